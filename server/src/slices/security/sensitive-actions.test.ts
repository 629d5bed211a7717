/** Proof of the mailbox before what matters, another email address and back, another password. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { byKey, refusal, send } from '../../contract-suite/http.suite.ts';
import { testApp, type TestApp, type TestUser } from '../../testing/app.ts';
import { accountsOf, asUser, linkIn, typedCodeIn } from '../../testing/accounts.ts';

let t: TestApp;
let mia: TestUser;
beforeAll(async () => void (t = await testApp()));
afterAll(() => t.close());
beforeEach(async () => {
  t.clock.offsetMs = 0;
  mia = await t.user();
});
const { ask, knock, signIn, mailsTo, lastMailTo, auditOf, expireProof: age } = accountsOf(() => t);

const minutes = (count: number) => (t.clock.offsetMs += count * 60_000);
const wants = (who = mia, headers = {}) => ask(who, 'POST /v1/user/backup-code', undefined, headers);
const verify = (code: string, who = mia) =>
  ask(who, 'POST /v1/user/verify-sensitive-action-code', { verification_code: code });
/** Proof is asked for first; without a factor the call itself is a conflict. */
const needsCode = [403, 'sensitive_action_verification_required'];
const passed = [409, 'no_second_factor'];
const badCode = [400, 'invalid_verification_code'];

describe('a sensitive action', () => {
  test('is allowed just after a sign-in, and later needs a mailed code, at most one a minute', async () => {
    expect(refusal(await wants())).toEqual(passed);
    await age(mia);
    const refused = await Promise.all([wants(), wants(), wants()]);
    expect(refused.map(refusal)).toEqual([needsCode, needsCode, needsCode]);
    expect(refused[0]?.body.detail.message).toContain(mia.email);
    const mails = await mailsTo(mia.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Your verification code']);
    const mail = await lastMailTo(mia.email);
    expect(typedCodeIn(mail)).not.toBe('');
    const link = linkIn(mail);
    expect([link.origin, link.pathname]).toEqual([t.parts.config.publicUrl, '/app/home']);
    expect(link.searchParams.get('sensitiveActionVerificationCode')).toBe(typedCodeIn(mail));
    minutes(1.1);
    expect((await ask(mia, 'POST /v1/user/send-sensitive-action-code')).body).toEqual({ status: 'ok' });
    // The newer one replaces it.
    expect(refusal(await verify(typedCodeIn(mail)))).toEqual(badCode);
    const code = typedCodeIn(await lastMailTo(mia.email));
    expect((await verify(` ${code.toLowerCase().replace('-', ' ')}`)).body).toEqual({ status: 'ok' });
    // Verifying performed nothing, and opens for a quarter of an hour.
    expect(refusal(await wants())).toEqual(passed);
    expect(refusal(await verify(code))).toEqual(badCode);
    await t.db.updateTable('session').set({ sensitive_until: new Date() }).where('user_id', '=', mia.user_id).execute();
    expect(refusal(await wants())).toEqual(needsCode);
    expect(await auditOf(mia)).toEqual(
      expect.arrayContaining(['sensitive_action.refused', 'sensitive_action.verified']),
    );
  });

  test('accepts the code with the request, but not that of another user or session, a late one or a wrong one', async () => {
    const sam = await t.user();
    await age(mia);
    await age(sam);
    await wants();
    const code = typedCodeIn(await lastMailTo(mia.email));
    const header = { 'sensitive-action-code': code };
    expect(refusal(await wants(sam, header))).toEqual(needsCode);
    expect(refusal(await verify(code, sam))).toEqual(badCode);
    expect(refusal(await wants(mia, { 'sensitive-action-code': 'AAAA-AAAA' }))).toEqual(needsCode);
    // The session that was refused stays closed where another used the code.
    const second = asUser(await signIn(mia));
    await age(mia);
    const used = await Promise.all([wants(second, header), wants(second, header)]);
    expect(used.map(refusal)).toContainEqual(passed);
    expect(refusal(await wants(second))).toEqual(passed);
    expect(refusal(await wants())).toEqual(needsCode);
    minutes(9.5);
    expect(refusal(await verify('AAAA-BBBB'))).toEqual(badCode);
  });

  test('has codes that are valid for ten minutes, and counts wrong ones', async () => {
    await age(mia);
    await wants();
    const code = typedCodeIn(await lastMailTo(mia.email));
    minutes(9.9);
    await t.db
      .updateTable('action_code')
      .set({ expires_at: new Date(Date.now() + t.clock.offsetMs) })
      .where('subject', '=', mia.user_id)
      .execute();
    expect(refusal(await verify(code))).toEqual(badCode);
    for (let i = 0; i < 9; i++) expect((await verify(`AAAA-AAA${i}`)).status).toBe(400);
    expect(refusal(await verify('AAAA-BBBB'))).toEqual([429, 'too_many_attempts']);
  });
});

describe('the email address', () => {
  const askFor = (new_email: string, who = mia) =>
    ask(who, 'POST /v1/user/send-email-change-verification', { new_email });
  const use = (link: URL) => {
    const revert = link.searchParams.get('isReverting') === 'true' ? '&is_reverting=true' : '';
    return knock(`PUT /v1/user/email?verification_code=${link.searchParams.get('verificationCode')}${revert}`);
  };
  const emailOf = async ({ user_id }: TestUser) =>
    (await t.db.selectFrom('user_account').select('email').where('user_id', '=', user_id).executeTakeFirst())?.email;

  test('is changed by a link to the new one, and reverted by a link to the former', async () => {
    const [other, fresh] = [asUser(await signIn(mia)), `fresh-${mia.email}`];
    await knock('POST /v1/user/send-password-reset-email', { email: mia.email });
    expect((await askFor(` ${fresh.toUpperCase()}`)).body).toEqual({ status: 'ok' });
    const link = linkIn(await lastMailTo(fresh));
    expect(link.pathname).toBe('/app/sign-in');
    const [one, two] = await Promise.all([use(link), use(link)]);
    expect([one.status, two.status].sort()).toEqual([200, 400]);
    expect([one, two].find(({ status }) => status === 200)?.body).toEqual({ status: 'ok', email: fresh });
    expect(refusal(await use(link))).toEqual(badCode);
    // The session that asked stays signed in, and the others do not.
    expect((await ask(mia, 'GET /v1/user')).body.email).toBe(fresh);
    expect((await ask(other, 'GET /v1/user')).status).toBe(401);
    expect((await signIn(mia)).status).toBe(401);
    expect((await signIn({ ...mia, email: fresh })).status).toBe(200);

    const back = linkIn(await lastMailTo(mia.email));
    expect([back.pathname, back.searchParams.get('isReverting')]).toEqual(['/app/sign-in', 'true']);
    // A code for one is none for the other.
    back.searchParams.delete('isReverting');
    expect(refusal(await use(back))).toEqual(badCode);
    minutes(6 * 24 * 60);
    // One step further does not get rid of the way back.
    const again = asUser(await signIn({ ...mia, email: fresh }));
    await askFor(`third-${fresh}`, again);
    await use(linkIn(await lastMailTo(`third-${fresh}`)));
    await use(linkIn(await lastMailTo(fresh)));
    expect(await emailOf(mia)).toBe(fresh);
    back.searchParams.set('isReverting', 'true');
    expect((await use(back)).body).toEqual({ status: 'ok', email: mia.email });
    expect((await ask(again, 'GET /v1/user')).status).toBe(401);
    expect((await signIn(mia)).status).toBe(200);
    expect(refusal(await use(back))).toEqual(badCode);
    expect(await auditOf(mia)).toEqual(expect.arrayContaining(['email.changed', 'email.reverted']));
  });

  test('gets the same answer when it is taken, its owner is told, and of two users one gets it', async () => {
    const [sam, zoe, wanted] = [await t.user(), await t.user(), `wanted-${mia.email}`];
    expect((await askFor(sam.email)).body).toEqual({ status: 'ok' });
    expect((await lastMailTo(sam.email)).subject).toBe('You already have an account');
    expect(linkIn(await lastMailTo(sam.email)).search).toBe('?lang=en');
    expect(refusal(await askFor(mia.email))).toEqual([400, 'email_unchanged']);
    const links: URL[] = [];
    for (const who of [mia, sam, zoe]) {
      await askFor(wanted, who);
      links.push(linkIn(await lastMailTo(wanted)));
    }
    const answers = await Promise.all(links.map(use));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect(answers.filter(({ status }) => status === 400).map(refusal)).toEqual([badCode, badCode]);
  });

  test('can be changed with proof only, and few mails go to unknown addresses', async () => {
    await age(mia);
    expect(refusal(await askFor('someone@example.test'))).toEqual(needsCode);
    const sam = await t.user();
    for (let i = 0; i < 5; i++) expect((await askFor(`x${i}@example.test`, sam)).status).toBe(200);
    expect(refusal(await askFor('x6@example.test', sam))).toEqual([429, 'too_many_attempts']);
  });
});

describe('the password', () => {
  const change = (current_password: string, new_password = 'An0ther!pass', who = mia) =>
    ask(who, 'POST /v1/user/change-password', { current_password, new_password });

  test('is changed by whoever knows it, which ends every other session and sends a mail', async () => {
    const other = asUser(await signIn(mia));
    expect(refusal(await change('Wr0ng!pass'))).toEqual([400, 'wrong_password']);
    expect(refusal(await change(mia.password, 'weak'))[0]).toBe(422);
    const both = await Promise.all([change(mia.password), change(mia.password, 'Y3t!another')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await ask(mia, 'GET /v1/user')).status).toBe(200);
    expect((await ask(other, 'GET /v1/user')).status).toBe(401);
    expect((await signIn(mia)).status).toBe(401);
    expect((await lastMailTo(mia.email)).subject).toBe('Your password was changed');
    await age(mia);
    expect(refusal(await change('An0ther!pass'))).toEqual(needsCode);
  });

  test('counts wrong ones as at the sign-in', async () => {
    for (let i = 0; i < 10; i++) expect((await change(`Wr0ng!${i}`)).status).toBe(400);
    expect(refusal(await change(mia.password))).toEqual([429, 'too_many_attempts']);
    expect(refusal(await signIn(mia))).toEqual([429, 'too_many_attempts']);
  });
});

test('the archive of personal data, an offer to support and an invite of an admin require proof too', async () => {
  const owner = await t.user({ tier: 'enterprise' });
  await age(owner);
  const calls: [string, object?][] = [
    ['POST /v1/user/download-data'],
    ['POST /v1/user/support-access', {}],
    ['POST /v1/workspace/invites/add', { email: 'a@example.test', workspace_permission: 'admin' }],
    ['POST /v1/workspace/invites/add-bulk', { emails: ['b@example.test'], seat_type: 'workspace_admin' }],
    ['POST /v1/workspace/members', { email: owner.email, workspace_role: 'workspace_admin' }],
  ];
  for (const [call, body] of calls)
    expect([call, ...refusal(await ask(owner, call, body))]).toEqual([
      call,
      403,
      'sensitive_action_verification_required',
    ]);
  // A program can give no proof.
  for (const [call, body] of calls.slice(2))
    expect([call, ...refusal(await send(t.url, call, { as: byKey(owner), ...(body ? { body } : {}) }))]).toEqual([
      call,
      403,
      'session_required',
    ]);
  expect((await ask(owner, 'POST /v1/workspace/invites/add', { email: 'c@example.test' })).status).toBe(200);
  const code = typedCodeIn(await lastMailTo(owner.email));
  const [first = '', ...rest] = calls;
  expect((await ask(owner, first[0] ?? '', undefined, { 'sensitive-action-code': code })).status).toBe(200);
  for (const [call, body] of rest) expect([call, (await ask(owner, call, body)).status]).toEqual([call, 200]);
});

test('look-ups of a provider, and cookies that renew nothing, are throttled', async () => {
  const looks = await Promise.all(
    Array.from({ length: 105 }, () => send(t.url, 'GET /v1/workspace/identity-providers')),
  );
  expect(looks.filter(({ status }) => status === 200)).toHaveLength(100);
  expect(refusal(looks.find(({ status }) => status !== 200)!)).toEqual([429, 'too_many_attempts']);
  const renew = (n: number) =>
    send(t.url, 'POST /v1/auth/refresh', { headers: { cookie: `veery_refresh=guess.${n}` } });
  const renewals = await Promise.all(Array.from({ length: 105 }, (_, n) => renew(n)));
  expect(renewals.filter(({ status }) => status === 401)).toHaveLength(100);
  expect(refusal(await renew(0))).toEqual([429, 'too_many_attempts']);
  await t.db.deleteFrom('sign_in_attempt').execute();
});
