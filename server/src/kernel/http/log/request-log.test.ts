/** Every request has one line in the log, however it ends, and no line holds what somebody sent. */
import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import { readIterable } from '../../streams.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { on } from '../../../context.ts';
import { voiceId } from '../../../contract-suite/speak.suite.ts';
import { testApp, type TestApp, type TestUser } from '../../../testing/app.ts';
import { ledgerOf, untilSettled } from '../../../testing/ledger.ts';
import { createLogTo } from '../../boot/log.ts';
import { getBytes, makeBytes } from '../kit.suite.ts';

type Line = Record<string, unknown>;
const lines: Line[] = [];
const log = createLogTo({ write: (line) => void lines.push(JSON.parse(line) as Line) }, 'info');

const breaksOff = async () =>
  readIterable(
    (async function* () {
      yield Buffer.alloc(1000);
      await sleep(20);
      throw new Error('the disk is gone');
    })(),
  );

const routes = [
  on(getBytes, async () => ({ type: 'application/octet-stream', size: 1e9, etag: 'x', open: breaksOff })),
  on(makeBytes, async ({ db }, { body }) => {
    await sql`SELECT ${body.text}::int`.execute(db);
    throw new Error('unreachable');
  }),
];

let t: TestApp;
let ada: TestUser;
beforeAll(async () => {
  t = await testApp({ app: { moreRoutes: routes }, parts: () => ({ log }) });
  ada = await t.user({ tier: 'pro' });
});
beforeEach(() => void (lines.length = 0));
afterAll(() => t.close());

async function line(of: Line): Promise<Line> {
  const fits = (one: Line) => Object.entries(of).every(([name, value]) => one[name] === value);
  for (let n = 0; n < 500; n++) {
    const found = lines.filter(fits);
    if (found.length > 1) throw new Error(`several lines: ${JSON.stringify(found)}`);
    if (found[0]) return found[0];
    await sleep(10);
  }
  throw new Error(`no such line: ${JSON.stringify(lines)}`);
}

const speech = `/v1/text-to-speech/${voiceId}/stream?output_format=pcm_22050`;
const speechPath = '/v1/text-to-speech/:voice_id/stream';

test('an answered request, with what it was charged', async () => {
  await (await fetch(`${t.url}/v1/models`, { headers: { 'xi-api-key': ada.apiKey } })).text();
  expect(await line({ path: '/v1/models' })).toMatchObject({ method: 'GET', status: 200, user_id: ada.user_id });
  const headers = { 'xi-api-key': ada.apiKey, 'content-type': 'application/json' };
  const body = JSON.stringify({ text: 'Good morning.' });
  await (await fetch(t.url + speech, { method: 'POST', headers, body })).arrayBuffer();
  expect(await line({ path: speechPath })).toMatchObject({ status: 200, credits: 13, ms: expect.any(Number) });
});

test('a client that leaves, with what it was charged', async () => {
  const mia = await t.user({ tier: 'pro' });
  const leaving = new AbortController();
  const sentence = 'The ferry left the harbour at nine, and by noon the islands were already out of sight. ';
  const response = await fetch(t.url + speech, {
    method: 'POST',
    headers: { 'xi-api-key': mia.apiKey, 'content-type': 'application/json' },
    body: JSON.stringify({ text: sentence.repeat(40) }),
    signal: leaving.signal,
  });
  await response.body?.getReader().read();
  leaving.abort();
  await untilSettled(t, mia);
  const { credits_used } = (await ledgerOf(t, mia)).account;
  expect(credits_used).toBeGreaterThan(0);
  expect(await line({ msg: 'the client left' })).toMatchObject({
    path: speechPath,
    status: 200,
    credits: credits_used,
    workspace_id: mia.workspace_id,
  });
});

test('a client that leaves before it has sent its body', async () => {
  const headers = { 'xi-api-key': ada.apiKey, 'content-type': 'application/json', 'content-length': '1000' };
  const request = http.request(t.url + speech, { method: 'POST', headers }).on('error', () => undefined);
  const received = once(t.app.server, 'request');
  request.write('{"text":');
  await received;
  request.destroy();
  expect(await line({ msg: 'the client left' })).toMatchObject({ path: speechPath, status: 499 });
});

test('a stream that breaks', async () => {
  const response = await fetch(`${t.url}/v1/examples/bytes/x`, { headers: { 'xi-api-key': ada.apiKey } });
  await expect(response.arrayBuffer()).rejects.toThrow();
  expect(await line({ path: '/v1/examples/bytes/:name' })).toMatchObject({
    level: 'error',
    status: 200,
    msg: 'the answer broke off',
    err: { message: 'the disk is gone', stack: expect.stringContaining('at ') },
  });
});

test('an event stream and a socket, once they close', async () => {
  const leaving = new AbortController();
  const headers = { authorization: `Bearer ${ada.session.access}` };
  const stream = await fetch(`${t.url}/v1/live`, { headers, signal: leaving.signal });
  await stream.body?.getReader().read();
  leaving.abort();
  expect(await line({ msg: 'event stream closed' })).toMatchObject({ path: '/v1/live', user_id: ada.user_id });
  const path = `/v1/text-to-speech/${voiceId}/stream-input`;
  const socket = new WebSocket(`${t.url.replace('http', 'ws')}${path}`, { headers: { 'xi-api-key': ada.apiKey } });
  await once(socket, 'open');
  for (const text of [' ', 'Good morning. ', '']) socket.send(JSON.stringify({ text }));
  await once(socket, 'close');
  expect(await line({ msg: 'socket closed' })).toMatchObject({
    socket: '/v1/text-to-speech/{voice_id}/stream-input',
    code: 1000,
    credits: 14,
  });
  await sleep(50);
  expect(lines.filter(({ path: one }) => one === path)).toEqual([]);
});

test('a request that cannot be parsed, or routed', async () => {
  const socket = net.connect(Number(new URL(t.url).port), '127.0.0.1').on('data', () => undefined);
  socket.end('NONSENSE s3cret\r\n\r\n');
  expect(await line({ msg: 'a request could not be read' })).toMatchObject({ status: 400, ip: '127.0.0.1' });
  await (await fetch(`${t.url}/v1/history/%ZZ`)).text();
  expect(await line({ status: 400, method: 'GET' })).toMatchObject({ path: '/v1/history/%ZZ' });
  expect(JSON.stringify(lines)).not.toContain('s3cret');
});

test('an error of the database is logged without the input that it quotes', async () => {
  const response = await fetch(`${t.url}/v1/examples/bytes`, {
    method: 'POST',
    headers: { 'xi-api-key': ada.apiKey, 'content-type': 'application/json' },
    body: JSON.stringify({ text: 'my private words' }),
  });
  expect(response.status).toBe(500);
  expect(await line({ msg: 'request failed' })).toMatchObject({
    err: { code: '22P02', message: 'invalid input syntax for type integer: "…"', stack: expect.any(String) },
  });
  expect(JSON.stringify(lines)).not.toContain('private words');
});
