import http from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import net from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOutgoing } from './outgoing.ts';

const seen: { url: string; method: string; headers: http.IncomingHttpHeaders; body: string }[] = [];
let port = 0;
let strangePort = 0;
const sockets = new Set<Socket>();

const server = http.createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://local');
  let body = '';
  request.on('data', (part: Buffer) => (body += part.toString()));
  request.on('end', () => {
    seen.push({ url: request.url ?? '', method: request.method ?? '', headers: request.headers, body });
    switch (pathname) {
      case '/to':
        return response
          .writeHead(Number(searchParams.get('status') ?? 302), { location: searchParams.get('at') ?? '' })
          .end();
      case '/large':
        response.writeHead(200, { 'content-length': '5000' });
        return response.end(Buffer.alloc(5000));
      case '/endless': {
        const more = () => response.write(Buffer.alloc(1000), () => response.destroyed || setImmediate(more));
        return more();
      }
      case '/half':
        response.writeHead(200, { 'content-length': '1000' });
        return response.write('half', () => response.destroy());
      case '/stall':
        return response.write('a beginning');
      case '/drip': {
        const drip = setInterval(() => response.write('.'), 10);
        return response.on('close', () => clearInterval(drip));
      }
      case '/silent':
        return undefined;
      case '/close':
        return request.socket.destroy();
      case '/once':
        return response.end('once', () => setImmediate(() => request.socket.destroy()));
      default:
        return response.setHeader('x-told', 'yes').end('hello');
    }
  });
});
/** Another protocol than HTTP. */
const strange = net.createServer((socket) => {
  socket.on('error', () => undefined);
  socket.end('220 mail.example ESMTP\r\n');
});

beforeAll(async () => {
  server.on('connection', (socket) => sockets.add(socket));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  await new Promise<void>((done) => strange.listen(0, '127.0.0.1', done));
  port = (server.address() as AddressInfo).port;
  strangePort = (strange.address() as AddressInfo).port;
});
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  server.close();
  strange.close();
});

const at = (path: string, host = '127.0.0.1') => `http://${host}:${port}${path}`;
const local = createOutgoing({ allowPrivate: ['127.0.0.1'] });
const limits = { maxBytes: 1000 };

describe('outgoing requests', () => {
  it('ask a machine that the operator allows, and pass on the answer', async () => {
    const answer = await local(at('/'), { ...limits, method: 'POST', body: 'grüß', headers: { 'x-key': 'k' } });
    expect([answer.status, answer.headers.get('x-told'), await answer.text()]).toEqual([200, 'yes', 'hello']);
    expect(seen.at(-1)).toMatchObject({
      method: 'POST',
      body: 'grüß',
      headers: { 'x-key': 'k', 'accept-encoding': 'identity', 'content-length': '6' },
    });
  });

  it('resolve a name once, and connect to what was checked', async () => {
    let lookups = 0;
    // The second answer of the name server would lead elsewhere.
    const resolve = () => Promise.resolve([{ address: lookups++ === 0 ? '127.0.0.1' : '10.9.9.9', family: 4 }]);
    const outgoing = createOutgoing({ allowPrivate: ['127.0.0.1'], resolve });
    const answer = await outgoing(at('/', 'rebind.example'), limits);
    expect(await answer.text()).toBe('hello');
    expect(lookups).toBe(1);
    expect(seen.at(-1)?.headers.host).toBe(`rebind.example:${port}`);
  });

  it('connect only to those addresses of a name that are allowed', async () => {
    const resolve = () => Promise.resolve(['10.9.9.9', '127.0.0.1'].map((address) => ({ address, family: 4 })));
    const outgoing = createOutgoing({ allowPrivate: ['127.0.0.1'], resolve });
    expect(await (await outgoing(at('/', 'two.example'), limits)).text()).toBe('hello');
  });

  it('check a redirect like the first address', async () => {
    const outgoing = createOutgoing({ allowPrivate: [`127.0.0.1:${port}`] });
    for (const [to, reason] of [
      ['http://127.0.0.1:1/', 'private_address'],
      ['http://169.254.169.254/', 'private_address'],
      ['http://8.8.8.8/', 'scheme'],
      ['file:///etc/passwd', 'scheme'],
      ['https://a:b@example.org/', 'credentials'],
      ['https://8.8.8.8:22/', 'port'],
      ['https://0x7f.1/', 'private_address'],
    ]) {
      await expect(outgoing(at(`/to?at=${encodeURIComponent(to ?? '')}`), limits)).rejects.toMatchObject({ reason });
    }
    const followed = await outgoing(at(`/to?at=${encodeURIComponent('/there')}`), limits);
    expect(followed.address).toBe(at('/there'));
    expect(await followed.text()).toBe('hello');
  });

  it('follow three redirects and no more', async () => {
    const to = (address: string) => `/to?at=${encodeURIComponent(address)}`;
    expect((await local(at(to(to(to('/end')))), limits)).status).toBe(200);
    await expect(local(at(to(to(to(to('/end'))))), limits)).rejects.toMatchObject({ reason: 'too_many_redirects' });
    const post = await local(at(to('/end')), { ...limits, method: 'POST', body: 'x' });
    expect(post.status).toBe(302);
    post.discard();
  });

  it('tell no key to another host', async () => {
    const outgoing = createOutgoing({
      allowPrivate: ['127.0.0.1', 'stranger.example'],
      resolve: () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]),
    });
    const headers = { authorization: 'Bearer k', 'xi-api-key': 'k', range: 'bytes=5-' };
    const stranger = encodeURIComponent(at('/', 'stranger.example'));
    await (await outgoing(at(`/to?at=${stranger}`), { ...limits, headers })).text();
    expect(seen.at(-1)?.headers).toMatchObject({ range: 'bytes=5-' });
    expect(seen.at(-1)?.headers).not.toHaveProperty('authorization');
    expect(seen.at(-1)?.headers).not.toHaveProperty('xi-api-key');
    await (await outgoing(at('/to?at=/own'), { ...limits, headers })).text();
    expect(seen.at(-1)?.headers).toMatchObject({ authorization: 'Bearer k' });
  });

  it('limit the size, whether it is announced or not', async () => {
    await expect(local(at('/large'), limits)).rejects.toMatchObject({ reason: 'too_large' });
    const endless = await local(at('/endless'), limits);
    await expect(endless.text()).rejects.toMatchObject({ reason: 'too_large' });
  });

  it('limit the time', async () => {
    await expect(local(at('/silent'), { ...limits, headMs: 30 })).rejects.toMatchObject({ reason: 'timeout' });
    const stalled = await local(at('/stall'), { ...limits, idleMs: 30 });
    await expect(stalled.text()).rejects.toMatchObject({ reason: 'timeout' });
    // It is never silent for long, but sends a byte at a time.
    const dripping = await local(at('/drip'), { ...limits, maxBytes: 1e6, bodyMs: 200 });
    await expect(dripping.text()).rejects.toMatchObject({
      reason: 'timeout',
      message: '127.0.0.1 had not sent everything after 0.2 s.',
    });
  });

  it('say when an answer breaks off', async () => {
    await expect((await local(at('/half'), limits)).text()).rejects.toMatchObject({ reason: 'broken_off' });
    await expect(local(at('/close'), limits)).rejects.toMatchObject({ reason: 'broken_off' });
    await expect(local(`http://127.0.0.1:${strangePort}/`, limits)).rejects.toMatchObject({ reason: 'broken_off' });
    await expect(local('http://127.0.0.1:1/', limits)).rejects.toMatchObject({ reason: 'no_connection' });
  });

  it('stop when nobody wants the answer any more', async () => {
    await expect(local(at('/'), { ...limits, signal: AbortSignal.abort() })).rejects.toMatchObject({
      reason: 'aborted',
    });
    const leaving = new AbortController();
    const asked = local(at('/silent'), { ...limits, signal: leaving.signal });
    setTimeout(() => leaving.abort(), 10);
    await expect(asked).rejects.toMatchObject({ reason: 'aborted' });
    const reading = new AbortController();
    const stalled = await local(at('/stall'), { ...limits, signal: reading.signal });
    setTimeout(() => reading.abort(), 10);
    await expect(stalled.text()).rejects.toMatchObject({ reason: 'aborted' });
  });

  it('go out again where the server had closed a kept connection', async () => {
    expect(await (await local(at('/once'), limits)).text()).toBe('once');
    expect(await (await local(at('/'), limits)).text()).toBe('hello');
  });
});
