/** Clients that send what they should not, and clients that do not read. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSocket } from '../../../testing/socket.ts';
import { echoPath, startEcho, type Echo } from './echo.suite.ts';

let echo: Echo;
beforeEach(async () => void (echo = await startEcho()));
afterEach(() => echo.app.close());

const path = echoPath;
const as = (apiKey: string) => ({ 'xi-api-key': apiKey });

test.each<[string, string | Buffer, RegExp]>([
  ['no JSON', '{', /no JSON/],
  ['an empty frame', '', /no JSON/],
  ['an array', '[]', /object/],
  ['null', 'null', /object/],
  ['a string', '"hi"', /object/],
  ['a wrong type', '{"text":1}', /^text: /],
  ['nothing of what is needed', '{}', /^text: /],
  ['a wrong type of a credential', '{"text":"a","xi_api_key":{}}', /^xi_api_key: /],
  ['depth', `{"text":${'['.repeat(100_000)}`, /no JSON/],
  ['closed depth', `{"text":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, /^text: /],
  ['a binary frame', Buffer.from('{"text":"a"}'), /binary/],
])('%s gets an error and is closed with 1008', async (_, frame, message) => {
  const client = await openSocket(echo.url + path, as('good'));
  client.ws.send(frame);
  const said = await client.next<{ message: string }>();
  expect(said).toMatchObject({ error: 'invalid_message', code: 1008 });
  expect(said.message).toMatch(message);
  expect((await client.closed).code).toBe(1008);
  expect(echo.ended).toBe(1);
});

test('a prototype in a message has no effect', async () => {
  const client = await openSocket(echo.url + path, as('good'));
  client.ws.send('{"text":"a","__proto__":{"x":1},"constructor":{"prototype":{"x":1}}}');
  expect(await client.next()).toEqual({ said: 'Echo mia a' });
  expect(({} as { x?: number }).x).toBeUndefined();
  client.ws.close();
});

test('a message of more than a mebibyte closes with 1009, broken UTF-8 with 1007', async () => {
  const large = await openSocket(echo.url + path, as('good'));
  large.send({ text: 'x'.repeat(1024 * 1024) });
  expect((await large.closed).code).toBe(1009);
  const broken = await openSocket(echo.url + path, as('good'));
  broken.ws.send(Buffer.from([0xff, 0xfe]), { binary: false });
  expect((await broken.closed).code).toBe(1007);
  await expect.poll(() => echo.ended).toBe(2);
});

test('a long reason is cut to the limit of a close frame, in whole characters', async () => {
  const client = await openSocket(`${echo.url}${path}?wait=50`, as('good'));
  const { code, reason } = await client.closed;
  expect([code, Buffer.byteLength(reason) <= 123, 'Too slow. '.repeat(50).startsWith(reason)]).toEqual([
    1008,
    true,
    true,
  ]);
});

test('a defect is reported without its message, logged, and closes with 1011', async () => {
  const client = await openSocket(echo.url + path, as('good'));
  client.send({ text: 'fault' });
  const said = await client.next<{ message: string }>();
  expect(said).toMatchObject({ error: 'internal_error', code: 1008 });
  expect(said.message).not.toContain('defect');
  expect((await client.closed).code).toBe(1011);
  expect(echo.logged).toContain('a defect');
});

test('an error that the socket does not declare is a defect in tests and development', async () => {
  const client = await openSocket(echo.url + path, as('good'));
  client.send({ text: 'undeclared' });
  expect(await client.next()).toMatchObject({ error: 'internal_error' });
  expect((await client.closed).code).toBe(1011);
  expect(echo.logged).toContain('does not declare the error not_operator');
});

test('wrong parameters are reported over the socket', async () => {
  const client = await openSocket(`${echo.url}${path}?wait=abc`, as('good'));
  expect(await client.next()).toMatchObject({ error: 'invalid_parameters', message: expect.stringMatching(/^wait: /) });
  expect((await client.closed).code).toBe(1008);
});

test('a client that floods and does not read is throttled, and cut off when it stalls', async () => {
  const client = await openSocket(`${echo.url}${path}?bytes=100000`, as('good'));
  client.ws.pause();
  const message = JSON.stringify({ text: 'y'.repeat(5_000) });
  // 50 MB are more than the buffers of both sides together.
  for (let i = 0; i < 10_000; i++) client.ws.send(message);
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(client.ws.bufferedAmount).toBeGreaterThan(10_000_000);
  await expect.poll(() => echo.ended).toBe(1);
  expect(echo.handled.length).toBeLessThan(500);
  client.ws.terminate();
});

test('the handler ends when its client leaves without a close', async () => {
  const client = await openSocket(echo.url + path, as('good'));
  client.send({ text: 'one' });
  await client.next();
  client.ws.terminate();
  await expect.poll(() => echo.ended).toBe(1);
  expect(echo.signals[0]?.aborted).toBe(true);
});
