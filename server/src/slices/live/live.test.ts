/** The live stream over HTTP: what comes, to whom, for how long. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as keysApi from '#contract/api-keys/api.ts';
import * as voicesApi from '#contract/voices/api.ts';
import { deleteChangesOf, recordChange, recordChangeFor } from '../../kernel/live/changes.ts';
import { purgeExpiredChanges, readMissed } from '../../kernel/live/change-log.ts';
import { actingAs } from '../../kernel/context.ts';
import { systemScope } from '../../context.ts';
import { bySession } from '../../contract-suite/http.suite.ts';
import { testApp, type TestApp, type TestUser } from '../../testing/app.ts';
import { closeSessions, openSession } from '../../platform/identity/sessions/sessions.ts';
import { testVoice } from '../../testing/voice.ts';
import { follow, listen, soon } from './live.suite.ts';

const voice_id = testVoice.voice_id;
const heartbeatMs = 300;

let t: TestApp;
let ada: TestUser;
let ben: TestUser;
beforeAll(async () => {
  t = await testApp({ app: { heartbeatMs } });
  [ada, ben] = [await t.user(), await t.user()];
});
afterAll(() => t.close());

const change = (id: string, user: TestUser, audience: 'caller' | 'workspace' = 'caller') =>
  recordChange(actingAs(systemScope(t.parts), user.actor), { collection: 'history', id, what: 'added' }, audience);

test('a stream begins with the build, and says how to reconnect', async () => {
  const client = await listen(t, ada);
  expect(client.status).toBe(200);
  expect(client.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(client.headers.get('cache-control')).toBe('no-store');
  expect(client.headers.get('x-accel-buffering')).toBe('no');
  expect(client.headers.get('access-control-allow-origin')).toBe('*');
  expect(client.headers.get('request-id')).toMatch(/^[A-Za-z0-9]{20}$/);
  expect(client.headers.get('x-content-type-options')).toBe('nosniff');
  expect(client.signs[0]).toBe('retry: 2000');
  expect(client.events[0]).toMatchObject({ event: 'hello', data: { build: 'test' }, id: expect.any(String) });
  await soon(() => client.signs.filter((sign) => sign === ':').length).toBeGreaterThan(2);
  client.leave();
});

test('HEAD answers the headers of GET, and ends', async () => {
  const headers = { authorization: `Bearer ${ada.session.access}` };
  const answer = await fetch(`${t.url}/v1/live`, { method: 'HEAD', headers });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
});

test('the media cookie suffices, because EventSource sends it', async () => {
  const client = await listen(t, { cookie: `veery_media=${ada.session.media}` });
  expect(client.status).toBe(200);
  client.leave();
});

test('two browsers of a user see a change, and no other user does', async () => {
  const [first, second, other] = await Promise.all([listen(t, ada), listen(t, ada), listen(t, ben)]);
  const made: string[] = [];
  for (let round = 0; round < 5; round++) {
    const { key_id } = await (
      await t.call(keysApi.createApiKey, bySession(ada), { body: { name: 'k', permissions: 'all' } })
    ).json();
    made.push(key_id);
    const expected = { collection: 'api_key', id: key_id, what: 'added' };
    for (const client of [first, second]) await soon(() => client.changes()[round]).toEqual(expected);
  }
  // The key that Ben came with may reach him only now: an open transaction anywhere in the cluster holds changes back.
  expect(other.changes().filter(({ id }) => made.includes(id))).toEqual([]);
  for (const client of [first, second, other]) client.leave();
});

test('keys are announced to their owner, voice settings to the workspace', async () => {
  const client = await listen(t, ada);
  const made = await t.call(keysApi.createApiKey, bySession(ada), { body: { name: 'k', permissions: 'all' } });
  const { key_id } = await made.json();
  await t.call(keysApi.editApiKey, bySession(ada), { body: { key_id, name: 'l' } });
  await t.call(keysApi.deleteApiKey, bySession(ada), { query: { key_id } });
  await t.call(voicesApi.editVoiceSettings, ada, { params: { voice_id }, body: { stability: 0.3 } });
  await soon(() => client.changes()).toEqual([
    { collection: 'api_key', id: key_id, what: 'added' },
    { collection: 'api_key', id: key_id, what: 'changed' },
    { collection: 'api_key', id: key_id, what: 'removed' },
    { collection: 'voice', id: voice_id, what: 'changed' },
  ]);
  // Refused, so nothing changed.
  await t.call(keysApi.deleteApiKey, bySession(ada), { query: { key_id } });
  await change('last', ada);
  await soon(() => client.changes().length).toBe(5);
  client.leave();
});

test('members of a workspace get its changes, and each their own', async () => {
  const mate = await t.user();
  await t.db
    .updateTable('member')
    .set({ workspace_id: ada.workspace_id })
    .where('user_id', '=', mate.user_id)
    .execute();
  const together = { ...mate, actor: { ...mate.actor, workspace_id: ada.workspace_id } };
  const [hers, his, elsewhere] = await Promise.all([listen(t, ada), listen(t, together), listen(t, ben)]);
  await change('everybody', ada, 'workspace');
  await change('hers', ada);
  await change('his', together);
  await change('elsewhere', ben, 'workspace');
  // Changes keep their order, so whoever has the last one gets none of those before it any more.
  for (const user of [ada, ben]) await change('last', user, 'workspace');
  await soon(() => hers.items()).toEqual(['everybody', 'hers', 'last']);
  await soon(() => his.items()).toEqual(['everybody', 'his', 'last']);
  await soon(() => elsewhere.items()).toEqual(['elsewhere', 'last']);
  for (const client of [hers, his, elsewhere]) client.leave();
});

test('what a user missed is of their workspace and for them, and ends with their account', async () => {
  const [cat, dan] = [await t.user(), await t.user()];
  const together = { workspace_id: cat.workspace_id, user_id: 'another member' };
  const record = (id: string, to: { workspace_id: string; user_id: string | null }) =>
    recordChangeFor(t, { collection: 'history', id, what: 'added' }, to);
  await record('of everybody', { ...cat, user_id: null });
  for (const [id, to] of [
    ['of Cat', cat],
    ['of another member', together],
    ['of Dan', dan],
  ] as const)
    await record(id, to);
  await record('of Cat elsewhere', { ...cat, workspace_id: dan.workspace_id });
  const [start, end] = [
    { xid: 0, change_id: 0 },
    { xid: Number.MAX_SAFE_INTEGER, change_id: 0 },
  ];
  const missedBy = async (who: { workspace_id: string; user_id: string }) =>
    (await readMissed(t.db, who, start, end))?.filter((row) => row.collection === 'history').map(({ id }) => id);
  expect(await missedBy(cat)).toEqual(['of everybody', 'of Cat']);
  expect(await missedBy(together)).toEqual(['of everybody', 'of another member']);
  expect(await missedBy(dan)).toEqual(['of Dan']);
  await deleteChangesOf(t, cat.user_id);
  expect(await missedBy(cat)).toEqual(['of everybody']);
  expect(await missedBy({ ...cat, workspace_id: dan.workspace_id })).toEqual([]);
  expect(await missedBy(dan)).toEqual(['of Dan']);
});

test('a client that reconnects with its last id gets what it missed, and then what follows', async () => {
  const first = await listen(t, ada);
  const greeted = first.lastId();
  first.leave();
  for (const id of ['a', 'b']) await change(id, ada);
  await change('of another', ben);
  const second = await listen(t, ada, greeted);
  await change('c', ada);
  await soon(() => second.items()).toEqual(['a', 'b', 'c']);
  expect(second.events[0]).toMatchObject({ event: 'hello', id: undefined });
  const third = await listen(t, ada, second.events[1]?.id);
  await soon(() => third.items()).toEqual(['b', 'c']);
  expect(third.events.map(({ event }) => event)).not.toContain('reset');
  for (const client of [second, third]) client.leave();
});

test.each([
  ['no id at all', () => 'yesterday'],
  ['an id of another database', (id: string) => id.replace(/^\w+/, 'another')],
  ['an id of the future', (id: string) => id.replace(/-(\d+)-/, (_, xid: string) => `-${Number(xid) + 100_000_000}-`)],
  ['a number beyond all', (id: string) => id.replace(/\d+$/, '9'.repeat(40))],
  ['SQL', (id: string) => `${id}'; DROP TABLE change; --`],
])('%s causes a reset, and then what follows', async (_, spoil) => {
  const [first, witness] = [await listen(t, ada), await listen(t, ada)];
  first.leave();
  await change('missed', ada);
  await soon(() => witness.items().length).toBe(1);
  const second = await listen(t, ada, spoil(first.lastId() ?? ''));
  await soon(() => second.events[1]?.event).toBe('reset');
  const { id } = second.events[1] ?? {};
  await change('after', ada);
  await soon(() => second.items()).toEqual(['after']);
  second.leave();
  const third = await listen(t, ada, id);
  await soon(() => third.items()).toEqual(['after']);
  for (const client of [witness, third]) client.leave();
});

test('more than a thousand missed changes cause a reset', async () => {
  const [first, witness] = [await listen(t, ben), await listen(t, ben)];
  first.leave();
  await t.db.transaction().execute(async (db) => {
    for (let count = 0; count < 1001; count++) {
      await recordChangeFor({ db }, { collection: 'history', id: `${count}`, what: 'added' }, ben);
    }
  });
  await soon(() => witness.items().length).toBe(1001);
  const second = await listen(t, ben, first.lastId());
  await soon(() => second.events.map(({ event }) => event)).toEqual(['hello', 'reset']);
  const last = await listen(t, ben, witness.events[1]?.id);
  await soon(() => last.items().length).toBe(1000);
  for (const client of [witness, second, last]) client.leave();
});

test('changes older than a day are deleted, and a client that was away for longer gets a reset', async () => {
  const cat = await t.user();
  const before = await listen(t, cat);
  before.leave();
  await change('old', cat);
  await change('newest of the old', cat);
  await t.db
    .updateTable('change')
    .set({ created_at: new Date(Date.now() - 25 * 3600_000) })
    .execute();
  await change('fresh', cat);
  // Transactions that other tests of this cluster hold open delay it.
  await expect
    .poll(async () => {
      await purgeExpiredChanges(t.db);
      const kept = await t.db.selectFrom('change').select('id').orderBy('change_id').execute();
      return kept.map(({ id }) => id);
    })
    .toEqual(['newest of the old', 'fresh']);
  const after = await listen(t, cat, before.lastId());
  await soon(() => after.events.map(({ event }) => event)).toEqual(['hello', 'reset']);
  after.leave();
});

test('rows from a future transaction of another server hold up nothing and are deleted', async () => {
  const client = await listen(t, ada);
  const row = { workspace_id: ada.workspace_id, user_id: null, collection: 'voice', what: 'changed' };
  await t.db
    .insertInto('change')
    .values({ ...row, id: 'foreign', xid: '999999999999' })
    .execute();
  await change('own', ada);
  await soon(() => client.items()).toEqual(['own']);
  await purgeExpiredChanges(t.db);
  const left = await t.db.selectFrom('change').select('id').where('id', '=', 'foreign').execute();
  expect(left).toEqual([]);
  expect(await t.db.selectFrom('change').select('id').where('id', '=', 'own').execute()).toHaveLength(1);
  client.leave();
});

test('a stream ends with the session that opened it', async () => {
  const dan = await t.user();
  const scope = systemScope(t.parts);
  const client = await listen(t, dan);
  const other = await listen(t, ada);
  await closeSessions(scope, dan.user_id);
  await client.ended;
  await sleep(heartbeatMs * 2);
  await change('still there', ada);
  await soon(() => other.items().length).toBe(1);
  expect((await follow(t, dan)).status).toBe(401);
  other.leave();
});

const ofMember = (user: TestUser) => t.db.updateTable('member').where('user_id', '=', user.user_id);
const unverify = (user: TestUser) =>
  t.db.updateTable('user_account').set({ email_verified_at: null }).where('user_id', '=', user.user_id).execute();

test.each<[string, (user: TestUser) => Promise<unknown>]>([
  ['is disabled', (user) => ofMember(user).set({ disabled_at: new Date() }).execute()],
  ['goes to another workspace', (user) => ofMember(user).set({ workspace_id: ben.workspace_id }).execute()],
  ['is no longer verified', unverify],
])('a stream ends when its member %s', async (_, end) => {
  const eve = await t.user();
  const client = await listen(t, eve);
  await end(eve);
  await client.ended;
});

test('a change of the user has their access checked soon', async () => {
  const unhurried = await testApp();
  const eve = await unhurried.user();
  const client = await listen(unhurried, eve);
  const begin = performance.now();
  await unhurried.db.transaction().execute(async (db) => {
    await db.updateTable('member').set({ disabled_at: new Date() }).where('user_id', '=', eve.user_id).execute();
    await recordChangeFor({ db }, { collection: 'user', id: eve.user_id, what: 'changed' }, eve);
  });
  await client.ended;
  // Its turn would have come after fifteen seconds.
  expect(performance.now() - begin).toBeLessThan(12_000);
  await unhurried.close();
});

test('a stream ends when its session expires', async () => {
  const fay = await t.user();
  const tokens = await openSession(systemScope(t.parts), fay.user_id, { ip: '127.0.0.1', userAgent: 'test' });
  const client = await listen(t, { authorization: `Bearer ${tokens.access}` });
  // The access token lives minutes; the session it stands for goes on, and so does the stream.
  t.clock.offsetMs = 3600_000;
  await sleep(heartbeatMs * 2);
  await change('an hour later', fay);
  await soon(() => client.items().length).toBe(1);
  t.clock.offsetMs = 31 * 24 * 3600_000;
  await client.ended;
  t.clock.offsetMs = 0;
});
