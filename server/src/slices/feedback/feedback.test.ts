import { afterAll, beforeAll, expect, test } from 'vitest';
import { bySession, refusal, send } from '../../contract-suite/http.suite.ts';
import { testApp, type TestApp, type TestUser } from '../../testing/app.ts';

let app: TestApp;
let operator: TestUser;
beforeAll(async () => {
  app = await testApp();
  operator = await app.user();
  await app.db.insertInto('operator').values({ user_id: operator.user_id, granted_at: new Date() }).execute();
});
afterAll(() => app.close());

const say = (user: TestUser, body: object) => send(app.url, 'POST /v1/feedback', { as: bySession(user), body });
const list = async (query = '') =>
  (await send(app.url, `GET /v1/operator/feedback${query}`, { as: bySession(operator) })).body;

test('feedback is stored, announced to the operators, and read by them page by page', async () => {
  const ann = await app.user();
  for (let n = 0; n < 5; n++) {
    app.clock.offsetMs += 1000;
    const words = { message: ` <b>${n}</b> `, kind: 'bug', page: '/app/home', rating: n + 1 };
    expect((await say(ann, words)).body).toEqual({ status: 'ok' });
  }
  expect((await say(ann, { message: 'half \ud800', kind: 'bug', page: '/app/home', rating: 1 })).status).toBe(422);
  const { messages } = (await send(app.url, 'GET /v1/messages', { as: bySession(operator) })).body;
  expect(messages[0]).toMatchObject({
    kind: 'feedback_received',
    params: { feedback_kind: 'bug', excerpt: '<b>4</b>' },
  });
  const first = await list('?page_size=3');
  expect(first.feedback[0]).toEqual({
    feedback_id: expect.any(String),
    email: ann.email,
    kind: 'bug',
    message: '<b>4</b>',
    page: '/app/home',
    rating: 5,
    created_at_unix: expect.any(Number),
  });
  const second = await list(`?page_size=3&cursor=${first.next_cursor}`);
  const ratings = [...first.feedback, ...second.feedback].map(({ rating }: { rating: number }) => rating);
  expect([ratings, second.next_cursor]).toEqual([[5, 4, 3, 2, 1], null]);
  expect((await list('?cursor=gone')).feedback).toEqual([]);
});

test('a user may send twenty an hour, also concurrently, and neither empty nor endless ones', async () => {
  const ben = await app.user();
  for (const body of [
    { message: '  ', kind: 'bug' },
    { message: 'x'.repeat(5001), kind: 'bug' },
    { message: 'x', kind: 'love' },
  ]) {
    expect((await say(ben, body)).status).toBe(422);
  }
  const answers = await Promise.all(Array.from({ length: 25 }, () => say(ben, { message: 'again', kind: 'other' })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
  expect(refusal(await say(ben, { message: 'again', kind: 'other' }))).toEqual([429, 'too_many_requests']);
  const hourAgo = new Date(app.parts.now().getTime() - 3_601_000);
  await app.db
    .updateTable('product_feedback')
    .set({ created_at: hourAgo })
    .where('user_id', '=', ben.user_id)
    .execute();
  expect((await say(ben, { message: 'later', kind: 'other' })).status).toBe(200);
});
