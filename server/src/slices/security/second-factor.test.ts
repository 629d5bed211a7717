/** Sessions and the second factor over HTTP: who is in, who is out, and what a code is good for. */
import { generateSync } from 'otplib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bySession, refusal, send, type Sent } from '../../contract-suite/http.suite.ts';
import { systemScope } from '../../context.ts';
import { purgeExpiredSessions } from './sessions.service.ts';
import { resetFactors } from './second-factor.service.ts';
import { mailsTo as readMailsTo } from '../../testing/outbox.ts';
import { testApp, type TestApp, type TestUser } from '../../testing/app.ts';
import { listen, soon } from '../live/live.suite.ts';

let t: TestApp;
let mia: TestUser;
beforeAll(async () => void (t = await testApp({ app: { heartbeatMs: 300 } })));
afterAll(() => t.close());
beforeEach(async () => {
  t.clock.offsetMs = 0;
  mia = await t.user();
});

const signIn = (codes: object = {}, { email, password } = mia) =>
  send(t.url, 'POST /v1/auth/sign-in', { body: { email, password, ...codes } });
const as = (answer: Sent) => ({ authorization: `Bearer ${answer.body.id_token}` });
const cookie = (answer: Sent, name: string) =>
  answer.headers
    .getSetCookie()
    .find((line) => line.startsWith(`${name}=`))
    ?.split(';')[0] ?? '';
const me = (answer: Sent) => send(t.url, 'GET /v1/user', { as: as(answer) });
const refresh = (answer: Sent) =>
  send(t.url, 'POST /v1/auth/refresh', { headers: { cookie: cookie(answer, 'veery_refresh') } });
const ask = (call: string, body?: object, who = mia) =>
  send(t.url, call, { as: bySession(who), ...(body ? { body } : {}) });
const mailsTo = async (email: string) => (await readMailsTo(t, email)).map(({ subject }) => subject);
const auditOf = async ({ user_id }: TestUser) =>
  (await t.db.selectFrom('audit_event').selectAll().where('user_id', '=', user_id).orderBy('event_id').execute()).map(
    ({ action }) => action,
  );
/** Returns the code that the app shows `steps` half minutes from now. */
const codeOf = (secret: string, steps = 0) =>
  generateSync({ secret, epoch: Math.floor((Date.now() + t.clock.offsetMs) / 1000) + 30 * steps });
/** Lands early in a step, so that the next does not begin while a request is on its way. */
function halfMinutes(count: number): void {
  const now = Date.now() + t.clock.offsetMs + count * 30_000;
  t.clock.offsetMs = now - (now % 30_000) + 500 - Date.now();
}

async function enrol(): Promise<{ secret: string; backup_code: string }> {
  const { secret } = (await ask('POST /v1/user/totp/begin')).body;
  const confirmed = await ask('POST /v1/user/totp/confirm', { code: codeOf(secret) });
  expect(confirmed.status, confirmed.text).toBe(200);
  halfMinutes(1);
  return { secret, backup_code: confirmed.body.backup_code };
}

describe('sessions', () => {
  test('are listed, and one that is ended loses access at once: token, cookies and live stream', async () => {
    const [one, other] = [await signIn(), await signIn()];
    const list = await send(t.url, 'GET /v1/user/sessions', { as: as(one) });
    expect(list.body.sessions).toHaveLength(3);
    const current = list.body.sessions.filter((session: { is_current: boolean }) => session.is_current);
    expect(current).toEqual([
      expect.objectContaining({ ip: '127.0.0.1', user_agent: 'node', is_support: false, is_current: true }),
    ]);
    const [stream, witness] = [await listen(t, as(one)), await listen(t, as(other))];
    const id = current[0].session_id;
    const end = () => send(t.url, `DELETE /v1/user/sessions/${id}`, { as: as(other) });
    expect((await end()).body).toEqual({ status: 'ok' });
    expect(refusal(await me(one))).toEqual([401, 'invalid_token']);
    expect(refusal(await refresh(one))).toEqual([401, 'invalid_refresh_token']);
    const live = { as: { cookie: cookie(one, 'veery_media') } };
    expect(refusal(await send(t.url, 'GET /v1/live', live))).toEqual([401, 'invalid_token']);
    await stream.ended;
    // The change may come after the stream has ended: an open transaction anywhere in the cluster holds it back.
    await soon(() => witness.changes()).toContainEqual({ collection: 'session', id, what: 'removed' });
    witness.leave();
    // Again is no mistake; of another user it is not there.
    expect((await end()).status).toBe(200);
    const sam = await t.user();
    expect(refusal(await ask(`DELETE /v1/user/sessions/${id}`, undefined, sam))).toEqual([404, 'session_not_found']);
    expect((await me(other)).status).toBe(200);
    expect(await auditOf(mia)).toEqual(expect.arrayContaining(['sign_in', 'session.ended']));
  });

  test('can all be ended except the own one, or all with it, without affecting other users', async () => {
    const [one, two, sam] = [await signIn(), await signIn(), await t.user()];
    expect((await send(t.url, 'POST /v1/user/sessions/end-others', { as: as(one) })).status).toBe(200);
    expect([(await me(one)).status, (await me(two)).status, (await ask('GET /v1/user')).status]).toEqual([
      200, 401, 401,
    ]);
    const three = await signIn();
    const headers = { cookie: cookie(three, 'veery_refresh') };
    const out = await send(t.url, 'POST /v1/auth/sign-out', { body: { all: true }, headers });
    expect(out.body).toEqual({ status: 'ok' });
    expect([(await me(one)).status, (await me(three)).status]).toEqual([401, 401]);
    expect((await ask('GET /v1/user', undefined, sam)).status).toBe(200);
  });

  test('that are idle for longer than the workspace allows, and five minutes, are not renewed', async () => {
    const { workspace_id } = mia;
    await t.db
      .updateTable('workspace')
      .set({ session_inactivity_timeout: 600 })
      .where('workspace_id', '=', workspace_id)
      .execute();
    const session = await signIn();
    halfMinutes(29);
    const renewed = await refresh(session);
    expect(renewed.status).toBe(200);
    halfMinutes(31);
    expect(refusal(await refresh(renewed))).toEqual([401, 'invalid_refresh_token']);
    // The cookie of a browser that never comes back also ends.
    const idle = { as: { cookie: cookie(session, 'veery_media') } };
    await t.db.updateTable('session').set({ revoked_at: null }).where('user_id', '=', mia.user_id).execute();
    await purgeExpiredSessions(systemScope(t.parts));
    expect(refusal(await send(t.url, 'GET /v1/live', idle))).toEqual([401, 'invalid_token']);
    // Ended, not only refused this once.
    t.clock.offsetMs = 0;
    expect(refusal(await refresh(renewed))).toEqual([401, 'invalid_refresh_token']);
  });
});

describe('the second factor', () => {
  test('is active once a code was confirmed, and is then required at sign-in', async () => {
    const begun = (await ask('POST /v1/user/totp/begin')).body;
    expect(begun.uri).toMatch(/^otpauth:\/\/totp\/Veery:user\d+%40example\.test\?/);
    expect(begun.uri).toContain(`secret=${begun.secret}`);
    expect(begun.qr_svg).toMatch(/^<svg [\s\S]*<\/svg>\s*$/);
    // Another tab shows the same secret, and it is not active yet.
    expect((await ask('POST /v1/user/totp/begin')).body.secret).toBe(begun.secret);
    expect((await signIn()).status).toBe(200);
    const [row] = await t.db.selectFrom('totp_factor').selectAll().where('user_id', '=', mia.user_id).execute();
    expect(row?.secret.includes(begun.secret)).toBe(false);
    expect(refusal(await ask('POST /v1/user/totp/confirm', { code: '12345' }))[0]).toBe(422);
    const wrong = codeOf(begun.secret, 20);
    expect(refusal(await ask('POST /v1/user/totp/confirm', { code: wrong }))).toEqual([400, 'invalid_mfa_code']);
    const code = codeOf(begun.secret).replace(/^(\d{3})/, '$1 ');
    const tries = await Promise.all([1, 2, 3].map(() => ask('POST /v1/user/totp/confirm', { code })));
    const good = tries.filter(({ status }) => status === 200);
    expect(good).toHaveLength(1);
    expect(good[0]?.body).toEqual({
      sms_mfa_factor: null,
      totp_mfa_factor: {
        factor_id: row?.factor_id,
        display_name: 'Authenticator app',
        enrolled_at_unix: expect.any(Number),
      },
      backup_code: expect.stringMatching(/^[A-Z2-9]{4}(-[A-Z2-9]{4}){3}$/),
    });
    expect(await mailsTo(mia.email)).toEqual(['Two-step verification is on']);
    expect(refusal(await ask('POST /v1/user/totp/begin'))).toEqual([409, 'totp_already_enabled']);

    const asked = await signIn();
    expect(refusal(asked)).toEqual([401, 'mfa_required']);
    expect(asked.body.detail.param).toBe('mfa_code');
    expect(asked.headers.getSetCookie()).toEqual([]);
    // The code that enrolled is used up.
    expect(refusal(await signIn({ mfa_code: code }))).toEqual([401, 'invalid_mfa_code']);
    halfMinutes(1);
    expect((await signIn({ mfa_code: codeOf(begun.secret) })).status).toBe(200);
    const events = await t.db
      .selectFrom('analytics_event')
      .select(['name', 'properties'])
      .where('user_id', '=', mia.user_id)
      .orderBy('event_id')
      .execute();
    expect(events).toEqual([
      { name: 'user_signed_in', properties: { second_factor: 'none' } },
      { name: 'second_factor_enabled', properties: {} },
      { name: 'user_signed_in', properties: { second_factor: 'totp' } },
    ]);
  });

  test('is not asked for before the password is right', async () => {
    const { secret } = await enrol();
    const answers = [await signIn({ mfa_code: codeOf(secret) }, { ...mia, password: 'Wr0ng!pass' })];
    answers.push(await signIn({}, { ...mia, password: 'Wr0ng!pass' }));
    expect(answers.map(refusal)).toEqual([
      [401, 'invalid_credentials'],
      [401, 'invalid_credentials'],
    ]);
  });

  test('accepts each code once, however many requests use it, and a clock that is off by half a minute', async () => {
    const { secret } = await enrol();
    const code = codeOf(secret);
    const tries = await Promise.all([1, 2, 3, 4].map(() => signIn({ mfa_code: code })));
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
    expect((await signIn({ mfa_code: codeOf(secret, 1) })).status).toBe(200);
    // A step behind one that was taken is past.
    expect(refusal(await signIn({ mfa_code: codeOf(secret) }))).toEqual([401, 'invalid_mfa_code']);
    halfMinutes(4);
    expect((await signIn({ mfa_code: codeOf(secret, -1) })).status).toBe(200);
    for (const steps of [-2, 2]) {
      expect(refusal(await signIn({ mfa_code: codeOf(secret, steps) }))).toEqual([401, 'invalid_mfa_code']);
    }
  });

  test('counts wrong codes like wrong passwords', async () => {
    const { secret } = await enrol();
    for (let i = 0; i < 10; i++) expect((await signIn({ mfa_code: '12 34' })).status).toBe(401);
    expect(refusal(await signIn({ mfa_code: codeOf(secret) }))).toEqual([429, 'too_many_attempts']);
  });

  test('has a backup code that signs in once and is useless elsewhere', async () => {
    const { secret, backup_code } = await enrol();
    expect(refusal(await signIn({ backup_code: 'AAAA-BBBB-CCCC-DDDD' }))).toEqual([401, 'invalid_mfa_code']);
    expect(refusal(await signIn({ mfa_code: backup_code }))).toEqual([401, 'invalid_mfa_code']);
    const written = ` ${backup_code.toLowerCase().replaceAll('-', ' ')}`;
    const tries = await Promise.all([1, 2, 3].map(() => signIn({ backup_code: written })));
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    expect(await mailsTo(mia.email)).toContain('Your backup code was used');
    expect(refusal(await signIn())).toEqual([401, 'mfa_required']);
    expect((await signIn({ mfa_code: codeOf(secret) })).status).toBe(200);
    // A new one replaces what is left of the former.
    const [first, second] = [await ask('POST /v1/user/backup-code'), await ask('POST /v1/user/backup-code')];
    expect(refusal(await signIn({ backup_code: first.body.backup_code }))).toEqual([401, 'invalid_mfa_code']);
    expect((await signIn({ backup_code: second.body.backup_code })).status).toBe(200);
  });

  test('can be reset by the operator for a user who has lost everything', async () => {
    const { backup_code } = await enrol();
    await resetFactors(mia.ctx(), mia.user_id);
    expect((await mailsTo(mia.email)).at(-1)).toBe('Two-step verification was turned off');
    expect((await signIn()).status).toBe(200);
    const { backup_code_hash } = await t.db
      .selectFrom('user_account')
      .selectAll()
      .where('user_id', '=', mia.user_id)
      .executeTakeFirstOrThrow();
    expect([backup_code.length, backup_code_hash]).toEqual([19, null]);
  });

  test('can be read and turned off, together with its backup code', async () => {
    await enrol();
    const read = await ask('POST /v1/user/update-mfa-factors');
    expect(read.body).toMatchObject({ sms_mfa_factor: null, totp_mfa_factor: { display_name: 'Authenticator app' } });
    const off = await ask('POST /v1/user/update-mfa-factors', { totp_enabled: false });
    expect(off.body).toEqual({ sms_mfa_factor: null, totp_mfa_factor: null });
    expect(await mailsTo(mia.email)).toContain('Two-step verification is off');
    expect((await signIn()).status).toBe(200);
    expect(refusal(await ask('POST /v1/user/backup-code'))).toEqual([409, 'no_second_factor']);
  });
});
