/** The bytes of a history item as players and caches ask for them: Range, ETag, HEAD, If-Range, download name. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApp, type TestApp, type TestUser } from '../testing/app.ts';
import { byKey, refusal, send, type Headers } from './http.suite.ts';
import { speak, voiceId } from './speak.suite.ts';

let app: TestApp;
let user: TestUser;
let id: string;
let whole: Buffer;
let etag: string;

beforeAll(async () => {
  app = await testApp();
  user = await app.user();
  const response = await fetch(`${app.url}/v1/text-to-speech/${voiceId}?output_format=mp3_22050_32`, {
    method: 'POST',
    headers: { ...byKey(user), 'content-type': 'application/json' },
    body: JSON.stringify({ text: 'Some audio to cut pieces from.' }),
  });
  id = response.headers.get('history-item-id') ?? '';
  whole = Buffer.from(await response.arrayBuffer());
  etag = (await ask()).headers.get('etag') ?? '';
});
afterAll(() => app.close());

async function ask(headers: Headers = {}, method = 'GET') {
  const response = await fetch(`${app.url}/v1/history/${id}/audio`, {
    method,
    headers: { ...byKey(user), ...headers },
  });
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}
const hex = (bytes: Buffer) => bytes.toString('hex');

test('the whole audio answers 200 with the streamed bytes and the headers that caches and players need', async () => {
  const { status, headers, bytes } = await ask();
  expect(status).toBe(200);
  expect(hex(bytes)).toBe(hex(whole));
  expect(headers.get('content-type')).toBe('audio/mpeg');
  expect(headers.get('content-length')).toBe(String(whole.length));
  expect(headers.get('accept-ranges')).toBe('bytes');
  expect(headers.get('cache-control')).toBe('private, no-cache');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(etag).toMatch(/^"[^"]+"$/);
});

test('content-disposition has a plain ASCII name and its UTF-8 form', async () => {
  const name = String.raw`Veery_\d{4}-\d\d-\d\dT\d\d_\d\d_\d\d_Ada_pre_sp100_s50_sb75_se0_b100_m2\.mp3`;
  expect((await ask()).headers.get('content-disposition')).toMatch(
    new RegExp(`^attachment; filename="${name}"; filename\\*=UTF-8''${name}$`),
  );
});

describe('Range', () => {
  test.each([
    ['bytes=0-0', 0, 0],
    ['bytes=0-99', 0, 99],
    ['bytes=100-', 100, -1],
    ['bytes=7-999999999', 7, -1],
    ['bytes=-10', -10, -1],
    ['bytes=-999999999', 0, -1],
    [' bytes=5-6 ', 5, 6],
  ])('%s answers 206', async (range, from, to) => {
    const { status, headers, bytes } = await ask({ range });
    const size = whole.length;
    const [start, end] = [from < 0 ? size + from : from, to < 0 ? size - 1 : to];
    expect([status, headers.get('content-range')]).toEqual([206, `bytes ${start}-${end}/${size}`]);
    expect(headers.get('content-length')).toBe(String(end - start + 1));
    expect(hex(bytes)).toBe(hex(whole.subarray(start, end + 1)));
    expect(headers.get('etag')).toBe(etag);
  });

  test('the last byte can be read', async () => {
    const { status, bytes } = await ask({ range: `bytes=${whole.length - 1}-` });
    expect([status, hex(bytes)]).toEqual([206, hex(whole.subarray(-1))]);
  });

  test.each(['bytes=999999999-', 'bytes=999999999-1000000000', 'bytes=-0', 'bytes=99999999999999999999-'])(
    '%s answers 416 with the size',
    async (range) => {
      const answer = await send(app.url, `GET /v1/history/${id}/audio`, { as: byKey(user), headers: { range } });
      expect(refusal(answer)).toEqual([416, 'range_not_satisfiable']);
      expect(answer.headers.get('content-range')).toBe(`bytes */${whole.length}`);
      expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
      expect(answer.headers.get('content-disposition')).toBeNull();
    },
  );

  test.each(['bytes=', 'bytes=-', 'bytes=a-b', 'bytes=1-2,4-5', 'seconds=1-2', 'bytes 1-2', 'bytes=1.5-2'])(
    '%s is ignored and answers the whole audio',
    async (range) => {
      const { status, bytes } = await ask({ range });
      expect([status, bytes.length]).toEqual([200, whole.length]);
    },
  );

  test('consecutive ranges join to the whole', async () => {
    const pieces: Buffer[] = [];
    for (let at = 0; at < whole.length; at += 1500) {
      pieces.push((await ask({ range: `bytes=${at}-${at + 1499}` })).bytes);
    }
    expect(hex(Buffer.concat(pieces))).toBe(hex(whole));
  });
});

describe('conditions', () => {
  test('If-None-Match with the tag, one of several, a weak one, or any answers 304 without bytes', async () => {
    for (const header of [etag, `"other", ${etag}`, `W/${etag}`, '*']) {
      const { status, headers, bytes } = await ask({ 'if-none-match': header });
      expect([header, status, bytes.length, headers.get('etag')]).toEqual([header, 304, 0, etag]);
      expect(headers.get('content-range')).toBeNull();
    }
    expect((await ask({ 'if-none-match': '"other"' })).status).toBe(200);
    expect((await ask({ 'if-none-match': etag, range: 'bytes=0-1' })).status).toBe(304);
  });

  test('If-Range answers a range of the same version, else the whole', async () => {
    expect((await ask({ range: 'bytes=0-9', 'if-range': etag })).status).toBe(206);
    for (const other of ['"other"', `W/${etag}`, 'Wed, 21 Oct 2015 07:28:00 GMT']) {
      const { status, bytes } = await ask({ range: 'bytes=0-9', 'if-range': other });
      expect([other, status, bytes.length]).toEqual([other, 200, whole.length]);
    }
  });
});

test('HEAD answers the headers of GET without bytes', async () => {
  const [head, get] = [await ask({}, 'HEAD'), await ask()];
  expect([head.status, head.bytes.length]).toEqual([200, 0]);
  for (const name of [
    'content-type',
    'content-length',
    'etag',
    'accept-ranges',
    'content-disposition',
    'cache-control',
  ]) {
    expect(head.headers.get(name), name).toBe(get.headers.get(name));
  }
  expect((await ask({ 'if-none-match': etag }, 'HEAD')).status).toBe(304);
});

test('HEAD of a missing item, or without credentials, is refused without a body', async () => {
  expect((await send(app.url, 'HEAD /v1/history/nothing/audio', { as: byKey(user) })).status).toBe(404);
  expect((await send(app.url, `HEAD /v1/history/${id}/audio`)).status).toBe(401);
});

test('each codec is served as it was made', async () => {
  for (const [format, type] of [
    ['pcm_8000', 'audio/pcm'],
    ['wav_8000', 'audio/wav'],
    ['ulaw_8000', 'audio/basic'],
  ] as const) {
    const spoken = await speak(app, user, 'Hi.', format);
    const response = await fetch(`${app.url}/v1/history/${spoken.headers.get('history-item-id')}/audio`, {
      headers: byKey(user),
    });
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('content-disposition')).toContain(`_m2.${format.split('_')[0]}"`);
    await response.arrayBuffer();
  }
});

test('the audio of a deleted item answers 404, and its file is removed', async () => {
  const spoken = await speak(app, user, 'Short-lived.');
  const short = spoken.headers.get('history-item-id') ?? '';
  const { audio_key } = await app.db
    .selectFrom('history_item')
    .select('audio_key')
    .where('history_item_id', '=', short)
    .executeTakeFirstOrThrow();
  expect(await app.parts.storage.head(audio_key)).toBeDefined();
  expect((await send(app.url, `DELETE /v1/history/${short}`, { as: byKey(user) })).status).toBe(200);
  expect(refusal(await send(app.url, `GET /v1/history/${short}/audio`, { as: byKey(user) }))).toEqual([
    404,
    'history_item_not_found',
  ]);
  expect(refusal(await send(app.url, `DELETE /v1/history/${short}`, { as: byKey(user) }))).toEqual([
    404,
    'history_item_not_found',
  ]);
  await expect.poll(() => app.parts.storage.head(audio_key)).toBeUndefined();
});
