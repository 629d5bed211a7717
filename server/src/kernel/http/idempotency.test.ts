/** Calls with an `Idempotency-Key`: carried out once, and answered as often as they are sent. */
import { internalError } from '#contract/kit/common-errors.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { on } from '../../context.ts';
import { testApp, type TestApp, type TestUser } from '../../testing/app.ts';
import { AppError } from '../errors.ts';
import { addNote, addPicture, clearNotes, fileOf, leftOf, png, refusals } from './kit.suite.ts';

let t: TestApp;
let ada: TestUser;
let keys = 0;
let done = 0;
/** What the handler does before it answers. */
let before: () => void | Promise<void>;

const note = async (text: string) => {
  const note_id = ++done;
  await before();
  return { note_id, text };
};
const routes = [
  on(addNote, (_ctx, { body }) => note(body.text)),
  on(clearNotes, async () => void (await note(''))),
  on(addPicture, (_ctx, { body }) => note(body.files.picture.type)),
];

beforeAll(async () => {
  t = await testApp({ app: { moreRoutes: routes } });
  ada = await t.user();
});
beforeEach(() => {
  before = () => {};
  done = 0;
  t.clock.offsetMs = 0;
});
afterAll(() => t.close());

const newKey = () => `key-${++keys}`;

interface Asking {
  body?: object;
  user?: TestUser;
  path?: string;
  url?: string;
}

async function ask(key: string, { body = { text: 'a' }, user = ada, path = 'notes/inbox', url = t.url }: Asking = {}) {
  const response = await fetch(`${url}/v1/examples/${path}`, {
    method: 'POST',
    headers: { 'xi-api-key': user.apiKey, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  const answer = (text ? JSON.parse(text) : null) as { note_id?: number; detail?: Record<string, string> } | null;
  return { status: response.status, isReplay: response.headers.get('idempotent-replayed') === 'true', answer };
}

const refusal = ({ status, answer }: Awaited<ReturnType<typeof ask>>) => [status, answer?.detail?.status];

test('the first answer is replayed and marked as a replay', async () => {
  const key = newKey();
  const first = await ask(key);
  expect(first).toEqual({ status: 200, isReplay: false, answer: { note_id: 1, text: 'a' } });
  expect(await ask(key)).toEqual({ ...first, isReplay: true });
  expect(await ask(newKey())).toMatchObject({ isReplay: false, answer: { note_id: 2 } });
});

test('without a key every call is carried out', async () => {
  for (const id of [1, 2]) {
    const response = await t.call(addNote, ada, { params: { folder: 'inbox' }, body: { text: 'a' } });
    expect((await response.json()).note_id).toBe(id);
  }
});

test('the order of fields makes no difference, but another value, path or folder does', async () => {
  const key = newKey();
  await ask(key, { body: { text: 'a', more: { x: 1, y: 2 } } });
  expect((await ask(key, { body: { more: { y: 2, x: 1 }, text: 'a' } })).isReplay).toBe(true);
  for (const other of [{ body: { text: 'b' } }, { path: 'notes/outbox', body: { text: 'a', more: { x: 1, y: 2 } } }]) {
    const { status, answer } = await ask(key, other);
    expect([status, answer?.detail]).toEqual([
      422,
      [{ type: 'idempotency_key_reused', loc: ['header', 'idempotency-key'], msg: expect.any(String) }],
    ]);
  }
  expect(done).toBe(1);
});

test('a key belongs to its user and its endpoint', async () => {
  const key = newKey();
  const ben = await t.user();
  await ask(key);
  expect((await ask(key, { user: ben })).isReplay).toBe(false);
  expect((await ask(key, { path: 'notes/inbox/clear', body: {} })).isReplay).toBe(false);
  expect(done).toBe(3);
});

test('an empty answer is replayed', async () => {
  const key = newKey();
  expect(await ask(key, { path: 'notes/inbox/clear' })).toEqual({ status: 204, isReplay: false, answer: null });
  expect(await ask(key, { path: 'notes/inbox/clear' })).toEqual({ status: 204, isReplay: true, answer: null });
  expect(done).toBe(1);
});

test('of twenty at once one is carried out, and the others are told to wait', async () => {
  const key = newKey();
  let release = () => {};
  before = () => new Promise<void>((resolve) => (release = resolve));
  const all = Array.from({ length: 20 }, () => ask(key));
  await expect.poll(() => done).toBe(1);
  let answered = 0;
  for (const one of all) void one.then(() => answered++);
  await expect.poll(() => answered).toBe(19);
  release();
  const answers = await Promise.all(all);
  expect(answers.filter(({ status }) => status === 200).length).toBe(1);
  expect(answers.filter((one) => refusal(one).join() === '409,request_in_progress').length).toBe(19);
  expect(done).toBe(1);
  expect((await ask(key)).isReplay).toBe(true);
});

describe('refused and failed calls', () => {
  test.each<[number, boolean]>([
    [400, true],
    [404, true],
    [401, false],
    [402, false],
    [403, false],
    [409, false],
    [425, false],
    [429, false],
    [500, false],
    [503, false],
  ])('%i is replayed: %s', async (status, isKept) => {
    const key = newKey();
    before = () => {
      const declared = refusals.find(({ http }) => http === status) ?? internalError;
      throw AppError.from(declared, {}, { param: 'text' });
    };
    const first = await ask(key);
    expect(refusal(first)).toEqual([status, status === 500 ? 'internal_error' : 'example']);
    before = () => {};
    const second = await ask(key);
    if (!isKept) return expect(second).toMatchObject({ status: 200, isReplay: false });
    expect(second.isReplay).toBe(true);
    expect(second.answer?.detail).toEqual({ ...first.answer?.detail, request_id: expect.any(String) });
    expect(second.answer?.detail?.request_id).not.toBe(first.answer?.detail?.request_id);
  });

  test('a defect leaves the key free', async () => {
    const key = newKey();
    before = () => {
      throw new Error('a defect');
    };
    expect((await ask(key)).status).toBe(500);
    before = () => {};
    expect(await ask(key)).toMatchObject({ status: 200, isReplay: false });
  });

  test('invalid input does not use up the key', async () => {
    const key = newKey();
    expect((await ask(key, { body: {} })).status).toBe(422);
    expect((await ask(key)).status).toBe(200);
  });

  test.each(['', ' ', 'a b', 'ü', 'x'.repeat(256)])('the key %j is checked', async (key) => {
    const { status } = await ask(key === 'ü' ? 'Ã¼' : key);
    expect(status).toBe(422);
    expect(done).toBe(0);
  });

  test('of a long answer only its existence is kept', async () => {
    const key = newKey();
    const long = { text: 'x'.repeat(70_000) };
    expect((await ask(key, { body: long })).status).toBe(200);
    const second = await ask(key, { body: long });
    expect([...refusal(second), second.isReplay, done]).toEqual([409, 'answer_not_kept', true, 1]);
  });
});

test('after a minute another attempt may take over the call of a dead process, which can then write no answer', async () => {
  const key = newKey();
  let release = () => {};
  before = () => new Promise<void>((resolve) => (release = resolve));
  const lost = ask(key);
  await expect.poll(() => done).toBe(1);
  t.clock.offsetMs = 59_000;
  expect(refusal(await ask(key))).toEqual([409, 'request_in_progress']);
  t.clock.offsetMs = 61_000;
  before = () => {};
  expect(await ask(key)).toMatchObject({ status: 200, isReplay: false, answer: { note_id: 2 } });
  release();
  expect((await lost).answer?.note_id).toBe(1);
  expect(await ask(key)).toMatchObject({ isReplay: true, answer: { note_id: 2 } });
});

test('work that takes longer than its lease is not begun twice; what a dead process left is free after the lease', async () => {
  const leaseMs = 4500;
  const short = await testApp({ app: { moreRoutes: routes, idempotencyLeaseMs: leaseMs } });
  try {
    const user = await short.user();
    const at = { user, url: short.url };
    const key = newKey();
    let finish = () => {};
    before = () => new Promise<void>((resolve) => (finish = resolve));
    const first = ask(key, at);
    await expect.poll(() => done).toBe(1);
    const leasedUntil = async () => {
      const query = short.db.selectFrom('idempotent_request').select('leased_until');
      return (await query.executeTakeFirstOrThrow()).leased_until?.getTime();
    };
    for (let lease = 0; lease < 2; lease++) {
      short.clock.offsetMs += leaseMs;
      await expect.poll(leasedUntil).toBeGreaterThan(short.parts.now().getTime());
      expect(refusal(await ask(key, at))).toEqual([409, 'request_in_progress']);
    }
    finish();
    expect(await first).toMatchObject({ status: 200, answer: { note_id: 1 } });
    expect(await ask(key, at)).toMatchObject({ isReplay: true, answer: { note_id: 1 } });
    expect(await leasedUntil()).toBeUndefined();

    // A process that died in the middle leaves a row that nobody renews.
    await short.db
      .updateTable('idempotent_request')
      .set({
        status: null,
        answer: null,
        leased_until: new Date(short.parts.now().getTime() + leaseMs),
        attempt_id: 'of the dead',
      })
      .execute();
    before = () => {};
    expect(refusal(await ask(key, at))).toEqual([409, 'request_in_progress']);
    short.clock.offsetMs += leaseMs;
    expect((await ask(key, at)).answer?.note_id).toBe(2);
  } finally {
    await short.close();
  }
});

test('a client that leaves finds the answer when it comes back', async () => {
  const key = newKey();
  let finish = () => {};
  before = () => new Promise<void>((resolve) => (finish = resolve));
  const leaving = new AbortController();
  const left = fetch(`${t.url}/v1/examples/notes/inbox`, {
    method: 'POST',
    headers: { 'xi-api-key': ada.apiKey, 'content-type': 'application/json', 'idempotency-key': key },
    body: '{"text":"a"}',
    signal: leaving.signal,
  });
  const leftEarly = expect(left).rejects.toThrow();
  await expect.poll(() => done).toBe(1);
  leaving.abort();
  await leftEarly;
  expect(refusal(await ask(key))).toEqual([409, 'request_in_progress']);
  finish();
  await expect.poll(async () => (await ask(key)).isReplay).toBe(true);
  expect(done).toBe(1);
});

test('after a day the key can be used again, and its answer is gone', async () => {
  const key = newKey();
  await ask(key);
  t.clock.offsetMs = 24 * 3_600_000 + 1000;
  expect(await ask(key, { body: { text: 'other' } })).toMatchObject({ status: 200, isReplay: false });
  t.clock.offsetMs = 0;
});

test('forms with the same files are the same request, and the files of a replay are removed', async () => {
  const send = async (key: string, bytes: Buffer) => {
    const data = new FormData();
    data.append('title', 'x');
    data.append('picture', fileOf(bytes, 'a.png'));
    const headers = { 'xi-api-key': ada.apiKey, 'idempotency-key': key };
    const response = await fetch(`${t.url}/v1/examples/pictures`, { method: 'POST', body: data, headers });
    return { status: response.status, isReplay: response.headers.has('idempotent-replayed') };
  };
  const key = newKey();
  // A form that is refused does not use the key up.
  expect(await send(key, Buffer.from('no picture'))).toEqual({ status: 422, isReplay: false });
  expect(await send(key, png)).toEqual({ status: 200, isReplay: false });
  expect(await send(key, png)).toEqual({ status: 200, isReplay: true });
  expect(await send(key, Buffer.concat([png, Buffer.from('x')]))).toEqual({ status: 422, isReplay: false });
  expect(done).toBe(1);
  await expect.poll(() => leftOf(t)).toEqual([]);
});
