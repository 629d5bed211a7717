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
import { fillHistory, filledWords, withDatabase } from './history-fill.ts';
import { alternate, median, timeProgram } from './measure.ts';
import { ratio, type Bench, type Row } from './row.ts';
import { text3000 } from './texts.ts';

const [few, many] = [1000, 1_000_000];

/** Runs in an installation of its own, because a million rows would distort the other figures. */
async function page(): Promise<Row[]> {
  const installation = await install();
  const product = await installation.start();
  try {
    return await pageOf(installation);
  } finally {
    await product.stop();
    await installation.remove();
  }
}

/** What is asked for, and how many items a page of it has at most. */
const lists: Record<string, { query: string; size: number }> = {
  'the newest': { query: '', size: 100 },
  'takes grouped': { query: 'latest_takes=true', size: 100 },
  'a usual voice': { query: 'voice_id=voice7', size: 20 },
  'a rare voice': { query: 'voice_id=rareVoice', size: 20 },
  'a voice that is not there': { query: 'voice_id=nobody', size: 20 },
  'a rare model': { query: 'model_id=eleven_flash_v2_5', size: 20 },
  'a source that is not there': { query: 'source=STS', size: 20 },
  'two filters': { query: 'voice_id=voice7&model_id=eleven_flash_v2_5', size: 20 },
  'before a day': { query: `date_before_unix=${Math.floor(Date.now() / 1000) - 30_000}`, size: 20 },
  'a common word': { query: `search=${filledWords.common}`, size: 20 },
  'a word of one in fifty': { query: `search=${filledWords.some}`, size: 20 },
  'an umlaut': { query: `search=${encodeURIComponent(filledWords.umlaut.toLowerCase())}`, size: 20 },
  'a rare word': { query: `search=${filledWords.rare}`, size: 20 },
  'a word that is not there': { query: `search=${filledWords.absent}`, size: 20 },
  'two letters that are everywhere': { query: 'search=th', size: 20 },
  'two letters that are nowhere': { query: 'search=qz', size: 20 },
  'a percent sign': { query: 'search=%25', size: 20 },
  'an underscore': { query: 'search=_', size: 20 },
  'a rare word, grouped': { query: `search=${filledWords.rare}&latest_takes=true`, size: 20 },
};

async function pageOf(installation: Installation): Promise<Row[]> {
  const runs = 15;
  const accounts = [installation.account('pro'), installation.account('pro')] as const;
  await withDatabase(installation, async (client) => {
    await fillHistory(client, accounts[0], few);
    await fillHistory(client, accounts[1], many);
    await client.query('VACUUM ANALYZE history_item');
  });
  async function time({ api_key }: Account, query: string): Promise<number> {
    const begin = performance.now();
    const response = await fetch(`${installation.url}/v1/history?${query}`, { headers: { 'xi-api-key': api_key } });
    if (!response.ok) throw new Error(`${query}: ${response.status}`);
    await response.arrayBuffer();
    return performance.now() - begin;
  }
  const measure = async (name: string, ofFew: string, ofMany: string) => {
    const [large = [], small = []] = await alternate(
      runs,
      () => time(accounts[1], ofMany),
      () => time(accounts[0], ofFew),
    );
    return ratio({
      name: `GET /v1/history of 1,000,000 items, ${name}`,
      measured: median(large),
      unit: 'ms',
      against: { program: 'of 1,000 items', value: median(small) },
      bar: 1.5,
      sense: 'max',
      runs,
    });
  };
  const rows: Row[] = [];
  for (const [name, { query, size }] of Object.entries(lists)) {
    const page = `page_size=${size}${query && '&'}${query}`;
    rows.push(await measure(name, page, page));
  }
  /** The id that the fill gives the item in the middle. */
  const middle = ({ workspace_id }: Account, items: number) =>
    createHash('md5')
      .update(`${workspace_id}${items / 2}`)
      .digest('hex')
      .slice(0, 20);
  const after = (account: Account, items: number) =>
    `page_size=100&start_after_history_item_id=${middle(account, items)}`;
  rows.push(await measure('from the middle', after(accounts[0], few), after(accounts[1], many)));
  return rows;
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
    const warmUps = 8;
    const credentials = `xi-api-key: ${apiKey}\r\n`;
    const read = () => partsPerSecond(port, `/v1/history/${id}/audio`, size, credentials);
    // A server that has just started compiles its code beside the first ten thousand requests.
    for (let run = 0; run < warmUps; run++) await read();
    const [ours = [], theirs = []] = await alternate(runs, read, () => partsPerSecond(nginx.port, '/audio', size, ''));
    return ratio({
      name: `GET /v1/history/{id}/audio, Range of 64 KiB, 8 clients, with authentication, after ${warmUps * clients * requestsEach} requests`,
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
