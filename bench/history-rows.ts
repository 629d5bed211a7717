/** Measures the history: a page of very many items against one of few, and a range of a file against nginx. */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../server/src/kernel/boot/free-port.ts';
import { install, type Account, type Installation } from '../server/src/testing/product.ts';
import { testVoice } from '../server/src/testing/voice.ts';
import { fillHistory, withDatabase } from './history-fill.ts';
import { alternate, median, timeProgram } from './measure.ts';
import { ratio, type Bench, type Row } from './row.ts';
import { text3000 } from './texts.ts';

const [few, many] = [1000, 1_000_000];

/** Runs in an installation of its own, because a million rows would distort the other figures. */
async function page(): Promise<Row> {
  const installation = await install();
  const product = await installation.start();
  try {
    return await pageOf(installation);
  } finally {
    await product.stop();
    await installation.remove();
  }
}

async function pageOf(installation: Installation): Promise<Row> {
  const runs = 25;
  const accounts = [installation.account('pro'), installation.account('pro')] as const;
  await withDatabase(installation, async (client) => {
    await fillHistory(client, accounts[0], few);
    await fillHistory(client, accounts[1], many);
    await client.query('VACUUM ANALYZE history_item');
  });
  /** Reads the newest page and one in the middle, in turn. */
  async function time({ workspace_id, api_key }: Account, items: number): Promise<number> {
    const middle = createHash('md5')
      .update(`${workspace_id}${items / 2}`)
      .digest('hex')
      .slice(0, 20);
    const begin = performance.now();
    for (const query of ['', `&start_after_history_item_id=${middle}`]) {
      const response = await fetch(`${installation.url}/v1/history?page_size=100${query}`, {
        headers: { 'xi-api-key': api_key },
      });
      const { history } = (await response.json()) as { history: unknown[] };
      if (history.length !== 100) throw new Error(`a page of ${history.length}`);
    }
    return (performance.now() - begin) / 2;
  }
  const [large = [], small = []] = await alternate(
    runs,
    () => time(accounts[1], many),
    () => time(accounts[0], few),
  );
  return ratio({
    name: 'GET /v1/history, 100 of 1,000,000 items, the newest and from the middle',
    measured: median(large),
    unit: 'ms',
    against: { program: 'of 1,000 items', value: median(small) },
    bar: 1.5,
    sense: 'max',
    runs,
  });
}

const partBytes = 64 * 1024;
const clients = 8;
const requestsEach = 150;

/**
 * Reads ranges of a file over plain sockets, so that the client costs next to nothing.
 * @returns ranges a second
 */
async function partsPerSecond(port: number, target: string, size: number, headers: string): Promise<number> {
  const begin = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      const socket = net.connect(port, '127.0.0.1');
      socket.setNoDelay(true);
      await once(socket, 'connect');
      for (let i = 0; i < requestsEach; i++) {
        const from = ((client * requestsEach + i) * 4096) % (size - partBytes);
        const range = `bytes=${from}-${from + partBytes - 1}`;
        socket.write(`GET ${target} HTTP/1.1\r\nhost: localhost\r\nrange: ${range}\r\n${headers}\r\n`);
        await readPart(socket);
      }
      socket.destroy();
    }),
  );
  return (clients * requestsEach) / ((performance.now() - begin) / 1000);
}

function readPart(socket: net.Socket): Promise<void> {
  return new Promise((resolve, reject) => {
    let head = '';
    let missing: number | undefined;
    const take = (chunk: Buffer) => {
      let body = chunk.length;
      if (missing === undefined) {
        const before = head.length;
        head += chunk.toString('latin1');
        const end = head.indexOf('\r\n\r\n');
        if (end < 0) return;
        if (!head.startsWith('HTTP/1.1 206')) return reject(new Error(head.slice(0, 200)));
        missing = partBytes;
        body = chunk.length - (end + 4 - before);
      }
      missing -= body;
      if (missing > 0) return;
      socket.off('data', take);
      resolve();
    };
    socket.on('data', take);
  });
}

async function range(bench: Bench): Promise<Row | Row[]> {
  const { installation, apiKey } = bench;
  if (spawnSync('nginx', ['-v']).status !== 0) {
    console.error('not measured: nginx is not installed');
    return [];
  }
  const url = `${installation.url}/v1/text-to-speech/${testVoice.voice_id}?output_format=pcm_44100`;
  const headers = { 'xi-api-key': apiKey, 'content-type': 'application/json' };
  const spoken = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ text: text3000 }) });
  const size = (await spoken.arrayBuffer()).byteLength;
  const id = spoken.headers.get('history-item-id');
  const key = await withDatabase(installation, async (client) => {
    const { rows } = await client.query<{ audio_key: string }>(
      'SELECT audio_key FROM history_item WHERE history_item_id = $1',
      [id],
    );
    return rows[0]?.audio_key ?? '';
  });
  const nginx = await startNginx(path.join(installation.dataDir, 'files', key));
  try {
    const port = Number(new URL(installation.url).port);
    const runs = 7;
    const credentials = `xi-api-key: ${apiKey}\r\n`;
    const [ours = [], theirs = []] = await alternate(
      runs,
      () => partsPerSecond(port, `/v1/history/${id}/audio`, size, credentials),
      () => partsPerSecond(nginx.port, '/audio', size, ''),
    );
    return ratio({
      name: 'GET /v1/history/{id}/audio, Range of 64 KiB, 8 clients, with authentication',
      measured: median(ours),
      unit: 'requests/s',
      against: { program: 'nginx, the same file', value: median(theirs) },
      // Files that plain Node streams from the disk, without any check of access, reach 0.26.
      bar: 0.35,
      sense: 'min',
      runs,
    });
  } finally {
    await nginx.stop();
  }
}

async function startNginx(file: string): Promise<{ port: number; stop(): Promise<void> }> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'veery-nginx-'));
  const port = await freePort();
  await mkdir(path.join(folder, 'www'));
  await copyFile(file, path.join(folder, 'www/audio'));
  const config = path.join(folder, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
  await writeFile(
    config,
    `daemon off; pid ${folder}/pid; error_log stderr; worker_processes 2; events {}
     http { access_log off; sendfile on; keepalive_requests 100000; ${temporary}
       server { listen 127.0.0.1:${port}; root ${folder}/www; } }`,
  );
  // When root starts it, its workers run as nobody and must be able to read the file.
  spawnSync('chmod', ['-R', 'a+rX', folder]);
  const child = spawn('nginx', ['-c', config, '-p', folder], { stdio: ['ignore', 'ignore', 'inherit'] });
  const exited = once(child, 'exit');
  for (let i = 0; i < 50 && !(await isListening(port)); i++) await timeProgram('sleep', ['0.05']);
  return {
    port,
    async stop() {
      child.kill('SIGTERM');
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.once('connect', () => (socket.destroy(), resolve(true)));
    socket.once('error', () => resolve(false));
  });
}

export const historyRows = { 'history-page': page, 'audio-range': range };
