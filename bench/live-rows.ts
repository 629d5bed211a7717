/** Measures what idle browsers cost that wait for changes, and how soon a change reaches another one. */
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { median } from './measure.ts';
import { memoryOf } from './memory.ts';
import { install, type Installation, type RunningProduct } from '../server/src/testing/product.ts';
import type { Row } from './row.ts';

const clients = 2000;
const runs = 200;
/** This is more than one heartbeat for each, and leaves time to collect the garbage of connecting. */
const settleMs = 40_000;

interface Watcher {
  socket: net.Socket;
  /** Resolves with the time of the next bytes that contain `text`. */
  hear(text: string): Promise<number>;
}

/** Runs in an installation of its own, because garbage of earlier rows would be collected meanwhile. */
export async function liveRows(): Promise<Row[]> {
  const installation = await install();
  const product = await installation.start();
  try {
    return await rowsOf(installation, product);
  } finally {
    await product.stop();
    await installation.remove();
  }
}

async function rowsOf(installation: Installation, product: RunningProduct): Promise<Row[]> {
  const [busyAccount, quietAccount] = [installation.account(), installation.account()];
  const token = await signIn(installation.url, busyAccount);
  // As many clients connect, ask and leave first, because the heap that answering needs is not the cost of waiting.
  await inBatchesOfFifty(async () => (await watch(installation.url, token)).socket.destroy(), 2);
  await inBatchesOfFifty(async () => {
    const answer = await ask(installation.url, token, '/v1/user');
    answer.socket.destroy();
  });
  await sleep(settleMs);
  const before = memoryOf(product.pid);
  const watchers = await inBatchesOfFifty(() => watch(installation.url, token));
  await sleep(settleMs);
  const after = memoryOf(product.pid);
  const measured = await delays(installation.url, quietAccount);
  const ended = watchers.filter(({ socket }) => socket.destroyed).length;
  if (ended > 0) throw new Error(`${ended} of ${clients} live clients were cut off`);
  for (const { socket } of watchers) socket.destroy();
  const delay: Row = {
    name: `a change at another browser of its user, from the call that makes it, beside ${clients} that wait`,
    measured,
    unit: 'ms',
    figure: measured,
    bar: 1000,
    sense: 'max',
    runs,
  };
  if (before === undefined || after === undefined) return [delay];
  const memory = after - before;
  const name = `${clients} idle live-update clients, memory of server and database over none`;
  return [{ name, measured: memory, unit: 'MB', figure: memory, bar: 40, sense: 'max', runs: 1 }, delay];
}

async function inBatchesOfFifty<T>(work: () => Promise<T>, rounds = clients / 50): Promise<T[]> {
  const done: T[] = [];
  for (let round = 0; round < rounds; round++) done.push(...(await Promise.all(Array.from({ length: 50 }, work))));
  return done;
}

async function delays(url: string, account: { email: string; password: string; api_key: string }): Promise<number> {
  const token = await signIn(url, account);
  const watcher = await watch(url, token);
  const call = (path: string, body: object) =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
  const made = await call('/v1/user/create-api-key', { name: 'bench' });
  const { key_id } = (await made.json()) as { key_id: string };
  await watcher.hear(key_id);
  const times: number[] = [];
  for (let run = -10; run < runs; run++) {
    const begin = performance.now();
    const [heard] = await Promise.all([
      watcher.hear(key_id),
      call('/v1/user/edit-api-key', { key_id, name: `bench ${run}` }),
    ]);
    if (run >= 0) times.push(heard - begin);
  }
  watcher.socket.destroy();
  return median(times);
}

async function signIn(url: string, { email, password }: { email: string; password: string }): Promise<string> {
  const response = await fetch(`${url}/v1/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return ((await response.json()) as { id_token: string }).id_token;
}

const watch = (url: string, token: string) => ask(url, token, '/v1/live', 'event: hello');

/**
 * Sends what a browser sends, and reads the answer up to `sign`. It is a bare socket, so that two thousand of them cost
 * this program little.
 */
async function ask(url: string, token: string, path: string, sign = 'HTTP/1.1 200'): Promise<Watcher> {
  const { hostname, port, host } = new URL(url);
  const socket = net.connect(Number(port), hostname);
  let waiting: { text: string; resolve(at: number): void } | undefined;
  socket.on('data', (chunk: Buffer) => {
    if (!waiting || !chunk.includes(waiting.text)) return;
    waiting.resolve(performance.now());
    waiting = undefined;
  });
  const hear = (text: string) => new Promise<number>((resolve) => (waiting = { text, resolve }));
  const greeted = hear(sign);
  const refused = new Promise<never>((_, reject) => {
    socket.once('close', () => reject(new Error('a live client was not let in')));
    setTimeout(reject, 30_000, new Error('a live client was not greeted')).unref();
  });
  // Connections that are accepted must be closed one day as well.
  refused.catch(() => undefined);
  const headers = {
    host,
    authorization: `Bearer ${token}`,
    accept: 'text/event-stream',
    'accept-encoding': 'gzip, deflate, br, zstd',
    'accept-language': 'en-GB,en-US;q=0.9,en;q=0.8,de;q=0.7',
    'cache-control': 'no-cache',
    cookie: `veery_media=${'x'.repeat(43)}; veery_session=1`,
    referer: `${url}/app/speech-synthesis/text-to-speech`,
    'sec-fetch-mode': 'cors',
    'sec-fetch-site': 'same-origin',
    'user-agent':
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
  await Promise.race([greeted, refused]);
  return { socket, hear };
}
