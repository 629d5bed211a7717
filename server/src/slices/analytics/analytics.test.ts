/** Events that browsers report over HTTP, and what is stored of them. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { analyticsEvents } from '#contract/analytics/types.ts';
import { byKey, bySession, refusal, send, type Headers } from '../../contract-suite/http.suite.ts';
import { createRateLimit } from '../../kernel/http/rate-limit.ts';
import { systemScope } from '../../context.ts';
import { testApp, type TestApp, type TestUser } from '../../testing/app.ts';
import { purgeExpiredEvents, recordEvent } from '../../platform/events/events.ts';

let app: TestApp;
let user: TestUser;
beforeAll(async () => {
  app = await testApp({ env: { TRUST_PROXY: '127.0.0.1', PUBLIC_URL: 'https://v.example.org' } });
  user = await app.user();
});
beforeEach(() => app.db.deleteFrom('analytics_event').execute());
afterAll(() => app.close());

const view = (path = '/app/home', at_unix_ms = Date.now()) => ({
  name: 'page_viewed',
  properties: { path },
  at_unix_ms,
});
const chosen = (statistics: boolean, at_unix_ms: number, more = {}) => ({
  name: 'consent_chosen',
  properties: { statistics, ...more },
  at_unix_ms,
});
const post = (events: unknown[], as: Headers = {}, base = app.url) =>
  send(base, 'POST /v1/ingest', { as, body: { events } });
const stored = () => app.db.selectFrom('analytics_event').selectAll().orderBy('event_id').execute();

test('events are stored with the signed-in user, and after the session has ended with the visitor', async () => {
  const answer = await post([chosen(true, Date.now(), { spy: 'x' }), view('/a')]);
  expect([answer.status, answer.text]).toEqual([204, '']);
  await post([view('/b')], bySession(user));
  await post([view('/c')], { authorization: 'Bearer gone' });
  await post([view('/d')], byKey(user));
  const rows = await stored();
  expect(rows.map(({ name, properties, user_id, is_server }) => [name, properties, user_id, is_server])).toEqual([
    ['consent_chosen', { statistics: true }, null, false],
    ['page_viewed', { path: '/a' }, null, false],
    ['page_viewed', { path: '/b' }, user.user_id, false],
    ['page_viewed', { path: '/c' }, null, false],
    ['page_viewed', { path: '/d' }, null, false],
  ]);
  expect(rows[2]?.workspace_id).toBe(user.workspace_id);
});

test('nothing is stored from before the visitor agreed, in whatever order it arrives', async () => {
  const now = Date.now();
  const before = view('/before', now - 3000);
  const answer = await post([before, view('/after', now - 1000), chosen(true, now - 2000), before, view('/with', now)]);
  expect(answer.status).toBe(204);
  expect((await stored()).map(({ properties }) => properties)).toEqual([
    { path: '/after' },
    { statistics: true },
    { path: '/with' },
  ]);
});

test('nothing is stored from the time for which a user had opted out', async () => {
  const fickle = await app.user();
  const edit = (optOutCCPA: boolean) =>
    send(app.url, 'POST /v1/user/edit', { as: bySession(fickle), body: { optOutCCPA } });
  await edit(true);
  const during = view('/during', Date.now() - 1);
  await edit(false);
  const after = view('/after', Date.now() + 5);
  app.clock.offsetMs = 1000;
  await post([during, after], bySession(fickle));
  app.clock.offsetMs = 0;
  expect((await stored()).map(({ properties }) => properties)).toEqual([{ path: '/after' }]);
});

test('the client’s clock is used when it is plausible', async () => {
  const now = Date.now();
  for (const at of [now - 5000, 0, now + 3600_000, -1, 2 ** 53 - 1, now - 48 * 3600_000]) await post([view('/', at)]);
  const [first, ...others] = (await stored()).map(({ happened_at }) => happened_at.getTime());
  expect(first).toBe(now - 5000);
  for (const time of others) expect(Math.abs(time - now)).toBeLessThan(10_000);
});

test('a request with an unknown event, one of the server’s own, or other properties is refused as a whole', async () => {
  for (const [event, status] of [
    [{ ...view(), name: 'unheard_of' }, 'unknown_event'],
    [{ ...view(), name: '__proto__' }, 'unknown_event'],
    [{ ...view(), name: 'page_viewed', properties: {} }, 'invalid_event'],
    [{ ...view(), properties: { path: 'x'.repeat(201) } }, 'invalid_event'],
    [{ ...view(), name: 'consent_chosen', properties: { statistics: 'yes' } }, 'invalid_event'],
  ] as const) {
    expect(refusal(await post([view(), event]))).toEqual([400, status]);
  }
  const own = Object.entries(analyticsEvents).filter(([, { by }]) => by === 'server');
  expect(own.length).toBeGreaterThan(10);
  for (const [name] of own)
    expect(refusal(await post([{ ...view(), name }])), name).toEqual([400, 'server_only_event']);
  for (const wrong of [[], Array.from({ length: 101 }, () => view()), [{ name: 'page_viewed' }]]) {
    expect((await post(wrong)).status).toBe(422);
  }
  expect(await stored()).toEqual([]);
  expect((await post([view('half \ud800')])).status).toBe(422);
  expect(await stored()).toEqual([]);
});

test('only pages of this installation may send events', async () => {
  const own = `http://${new URL(app.url).host}`;
  for (const origin of ['https://v.example.org', own]) {
    expect((await post([view()], { origin })).status).toBe(204);
  }
  for (const origin of ['https://evil.test', 'null', 'https://v.example.org.evil.test', 'http://v.example.org', 'x']) {
    expect(refusal(await post([view()], { origin })), origin).toEqual([403, 'cross_origin']);
  }
  expect(refusal(await post([view()], { 'sec-fetch-site': 'cross-site' }))).toEqual([403, 'cross_origin']);
});

test('nothing is stored of a user who opted out, or when analytics are off', async () => {
  const shy = await app.user();
  await send(app.url, 'POST /v1/user/edit', { as: bySession(shy), body: { optOutCCPA: true } });
  expect((await post([view()], bySession(shy))).status).toBe(204);
  expect(await stored()).toEqual([]);
  const off = await testApp({ env: { ANALYTICS: 'off' } });
  expect((await post([view()], {}, off.url)).status).toBe(204);
  expect(refusal(await post([{ ...view(), name: 'user_deleted' }], {}, off.url))).toEqual([400, 'server_only_event']);
  await send(off.url, 'POST /v1/google-ads-visit', { body: { email: 'a@b.test', event_type: 'visit' } });
  const who = { user_id: 'nobody', workspace_id: null };
  await recordEvent(systemScope(off.parts), off.parts.config, 'email_verified', {}, who);
  expect(await off.db.selectFrom('analytics_event').selectAll().execute()).toEqual([]);
  expect(await off.db.selectFrom('ad_visit').selectAll().execute()).toEqual([]);
  expect((await send(off.url, 'GET /v1/instance')).body.has_analytics).toBe(false);
  await off.close();
});

test('an address may send three hundred requests a minute', async () => {
  const from = (ip: string) => post([view()], { 'x-forwarded-for': ip });
  const answers = await Promise.all(Array.from({ length: 310 }, () => from('203.0.113.7')));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  expect((await from('203.0.113.8')).status).toBe(204);
  app.clock.offsetMs = 61_000;
  expect((await from('203.0.113.7')).status).toBe(204);
  app.clock.offsetMs = 0;
});

test('the counter drops the client that it has known longest', () => {
  const limit = createRateLimit({ max: 1, windowMs: 1000 }, 2);
  const at = (ms: number) => new Date(ms);
  expect([limit.take('a', at(0)), limit.take('a', at(999)), limit.take('a', at(1000))]).toEqual([true, false, true]);
  expect([limit.take('b', at(1000)), limit.take('c', at(1000))]).toEqual([true, true]);
  expect([limit.take('c', at(1001)), limit.take('a', at(1001))]).toEqual([false, true]);
});

test('visits from advertisements are recorded', async () => {
  const visit = { email: 'Ann@Example.test ', event_type: 'sign_up', gclid: 'g', utm_source: 's', utm_term: null };
  expect((await send(app.url, 'POST /v1/google-ads-visit', { as: bySession(user), body: visit })).body).toEqual({
    status: 'ok',
  });
  await send(app.url, 'POST /v1/google-ads-visit', {
    body: { email: '<b>', event_type: 'x', utm_term: 't' },
  });
  const rows = await app.db.selectFrom('ad_visit').selectAll().orderBy('visit_id').execute();
  expect(rows).toMatchObject([
    {
      user_id: user.user_id,
      email: 'ann@example.test',
      event_type: 'sign_up',
      parameters: { gclid: 'g', utm_source: 's' },
    },
    { user_id: null, email: '', parameters: { utm_term: 't' } },
  ]);
});

test('operators read counts by day, and ninety days are kept', async () => {
  const operator = await app.user();
  await app.db.insertInto('operator').values({ user_id: operator.user_id, granted_at: new Date() }).execute();
  await post([view(), view(), { ...view(), name: 'feedback_opened', properties: {} }], bySession(user));
  await post([view()], bySession(operator));
  const read = async (query = '') =>
    (await send(app.url, `GET /v1/operator/analytics${query}`, { as: bySession(operator) })).body;
  const day = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  const today = [
    { day: day(Date.now()), name: 'feedback_opened', count: 1, users: 1 },
    { day: day(Date.now()), name: 'page_viewed', count: 3, users: 2 },
  ];
  expect(await read()).toEqual({ has_analytics: true, counts: today });
  const old = Date.now() - 89 * 86_400_000;
  for (const age of [old, old - 2 * 86_400_000]) {
    const then = new Date(age);
    const event = { name: 'page_viewed', properties: '{}', is_server: false, happened_at: then, created_at: then };
    await app.db.insertInto('analytics_event').values(event).execute();
  }
  await purgeExpiredEvents(systemScope(app.parts));
  expect(await stored()).toHaveLength(5);
  expect((await read()).counts).toEqual(today);
  expect((await read('?days=90')).counts).toEqual([
    ...today,
    { day: day(old), name: 'page_viewed', count: 1, users: 0 },
  ]);
  expect(refusal(await send(app.url, 'GET /v1/operator/analytics', { as: bySession(user) }))).toEqual([
    403,
    'not_operator',
  ]);
});
