import { afterAll, beforeAll, expect, test } from 'vitest';
import { bySession, refusal, send } from '../../contract-suite/http.suite.ts';
import { speak } from '../../contract-suite/speak.suite.ts';
import { testApp, type TestApp, type TestUser } from '../../testing/app.ts';

let app: TestApp;
let operator: TestUser;
beforeAll(async () => {
  app = await testApp();
  operator = await app.user();
  await app.db.insertInto('operator').values({ user_id: operator.user_id, granted_at: new Date() }).execute();
});
afterAll(() => app.close());

const as = (user: TestUser) => ({ as: bySession(user) });

async function shared(user: TestUser, words: string): Promise<{ id: string; link: string }> {
  const id = (await speak(app, user, words)).headers.get('history-item-id') ?? '';
  const { body } = await send(app.url, `GET /v1/history/${id}/share-link`, as(user));
  return { id, link: body.share_link.split('/').at(-1) };
}
const report = (link: string, body: object) => send(app.url, `POST /share/${link}/report`, { body });
const list = async (query = '') => (await send(app.url, `GET /v1/operator/share-reports${query}`, as(operator))).body;
const decide = (id: string, decision: string, who = operator) =>
  send(app.url, `POST /v1/operator/share-reports/${id}`, { ...as(who), body: { decision } });
const messagesOf = async (user: TestUser) => (await send(app.url, 'GET /v1/messages', as(user))).body.messages;
const forgetAddresses = () => app.db.deleteFrom('sign_in_attempt').execute();

test('operators read reports, take the page down once for all of them, and its owner is notified', async () => {
  const ada = await app.user();
  const { id, link } = await shared(ada, 'Words that somebody reports.');
  expect((await report(link, { reason: 'impersonation', text: ' <b>not me</b> ' })).status).toBe(200);
  expect((await report(link, { reason: 'spam' })).status).toBe(200);
  const told = (await messagesOf(operator)).filter(({ kind }: { kind: string }) => kind === 'share_reported');
  expect(told).toEqual([expect.objectContaining({ params: { reason: 'impersonation' } })]);
  const { reports, open_count, next_cursor } = await list();
  expect([reports.length, open_count, next_cursor]).toEqual([2, 2, null]);
  expect(reports[1]).toEqual({
    share_report_id: expect.any(String),
    share_link_id: link,
    share_link: `${app.parts.config.publicUrl}/share/${link}`,
    reason: 'impersonation',
    text: '<b>not me</b>',
    excerpt: 'Words that somebody reports.',
    email: ada.email,
    state: 'live',
    decision: null,
    created_at_unix: expect.any(Number),
  });
  expect((await list('?page_size=1')).next_cursor).toBe(reports[0].share_report_id);
  expect((await list(`?page_size=1&cursor=${reports[0].share_report_id}`)).reports).toEqual([reports[1]]);

  expect(refusal(await decide(reports[0].share_report_id, 'taken_down', ada))).toEqual([403, 'not_operator']);
  expect((await decide(reports[0].share_report_id, 'taken_down')).status).toBe(200);
  expect(await list('?open=true')).toMatchObject({ reports: [], open_count: 0 });
  expect(
    (await list()).reports.map(({ decision, state }: { decision: string; state: string }) => [decision, state]),
  ).toEqual([
    ['taken_down', 'taken_down'],
    ['taken_down', 'taken_down'],
  ]);
  expect(refusal(await send(app.url, `GET /share/${link}?format=json`))).toEqual([410, 'share_link_taken_down']);
  const page = await fetch(`${app.url}/share/${link}`, { headers: { accept: 'text/html' } });
  expect([page.status, await page.text()]).toEqual([410, expect.stringContaining('took it down after a report')]);
  expect((await messagesOf(ada))[0]).toMatchObject({
    kind: 'share_taken_down',
    params: { excerpt: 'Words that somebody reports.' },
  });
  expect(refusal(await send(app.url, `GET /v1/history/${id}/share-link`, as(ada)))).toEqual([403, 'share_taken_down']);
  expect((await send(app.url, `GET /v1/history/${id}`, as(ada))).body.share_link_id).toBeNull();
  const events = await app.db.selectFrom('audit_event').selectAll().where('user_id', '=', operator.user_id).execute();
  expect(events.map(({ action, detail }) => [action, detail])).toContainEqual([
    'share_report.taken_down',
    { share_link_id: link, reasons: ['impersonation', 'spam'] },
  ]);
  await forgetAddresses();
});

test('a dismissed report leaves the page, and a new one is told again', async () => {
  const ada = await app.user();
  const { link } = await shared(ada, 'Harmless words.');
  await report(link, { reason: 'other', text: 'I do not like it.' });
  const [first] = (await list('?open=true')).reports;
  await decide(first.share_report_id, 'dismissed');
  expect((await send(app.url, `GET /share/${link}?format=json`)).status).toBe(200);
  await report(link, { reason: 'other' });
  const told = (await messagesOf(operator)).filter(({ kind }: { kind: string }) => kind === 'share_reported');
  expect(told).toHaveLength(3);
  expect(refusal(await decide('unknown', 'dismissed'))).toEqual([404, 'share_report_not_found']);
  await forgetAddresses();
});

test('an address may report ten times in a quarter of an hour, and only pages that are there', async () => {
  const ada = await app.user();
  const { id, link } = await shared(ada, 'Reported again and again.');
  expect(refusal(await report('unknown', { reason: 'spam' }))).toEqual([404, 'share_link_not_found']);
  expect((await report(link, { reason: 'boring' })).status).toBe(422);
  expect((await report(link, { reason: 'spam', text: 'x'.repeat(2001) })).status).toBe(422);
  const answers = await Promise.all(Array.from({ length: 11 }, () => report(link, { reason: 'spam' })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(9);
  const refused = answers.find(({ status }) => status !== 200);
  expect(refused && [refusal(refused), Number(refused.headers.get('retry-after')) > 0]).toEqual([
    [429, 'too_many_attempts'],
    true,
  ]);
  await forgetAddresses();
  await send(app.url, `DELETE /v1/history/${id}/share-link`, as(ada));
  expect(refusal(await report(link, { reason: 'spam' }))).toEqual([410, 'share_link_removed']);
  await forgetAddresses();
});

test('decided reports are forgotten after half a year', async () => {
  const before = (await list()).reports.length;
  const [one] = (await list('?open=true')).reports;
  await decide(one.share_report_id, 'dismissed');
  const old = new Date(app.parts.now().getTime() - 181 * 24 * 3_600_000);
  const change = app.db.updateTable('share_report').set({ decided_at: old });
  await change.where('share_report_id', '=', one.share_report_id).execute();
  const { purgeExpiredReports } = await import('./reports.service.ts');
  await purgeExpiredReports(operator.ctx());
  expect((await list()).reports).toHaveLength(before - 1);
});
