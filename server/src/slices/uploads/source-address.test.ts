/** Files that are fetched from an address: what the guarded fetch and the limits refuse, and what is left of it. */
import { readdir } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTranscript, speechToText } from '#contract/speech-to-text/api.ts';
import { testApp, type TestApp, type TestUser } from '../../testing/app.ts';
import { ledgerOf } from '../../testing/ledger.ts';
import { toneWav } from '../../testing/sound.ts';
import { steadyRecognition } from '../../testing/steady-recognition.ts';

const sound = toneWav(2);
const megabyte = 1_000_000;

const server = http.createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://local');
  switch (pathname) {
    case '/private':
      return response.writeHead(302, { location: 'http://10.0.0.1/a.wav' }).end();
    case '/credentials':
      return response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end();
    case '/announced':
      return response.writeHead(200, { 'content-length': String(2 * megabyte) }).end(Buffer.alloc(2 * megabyte));
    case '/endless': {
      response.write(sound);
      const more = () => response.write(Buffer.alloc(65_536), () => response.destroyed || setImmediate(more));
      return more();
    }
    case '/slow':
      return response.writeHead(200, { 'content-length': String(sound.length) }).write(sound.subarray(0, 10_000));
    case '/broken':
      response.writeHead(200, { 'content-length': String(sound.length) });
      return response.write(sound.subarray(0, 10_000), () => response.destroy());
    case '/page':
      return response.writeHead(200, { 'content-type': 'audio/wav' }).end('<html><body>Sign in first</body></html>');
    case '/gone':
      return response.writeHead(404).end('no');
    default:
      // The declared type does not count.
      return response.writeHead(200, { 'content-type': 'text/html' }).end(sound);
  }
});

let t: TestApp;
let mia: TestUser;
let base = '';
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  t = await testApp({
    env: { SPEECH_TO_TEXT_MAX_MB: '1' },
    // The body that never goes on counts as silent at once.
    parts: ({ outgoing }) => ({
      recognition: steadyRecognition(),
      outgoing: Object.assign(
        (address: string, request: Parameters<typeof outgoing>[1]) =>
          outgoing(address, address.endsWith('/slow') ? { ...request, idleMs: 60 } : request),
        { check: outgoing.check },
      ),
    }),
  });
  mia = await t.user({ tier: 'pro' });
});
afterAll(async () => {
  await t.close();
  server.closeAllConnections();
  server.close();
});

const transcribe = (fields: object) =>
  t.call(speechToText, mia, {
    query: { enable_logging: 'false' },
    body: { fields: { model_id: 'scribe_v2', ...fields }, files: {} },
  });
const detailOf = async (answer: { json(): Promise<unknown> }) =>
  ((await answer.json()) as { detail: { status: string; message: string } }).detail;
const stored = async () => (await readdir(path.join(t.dataDir, 'files/uploads')).catch(() => [])).length;

test.each([
  ['/private', 'source_url_failed', 'not a public address'],
  ['/credentials', 'source_url_failed', 'not a public address'],
  ['/announced', 'source_url_failed', 'sent more than'],
  ['/endless', 'source_url_failed', 'sent more than'],
  ['/slow', 'source_url_failed', 'sent nothing for'],
  ['/broken', 'source_url_failed', 'broke off'],
  ['/gone', 'source_url_failed', 'answered 404'],
  ['/page', 'media_unreadable', 'text/html'],
])('%s is refused: %s', async (address, status, says) => {
  for (const name of ['cloud_storage_url', 'source_url']) {
    const detail = await detailOf(await transcribe({ [name]: base + address }));
    expect(detail.status).toBe(status);
    if (status === 'source_url_failed') expect(detail.message).toContain(says);
  }
  const job = await t.call(createTranscript, mia, { body: { source_url: base + address } });
  expect((await detailOf(job)).status).toBe(status);
  expect((await ledgerOf(t, mia)).account).toMatchObject({ credits_used: 0, credits_reserved: 0, running: 0 });
  await expect.poll(stored).toBe(0);
});

test('sound is taken whatever its type is declared to be, once, and nothing of it stays', async () => {
  expect((await transcribe({ cloud_storage_url: `${base}/a.wav` })).status).toBe(200);
  expect((await ledgerOf(t, mia)).account).toMatchObject({ credits_used: 1, credits_reserved: 0, running: 0 });
  await expect.poll(stored).toBe(0);
});
