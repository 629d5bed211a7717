/** Event streams of work that ends, read by a client of the test's own. */
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { on } from '../../../context.ts';
import { testApp, type TestApp, type TestUser } from '../../../testing/app.ts';
import { AppError } from '../../errors.ts';
import { noCredits, resumeWork, watchWork } from '../kit.suite.ts';

let t: TestApp;
let ada: TestUser;
let ended = 0;

const pause = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, 700);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });

const routes = [
  on(watchWork, async ({ signal }, { body }) => {
    async function* work() {
      let percent = 0;
      try {
        for (const step of body.steps) {
          if (step === 'wait') await pause(signal);
          if (step === 'refuse') throw AppError.from(noCredits);
          if (step === 'break') throw new Error('a secret of the inside');
          if (step === 'lie') yield { data: { percent: 'all' as unknown as number } };
          if (step === 'step') yield { id: String(percent), data: { percent: percent++ } };
        }
      } finally {
        ended += 1;
      }
    }
    return { headers: { 'x-veery-cache': 'miss' }, events: work() };
  }),
  on(resumeWork, async (_ctx, _input, { lastEventId }) => {
    async function* rest() {
      for (let percent = Number(lastEventId ?? -1) + 1; percent < 3; percent += 1) {
        yield { id: String(percent), data: { percent } };
      }
      yield { event: 'done', data: 'line\nbreak' };
    }
    return { events: rest() };
  }),
];

beforeAll(async () => {
  t = await testApp({ app: { moreRoutes: routes, heartbeatMs: 150 } });
  ada = await t.user();
});
afterAll(() => t.close());

type Step = 'step' | 'wait' | 'refuse' | 'break' | 'lie';
const watch = (...steps: Step[]) => t.call(watchWork, ada, { body: { steps } });

async function read(response: Pick<Response, 'text'>) {
  const events: EventSourceMessage[] = [];
  const comments: string[] = [];
  const parser = createParser({
    onEvent: (event) => void events.push(event),
    onComment: (comment) => void comments.push(comment),
  });
  parser.feed(await response.text());
  return { events, comments };
}

test('a POST answers events until its work is done', async () => {
  const response = await watch('step', 'step');
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
  expect(response.headers.get('x-veery-cache')).toBe('miss');
  expect(response.headers.get('request-id')).toMatch(/^\w{20}$/);
  expect((await read(response)).events).toEqual([
    { id: '0', event: undefined, data: '{"percent":0}' },
    { id: '1', event: undefined, data: '{"percent":1}' },
  ]);
});

test('a stream without events ends normally', async () => {
  expect((await read(await watch())).events).toEqual([]);
});

test('a failure before the first event is an ordinary error', async () => {
  const refused = await watch('refuse', 'step');
  expect([refused.status, refused.headers.get('content-type')]).toEqual([402, 'application/json; charset=utf-8']);
  expect(refused.headers.get('x-veery-cache')).toBeNull();
  expect((await (refused as Response).json()) as unknown).toMatchObject({ detail: { status: 'quota_exceeded' } });
  expect((await watch('break')).status).toBe(500);
});

test.each<[Step, string]>([
  ['refuse', 'quota_exceeded'],
  ['break', 'internal_error'],
  ['lie', 'internal_error'],
])('a failure after the first event (%s) is an error event, and the stream ends', async (step, status) => {
  const response = await watch('step', step, 'step');
  const text = await (response as Response).text();
  const { events } = await read(new Response(text));
  expect(events.map(({ event }) => event)).toEqual([undefined, 'error']);
  expect(JSON.parse(events[1]?.data ?? '')).toMatchObject({
    detail: { status, request_id: response.headers.get('request-id') },
  });
  expect(text).not.toContain('a secret of the inside');
});

test('heartbeats are sent while the work takes its time, also before the first event', async () => {
  const { events, comments } = await read(await watch('wait', 'step', 'wait', 'step'));
  expect(events.map(({ data }) => data)).toEqual(['{"percent":0}', '{"percent":1}']);
  expect(comments.length).toBeGreaterThanOrEqual(4);
  const late = await read(await watch('wait', 'refuse'));
  expect(late.events.map(({ event }) => event)).toEqual(['error']);
});

test('a client that reconnects continues where it stopped', async () => {
  const get = (headers: Record<string, string>) =>
    fetch(`${t.url}/v1/examples/work`, { headers: { 'xi-api-key': ada.apiKey, ...headers } });
  expect((await read(await get({}))).events.map(({ id }) => id)).toEqual(['0', '1', '2', undefined]);
  const { events } = await read(await get({ 'last-event-id': '1' }));
  expect(events).toEqual([
    { id: '2', event: undefined, data: '{"percent":2}' },
    { id: undefined, event: 'done', data: JSON.stringify('line\nbreak') },
  ]);
  const head = await fetch(`${t.url}/v1/examples/work`, { method: 'HEAD', headers: { 'xi-api-key': ada.apiKey } });
  expect([head.status, head.headers.get('content-type'), await head.text()]).toEqual([
    200,
    'text/event-stream; charset=utf-8',
    '',
  ]);
});

test('the work ends when its client leaves', async () => {
  const before = ended;
  const leaving = new AbortController();
  const response = await fetch(`${t.url}/v1/examples/work`, {
    method: 'POST',
    headers: { 'xi-api-key': ada.apiKey, 'content-type': 'application/json' },
    body: JSON.stringify({ steps: ['step', 'wait', 'wait', 'step'] }),
    signal: leaving.signal,
  });
  await response.body?.getReader().read();
  leaving.abort();
  await expect.poll(() => ended).toBe(before + 1);
});

test('the stream ends when the access ends', async () => {
  const ben = await t.user();
  const response = await t.call(watchWork, ben, { body: { steps: ['step', 'wait', 'wait', 'wait', 'step'] } });
  await t.db.deleteFrom('api_key').where('user_id', '=', ben.user_id).execute();
  const { events } = await read(response);
  expect(events.map(({ event }) => event)).toEqual([undefined, 'error']);
  expect(JSON.parse(events[1]?.data ?? '')).toMatchObject({ detail: { status: 'invalid_token' } });
});
