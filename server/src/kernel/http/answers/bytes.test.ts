/** Answers of known length: whole, in ranges, not modified, and with names. */
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { on } from '../../../context.ts';
import { testApp, type TestApp, type TestUser } from '../../../testing/app.ts';
import { AppError } from '../../errors.ts';
import { fileNotFound, getBytes, makeBytes } from '../kit.suite.ts';
import { memoryBytes } from './bytes.ts';

let t: TestApp;
let ada: TestUser;
const content = Buffer.from('0123456789');

let long: Readable | undefined;
const openLong = async () =>
  (long = new Readable({
    read() {
      this.push(Buffer.alloc(65_536));
    },
  }));

const routes = [
  on(getBytes, async ({ parts: { storage } }, { params: { name } }) => {
    if (name === 'memory') return memoryBytes(content, { type: 'text/plain', filename: `Ünï's "x" (*).txt` });
    if (name === 'empty') return memoryBytes(Buffer.alloc(0), { type: 'text/plain' });
    if (name === 'undeclared') return memoryBytes(content, { type: 'text/html' });
    if (name === 'long') return { type: 'application/octet-stream', size: 1e9, etag: 'long-1', open: openLong };
    if (name !== 'stored') throw AppError.from(fileNotFound, { id: name });
    return {
      type: 'application/octet-stream',
      size: content.length,
      etag: 'stored-1',
      cacheControl: 'public, max-age=60',
      open: (range) => storage.read('examples/bytes', range),
    };
  }),
  on(makeBytes, async (_ctx, { body }) => memoryBytes(Buffer.from(body.text), { type: 'text/plain' })),
];

beforeAll(async () => {
  t = await testApp({ app: { moreRoutes: routes } });
  ada = await t.user();
  const file = await t.parts.storage.create('examples/bytes');
  await file.write(content);
  await file.commit();
});
afterAll(() => t.close());

async function get(name: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await fetch(`${t.url}/v1/examples/bytes/${name}`, {
    method,
    headers: { 'xi-api-key': ada.apiKey, ...headers },
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

test('the whole answer has its type, length, version and name', async () => {
  const { status, headers, text } = await get('memory');
  expect([status, text, headers.get('content-type'), headers.get('content-length')]).toEqual([
    200,
    '0123456789',
    'text/plain',
    '10',
  ]);
  expect([headers.get('accept-ranges'), headers.get('cache-control')]).toEqual(['bytes', 'private, no-cache']);
  expect(headers.get('etag')).toMatch(/^"[\w-]{43}"$/);
  expect(headers.get('content-disposition')).toBe(
    `attachment; filename="_n_'s _x_ (*).txt"; filename*=UTF-8''%C3%9Cn%C3%AF%27s%20%22x%22%20%28%2A%29.txt`,
  );
  const stored = await get('stored');
  expect([stored.text, stored.headers.get('content-type'), stored.headers.get('cache-control')]).toEqual([
    '0123456789',
    'application/octet-stream',
    'public, max-age=60',
  ]);
  expect((await get('empty')).text).toBe('');
});

test.each<[string, number, string, string | null]>([
  ['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
  ['bytes=8-', 206, '89', 'bytes 8-9/10'],
  ['bytes=-2', 206, '89', 'bytes 8-9/10'],
  ['bytes=-99', 206, '0123456789', 'bytes 0-9/10'],
  ['bytes=5-99', 206, '56789', 'bytes 5-9/10'],
  ['bytes=0-0,2-3', 200, '0123456789', null],
  ['lines=1-2', 200, '0123456789', null],
  ['bytes=x', 200, '0123456789', null],
  ['bytes=-', 200, '0123456789', null],
])('Range %s is answered', async (range, status, text, contentRange) => {
  for (const name of ['memory', 'stored']) {
    const answer = await get(name, { range });
    expect([answer.status, answer.text, answer.headers.get('content-range')]).toEqual([status, text, contentRange]);
    expect(answer.headers.get('content-length')).toBe(String(text.length));
  }
});

test.each(['bytes=10-', 'bytes=99-100', 'bytes=5-3', 'bytes=-0', 'bytes=99999999999999999999-'])(
  'Range %s is not satisfiable',
  async (range) => {
    for (const name of ['memory', 'stored']) {
      const { status, headers, text } = await get(name, { range });
      expect([status, headers.get('content-range')]).toEqual([416, 'bytes */10']);
      expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(JSON.parse(text)).toMatchObject({ detail: { status: 'range_not_satisfiable' } });
    }
  },
);

test('bytes that a client has are not sent again, and no range of another version is sent', async () => {
  const etag = (await get('memory')).headers.get('etag') ?? '';
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const { status, text, headers } = await get('memory', { 'if-none-match': known });
    expect([status, text, headers.get('etag')]).toEqual([304, '', etag]);
  }
  expect((await get('memory', { 'if-none-match': '"other"' })).status).toBe(200);
  expect((await get('memory', { 'if-none-match': etag, range: 'bytes=0-1' })).status).toBe(304);
  expect((await get('memory', { 'if-range': etag, range: 'bytes=0-1' })).text).toBe('01');
  for (const other of ['"other"', `W/${etag}`, 'Sat, 21 Nov 2026 00:00:00 GMT']) {
    const { status, text } = await get('memory', { 'if-range': other, range: 'bytes=0-1' });
    expect([status, text]).toEqual([200, '0123456789']);
  }
});

test('HEAD answers everything except the bytes', async () => {
  const { status, headers, text } = await get('stored', { range: 'bytes=0-1' }, 'HEAD');
  expect([status, text, headers.get('content-length'), headers.get('etag')]).toEqual([200, '', '10', '"stored-1"']);
  expect((await get('stored', { 'if-none-match': '"stored-1"' }, 'HEAD')).status).toBe(304);
  expect((await get('missing', {}, 'HEAD')).status).toBe(404);
});

test('the answer to a POST is whole, whatever headers the request has', async () => {
  const response = await fetch(`${t.url}/v1/examples/bytes`, {
    method: 'POST',
    headers: {
      'xi-api-key': ada.apiKey,
      'content-type': 'application/json',
      range: 'bytes=0-1',
      'if-none-match': '*',
    },
    body: '{"text":"hello"}',
  });
  expect([response.status, await response.text(), response.headers.get('etag')]).toEqual([200, 'hello', null]);
});

test('the source is closed when the client leaves in the middle', async () => {
  const leaving = new AbortController();
  const response = await fetch(`${t.url}/v1/examples/bytes/long`, {
    headers: { 'xi-api-key': ada.apiKey },
    signal: leaving.signal,
  });
  await response.body?.getReader().read();
  expect(long?.destroyed).toBe(false);
  leaving.abort();
  await expect.poll(() => long?.destroyed).toBe(true);
});

test('a type that the contract does not name is a failure', async () => {
  expect((await get('undeclared')).status).toBe(500);
});
