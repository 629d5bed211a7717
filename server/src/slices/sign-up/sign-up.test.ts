/** Sign-up from its form to its account: who may, what is kept, what is proven, what is mailed. */
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cookiesIn, refusal, send, type Headers, type Sent } from '../../contract-suite/http.suite.ts';
import { systemScope } from '../../context.ts';
import { testApp, type TestApp, type TestUser } from '../../testing/app.ts';
import { listMarketplaceClaims } from '../billing/marketplace/marketplace-claims.service.ts';
import { codeIn, lastMailTo, linkIn, mailsTo } from '../../testing/outbox.ts';
import { invite as inviteTo, password, signUpCalls } from './sign-up.suite.ts';

let app: TestApp;
let admin: TestUser;
beforeAll(async () => {
  app = await testApp({ env: { TRUST_PROXY: '127.0.0.1', GEOLOCATION_HEADERS: 'x-country, x-region, x-city' } });
  admin = await app.user();
});
beforeEach(() => void (app.clock.offsetMs = 0));
afterAll(() => app.close());

const minutes = (count: number) => (app.clock.offsetMs += count * 60_000);
const { post, signUp, preSignUp, verify, find, join } = signUpCalls(() => app);
const invite = (email: string, change: object = {}, to = app, by = admin) => inviteTo(to, by, email, change);

const token = `e30.${Buffer.from(JSON.stringify({ sub: 'buyer-7' })).toString('base64url')}.c2ln`;
const claimsOf = async (userId: string) =>
  (await listMarketplaceClaims(systemScope(app.parts))).filter(({ user_id }) => user_id === userId);

test('choices made before and with the sign-up are applied to the account, with their proof', async () => {
  const email = 'choices@example.test';
  await app.db
    .updateTable('user_account')
    .set({ referral_link_code: 'brought' })
    .where('user_id', '=', admin.user_id)
    .execute();
  const geo_location = { country: 'us', region: 'US-IL', city: 'Chicago' };
  const account_metadata = { agrees_to_product_updates: true, accepts_terms: true, geo_location };
  const before = await preSignUp(email, {
    account_metadata,
    pid: 'partner',
    xid: 'visitor',
    referral_code: 'brought',
    gcp_marketplace_jwt: token,
  });
  expect(before.body).toEqual({ status: 'ok' });
  const browser = { cookie: cookiesIn(before) };
  const user = await join(email, { account_metadata: { agrees_to_product_updates: false } }, app, browser);
  expect(user).toMatchObject({
    agrees_to_product_updates: false,
    is_onboarding_completed: false,
    geo_location: { country: 'US', region: 'IL', city: 'Chicago' },
    partner: { pid: 'partner', xid: 'visitor' },
  });
  // What the marketplace says is a claim: operators see it, and the workspace has no other plan for it.
  expect(await claimsOf(user.user_id)).toMatchObject([{ account: 'buyer-7', token, payer: null, tier: 'free' }]);
  const consents = await app.db.selectFrom('consent').selectAll().where('user_id', '=', user.user_id).execute();
  expect(consents.map(({ kind, is_given }) => [kind, is_given])).toEqual([
    ['terms', true],
    ['product_updates', false],
  ]);
  expect(consents[0]?.evidence).toMatchObject({ ip: '127.0.0.1', user_agent: 'node', version: '2026-11-01' });
  expect(consents[0]?.evidence).toMatchObject({ claimed_place: { region: 'IL' } });
  const referral = app.db
    .selectFrom('referral')
    .select('referrer_user_id')
    .where('referred_user_id', '=', user.user_id);
  expect(await referral.execute()).toEqual([{ referrer_user_id: admin.user_id }]);
  const events = app.db.selectFrom('analytics_event').select('name').where('user_id', '=', user.user_id);
  expect((await events.execute()).map(({ name }) => name).sort()).toEqual(['email_verified', 'user_registered']);
  expect(await app.db.selectFrom('pre_sign_up').where('email', '=', email).selectAll().execute()).toEqual([]);
});

test('what a stranger chose for an address does not count for its owner’s sign-up', async () => {
  const email = 'owners@example.test';
  const geo_location = { country: 'us', region: 'US-IL', city: 'Chicago' };
  const account_metadata = { agrees_to_product_updates: true, accepts_terms: true, geo_location };
  expect((await preSignUp(email, { account_metadata, pid: 'strangers', gcp_marketplace_jwt: token })).status).toBe(200);
  const user = await join(email);
  expect(user).toMatchObject({ partner: null, agrees_to_product_updates: false, geo_location: { country: null } });
  expect(await app.db.selectFrom('consent').selectAll().where('user_id', '=', user.user_id).execute()).toEqual([]);
  expect(await claimsOf(user.user_id)).toEqual([]);
});

describe('the place of a new account', () => {
  const [home, elsewhere] = [
    { 'x-country': 'us', 'x-region': 'il', 'x-city': 'Chicago' },
    { 'x-country': 'de', 'x-region': 'be', 'x-city': 'Berlin' },
  ];
  const claim = (country: string, region: string) => ({
    account_metadata: { geo_location: { country, region, city: '' } },
  });
  async function placeOf(email: string, before: { more?: object; headers?: Headers }, after: typeof before) {
    const body = { email, account_metadata: {}, ...before.more };
    const first = await send(app.url, 'POST /v1/user/pre-sign-up', { body, headers: before.headers ?? {} });
    expect(first.status).toBe(200);
    const { geo_location } = await join(email, after.more, app, { ...after.headers, cookie: cookiesIn(first) });
    return geo_location as { country: string | null; region: string | null };
  }

  test('is where the sign-up comes from, else where the visitor was or said they were before it', async () => {
    expect(await placeOf('p1@example.test', {}, { headers: elsewhere })).toMatchObject({ country: 'DE', region: 'BE' });
    expect(await placeOf('p2@example.test', { headers: elsewhere }, {})).toMatchObject({ country: 'DE', region: 'BE' });
    expect(await placeOf('p3@example.test', { more: claim('fr', 'idf') }, {})).toMatchObject({ country: 'FR' });
  });

  test('is never exchanged for one that asks for less', async () => {
    for (const [name, before, after] of [
      ['q1', { headers: home }, { headers: elsewhere }],
      ['q2', { more: claim('us', 'il') }, { headers: elsewhere }],
      ['q3', { headers: elsewhere }, { more: claim('us', 'il') }],
      ['q4', { headers: home }, { more: claim('us', 'tx') }],
    ] as const) {
      expect([name, await placeOf(`${name}@example.test`, before, after)]).toMatchObject([name, { region: 'IL' }]);
    }
  });

  test('is asked of whoever opens the link in another browser, and what obliges is kept', async () => {
    const open = async (email: string, more: object, body: object, headers: Headers) => {
      await signUp(email, more);
      const action_code = codeIn(await lastMailTo(app, email));
      const answer = await send(app.url, 'POST /v1/auth/verify-email', {
        body: { action_code, password, ...body },
        headers,
      });
      expect(answer.status).toBe(200);
      return (await find(email))?.geo_location;
    };
    expect(await open('r1@example.test', claim('us', 'il'), {}, elsewhere)).toMatchObject({ region: 'IL' });
    expect(await open('r2@example.test', claim('fr', 'idf'), {}, {})).toMatchObject({ country: null });
    expect(await open('r3@example.test', {}, claim('fr', 'idf'), {})).toMatchObject({ country: 'FR' });
  });
});

test('a claimed place is stored as claimed', async () => {
  const geo_location = { country: 'ca', region: 'qc', city: 'Montréal' };
  const user = await join('place@example.test', { account_metadata: { geo_location, accepts_terms: true } });
  expect(user.geo_location).toEqual({ country: 'CA', region: 'QC', city: 'Montréal' });
  const { evidence } = await app.db
    .selectFrom('consent')
    .selectAll()
    .where('user_id', '=', user.user_id)
    .executeTakeFirstOrThrow();
  expect(evidence).toMatchObject({ claimed_place: { country: 'CA' }, looked_up_place: { country: null } });
});

test('refused terms and an invalid referral code are handled', async () => {
  for (const ask of [signUp, preSignUp]) {
    const answer = await ask('refuses@example.test', { account_metadata: { accepts_terms: false } });
    expect(refusal(answer)).toEqual([400, 'terms_not_accepted']);
  }
  const user = await join('alone@example.test', { referral_code: 'nobody’s' });
  expect(
    await app.db.selectFrom('referral').selectAll().where('referred_user_id', '=', user.user_id).execute(),
  ).toEqual([]);
});

describe('the link', () => {
  test("points to PUBLIC_URL, whatever the request's headers say, and keeps the path to continue at", async () => {
    const email = 'link@example.test';
    const headers = { 'x-forwarded-host': 'evil.test', origin: 'https://evil.test', forwarded: 'host=evil.test' };
    const body = { email, password, continue_url: `${app.parts.config.publicUrl}/app/sign-in?redirect=%2Fapp%2Fusage` };
    expect((await send(app.url, 'POST /v1/auth/sign-up', { body, headers })).status).toBe(200);
    const link = linkIn(await lastMailTo(app, email));
    expect(link.origin + link.pathname).toBe(`${app.parts.config.publicUrl}/app/action`);
    expect(Object.fromEntries(link.searchParams)).toEqual({
      mode: 'verifyEmail',
      oobCode: expect.stringMatching(/^[\w-]{43}$/),
      continueUrl: body.continue_url,
      lang: 'en',
      newUser: 'true',
    });
  });

  test.each([
    'https://evil.test/app/home',
    '//evil.test/app/home',
    '/\\evil.test',
    'javascript:alert(1)',
    'http://localhost@evil.test/app/home',
    '/app/home/../../evil',
    '/app/instance/mail',
    '/v1/user',
    '/app/home\r\nset-cookie: a=b',
  ])('leads to no other place: %s', async (continue_url) => {
    const email = 'elsewhere@example.test';
    for (const answer of [
      await signUp(email, { continue_url }),
      await post('/v1/user/send-verification-email', { email, continue_url }),
      await post('/v1/user/send-password-reset-email', { email, continue_url }),
    ]) {
      expect(refusal(answer)).toEqual([400, 'invalid_continue_url']);
    }
    expect(await mailsTo(app, email)).toEqual([]);
  });

  test('is mailed again on request, also after it expired, but not for an address that nobody signed up', async () => {
    const email = 'again@example.test';
    const signedUp = await signUp(email);
    const first = codeIn(await lastMailTo(app, email));
    minutes(90);
    expect((await post('/v1/user/send-verification-email', { email })).body).toEqual({ status: 'ok' });
    const again = codeIn(await lastMailTo(app, email));
    expect(refusal(await verify(first, signedUp))).toEqual([400, 'invalidActionCode']);
    expect((await verify(again, signedUp)).status).toBe(200);
    expect((await post('/v1/auth/sign-in', { email, password })).status).toBe(200);
    // There is nothing to verify any more, and nothing of the sign-up is left.
    await post('/v1/user/send-verification-email', { email });
    await post('/v1/user/send-verification-email', { email: 'nobody-at-all@example.test' });
    expect(await mailsTo(app, email)).toHaveLength(2);
    expect(await mailsTo(app, 'nobody-at-all@example.test')).toEqual([]);
  });

  test('verifies the address of an existing account, which keeps its password', async () => {
    const user = await app.user({ is_verified: false });
    await post('/v1/user/send-verification-email', { email: user.email });
    const mail = await lastMailTo(app, user.email);
    expect(linkIn(mail).searchParams.get('newUser')).toBeNull();
    // No sign-up waits for it, so any browser may open the link.
    await post('/v1/auth/verify-email', { action_code: codeIn(mail) });
    const answer = await post('/v1/auth/sign-in', { email: user.email, password: user.password });
    expect(answer.body.email_verified).toBe(true);
  });

  test('creates one account when twenty tabs use it at once, and one of them is told so', async () => {
    const email = 'tabs@example.test';
    const signedUp = await signUp(email);
    const code = codeIn(await lastMailTo(app, email));
    const answers = await Promise.all(Array.from({ length: 20 }, () => verify(code, signedUp)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(19);
  });
});

describe('who may sign up', () => {
  test('SIGN_UP=closed lets in nobody, invited or not', async () => {
    const closed = await testApp({ env: { SIGN_UP: 'closed' } });
    const by = await closed.user();
    const invite_code = await invite('asked@example.test', {}, closed, by);
    for (const ask of [signUp, preSignUp]) {
      expect(refusal(await ask('any@example.test', {}, closed))).toEqual([403, 'sign_ups_disabled']);
      expect(refusal(await ask('asked@example.test', { invite_code }, closed))).toEqual([403, 'sign_ups_disabled']);
    }
    await closed.close();
  });

  test('SIGN_UP=invite lets in the invited address only, with its code, while it is valid', async () => {
    const byInvitation = await testApp({ env: { SIGN_UP: 'invite' } });
    const by = await byInvitation.user();
    const email = 'guest@example.test';
    const invite_code = await invite(email, {}, byInvitation, by);
    const over = await invite('late@example.test', { expires_at: new Date(Date.now() - 1000) }, byInvitation, by);
    const gone = await invite('gone@example.test', { state: 'revoked' }, byInvitation, by);
    for (const ask of [signUp, preSignUp]) {
      for (const [address, code] of [
        [email, undefined],
        [email, 'nothing'],
        ['other@example.test', invite_code],
        ['late@example.test', over],
        ['gone@example.test', gone],
      ]) {
        const answer = await ask(address ?? '', { invite_code: code }, byInvitation);
        expect(refusal(answer)).toEqual([403, 'sign_ups_disabled']);
      }
    }
    const signedUp = await signUp('Guest@Example.test', { invite_code }, byInvitation);
    const mail = await lastMailTo(byInvitation, email);
    expect(linkIn(mail).searchParams.get('invite_code')).toBe(invite_code);
    await verify(codeIn(mail), signedUp, byInvitation);
    // They are in a workspace of their own, and the invite waits for an answer.
    const user = await find(email, byInvitation);
    const member = byInvitation.db
      .selectFrom('member')
      .selectAll()
      .where('user_id', '=', user?.user_id ?? '');
    expect((await member.executeTakeFirstOrThrow()).workspace_id).not.toBe(by.workspace_id);
    const waiting = byInvitation.db.selectFrom('workspace_invite').select('state').where('code', '=', invite_code);
    expect(await waiting.execute()).toEqual([{ state: 'pending' }]);
    await byInvitation.close();
  });

  test('SIGN_UP_DOMAINS lets in addresses of those domains, and whoever was invited', async () => {
    const invite_code = await invite('asked@example.test');
    app.parts.config.signUpDomains = ['example.org'];
    try {
      for (const ask of [signUp, preSignUp]) {
        for (const email of ['eve@example.test', 'eve@not-example.org', 'eve@sub.example.org']) {
          expect(refusal(await ask(email, { invite_code: 'nothing' }))).toEqual([403, 'sign_up_domain_refused']);
        }
        expect((await ask('Ed@Example.ORG')).status).toBe(200);
        expect((await ask('asked@example.test', { invite_code })).status).toBe(200);
      }
    } finally {
      app.parts.config.signUpDomains = [];
    }
  });

  test('SIGN_UP=open drops an invalid invite code from the link', async () => {
    await signUp('uninvited@example.test', { invite_code: await invite('someone@example.test') });
    const link = linkIn(await lastMailTo(app, 'uninvited@example.test'));
    expect(link.searchParams.has('invite_code')).toBe(false);
  });
});

describe('the address', () => {
  test('is the same account in other letter case and with surrounding space', async () => {
    const signedUp = await signUp('  Same@Example.TEST ');
    await verify(codeIn(await lastMailTo(app, 'same@example.test')), signedUp);
    await signUp('sAmE@eXaMpLe.test');
    expect((await lastMailTo(app, 'same@example.test')).subject).toBe('You already have an account');
    expect((await post('/v1/auth/sign-in', { email: 'SAME@example.test', password })).status).toBe(200);
  });

  test('with letters that look the same is another account', async () => {
    const alike = [
      'alike@example.test',
      'аlike@example.test',
      'ali\u212ae@example.test',
      'ａlike@example.test',
      'alıke@example.test',
    ];
    const users = [];
    for (const email of alike) users.push(await join(email));
    expect(new Set(users.map(({ user_id }) => user_id)).size).toBe(alike.length);
  });

  test.each([
    'a@example.test\r\nBcc: b@example.test',
    'a@example.test\nSubject: x',
    'a@example.test,b@example.test',
    'a<b@example.test>',
    '"a b"@example.test',
    'a@example.test\u0000',
    'a\u200b@example.test',
    'a\u202e@example.test',
    'a@b@example.test',
    'a;b@example.test',
  ])('%j is not an address', async (email) => {
    for (const path of ['/v1/auth/sign-up', '/v1/user/pre-sign-up', '/v1/user/send-password-reset-email']) {
      const answer = await post(path, { email, password, account_metadata: {} });
      expect([answer.status, answer.body.detail[0].loc]).toEqual([422, ['body', 'email']]);
    }
  });

  test.each([
    'a..b@example.test',
    '.a@example.test',
    'a@-b.test',
    'a@b..test',
    `${'a'.repeat(65)}@b.test`,
    'a@b.test-',
  ])('%s cannot receive mail', async (email) => {
    expect(refusal(await signUp(email))).toEqual([400, 'invalid_email']);
    expect(refusal(await preSignUp(email))).toEqual([400, 'invalid_email']);
  });

  test('may contain SQL and HTML, which are stored as text', async () => {
    const email = "o'hara--%00&x=${1}|`*@example.test";
    await join(email);
    expect((await find(email))?.email).toBe(email);
  });
});

test('common passwords are refused, and long ones are accepted in full', async () => {
  for (const common of ['Password1!', 'P@ssw0rd', 'Qwerty123!', 'Summer2026!', '1qaz@WSX']) {
    expect(refusal(await signUp('weak@example.test', { password: common })), common).toEqual([400, 'weak_password']);
  }
  const long = `Aa1!${'x'.repeat(200)}`;
  await join('long@example.test', { password: `${long}1` });
  const answers = [];
  for (const one of [long, `${long}2`, `${long}1`]) {
    answers.push((await post('/v1/auth/sign-in', { email: 'long@example.test', password: one })).status);
  }
  expect(answers).toEqual([401, 401, 200]);
});

test('the eleventh sign-up of an address answers 429, known or not', async () => {
  for (const email of [admin.email, 'bombed@example.test']) {
    const answers = [];
    for (let i = 0; i < 11; i++) answers.push(await signUp(email));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(refusal(answers.at(-1) as Sent)).toEqual([429, 'too_many_attempts']);
  }
});

test('post-registration-user-setup stores what it receives first', async () => {
  const { email } = await join('setup@example.test');
  const { id_token } = (await post('/v1/auth/sign-in', { email, password })).body;
  const setUp = (body: object) =>
    send(app.url, 'POST /v1/user/post-registration-user-setup', { as: { authorization: `Bearer ${id_token}` }, body });
  const first = await setUp({ pid: 'one' });
  const again = await setUp({ pid: 'two', gcp_marketplace_jwt: 'no token' });
  await setUp({ gcp_marketplace_jwt: token });
  expect(first.body).toMatchObject({ status: 'ok', is_new_user: true });
  expect(again.body).toEqual(first.body);
  const user = await find(email);
  expect(user?.partner).toEqual({ pid: 'one' });
  expect(await claimsOf(user?.user_id ?? '')).toMatchObject([{ account: null, token: 'no token' }]);
});

describe('where there are terms and a privacy policy', () => {
  let legal: TestApp;
  const accepts = { account_metadata: { accepts_terms: true } };
  beforeAll(async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'veery-legal-'));
    await mkdir(path.join(folder, 'legal'));
    await writeFile(path.join(folder, 'legal/privacy.md'), '# Privacy\n\nWe keep *little*.\n');
    legal = await testApp({ env: { DATA_DIR: folder, TERMS_URL: 'https://example.org/terms' } });
  });
  afterAll(() => legal.close());

  test('the page of a visitor is told their addresses, and gets the text of the data folder', async () => {
    const privacy_url = `${legal.parts.config.publicUrl}/privacy`;
    const told = (await send(legal.url, 'GET /v1/instance')).body;
    expect(told).toMatchObject({ terms_url: 'https://example.org/terms', privacy_url });
    expect((await send(app.url, 'GET /v1/instance')).body).toMatchObject({ terms_url: null, privacy_url: null });
    expect((await send(legal.url, 'GET /v1/legal/privacy')).body).toEqual({ text: '# Privacy\n\nWe keep *little*.\n' });
    expect(refusal(await send(legal.url, 'GET /v1/legal/terms'))).toEqual([404, 'legal_text_not_found']);
    expect(refusal(await send(app.url, 'GET /v1/legal/privacy'))).toEqual([404, 'legal_text_not_found']);
  });

  test('a sign-up says that it accepts them, itself or before', async () => {
    for (const more of [{}, { account_metadata: {} }, { account_metadata: { agrees_to_product_updates: true } }]) {
      const refused = await signUp('unasked@example.test', more, legal);
      expect(refusal(refused)).toEqual([422, 'terms_required']);
      expect(refused.body.detail.param).toBe('account_metadata.accepts_terms');
    }
    expect(await mailsTo(legal, 'unasked@example.test')).toEqual([]);
    const user = await join('asked@example.test', accepts, legal);
    const { evidence } = await legal.db
      .selectFrom('consent')
      .selectAll()
      .where('user_id', '=', user.user_id)
      .executeTakeFirstOrThrow();
    expect(evidence).toMatchObject({ terms_url: 'https://example.org/terms' });
    const before = await preSignUp('before@example.test', accepts, legal);
    expect((await signUp('before@example.test', {}, legal, { cookie: cookiesIn(before) })).status).toBe(200);
    expect(refusal(await signUp('before@example.test', {}, legal))).toEqual([422, 'terms_required']);
  });

  test('whoever opens the link in another browser accepts them there, invited or not', async () => {
    const owner = await legal.user();
    for (const invited of [false, true]) {
      const email = `elsewhere-${invited}@example.test`;
      const more = invited ? { invite_code: await invite(email, {}, legal, owner) } : {};
      expect((await signUp(email, { ...accepts, ...more }, legal)).status).toBe(200);
      const action_code = codeIn(await lastMailTo(legal, email));
      const open = (body: object) => post('/v1/auth/verify-email', { action_code, password, ...body }, legal);
      expect(refusal(await open({}))).toEqual([422, 'terms_required']);
      expect((await open(accepts)).status).toBe(200);
    }
  });

  test('a sign-up that was waiting when they were set accepts them with its link, in its own browser too', async () => {
    const email = 'waited@example.test';
    const signedUp = await signUp(
      email,
      { account_metadata: { agrees_to_product_updates: true, ...accepts.account_metadata } },
      legal,
    );
    const action_code = codeIn(await lastMailTo(legal, email));
    const browser = { cookie: cookiesIn(signedUp) };
    const check = async (headers: Headers) =>
      (await send(legal.url, 'POST /v1/auth/action-code/check', { body: { action_code }, headers })).body;
    expect(await check(browser)).toMatchObject({ needs_password: false, needs_terms: false });
    expect(await check({})).toMatchObject({ needs_password: true, needs_terms: true });
    await sql`UPDATE action_code SET payload = payload #- '{choices,accepts_terms}' WHERE subject = ${email}`.execute(
      legal.db,
    );
    expect(await check(browser)).toMatchObject({ needs_password: false, needs_terms: true });
    const open = (body: object) =>
      send(legal.url, 'POST /v1/auth/verify-email', { body: { action_code, ...body }, headers: browser });
    expect(refusal(await open({}))).toEqual([422, 'terms_required']);
    expect((await open(accepts)).status).toBe(200);
    const user = await find(email, legal);
    const consents = await legal.db
      .selectFrom('consent')
      .selectAll()
      .where('user_id', '=', user?.user_id ?? '')
      .execute();
    expect(consents.map(({ kind, is_given }) => [kind, is_given])).toEqual([
      ['terms', true],
      ['product_updates', true],
    ]);
    expect(consents[0]?.evidence).toMatchObject({ terms_url: 'https://example.org/terms' });
  });

  test('whoever joins by the link of an invitation accepts them too', async () => {
    const body = { link_code: 'unknown', password };
    expect(refusal(await post('/v1/auth/join', body, legal))).toEqual([422, 'terms_required']);
    expect(refusal(await post('/v1/auth/join', { ...body, ...accepts }, legal))).toEqual([404, 'invite_not_found']);
  });

  test('every mail names them at its foot', async () => {
    await signUp('foot@example.test', accepts, legal);
    const { text } = await lastMailTo(legal, 'foot@example.test');
    const foot = `Privacy policy: ${legal.parts.config.publicUrl}/privacy\nTerms of use: https://example.org/terms\n`;
    expect(text.endsWith(foot)).toBe(true);
    await signUp('foot@example.test');
    expect((await lastMailTo(app, 'foot@example.test')).text).not.toMatch(/Terms|Privacy/);
  });
});
