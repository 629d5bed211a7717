/** How accounts begin: sign-up with a verification mail, the first account, what a visitor may know; and who may what. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { issueSetUpCode } from '../slices/sign-up/set-up.service.ts';
import { systemScope } from '../context.ts';
import { testApp, type TestApp, type TestUser } from '../testing/app.ts';
import { codeIn, lastMailTo, mailsTo } from '../testing/outbox.ts';
import { byKey, bySession, cookiesIn, refusal, send, type Sent } from './http.suite.ts';

let app: TestApp;
let operator: TestUser;
beforeAll(async () => {
  app = await testApp();
  operator = await app.user();
  await app.db.insertInto('operator').values({ user_id: operator.user_id, granted_at: new Date() }).execute();
});
beforeEach(() => void (app.clock.offsetMs = 0));
afterAll(() => app.close());

const password = 'G00d!password';
const post = (path: string, body: unknown, base = app.url) => send(base, `POST ${path}`, { body });
const signUp = (email: string, with_ = password) => post('/v1/auth/sign-up', { email, password: with_ });
/** Opens the link in the browser of this sign-up; without one, in another browser. */
const verify = (action_code: string, signedUp?: Sent, more: object = {}) =>
  send(app.url, 'POST /v1/auth/verify-email', {
    body: { action_code, ...more },
    headers: signedUp ? { cookie: cookiesIn(signedUp) } : {},
  });

const mailTo = (email: string) => lastMailTo(app, email);

describe('sign-up', () => {
  test('mails a link whose code creates the account once', async () => {
    const email = 'new@example.test';
    const signedUp = await signUp(email);
    expect(signedUp.body).toEqual({ status: 'verification_sent' });
    expect(refusal(await post('/v1/auth/sign-in', { email, password }))).toEqual([401, 'invalid_credentials']);
    const mail = await mailTo(email);
    expect(mail.text).toContain(`${app.parts.config.publicUrl}/app/action?mode=verifyEmail&oobCode=`);
    const action_code = codeIn(mail);
    expect((await verify(action_code, signedUp)).body).toEqual({ status: 'ok' });
    expect(refusal(await verify(action_code, signedUp))).toEqual([400, 'invalidActionCode']);
    const { id_token } = (await post('/v1/auth/sign-in', { email, password })).body;
    const me = await send(app.url, 'GET /v1/user', { as: { authorization: `Bearer ${id_token}` } });
    expect(me.body).toMatchObject({ email, is_operator: false, is_staff: false, workspace_role: 'admin' });
    expect(me.body.subscription.tier).toBe('free');
  });

  test('unknown, expired and replaced codes fail alike', async () => {
    const email = 'slow@example.test';
    const signedUp = await signUp(email);
    const first = codeIn(await mailTo(email));
    app.clock.offsetMs = 60_000;
    await post('/v1/user/send-verification-email', { email });
    const second = codeIn(await mailTo(email));
    expect(second).not.toBe(first);
    app.clock.offsetMs += 59 * 60_000;
    const replaced = await verify(first, signedUp);
    app.clock.offsetMs += 2 * 60_000;
    const expired = await verify(second, signedUp);
    const unknown = await verify('nothing', signedUp);
    const told = (answer: Sent) => [answer.status, { ...answer.body.detail, request_id: '' }];
    expect(refusal(unknown)).toEqual([400, 'invalidActionCode']);
    expect(told(replaced)).toEqual(told(unknown));
    expect(told(expired)).toEqual(told(unknown));
  });

  test('a known address gets the same answer and another mail, and keeps its password', async () => {
    const [known, fresh] = [await signUp(operator.email), await signUp('fresh@example.test')];
    expect([known.status, known.body, [...known.headers.keys()]]).toEqual([
      fresh.status,
      fresh.body,
      [...fresh.headers.keys()],
    ]);
    expect((await mailTo(operator.email)).text).not.toContain('oobCode');
    expect((await post('/v1/auth/sign-in', { email: operator.email, password })).status).toBe(401);
    expect((await post('/v1/auth/sign-in', { email: operator.email, password: operator.password })).status).toBe(200);
  });

  test('ten requests at once with one address create one account', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => signUp('twins@example.test')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const codes = (await mailsTo(app, 'twins@example.test')).map(codeIn);
    expect(new Set(codes).size).toBe(10);
    const verified = await Promise.all(codes.map((code) => verify(code, undefined, { password })));
    expect(verified.filter(({ status }) => status === 200)).toHaveLength(1);
    const rows = await app.db
      .selectFrom('user_account')
      .select('user_id')
      .where('email', '=', 'twins@example.test')
      .execute();
    expect(rows).toHaveLength(1);
  });

  describe('an address that a stranger signs up too', () => {
    const [owners, strangers] = ['Own3r!password', 'Str4nger!password'];
    const enters = async (email: string, with_: string) =>
      (await post('/v1/auth/sign-in', { email, password: with_ })).status === 200;
    async function bothSignUp(email: string) {
      const owner = await signUp(email, owners);
      const ownersCode = codeIn(await mailTo(email));
      app.clock.offsetMs += 60_000;
      const stranger = await signUp(email, strangers);
      return { owner, ownersCode, stranger, strangersCode: codeIn(await mailTo(email)) };
    }

    test("is the owner's by the link of their own sign-up, also after the stranger's", async () => {
      const email = 'victim@example.test';
      const { owner, ownersCode, strangersCode } = await bothSignUp(email);
      expect((await verify(ownersCode, owner)).status).toBe(200);
      expect([await enters(email, owners), await enters(email, strangers)]).toEqual([true, false]);
      // Nothing of the stranger's sign-up is left.
      expect(refusal(await verify(strangersCode, owner, { password: owners }))).toEqual([400, 'invalidActionCode']);
    });

    test("never has the stranger's password: their link asks the owner's browser for one", async () => {
      const email = 'victim2@example.test';
      const { owner, strangersCode } = await bothSignUp(email);
      for (const browser of [owner, undefined]) {
        expect(refusal(await verify(strangersCode, browser))).toEqual([400, 'password_required']);
        const looked = await send(app.url, 'POST /v1/auth/action-code/check', {
          body: { action_code: strangersCode },
          headers: browser ? { cookie: cookiesIn(browser) } : {},
        });
        expect(looked.body).toMatchObject({ operation: 'verifyEmail', email, needs_password: true });
      }
      expect((await verify(strangersCode, owner, { password: owners })).status).toBe(200);
      expect([await enters(email, owners), await enters(email, strangers)]).toEqual([true, false]);
    });

    test("is not verified in the stranger's browser without the mail, whose link needs no password in its own", async () => {
      const email = 'victim3@example.test';
      const { owner, ownersCode, stranger } = await bothSignUp(email);
      expect(refusal(await verify(ownersCode, stranger))).toEqual([400, 'password_required']);
      const looked = await send(app.url, 'POST /v1/auth/action-code/check', {
        body: { action_code: ownersCode },
        headers: { cookie: cookiesIn(owner) },
      });
      expect(looked.body).toMatchObject({ operation: 'verifyEmail', email, needs_password: false });
    });

    test('gets no agreement from the stranger', async () => {
      const email = 'victim4@example.test';
      const account_metadata = { accepts_terms: true, agrees_to_product_updates: true };
      await post('/v1/auth/sign-up', { email, password: strangers, account_metadata });
      const code = codeIn(await mailTo(email));
      const refused = await verify(code, undefined, { password: owners, account_metadata: { accepts_terms: false } });
      expect(refusal(refused)).toEqual([400, 'terms_not_accepted']);
      await verify(code, undefined, { password: owners, account_metadata: { accepts_terms: true } });
      const rows = await app.db
        .selectFrom('consent as c')
        .innerJoin('user_account as u', 'u.user_id', 'c.user_id')
        .select(['c.kind', 'c.is_given', 'u.agrees_to_product_updates'])
        .where('u.email', '=', email)
        .execute();
      expect(rows).toEqual([{ kind: 'terms', is_given: true, agrees_to_product_updates: false }]);
    });

    test('keeps the rules for passwords, and the link stays good after a refusal', async () => {
      const email = 'victim5@example.test';
      await signUp(email, strangers);
      const code = codeIn(await mailTo(email));
      expect((await verify(code, undefined, { password: 'short1!' })).status).toBe(422);
      expect(refusal(await verify(code, undefined, { password: 'Password123!' }))).toEqual([400, 'weak_password']);
      expect((await verify(code, undefined, { password: owners })).status).toBe(200);
    });
  });

  test('a weak password and an invalid address answer 422', async () => {
    for (const [weak, words] of [
      ['Ab!defgh', 'number'],
      ['12345678!', 'letter'],
      ['Abcd1234', 'special character'],
      ['A1!', 'more than 8'],
    ] as const) {
      const answer = await signUp('weak@example.test', weak);
      expect([answer.status, answer.body.detail[0].loc]).toEqual([422, ['body', 'password']]);
      expect(answer.body.detail[0].msg).toContain(words);
    }
    for (const email of ['', 'a', 'a@b', 'a b@c.test', `${'x'.repeat(250)}@b.test`, 'a@b.test\u0000']) {
      expect((await signUp(email)).body.detail[0].loc, email).toEqual(['body', 'email']);
    }
    expect((await signUp('long@example.test', `A1!${'x'.repeat(1000)}`)).status).toBe(200);
  });

  test('a closed installation answers 403', async () => {
    const closed = await testApp({ env: { SIGN_UP: 'closed' } });
    const answer = await post('/v1/auth/sign-up', { email: 'a@b.test', password }, closed.url);
    expect(refusal(answer)).toEqual([403, 'sign_ups_disabled']);
    expect((await send(closed.url, 'GET /v1/instance')).body.sign_up).toBe('closed');
    await closed.close();
  });
});

describe('the first account', () => {
  test('is created once with the set-up code, and is verified and an operator', async () => {
    const empty = await testApp();
    const input = { email: 'first@example.test', password, first_name: ' Ann ' };
    expect((await send(empty.url, 'GET /v1/instance')).body).toEqual({
      needs_set_up: true,
      can_set_up: true,
      sign_up: 'open',
      version: 'test',
      name: 'Veery',
      sign_up_domains: [],
      privacy_url: null,
      terms_url: null,
      has_analytics: true,
      billing: 'sandbox',
      is_isolated: false,
    });
    const setup_code = await issueSetUpCode(systemScope(empty.parts));
    expect(refusal(await post('/v1/auth/set-up', { ...input, setup_code: 'wrong' }, empty.url))).toEqual([
      400,
      'invalidActionCode',
    ]);
    const answers = await Promise.all(
      ['first@example.test', 'rival@example.test'].map((email) =>
        post('/v1/auth/set-up', { ...input, email, setup_code }, empty.url),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = answers.find(({ status }) => status === 200);
    expect(winner?.body.email_verified).toBe(true);
    const me = await send(empty.url, 'GET /v1/user', { as: { authorization: `Bearer ${winner?.body.id_token}` } });
    expect(me.body).toMatchObject({
      is_operator: true,
      subscription: { tier: 'enterprise' },
      first_name: 'Ann',
      workspace_name: "Ann's workspace",
    });
    expect(refusal(await post('/v1/auth/set-up', { ...input, setup_code }, empty.url))).toEqual([
      409,
      'already_set_up',
    ]);
    expect((await send(empty.url, 'GET /v1/instance')).body.needs_set_up).toBe(false);
    expect(await issueSetUpCode(systemScope(empty.parts))).toBeUndefined();
    await empty.close();
  });

  test('accounts of the command line leave the set-up link valid, and their addresses cannot be taken', async () => {
    const empty = await testApp();
    const setup_code = await issueSetUpCode(systemScope(empty.parts));
    const ann = await empty.user();
    expect((await send(empty.url, 'GET /v1/instance')).body).toMatchObject({ needs_set_up: false, can_set_up: true });
    const taken = await post('/v1/auth/set-up', { setup_code, email: ann.email, password }, empty.url);
    expect(refusal(taken)).toEqual([409, 'email_taken']);
    const made = await post('/v1/auth/set-up', { setup_code, email: 'olga@example.test', password }, empty.url);
    expect(made.status).toBe(200);
    await empty.close();
  });

  test('a set-up code is valid for an hour', async () => {
    const empty = await testApp();
    const setup_code = await issueSetUpCode(systemScope(empty.parts));
    empty.clock.offsetMs = 61 * 60_000;
    const answer = await post('/v1/auth/set-up', { setup_code, email: 'a@b.test', password }, empty.url);
    expect(refusal(answer)).toEqual([400, 'invalidActionCode']);
    await empty.close();
  });
});

test('only a session of an operator may read the outbox', async () => {
  const other = await app.user();
  const outbox = (as: Record<string, string>) => send(app.url, 'GET /v1/operator/outbox', { as });
  expect(refusal(await outbox(bySession(other)))).toEqual([403, 'not_operator']);
  expect(refusal(await outbox(byKey(operator)))).toEqual([403, 'session_required']);
  expect((await outbox(bySession(operator))).body.is_exposed).toBe(false);
});

test('is-admin and can-access-workspace-settings answer for an admin and for an editor', async () => {
  const user = await app.user();
  const ask = async () => [
    (await send(app.url, 'GET /v1/workspace/is-admin', { as: bySession(user) })).body,
    (await send(app.url, 'GET /v1/workspace/can-access-workspace-settings', { as: byKey(user) })).body,
  ];
  expect(await ask()).toEqual([{ is_admin: true }, { can_access: true, can_change: true }]);
  await app.db.updateTable('member').set({ role: 'editor' }).where('user_id', '=', user.user_id).execute();
  expect(await ask()).toEqual([{ is_admin: false }, { can_access: false, can_change: false }]);
});

test('of sixty wrong passwords at once ten are checked, and the right one has to wait as well', async () => {
  const { email } = await app.user();
  const wrong = { email, password: 'Wr0ng!password' };
  const answers = await Promise.all(Array.from({ length: 60 }, () => post('/v1/auth/sign-in', wrong)));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(50);
  expect((await post('/v1/auth/sign-in', { email, password: 'Str0ng!pass' })).status).toBe(429);
  app.clock.offsetMs += 16 * 60_000;
  expect((await post('/v1/auth/sign-in', { email, password: 'Str0ng!pass' })).status).toBe(200);
});
