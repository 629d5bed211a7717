/** How sockets open, who may open them, and how the server ends them. */
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import net from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { openSocket } from '../../../testing/socket.ts';
import { echoPath, startEcho, type Echo } from './echo.suite.ts';

let echo: Echo;
beforeEach(async () => void (echo = await startEcho()));
afterEach(() => echo.app.close());

const path = echoPath;
const as = (apiKey: string) => ({ 'xi-api-key': apiKey });

test('messages go both ways, the end closes with 1000, and the log names the caller', async () => {
  const client = await openSocket(echo.url + path, as('good'));
  client.send({ text: 'one', unknown: { deep: [1] } });
  client.send({ text: 'two' });
  expect(await client.next()).toEqual({ said: 'Echo mia one' });
  expect(await client.next()).toEqual({ said: 'Echo mia two' });
  client.send({ text: '' });
  expect(await client.closed).toEqual({ code: 1000, reason: '' });
  expect(echo.ended).toBe(1);
  await expect.poll(() => echo.logged).toContain('"socket":"/v1/echo/{name}/loud","code":1000');
  expect(echo.logged).toContain('"user_id":"mia"');
});

test.each<[string, Record<string, string>, string, object]>([
  ['header xi-api-key', as('good'), '', { apiKey: 'good' }],
  ['header authorization', { authorization: 'Bearer good' }, '', { bearer: 'good' }],
  ['query xi-api-key', {}, '?xi-api-key=good', { apiKey: 'good' }],
  ['query xi_api_key', {}, '?xi_api_key=good', { apiKey: 'good' }],
  ['query authorization', {}, '?authorization=good', { bearer: 'good' }],
  ['query authorization with Bearer', {}, '?authorization=Bearer%20good', { bearer: 'good' }],
  ['query single_use_token', {}, '?single_use_token=good', { singleUseToken: 'good' }],
  ['query token', {}, '?token=good', { singleUseToken: 'good' }],
  ['a repeated query', {}, '?token=good&token=bad', { singleUseToken: 'good' }],
  ['a header before a query', as('good'), '?xi-api-key=bad', { apiKey: 'good' }],
])('credentials are accepted: %s', async (_, headers, query, expected) => {
  const client = await openSocket(echo.url + path + query, headers);
  client.send({ text: 'hi', 'xi-api-key': 'bad' });
  expect(await client.next()).toEqual({ said: 'Echo mia hi' });
  expect(echo.asked).toEqual([{ ...expected, ip: '127.0.0.1', tokenType: 'echo_token' }]);
  client.ws.close();
  await client.closed;
  await expect.poll(() => echo.logged).toContain('/v1/echo/{name}/loud');
  expect(echo.logged).not.toContain('good');
});

test('credentials are accepted in the first message, under each name, and a later message may use others', async () => {
  for (const fields of [{ 'xi-api-key': 'good' }, { xi_api_key: 'good' }, { authorization: 'Bearer good' }]) {
    const client = await openSocket(echo.url + path);
    client.send({ text: 'a', ...fields });
    client.send({ text: 'b' });
    client.send({ text: 'c', xi_api_key: 'other' });
    expect([await client.next(), await client.next(), await client.next()]).toEqual([
      { said: 'Echo mia a' },
      { said: 'Echo mia b' },
      { said: 'Echo ben c' },
    ]);
    client.ws.close();
  }
});

test.each<[string, Record<string, string>, string]>([
  ['a wrong key', as('bad'), 'invalid_api_key'],
  ['an unverified user', as('unverified'), 'email_not_verified'],
  ['a key without the permission', as('restricted'), 'missing_permissions'],
  ['a cookie', { cookie: 'veery_media=good' }, 'needs_authorization'],
])('%s gets an error and is closed with 1008', async (_, headers, error) => {
  const client = await openSocket(echo.url + path, headers);
  client.send({ text: 'hi' });
  const said = await client.next<{ message: string; error: string; code: number }>();
  expect(said).toEqual({ message: expect.any(String), error, code: 1008 });
  expect(await client.closed).toEqual({ code: 1008, reason: said.message.slice(0, 123) });
});

test('an unidentified client waits no longer than the input timeout', async () => {
  const client = await openSocket(`${echo.url}${path}?wait=50`);
  expect(await client.next()).toMatchObject({ error: 'needs_authorization' });
  expect((await client.closed).code).toBe(1008);
});

test('a socket ends when its access ends', async () => {
  const client = await openSocket(echo.url + path, as('good'));
  client.send({ text: 'one' });
  await client.next();
  echo.isRevoked = true;
  client.send({ text: 'two' });
  expect(await client.next()).toMatchObject({ error: 'invalid_api_key' });
  expect((await client.closed).code).toBe(1008);
});

test('when the server stops, it closes sockets with 1001 and waits for the handlers', async () => {
  const clients = await Promise.all([1, 2, 3].map(() => openSocket(echo.url + path, as('good'))));
  for (const client of clients) client.send({ text: 'one' });
  await Promise.all(clients.map((client) => client.next()));
  const began = performance.now();
  await echo.app.close();
  expect(echo.ended).toBe(3);
  // The clients are given five seconds to answer.
  expect(performance.now() - began).toBeLessThan(4_500);
  for (const client of clients) expect((await client.closed).code).toBe(1001);
});

test('a client that does not answer the close delays the stop by some seconds only', async () => {
  const client = await openSocket(echo.url + path, as('good'));
  client.ws.pause();
  const began = performance.now();
  await echo.app.close();
  expect(performance.now() - began).toBeLessThan(30_000);
  client.ws.terminate();
});

test('the handshake carries the request id, as every answer does', async () => {
  const ws = new WebSocket(echo.url.replace('http', 'ws') + path, { headers: as('good') });
  const [[response]] = (await Promise.all([once(ws, 'upgrade'), once(ws, 'open')])) as [[IncomingMessage], unknown];
  expect(response.headers['request-id']).toMatch(/^[A-Za-z0-9]{20}$/);
  expect(response.headers['x-request-id']).toBe(response.headers['request-id']);
  ws.close();
});

test('a plain request is told to upgrade, and unknown paths and wrong methods answer as everywhere', async () => {
  const plain = await fetch(echo.url + path, { headers: as('good') });
  expect([plain.status, plain.headers.get('upgrade')]).toEqual([426, 'websocket']);
  expect(await plain.json()).toMatchObject({ detail: { status: 'upgrade_required', request_id: expect.any(String) } });
  expect((await fetch(echo.url + path, { method: 'POST' })).status).toBe(405);
  const unknown = await openSocket(`${echo.url}/v1/echo/nothing`, as('good')).catch((error: unknown) => error);
  expect(unknown).toMatchObject({ status: 404, body: { detail: 'Not Found' } });
  const other = await openSocket(`${echo.url}/v1/plain`, as('good')).catch((error: unknown) => error);
  expect(other).toMatchObject({ status: 200, body: { plain: true } });
});

test('a broken handshake gets an error body', async () => {
  const broken: Record<string, string>[] = [
    { 'sec-websocket-version': '7', 'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==' },
    { 'sec-websocket-version': '13', 'sec-websocket-key': 'short' },
    { 'sec-websocket-version': '13' },
  ];
  for (const headers of broken) {
    const answer = await raw(path, { connection: 'Upgrade', upgrade: 'websocket', ...headers });
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('"status":"bad_request"');
  }
  // Other upgrades that clients offer (h2c) are ignored.
  const other = await raw('/v1/plain', { connection: 'Upgrade', upgrade: 'h2c' });
  expect(other).toContain('{"plain":true}');
  const undecodable = await raw('/v1/echo/%ZZ/loud', { connection: 'Upgrade', upgrade: 'websocket' });
  expect(undecodable).toMatch(/^HTTP\/1\.1 400 /);
});

/** Sends one request by hand, and returns its answer, which ends with an object. */
async function raw(url: string, headers: Record<string, string>): Promise<string> {
  const connection = net.connect((echo.app.server.address() as AddressInfo).port, '127.0.0.1');
  const lines = Object.entries({ host: 'localhost', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  connection.write(`GET ${url} HTTP/1.1\r\n${lines.join('')}\r\n`);
  let answer = '';
  connection.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  let isClosed = false;
  connection.once('close', () => (isClosed = true));
  await expect.poll(() => isClosed || answer.endsWith('}')).toBe(true);
  connection.destroy();
  return answer;
}
