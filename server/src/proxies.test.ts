/** The sample of deploy/nginx.conf in front of a server, and a proxy that drops Upgrade. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkProxy } from './cli/doctor-proxy.ts';
import { root } from './installation.ts';
import { freePort } from './kernel/boot/free-port.ts';
import { testVoice } from './testing/voice.ts';
import { testApp, type TestApp, type TestUser } from './testing/app.ts';
import { openSocket } from './testing/socket.ts';

const hasNginx = spawnSync('nginx', ['-v']).status === 0;
const voice_id = testVoice.voice_id;

let t: TestApp;
let mia: TestUser;
let folder: string;
let nginx: ChildProcess;
let good: string;
/** The same without the lines that pass Upgrade on. */
let dropping: string;

beforeAll(async () => {
  if (!hasNginx) return;
  t = await testApp({ env: { TRUST_PROXY: '127.0.0.1' } });
  mia = await t.user({ tier: 'creator' });
  folder = await mkdtemp(path.join(os.tmpdir(), 'veery-nginx-'));
  const ports = [await freePort(), await freePort()];
  [good = '', dropping = ''] = ports.map((port) => `http://127.0.0.1:${port}`);
  const sample = await readFile(path.join(root, 'deploy/nginx.conf'), 'utf8');
  const [plain = '', tls = ''] = sample.split(/^(?=server \{)/m).slice(1);
  expect([plain, tls]).toEqual([expect.stringContaining('return 301'), expect.stringContaining('listen 443 ssl')]);
  const head = sample.slice(0, sample.indexOf(plain)).replace('127.0.0.1:8080', new URL(t.url).host);
  const server = (port: number | undefined) =>
    tls
      .replace(/ *listen 443.*\n *listen \[::\]:443.*\n/, `    listen 127.0.0.1:${port};\n`)
      .replaceAll(/ *ssl_certificate.*\n/g, '');
  const withoutUpgrade = server(ports[1]).replaceAll(/ *proxy_set_header (?:Upgrade|Connection) .*\n/g, '');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
  await writeFile(
    path.join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/pid; error_log stderr crit; events {}
     http { access_log off; ${temporary} ${head} ${server(ports[0])} ${withoutUpgrade} }`,
  );
  nginx = spawn('nginx', ['-c', path.join(folder, 'nginx.conf'), '-p', folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const answers = (url: string) =>
    fetch(`${url}/health`).then(
      () => true,
      () => false,
    );
  while (!(await answers(good))) await sleep(20);
});
afterAll(async () => {
  if (!hasNginx) return;
  nginx.kill('SIGTERM');
  await once(nginx, 'exit');
  await t.close();
  await rm(folder, { recursive: true });
});

const key = () => ({ 'xi-api-key': mia.apiKey });
const socketPath = `/v1/text-to-speech/${voice_id}/stream-input?model_id=eleven_flash_v2_5`;
const speak = (text: string) =>
  fetch(`${good}/v1/text-to-speech/${voice_id}/stream`, {
    method: 'POST',
    headers: { ...key(), 'content-type': 'application/json' },
    body: JSON.stringify({ text }),
  });

test.runIf(hasNginx)('a WebSocket, a stream of speech, a range and a refused body pass through nginx', async () => {
  const socket = await openSocket(good + socketPath, key());
  for (const text of [' ', 'Good morning. ', '']) socket.send({ text });
  expect(await socket.next()).toMatchObject({ audio: expect.stringMatching(/^.{100}/) });
  await socket.rest();
  const spoken = await speak('Through the proxy and out again.');
  expect(spoken.headers.get('transfer-encoding')).toBe('chunked');
  const id = spoken.headers.get('history-item-id');
  expect((await spoken.arrayBuffer()).byteLength).toBeGreaterThan(5000);
  const ranged = await fetch(`${good}/v1/history/${id}/audio`, { headers: { ...key(), range: 'bytes=100-199' } });
  expect([ranged.status, (await ranged.arrayBuffer()).byteLength]).toEqual([206, 100]);
  // The server's own words, and not a page of nginx.
  const large = await speak('a'.repeat(2_000_000));
  expect([large.status, await large.json()]).toEqual([413, { detail: expect.anything() }]);
  expect((await fetch(`${good}/metrics`)).status).toBe(404);
});

test.runIf(hasNginx)('live updates arrive as they happen', async () => {
  const headers = { authorization: `Bearer ${mia.session.access}` };
  const response = await fetch(`${good}/v1/live`, { headers, signal: AbortSignal.timeout(10_000) });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const readUntil = async (mark: string) => {
    while (!text.includes(mark)) text += (await reader.read()).value ?? '';
  };
  await readUntil('event: hello');
  await (await speak('Tell the other tab.')).arrayBuffer();
  await readUntil('history');
  await reader.cancel();
});

test.runIf(hasNginx)('a proxy that drops Upgrade is told by name, to the client and to doctor', async () => {
  const refused = await openSocket(dropping + socketPath, key()).catch((error: unknown) => error);
  expect(refused).toMatchObject({
    status: 426,
    headers: { upgrade: 'websocket' },
    body: { detail: { status: 'upgrade_required', message: expect.stringMatching(/a proxy .* docs\/deployment\.md/) } },
  });
  expect(await checkProxy({ publicUrl: dropping })).toMatchObject({
    level: 'fail',
    message: expect.stringContaining('does not pass WebSockets on'),
  });
  expect(await checkProxy({ publicUrl: good })).toMatchObject({ level: 'ok' });
});
