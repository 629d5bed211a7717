/** Members over HTTP: listed, changed, locked out, sent away; what happens to their keys, sessions and streams. */
import { isUnlimited, plans } from '#contract/billing/plans.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { byKey, bySession, refusal, send, type Sent } from '../../contract-suite/http.suite.ts';
import { testApp, type TestApp, type TestUser } from '../../testing/app.ts';
import { listen } from '../live/live.suite.ts';

let t: TestApp;
let ada: TestUser;
beforeAll(async () => {
  t = await testApp();
  ada = await t.user({ tier: 'enterprise' });
});
afterAll(() => t.close());

const ask = (user: TestUser, call: string, body?: object) =>
  send(t.url, call, { as: bySession(user), ...(body ? { body } : {}) });
const change = (user: TestUser, body: object) => ask(user, 'POST /v1/workspace/members', body);
const remove = (user: TestUser, email: string) => ask(user, 'DELETE /v1/workspace/members', { email });
const workspaceOf = async (user: TestUser) => (await ask(user, 'GET /v1/user')).body.workspace_id;
const refusedWith = (answer: Sent) => refusal(answer).join(' ');

async function enter(user: TestUser, admin = ada): Promise<void> {
  await ask(admin, 'POST /v1/workspace/invites/add', { email: user.email });
  const [invite] = (await ask(user, 'GET /v1/user/invites')).body.invites;
  expect((await ask(user, `POST /v1/workspace/invites/${invite.code}/accept`)).status).toBe(200);
}

test('members are listed, roles change at once, and the owner stays an admin', async () => {
  const ben = await t.user();
  await enter(ben);
  const { body } = await ask(ada, 'GET /v1/workspace/members');
  expect(body).toEqual([
    {
      character_limit: null,
      character_count: null,
      user_id: ada.user_id,
      email: ada.email,
      first_name: 'User 1',
      seat_type: 'workspace_admin',
      role: 'admin',
      is_owner: true,
      is_locked: false,
      joined_at_unix: expect.any(Number),
      last_active_at_unix: expect.any(Number),
    },
    expect.objectContaining({ email: ben.email, role: 'editor', seat_type: 'workspace_member', is_owner: false }),
  ]);
  expect(refusedWith(await change(ben, { email: ada.email, is_locked: true }))).toBe('403 not_workspace_admin');
  expect((await change(ada, { email: ben.email, workspace_role: 'workspace_admin' })).body).toEqual({ status: 'ok' });
  expect((await ask(ben, 'GET /v1/workspace/members')).status).toBe(200);
  for (const input of [
    { is_locked: true },
    { workspace_role: 'workspace_member' },
    { workspace_seat_type: 'workspace_member' },
  ]) {
    expect(refusedWith(await change(ben, { email: ada.email, ...input }))).toBe('403 cannot_change_owner');
  }
  expect(refusedWith(await change(ben, { email: ben.email, is_locked: true }))).toBe('403 cannot_lock_yourself');
  expect(refusedWith(await remove(ben, ada.email))).toBe('403 cannot_remove_owner');
  expect((await change(ada, { email: ben.email, workspace_role: 'workspace_member' })).status).toBe(200);
  // An editor sees the admins to ask, and nothing else.
  expect((await ask(ben, 'GET /v1/workspace/members')).body).toEqual([
    expect.objectContaining({ email: ada.email, role: 'admin', last_active_at_unix: null }),
  ]);
  const stranger = await t.user();
  for (const answer of [await change(ada, { email: stranger.email }), await remove(ada, stranger.email)]) {
    expect(refusedWith(answer)).toBe('404 member_not_found');
  }
  expect(refusedWith(await ask(ada, 'POST /v1/user/leave-workspace'))).toBe('409 own_workspace');
});

test('a locked member loses session, key and stream at once, and gets them back when unlocked', async () => {
  const ben = await t.user();
  await enter(ben);
  const made = await ask(ben, 'POST /v1/user/create-api-key', { name: 'here' });
  const byNewKey = { 'xi-api-key': made.body.xi_api_key };
  const stream = await listen(t, ben);
  await change(ada, { email: ben.email, is_locked: true });
  for (const as of [bySession(ben), byNewKey]) {
    expect(refusedWith(await send(t.url, 'GET /v1/user', { as }))).toBe('401 account_disabled');
  }
  await stream.ended;
  expect((await ask(ada, 'GET /v1/workspace/members')).body).toContainEqual(
    expect.objectContaining({ email: ben.email, is_locked: true }),
  );
  await change(ada, { email: ben.email, is_locked: false });
  for (const as of [bySession(ben), byNewKey]) expect((await send(t.url, 'GET /v1/user', { as })).status).toBe(200);
});

test('a removed member is back in their own workspace, and their keys work again after a return', async () => {
  const ben = await t.user();
  const keyOfHome = byKey(ben);
  await enter(ben);
  expect(refusedWith(await send(t.url, 'GET /v1/user', { as: keyOfHome }))).toBe('401 invalid_api_key');
  const made = await ask(ben, 'POST /v1/user/create-api-key', { name: 'away' });
  const keyOfAway = { 'xi-api-key': made.body.xi_api_key };
  const states = async () =>
    Promise.all([keyOfHome, keyOfAway].map(async (as) => (await send(t.url, 'GET /v1/user', { as })).status));
  expect(await states()).toEqual([401, 200]);
  const stream = await listen(t, ben);
  expect((await remove(ada, ben.email)).body).toEqual({ status: 'ok' });
  await stream.ended;
  expect([await workspaceOf(ben), await states()]).toEqual([ben.workspace_id, [200, 401]]);
  expect((await ask(ben, 'GET /v1/workspace/is-admin')).body.is_admin).toBe(true);
  await enter(ben);
  expect(await states()).toEqual([401, 200]);
  expect((await ask(ben, 'POST /v1/user/leave-workspace')).body.workspace_id).toBe(ben.workspace_id);
  expect(await states()).toEqual([200, 401]);
});

test('a member who never had a workspace of their own gets one when they leave', async () => {
  const ben = await t.user();
  await enter(ben);
  await t.db.deleteFrom('workspace').where('workspace_id', '=', ben.workspace_id).execute();
  const left = await ask(ben, 'POST /v1/user/leave-workspace');
  expect(left.status).toBe(200);
  const { body } = await ask(ben, 'GET /v1/workspace');
  expect(body).toMatchObject({ workspace_id: left.body.workspace_id, owner_id: ben.user_id, max_seats: 1 });
  expect(body.subscription.tier).toBe('free');
});

test('a member who is removed, leaves and is changed at once ends up in their own workspace', async () => {
  const ben = await t.user();
  await enter(ben);
  const answers = await Promise.all([
    remove(ada, ben.email),
    ask(ben, 'POST /v1/user/leave-workspace'),
    change(ada, { email: ben.email, workspace_role: 'workspace_admin' }),
    remove(ada, ben.email),
  ]);
  for (const { status, text } of answers) expect([200, 404, 409], text).toContain(status);
  expect(await workspaceOf(ben)).toBe(ben.workspace_id);
  expect((await ask(ben, 'GET /v1/workspace/is-admin')).body.is_admin).toBe(true);
});

test('members read the workspace and its settings, and an editor changes none of them', async () => {
  const { body } = await ask(ada, 'GET /v1/workspace');
  expect(body).toMatchObject({
    workspace_id: ada.workspace_id,
    name: "User 1's workspace",
    owner_id: ada.user_id,
    max_seats: 25,
    training_opt_out: { enabled: false, timestamp: null },
    session_inactivity_timeout: null,
    user_auto_provisioning: { enabled: false, enabled_at_unix: null, enabled_by_user_email: null },
  });
  const ben = await t.user();
  await enter(ben);
  const update = (user: TestUser, query: string) => ask(user, `PUT /v1/workspace/update-workspace?${query}`);
  const document = async () => (await ask(ben, 'GET /v1/workspace')).body;
  const changed = await update(ada, 'training_opt_out=true');
  expect(changed.body).toEqual({ status: 'ok', training_opt_out: { enabled: true, timestamp: expect.any(Number) } });
  expect((await document()).training_opt_out).toEqual(changed.body.training_opt_out);
  await update(ada, 'name=%20Studio%20&session_inactivity_timeout=900');
  expect(await document()).toMatchObject({
    name: 'Studio',
    session_inactivity_timeout: 900,
    training_opt_out: { enabled: true },
  });
  await update(ada, 'session_inactivity_timeout=0');
  expect(await document()).toMatchObject({ name: 'Studio', session_inactivity_timeout: null });
  for (const query of [
    'training_opt_out=perhaps',
    'name=%20',
    'session_inactivity_timeout=59',
    'session_inactivity_timeout=-1',
  ]) {
    expect([query, (await update(ada, query)).status]).toEqual([query, 422]);
  }
  expect(refusedWith(await update(ben, 'training_opt_out=false'))).toBe('403 not_workspace_admin');
  const told = await t.db
    .selectFrom('change')
    .select('user_id')
    .where('collection', '=', 'user')
    .where('id', '=', ada.workspace_id)
    .execute();
  expect(told.map(({ user_id }) => user_id)).toEqual([null, null, null]);
});

test('no identity provider is found for any address, known or not', async () => {
  const find = (query: string) => send(t.url, `GET /v1/workspace/find-sso-provider?${query}`);
  for (const email of [ada.email, 'nobody@example.test']) {
    expect((await find(`email=${email}&invite_code=x`)).body).toEqual({ provider_id: null, sso_required: false });
    const headers = { email };
    expect((await send(t.url, 'GET /v1/workspace/identity-providers?invite_code=x', { headers })).body).toEqual([]);
  }
  expect((await find('invite_code=x')).body.detail[0].loc).toEqual(['query', 'email']);
  expect((await send(t.url, 'GET /v1/workspace/identity-providers')).body).toEqual([]);
});

test('a locked member is told whom to ask, and can still take their data, leave, and delete their account', async () => {
  const [ben, cleo] = [await t.user(), await t.user()];
  for (const user of [ben, cleo]) {
    await enter(user);
    await change(ada, { email: user.email, is_locked: true });
  }
  const signIn = ({ email, password }: TestUser, more: object = {}) =>
    send(t.url, 'POST /v1/auth/sign-in', { body: { email, password, ...more } });
  const refused = await signIn(ben);
  expect(refusedWith(refused)).toBe('403 account_disabled');
  expect(refused.body.detail.message).toContain(ada.email);
  expect(refused.headers.getSetCookie()).toEqual([]);
  // A stranger with a wrong password learns nothing.
  expect(refusedWith(await signIn({ ...ben, password: 'Wr0ng!password' }))).toBe('401 invalid_credentials');

  const limited = await signIn(ben, { accepts_locked_session: true });
  expect(limited.status).toBe(200);
  const as = { authorization: `Bearer ${limited.body.id_token}` };
  for (const call of ['GET /v1/user', 'GET /v1/history', 'GET /v1/jobs', 'POST /v1/user/create-api-key']) {
    expect(refusedWith(await send(t.url, call, { as })), call).toBe('401 account_disabled');
  }
  const { job_id } = (await send(t.url, 'POST /v1/user/download-data', { as })).body;
  const job = () => send(t.url, `GET /v1/jobs/${job_id}`, { as });
  await expect.poll(async () => (await job()).body.state).toBe('done');
  expect((await send(t.url, `GET /v1/jobs/${job_id}/file`, { as })).status).toBe(200);
  await t.db.updateTable('job').set({ kind: 'history_zip' }).where('job_id', '=', job_id).execute();
  expect(refusedWith(await job())).toBe('401 account_disabled');
  expect((await send(t.url, 'POST /v1/user/leave-workspace', { as })).status).toBe(200);
  expect((await send(t.url, 'GET /v1/user', { as })).body.workspace_id).toBe(ben.workspace_id);

  const second = await signIn(cleo, { accepts_locked_session: true });
  const deleting = { authorization: `Bearer ${second.body.id_token}` };
  expect((await send(t.url, 'DELETE /v1/user/delete', { as: deleting })).status).toBe(200);
  expect(refusedWith(await signIn(cleo))).toBe('401 invalid_credentials');
});

test('trial and enterprise have no limit of credits unless one was agreed on, and no other plan is unlimited', () => {
  for (const tier of ['trial', 'enterprise'] as const) {
    expect(isUnlimited(tier, plans[tier].monthly_credits)).toBe(true);
    expect(isUnlimited(tier, 500)).toBe(false);
  }
  expect(isUnlimited('scale_2024_08_10', 2_000_000_000)).toBe(false);
});
