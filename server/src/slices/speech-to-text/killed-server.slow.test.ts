/** `kill -9` of the server while it listens, isolates and converts, and a restart: what was heard stays, and is paid once. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp, type TestUser } from '../../testing/app.ts';
import { startCrashServer, type CrashChild } from '../../testing/crash-child.ts';
import { ledgerOf } from '../../testing/ledger.ts';
import { toneWav } from '../../testing/sound.ts';
import { testVoice } from '../../testing/voice.ts';

// Makes the users and reads the outcome; the crashing server is another process on the same data.
let t: TestApp;
let server: CrashChild;
beforeAll(async () => {
  t = await testApp();
});
afterEach(() => void server.child.kill('SIGKILL'));
afterAll(() => t.close());

const nothing = { credits_used: 0, credits_reserved: 0, running: 0 };
const stored = async () => (await readdir(path.join(t.dataDir, 'files/uploads')).catch(() => [])).length;

const ask = (user: TestUser, address: string, init: RequestInit = {}) =>
  fetch(server.url + address, { ...init, headers: { 'xi-api-key': user.apiKey, ...init.headers } });

function send(user: TestUser, address: string, field: string, bytes: Uint8Array<ArrayBuffer>, method = 'POST') {
  const body = new FormData();
  body.append(field, new File([bytes], 'talk.wav'));
  return ask(user, address, { method, body });
}

const json = (body: object) => ({
  ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
  body: JSON.stringify(body),
});

async function upload(user: TestUser, sound: Uint8Array<ArrayBuffer>): Promise<string> {
  const about = { name: 'talk.wav', size_bytes: sound.length, purpose: 'speech_to_text' };
  const { upload_id } = (await (await ask(user, '/v1/uploads', json(about))).json()) as { upload_id: string };
  await send(user, `/v1/uploads/${upload_id}/parts/1`, 'part', sound, 'PUT');
  await ask(user, `/v1/uploads/${upload_id}/complete`, { method: 'POST' });
  return upload_id;
}

test('an upload and a transcript outlive the server: it goes on behind the last part, and is charged once', async () => {
  const mia = await t.user({ tier: 'pro' });
  server = await startCrashServer(t, 'part-heard');
  const upload_id = await upload(mia, toneWav(4));
  const begun = await ask(mia, '/v1/speech-to-text/transcripts', json({ upload_id, language_code: 'en' }));
  const { transcription_id } = (await begun.json()) as { transcription_id: string };
  expect(await server.died).toBe('SIGKILL');
  const parts = () =>
    t.db.selectFrom('transcript_part').select('number').where('transcription_id', '=', transcription_id).execute();
  expect(await parts()).toHaveLength(2);
  expect((await ledgerOf(t, mia)).account).toMatchObject({ credits_used: 0, credits_reserved: 2, running: 1 });

  server = await startCrashServer(t, 'never');
  const state = async () => {
    const answer = await ask(mia, `/v1/speech-to-text/transcripts/${transcription_id}/document`);
    return (await answer.json()) as { transcript: { state: string } };
  };
  await expect.poll(async () => (await state()).transcript.state, { timeout: 90_000, interval: 500 }).toBe('ready');
  const answer = await ask(mia, `/v1/speech-to-text/transcripts/${transcription_id}`);
  expect(((await answer.json()) as { text: string }).text).toBe('w0 w1 w2 w3');
  expect(await parts()).toEqual([]);
  const { account, entries } = await ledgerOf(t, mia);
  expect(account).toMatchObject({ credits_used: 2, credits_reserved: 0, running: 0 });
  expect(entries.filter(({ credits }) => credits > 0)).toHaveLength(1);
}, 180_000);

test.each([
  ['isolating', '/v1/audio-isolation/stream?output_format=pcm_16000', 'audio', 34],
  ['part-heard', '/v1/speech-to-text?enable_logging=false', 'file', 2],
  ['reserved', `/v1/speech-to-speech/${testVoice.voice_id}?output_format=pcm_16000`, 'audio', 67],
] as const)(
  'killed when %s by %s: nothing is charged, and nothing stays',
  async (point, address, field, least) => {
    const mia = await t.user({ tier: 'pro' });
    server = await startCrashServer(t, point);
    const files = await stored();
    const body = new FormData();
    if (field === 'file') body.append('model_id', 'scribe_v2');
    body.append(field, new File([toneWav(4)], 'talk.wav'));
    const answer = await ask(mia, address, { method: 'POST', body }).catch(() => undefined);
    await answer?.arrayBuffer().catch(() => undefined);
    expect(await server.died).toBe('SIGKILL');
    const { account } = await ledgerOf(t, mia);
    expect(account).toMatchObject({ credits_used: 0, running: 1 });
    expect(account.credits_reserved).toBeGreaterThanOrEqual(least);

    server = await startCrashServer(t, 'never');
    expect((await ledgerOf(t, mia)).account).toMatchObject(nothing);
    await expect.poll(stored, { timeout: 20_000 }).toBeLessThanOrEqual(files);
  },
  120_000,
);
