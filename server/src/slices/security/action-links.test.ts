/** The links in mails: looked at, used, used again, expired, foreign, of the wrong kind; and what they change. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refusal, send, type Sent } from '../../contract-suite/http.suite.ts';
import { systemScope } from '../../context.ts';
import { testApp, type TestApp, type TestUser } from '../../testing/app.ts';
import { codeIn, lastMailTo, linkIn, mailsTo } from '../../testing/outbox.ts';
import { issueCode, type ActionKind } from '../../platform/identity/credentials/action-codes.ts';

let app: TestApp;
let user: TestUser;
beforeAll(async () => void (app = await testApp()));
beforeEach(async () => {
  app.clock.offsetMs = 0;
  // Every test has tries of its own.
  await app.db.deleteFrom('sign_in_attempt').execute();
  user = await app.user();
});
afterAll(() => app.close());

const newPassword = 'N3w!password of mine';
const minutes = (count: number) => (app.clock.offsetMs += count * 60_000);
const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  send(app.url, `POST ${path}`, { body, headers });
const askReset = (email = user.email, continue_url?: string) =>
  post('/v1/user/send-password-reset-email', { email, continue_url });
const reset = (action_code: string, new_password = newPassword) =>
  post('/v1/auth/confirm-password-reset', { action_code, new_password });
const check = (action_code: string) => post('/v1/auth/action-code/check', { action_code });
const signIn = (password: string, more: object = {}) =>
  post('/v1/auth/sign-in', { email: user.email, password, ...more });
const issue = (kind: ActionKind, subject = user.user_id, payload: unknown = {}) =>
  issueCode(systemScope(app.parts), { kind, subject, payload });
const me = () => send(app.url, 'GET /v1/user', { as: { authorization: `Bearer ${user.session.access}` } });
const rowOf = (user_id = user.user_id) =>
  app.db.selectFrom('user_account').selectAll().where('user_id', '=', user_id).executeTakeFirstOrThrow();
async function resetCode(): Promise<string> {
  expect((await askReset()).body).toEqual({ status: 'ok' });
  return codeIn(await lastMailTo(app, user.email));
}
const told = ({ status, body, headers }: Sent) => [
  status,
  [...headers.keys()].sort(),
  { ...body.detail, request_id: '' },
];

describe('a password reset', () => {
  test('by the mailed link ends every session, is confirmed by a mail, and changes nothing else', async () => {
    await askReset(user.email, '/app/sign-in');
    const link = linkIn(await lastMailTo(app, user.email));
    expect(Object.fromEntries(link.searchParams)).toEqual({
      mode: 'resetPassword',
      oobCode: expect.any(String),
      continueUrl: `${app.parts.config.publicUrl}/app/sign-in`,
      lang: 'en',
    });
    const before = await rowOf();
    expect((await reset(link.searchParams.get('oobCode') ?? '')).body).toEqual({ status: 'ok' });
    expect(refusal(await me())).toEqual([401, 'invalid_token']);
    expect([(await signIn(user.password)).status, (await signIn(newPassword)).status]).toEqual([401, 200]);
    expect((await lastMailTo(app, user.email)).subject).toBe('Your password was changed');
    expect(await rowOf()).toEqual({ ...before, password_hash: expect.not.stringContaining(before.password_hash) });
    const events = app.db.selectFrom('analytics_event').select('name').where('user_id', '=', user.user_id);
    expect((await events.execute()).map(({ name }) => name)).toEqual(['password_reset', 'user_signed_in']);
  });

  test('is mailed in the language of the request when the account has none', async () => {
    const ask = (language: string) =>
      post('/v1/user/send-password-reset-email', { email: user.email }, { 'accept-language': language });
    await ask('de-DE,de;q=0.9,en;q=0.8');
    const mail = await lastMailTo(app, user.email);
    expect(mail.subject).toBe('Wählen Sie ein neues Passwort');
    expect(linkIn(mail).searchParams.get('lang')).toBe('de');
    await app.db.updateTable('user_account').set({ locale: 'en' }).where('user_id', '=', user.user_id).execute();
    await ask('de');
    expect((await lastMailTo(app, user.email)).subject).toBe('Set a new password');
  });

  test('accepts both spellings', async () => {
    const body = { actionCode: await resetCode(), newPassword };
    expect((await post('/v1/auth/confirm-password-reset', body)).status).toBe(200);
  });

  test('keeps the second factor', async () => {
    const factor = { user_id: user.user_id, factor_id: user.user_id, display_name: 'app', secret: Buffer.alloc(60) };
    await app.db
      .insertInto('totp_factor')
      .values({ ...factor, enrolled_at: new Date(), created_at: new Date() })
      .execute();
    await reset(await resetCode());
    expect(refusal(await signIn(newPassword))).toEqual([401, 'mfa_required']);
  });

  describe('and the API keys of the account', () => {
    const keyIds = async () =>
      (await app.db.selectFrom('api_key').select('key_id').where('user_id', '=', user.user_id).execute()).map(
        ({ key_id }) => key_id,
      );
    const usesKey = () => send(app.url, 'GET /v1/models', { as: { 'xi-api-key': user.apiKey } });
    async function addKey(name: string): Promise<string> {
      const as = { authorization: `Bearer ${user.session.access}` };
      const made = await send(app.url, 'POST /v1/user/create-api-key', { as, body: { name, permissions: 'all' } });
      expect(made.status).toBe(200);
      return made.body.key_id;
    }

    test('are listed once the code is proven, and all are revoked unless the call says otherwise', async () => {
      const second = await addKey('Second');
      const code = await resetCode();
      const looked = await check(code);
      expect(looked.body.api_keys.map(({ key_id }: { key_id: string }) => key_id)).toEqual(await keyIds());
      expect(looked.body.api_keys.at(-1)).toEqual({
        key_id: second,
        name: 'Second',
        hint: expect.stringMatching(/^…/),
        created_at_unix: expect.any(Number),
        last_used_at_unix: null,
      });
      expect((await reset(code)).status).toBe(200);
      expect(await keyIds()).toEqual([]);
      expect(refusal(await usesKey())).toEqual([401, 'invalid_api_key']);
      const log = app.db.selectFrom('audit_event').select('action').where('user_id', '=', user.user_id);
      expect((await log.execute()).filter(({ action }) => action === 'api_key.deleted')).toHaveLength(2);
    });

    test('stay where the call names others, and none of another account can be named', async () => {
      const second = await addKey('Second');
      const other = await app.user();
      const foreign = await app.db
        .selectFrom('api_key')
        .select('key_id')
        .where('user_id', '=', other.user_id)
        .executeTakeFirstOrThrow();
      const body = { action_code: await resetCode(), new_password: newPassword };
      const revoke_keys = [second, foreign.key_id];
      expect((await post('/v1/auth/confirm-password-reset', { ...body, revoke_keys })).status).toBe(200);
      expect(await keyIds()).toHaveLength(1);
      expect((await usesKey()).status).toBe(200);
      expect((await send(app.url, 'GET /v1/models', { as: { 'xi-api-key': other.apiKey } })).status).toBe(200);
    });
  });

  test('proves the mailbox, so an unverified account becomes verified', async () => {
    user = await app.user({ is_verified: false });
    await reset(await resetCode());
    expect((await signIn(newPassword)).body.email_verified).toBe(true);
  });

  test('of an unknown address gets the same answer and sends no mail', async () => {
    const [known, unknown] = [await askReset(), await askReset('unknown@example.test')];
    expect([unknown.status, unknown.body, [...unknown.headers.keys()]]).toEqual([
      known.status,
      known.body,
      [...known.headers.keys()],
    ]);
    expect(await mailsTo(app, 'unknown@example.test')).toEqual([]);
  });

  test('of the address in other letter case is mailed to the address of the account', async () => {
    await askReset(user.email.toUpperCase());
    expect(await mailsTo(app, user.email)).toHaveLength(1);
  });

  test('revokes everything that an intruder may have requested, but product updates can still be ended', async () => {
    const ended = await Promise.all(
      (['reset_password', 'change_email', 'sign_in_request'] as const).map((kind) => issue(kind)),
    );
    const kept = await Promise.all((['revert_email', 'opt_out_updates'] as const).map((kind) => issue(kind)));
    await reset(await resetCode());
    for (const code of ended) expect(refusal(await check(code))).toEqual([400, 'invalidActionCode']);
    for (const code of kept) expect((await check(code)).status).toBe(200);
  });

  test('refuses weak and common passwords, and leaves the code valid', async () => {
    const code = await resetCode();
    const short = await reset(code, 'short1!');
    expect([short.status, short.body.detail[0].msg]).toEqual([
      422,
      'Your password must be more than 8 characters long.',
    ]);
    expect(refusal(await reset(code, 'Password123!'))).toEqual([400, 'weak_password']);
    expect((await reset(code)).status).toBe(200);
  });

  test('with one link in two tabs sets the password of one of them', async () => {
    const code = await resetCode();
    const answers = await Promise.all(Array.from({ length: 8 }, (_, i) => reset(code, `${newPassword}${i}`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const winner = answers.findIndex(({ status }) => status === 200);
    expect((await signIn(`${newPassword}${winner}`)).status).toBe(200);
  });
});

test('codes that are unknown, used, replaced, expired, foreign, forged or of the wrong kind fail alike', async () => {
  const used = await resetCode();
  await reset(used);
  const replaced = await resetCode();
  const expired = await resetCode();
  const wrongKinds = [await issue('change_email'), await issue('set_up'), await issue('internal_verification')];
  const unknown = await reset('nothing');
  expect(refusal(unknown)).toEqual([400, 'invalidActionCode']);
  const bad = [used, replaced, `${expired}x`, expired.slice(1), "' OR 1=1 --", '<script>', '\u{1f600}', ...wrongKinds];
  for (const code of bad) expect(told(await reset(code))).toEqual(told(unknown));
  minutes(61);
  expect(told(await reset(expired))).toEqual(told(unknown));
  expect(told(await post('/v1/auth/verify-email', { action_code: expired }))).toEqual(told(unknown));
  const sensitive = await issue('sensitive_action');
  for (const code of ['nothing', used, sensitive, wrongKinds[1] ?? ''])
    expect(told(await check(code))).toEqual(told(unknown));
});

test('a code of a deleted user fails like any other invalid code', async () => {
  const values = { user_id: 'gone', email: 'gone@example.test', password_hash: '', first_name: null };
  await app.db
    .insertInto('user_account')
    .values({ ...values, public_user_id: '0'.repeat(64), created_at: new Date() })
    .execute();
  const codes = [await issue('reset_password', 'gone'), await issue('opt_out_updates', 'gone')];
  await app.db.deleteFrom('user_account').where('user_id', '=', 'gone').execute();
  for (const code of codes) expect(refusal(await check(code))).toEqual([400, 'invalidActionCode']);
  expect(refusal(await reset(codes[0] ?? ''))).toEqual([400, 'invalidActionCode']);
  const key = { opt_out_updates_key: codes[1] };
  expect(refusal(await post('/v1/user/opt-out-of-updates', key))).toEqual([400, 'invalid_key']);
});

test('a code reveals its purpose and its address, and stays valid', async () => {
  const { email } = user;
  const cases = [
    ['reset_password', user.user_id, {}, 'resetPassword', email],
    ['verify_email', 'new@example.test', null, 'verifyEmail', 'new@example.test'],
    ['change_email', user.user_id, { email: 'wanted@example.test' }, 'changeEmail', 'wanted@example.test'],
    ['revert_email', user.user_id, { email: 'former@example.test' }, 'recoverEmail', 'former@example.test'],
    ['sign_in_request', user.user_id, {}, 'verifySignInRequest', email],
    ['opt_out_updates', user.user_id, {}, 'optOutOfUpdates', email],
  ] as const;
  for (const [kind, subject, payload, operation, address] of cases) {
    const code = await issue(kind, subject, payload);
    const api_keys = kind === 'reset_password' ? [expect.objectContaining({ hint: expect.any(String) })] : [];
    const answer = { operation, email: address, needs_password: false, needs_terms: false, api_keys };
    for (let i = 0; i < 2; i++) expect((await check(code)).body).toEqual(answer);
  }
});

test('after fifty wrong codes an address gets 429 for a quarter of an hour, also for a right one', async () => {
  const code = await resetCode();
  const answers = await Promise.all(Array.from({ length: 60 }, (_, i) => check(`wrong ${i}`)));
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(50);
  const late = await check(code);
  expect(refusal(late)).toEqual([429, 'too_many_attempts']);
  expect(late.body.detail.message).toBe('Too many attempts, please try again in a few minutes.');
  minutes(16);
  expect((await check(code)).status).toBe(200);
});

test('the sixth mail to an address answers 429, known or not, and the other kind of mail is counted separately', async () => {
  for (const path of ['/v1/user/send-password-reset-email', '/v1/user/send-verification-email']) {
    for (const email of [user.email, 'nobody@example.test']) {
      const answers = [];
      for (let i = 0; i < 6; i++) answers.push((await post(path, { email })).status);
      expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
    }
  }
});

describe('product updates', () => {
  const optOut = (opt_out_updates_key: string) => post('/v1/user/opt-out-of-updates', { opt_out_updates_key });

  test('end with the key of any mail, repeatedly, and with proof', async () => {
    await app.db
      .updateTable('user_account')
      .set({ agrees_to_product_updates: true })
      .where('user_id', '=', user.user_id)
      .execute();
    const [old, newer] = [await issue('opt_out_updates'), await issue('opt_out_updates')];
    for (const key of [old, old, newer]) expect((await optOut(key)).body).toEqual({ status: 'ok' });
    expect((await rowOf()).agrees_to_product_updates).toBe(false);
    const consents = await app.db.selectFrom('consent').selectAll().where('user_id', '=', user.user_id).execute();
    expect(consents).toMatchObject([{ kind: 'product_updates', is_given: false, evidence: { ip: '127.0.0.1' } }]);
    minutes(366 * 24 * 60);
    expect(refusal(await optOut(newer))).toEqual([400, 'invalid_key']);
  });

  test('do not end with another code', async () => {
    for (const key of ['nothing', await issue('reset_password')]) {
      expect(refusal(await optOut(key))).toEqual([400, 'invalid_key']);
    }
  });
});

describe('the internal verification code', () => {
  const prepare = (verification_code: string, email = user.email) =>
    post('/v1/user/prepare-internal-verification', { email, verification_code });

  test('is given for the code of a mail to that address, which stays valid', async () => {
    const code = await resetCode();
    const answer = await prepare(code, user.email.toUpperCase());
    expect(answer.body).toEqual({ status: 'ok', internal_code: expect.stringMatching(/^[\w-]{43}$/) });
    expect((await reset(code)).status).toBe(200);
    for (const bad of [code, 'nothing', answer.body.internal_code, await issue('sensitive_action')]) {
      expect(refusal(await prepare(bad))).toEqual([400, 'invalid_verification_code']);
    }
    expect(refusal(await prepare(await resetCode(), 'other@example.test'))).toEqual([400, 'invalid_verification_code']);
  });

  test('lets its holder sign in once despite the wrong passwords of others, but only with the right password', async () => {
    for (let i = 0; i < 11; i++) await signIn('Wr0ng!password');
    expect(refusal(await signIn(user.password))).toEqual([429, 'too_many_attempts']);
    const { internal_code } = (await prepare(await resetCode())).body;
    expect(refusal(await signIn('Wr0ng!password', { internal_code }))).toEqual([401, 'invalid_credentials']);
    expect(refusal(await signIn(user.password, { internal_code }))).toEqual([429, 'too_many_attempts']);
    const next = (await prepare(await resetCode())).body.internal_code as string;
    expect((await signIn(user.password, { internal_code: next })).status).toBe(200);
  });

  test('is useless for another account, and after ten minutes', async () => {
    const { internal_code } = (await prepare(await resetCode())).body;
    const other = await app.user();
    for (let i = 0; i < 11; i++) await post('/v1/auth/sign-in', { email: other.email, password: 'Wr0ng!password' });
    const foreign = { email: other.email, password: other.password, internal_code };
    expect((await post('/v1/auth/sign-in', foreign)).status).toBe(429);
    for (let i = 0; i < 11; i++) await signIn('Wr0ng!password');
    minutes(11);
    expect((await signIn(user.password, { internal_code })).status).toBe(429);
  });
});
