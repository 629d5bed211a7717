/** Files that are not what they seem, sent to every call that takes sound: the documented answer, nothing charged, nothing left. */
import { execFileSync } from 'node:child_process';
import { createCipheriv, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as isolationApi from '#contract/audio-isolation/api.ts';
import * as conversionApi from '#contract/speech-to-speech/api.ts';
import * as listeningApi from '#contract/speech-to-text/api.ts';
import * as uploadsApi from '#contract/uploads/api.ts';
import { testApp, type TestApp, type TestUser } from '../../testing/app.ts';
import { untilSettled } from '../../testing/ledger.ts';
import { toneWav, wavOf } from '../../testing/sound.ts';
import { steadyRecognition } from '../../testing/steady-recognition.ts';
import { testVoice } from '../../testing/voice.ts';

let t: TestApp;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'veery-hard-'));
  t = await testApp({ parts: () => ({ recognition: steadyRecognition() }) });
});
afterAll(async () => {
  await t.close();
  await rm(folder, { recursive: true });
});

type Bytes = Uint8Array<ArrayBuffer>;
const ffmpeg = (name: string, ...args: string[]): Promise<Bytes> => {
  const file = path.join(folder, name);
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...args, file], { stdio: ['ignore', 'ignore', 'inherit'] });
  return readFile(file) as Promise<Bytes>;
};

/** Its header says ten hours. */
function lying(): Bytes {
  const wav = toneWav(2);
  wav.writeUInt32LE(36_000 * 32_000, 40);
  wav.writeUInt32LE(36_000 * 32_000 + 36, 4);
  return wav;
}

const mp3 = () => ffmpeg('tone.mp3', '-f', 'lavfi', '-i', 'sine=duration=2');

function encrypted(bytes: Bytes): Bytes {
  const cipher = createCipheriv('aes-256-ctr', randomBytes(32), randomBytes(16));
  return new Uint8Array(Buffer.concat([cipher.update(bytes), cipher.final()]));
}

interface Hard {
  bytes(): Promise<Bytes> | Bytes;
  /** What all calls answer; 200 where it is sound to them. */
  outcome: string;
  /** Calls that answer otherwise. */
  but?: Record<string, string>;
  name?: string;
}

const hardFiles: Record<string, Hard> = {
  silence: {
    bytes: () => wavOf(2, 16_000, () => 0),
    outcome: '200',
    but: { 'speech-to-speech': 'recording_silent' },
  },
  'no bytes': { bytes: () => new Uint8Array(0), outcome: 'empty_file', but: { uploads: '422' } },
  'noise alone': { bytes: () => wavOf(2, 16_000, () => Math.random() - 0.5), outcome: '200' },
  'a header that says ten hours': { bytes: lying, outcome: '200' },
  'eleven hours': {
    bytes: () =>
      ffmpeg('long.flac', '-f', 'lavfi', '-i', 'anullsrc=r=1000:cl=mono', '-t', String(11 * 3600), '-c:a', 'flac'),
    outcome: 'media_too_long',
  },
  'eight channels': {
    bytes: () => ffmpeg('eight.wav', '-f', 'lavfi', '-i', 'sine=duration=2', '-ac', '8'),
    outcome: '200',
  },
  'an mp3 that was cut off': { bytes: async () => (await mp3()).slice(0, 9000), outcome: '200' },
  'an mp4 that was cut off': {
    bytes: async () => (await ffmpeg('tone.m4a', '-f', 'lavfi', '-i', 'sine=duration=2')).slice(0, 5000),
    outcome: 'media_incomplete',
  },
  'an encrypted file': { bytes: async () => encrypted(await mp3()), outcome: 'media_unreadable' },
  'a header alone': { bytes: () => toneWav(2).subarray(0, 44), outcome: 'media_unreadable' },
  'sound with the name of a document': { bytes: mp3, name: 'letter.pdf', outcome: '200' },
  'a video without sound': {
    bytes: () => ffmpeg('mute.mp4', '-f', 'lavfi', '-i', 'testsrc=duration=1:size=64x64:rate=5', '-pix_fmt', 'yuv420p'),
    outcome: 'media_without_sound',
  },
  'a list of files to play': {
    bytes: () => new Uint8Array(Buffer.from('#EXTM3U\n#EXTINF:10,\nfile:///etc/passwd\n#EXT-X-ENDLIST\n')),
    outcome: 'media_unreadable',
  },
};

type Call = (user: TestUser, file: File) => Promise<Response>;
const calls: Record<string, Call> = {
  'speech-to-text': (user, file) =>
    t.call(listeningApi.speechToText, user, {
      query: { enable_logging: 'false' },
      body: { fields: { model_id: 'scribe_v2' }, files: { file } },
    }),
  'forced-alignment': (user, file) =>
    t.call(listeningApi.createForcedAlignment, user, { body: { fields: { text: 'Good morning.' }, files: { file } } }),
  'audio-isolation': (user, audio) =>
    t.call(isolationApi.isolateAudio, user, {
      query: { enable_logging: 'false' },
      body: { fields: {}, files: { audio } },
    }),
  'speech-to-speech': (user, audio) =>
    t.call(conversionApi.convertSpeech, user, {
      ...{ params: { voice_id: testVoice.voice_id }, query: { enable_logging: 'false' } },
      body: { fields: {}, files: { audio } },
    }),
  uploads: async (user, file) => {
    const begun = await t.call(uploadsApi.createUpload, user, {
      body: { name: file.name, size_bytes: file.size, purpose: 'speech_to_text' },
    });
    if (begun.status !== 200) return begun;
    const { upload_id } = await begun.json();
    await t.call(uploadsApi.uploadPart, user, {
      params: { upload_id, part_number: 1 },
      body: { fields: {}, files: { part: file } },
    });
    const done = await t.call(uploadsApi.completeUpload, user, { params: { upload_id } });
    const copy = new Response(await done.text(), { status: done.status, headers: done.headers });
    if (done.status === 200) await t.call(uploadsApi.deleteUpload, user, { params: { upload_id } });
    return copy;
  },
};

async function outcomeOf(answer: Response): Promise<string> {
  const body = await answer.arrayBuffer();
  if (answer.status === 200) return '200';
  const { detail } = JSON.parse(Buffer.from(body).toString()) as {
    detail: { status?: string }[] & { status?: string };
  };
  return detail.status ?? String(answer.status);
}

/** Files of the application, and folders beside it that programs work in. */
async function filesLeft(): Promise<string[]> {
  const stored = await readdir(t.dataDir, { recursive: true, withFileTypes: true });
  const beside = await readdir(os.tmpdir());
  return [
    ...stored.filter((entry) => entry.isFile()).map(({ name }) => name),
    ...beside.filter((name) => /^ffmpeg|^veery-media/.test(name)),
  ];
}

describe.each(Object.entries(hardFiles))('%s', (_title, { bytes, outcome, but = {}, name = 'sound.wav' }) => {
  test.each(Object.entries(calls))('%s', async (call, ask) => {
    const user = await t.user({ tier: 'pro' });
    const file = new File([await bytes()], name);
    const before = await filesLeft();
    expect(await outcomeOf(await ask(user, file))).toBe(but[call] ?? outcome);
    const { account } = await untilSettled(t, user);
    const isCharged = (but[call] ?? outcome) === '200' && call !== 'uploads';
    expect(account.credits_reserved).toBe(0);
    // Two seconds at most: a header cannot make it dearer.
    if (isCharged) expect(account.credits_used).toBeLessThanOrEqual(40);
    expect(account.credits_used > 0).toBe(isCharged);
    await expect.poll(filesLeft, { timeout: 10_000 }).toEqual(before);
  });
});
