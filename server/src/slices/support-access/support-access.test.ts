/** Operators in a user's account: by grant, for a while, on record; out at once when it ends. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { refusal } from '../../contract-suite/http.suite.ts';
import { testApp, type TestApp, type TestUser } from '../../testing/app.ts';
import { listen } from '../live/live.suite.ts';
import { accountsOf, asUser, linkIn } from '../../testing/accounts.ts';

let t: TestApp;
let mia: TestUser;
let op: TestUser;
let other: TestUser;
beforeAll(async () => void (t = await testApp({ app: { heartbeatMs: 300 } })));
afterAll(() => t.close());
beforeEach(async () => {
  t.clock.offsetMs = 0;
  [mia, op, other] = [await t.user(), await t.user(), await t.user()];
  const operators = [op, other].map(({ user_id }) => ({ user_id, granted_at: new Date() }));
  await t.db.insertInto('operator').values(operators).execute();
});
const { ask, knock, mailsTo, lastMailTo, auditOf } = accountsOf(() => t);
const hours = (count: number) => (t.clock.offsetMs += count * 3_600_000);

const request = (email: string, who = op) =>
  ask(who, 'POST /v1/operator/support-access', { email, reason: 'The history is empty.' });
const verify = (code: string | null, who = mia) =>
  ask(who, 'POST /v1/user/sign-in-requests/verify', { sign_in_request_verification_code: code });
const offer = (body = {}) => ask(mia, 'POST /v1/user/support-access', body);
const enter = (id: string, who = op) => ask(who, `POST /v1/operator/support-access/${id}/enter`);
const usable = async (who: TestUser) =>
  (await ask(who, 'GET /v1/operator/support-access')).body.grants.map((grant: { email: string }) => grant.email);
const bad = [400, 'invalid_verification_code'];

test('an operator asks by mail, and the user grants access once, for a day, to that operator alone', async () => {
  const answers = [await request(mia.email), await request('nobody@example.test')];
  expect(answers.map(({ status, text }) => `${status} ${text}`)).toEqual([
    '200 {"status":"ok"}',
    '200 {"status":"ok"}',
  ]);
  expect(await mailsTo('nobody@example.test')).toEqual([]);
  expect(refusal(await request(op.email, mia))).toEqual([403, 'not_operator']);
  const mail = await lastMailTo(mia.email);
  expect(mail.text).toContain('The history is empty.');
  const link = linkIn(mail);
  expect([link.pathname, link.searchParams.get('mode')]).toEqual(['/app/action', 'verifySignInRequest']);
  const listed = async () => (await ask(mia, 'GET /v1/user/support-access')).body.grants;
  expect(await listed()).toEqual([
    expect.objectContaining({ state: 'requested', requested_by: op.email, granted_at_unix: null }),
  ]);
  expect((await ask(other, 'GET /v1/user/support-access')).body.grants).toEqual([]);
  expect(await usable(op)).toEqual([]);
  const code = link.searchParams.get('verificationCode');
  // Whoever else reads the mail, such as an operator in the outbox, cannot use its code.
  const withoutSession = await knock('POST /v1/user/sign-in-requests/verify', {
    sign_in_request_verification_code: code,
  });
  expect(refusal(withoutSession)).toEqual([401, 'needs_authorization']);
  expect(refusal(await verify(code, op))).toEqual(bad);
  expect(await listed()).toEqual([expect.objectContaining({ state: 'requested' })]);
  const tries = await Promise.all([verify(code), verify(code), verify('never-issued')]);
  expect(tries.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  expect(refusal(await verify(code))).toEqual(bad);
  const [granted] = tries.flatMap(({ status, body }) => (status === 200 ? [body as { expires_at_unix: number }] : []));
  expect(Math.abs((granted?.expires_at_unix ?? 0) - Date.now() / 1000 - 24 * 3600)).toBeLessThan(60);
  expect([await usable(op), await usable(other)]).toEqual([[mia.email], []]);
  const [{ grant_id }] = await listed();
  expect(refusal(await enter(grant_id, other))).toEqual([404, 'support_grant_not_found']);
  expect(refusal(await enter(grant_id, mia))).toEqual([403, 'not_operator']);
  expect((await enter(grant_id)).status).toBe(200);
  expect(await listed()).toEqual([expect.objectContaining({ state: 'active', entered_at_unix: [expect.any(Number)] })]);
  hours(24.1);
  expect(refusal(await enter(grant_id))).toEqual([401, 'invalid_token']);
});

test('a support session sees the account, identifies itself, and cannot do what only the owner may', async () => {
  await t.db.insertInto('operator').values({ user_id: mia.user_id, granted_at: new Date() }).execute();
  const { grant_id } = (await offer({ hours: 2 })).body;
  const entered = await enter(grant_id);
  expect(entered.headers.getSetCookie()).toEqual([]);
  expect(entered.body).toMatchObject({ user_id: mia.user_id, email_verified: true, expires_in: 3600 });
  const inside = asUser(entered);
  expect((await ask(inside, 'GET /v1/user')).body).toMatchObject({ email: mia.email, is_operator: false });
  expect((await ask(op, 'GET /v1/user')).body.email).toBe(op.email);
  const own = { current_password: mia.password, new_password: 'An0ther!pass' };
  const refused: [string, object?][] = [
    ['DELETE /v1/user/delete'],
    ['POST /v1/user/change-password', own],
    ['POST /v1/user/send-email-change-verification', { new_email: 'theirs@example.test' }],
    ['POST /v1/user/create-api-key', { name: 'theirs' }],
    ['POST /v1/user/totp/begin'],
    ['POST /v1/user/totp/confirm', { code: '123456' }],
    ['POST /v1/user/update-mfa-factors', { totp_enabled: false }],
    ['POST /v1/user/backup-code'],
    ['POST /v1/user/verify-sensitive-action-code', { verification_code: 'x' }],
    ['POST /v1/user/send-sensitive-action-code'],
    ['POST /v1/user/sessions/end-others'],
    ['POST /v1/user/download-data'],
    ['POST /v1/user/accept-bipa-terms'],
    ['POST /v1/single-use-token/tts_websocket'],
    ['POST /v1/uploads', { name: 'talk.wav', size_bytes: 1000, purpose: 'speech_to_text' }],
    ['POST /v1/uploads/any/complete'],
    ['DELETE /v1/uploads/any'],
    ['POST /v1/user/support-access', { hours: 168 }],
    ['POST /v1/user/sign-in-requests/verify', { sign_in_request_verification_code: 'x' }],
  ];
  for (const [call, body] of refused)
    expect([call, ...refusal(await ask(inside, call, body))]).toEqual([call, 403, 'support_session']);
  expect(refusal(await ask(inside, 'GET /v1/operator/support-access'))).toEqual([403, 'not_operator']);
  const sessions = (await ask(mia, 'GET /v1/user/sessions')).body.sessions;
  expect(sessions.map((one: { is_support: boolean }) => one.is_support).sort()).toEqual([false, true]);
  const { messages } = (await ask(mia, 'GET /v1/messages')).body;
  expect(messages[0]).toMatchObject({
    kind: 'support_entered',
    params: { operator: op.email },
    severity: 'warning',
  });
  expect((await lastMailTo(mia.email)).subject).toBe('Support has entered your account');
  expect(await auditOf(mia)).toEqual(expect.arrayContaining(['support.granted', 'support.entered']));
  expect(await auditOf(op)).toContain('support.entered_by');
  // The support session may sign out, and no other session is affected.
  const [current] = (await ask(inside, 'GET /v1/user/sessions')).body.sessions.filter(
    (one: { is_current: boolean }) => one.is_current,
  );
  const [foreign] = sessions.filter((one: { is_support: boolean }) => !one.is_support);
  expect(refusal(await ask(inside, `DELETE /v1/user/sessions/${foreign.session_id}`))).toEqual([
    403,
    'support_session',
  ]);
  expect((await ask(inside, `DELETE /v1/user/sessions/${current.session_id}`)).status).toBe(200);
  expect(refusal(await ask(inside, 'GET /v1/user'))).toEqual([401, 'invalid_token']);
});

test('it ends at once when the user ends it, when its time is over, or when the operator loses their rights', async () => {
  const { grant_id } = (await offer()).body;
  const first = asUser(await enter(grant_id));
  const stream = await listen(t, first);
  const end = (who = mia) => ask(who, `DELETE /v1/user/support-access/${grant_id}`);
  expect(refusal(await end(other))).toEqual([404, 'support_grant_not_found']);
  const raced = await Promise.all([end(), enter(grant_id), end()]);
  expect([raced[0]?.status, raced[2]?.status]).toEqual([200, 200]);
  const late = asUser(raced[1] ?? (await enter(grant_id)));
  for (const who of [first, late]) expect((await ask(who, 'GET /v1/user')).status).toBe(401);
  await stream.ended;
  expect(refusal(await enter(grant_id))).toEqual([404, 'support_grant_not_found']);
  expect((await ask(mia, 'GET /v1/user')).status).toBe(200);

  const second = (await offer({ hours: 1 })).body.grant_id;
  const inside = asUser(await enter(second));
  expect((await ask(inside, 'GET /v1/user')).status).toBe(200);
  await t.db.deleteFrom('operator').where('user_id', '=', op.user_id).execute();
  expect((await ask(inside, 'GET /v1/user')).status).toBe(401);
  await t.db.insertInto('operator').values({ user_id: op.user_id, granted_at: new Date() }).execute();
  expect((await ask(inside, 'GET /v1/user')).status).toBe(200);
  hours(1.01);
  expect((await ask(inside, 'GET /v1/user')).status).toBe(401);
});
