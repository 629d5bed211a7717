/** A disk that becomes full in the middle of each call that takes sound: 507, nothing charged, nothing left, and it can go on. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as isolationApi from '#contract/audio-isolation/api.ts';
import * as conversionApi from '#contract/speech-to-speech/api.ts';
import * as listeningApi from '#contract/speech-to-text/api.ts';
import * as api from '#contract/uploads/api.ts';
import { testApp, type TestApp, type TestUser } from '../../testing/app.ts';
import { untilSettled } from '../../testing/ledger.ts';
import { toneWav } from '../../testing/sound.ts';
import { steadyRecognition } from '../../testing/steady-recognition.ts';
import { testVoice } from '../../testing/voice.ts';

let t: TestApp;
/** Bytes until the disk is full. */
let room = Infinity;
beforeAll(async () => {
  t = await testApp({
    parts: ({ storage }) => ({
      recognition: steadyRecognition(),
      storage: {
        ...storage,
        async create(key) {
          const file = await storage.create(key);
          return {
            ...file,
            write(chunk) {
              room -= chunk.length;
              if (room < 0) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
              return file.write(chunk);
            },
          };
        },
      },
    }),
  });
});
afterAll(() => t.close());

/** Everything in the folder of files, with what is not finished. */
async function files(): Promise<string[]> {
  const entries = await readdir(path.join(t.dataDir, 'files'), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(path.basename(parentPath), name))
    .toSorted();
}
const refusal = async (answer: Pick<Response, 'status' | 'json'>) => {
  const { detail } = (await answer.json()) as { detail: { status: string } };
  return [answer.status, detail.status];
};
async function whenFull<T>(bytes: number, ask: () => Promise<T>): Promise<T> {
  room = bytes;
  try {
    return await ask();
  } finally {
    room = Infinity;
  }
}
const full = [507, 'storage_full'];
const sound = toneWav(4);

test('an upload whose part or whole has no room goes on where it was', async () => {
  const mia = await t.user();
  const begun = await t.call(api.createUpload, mia, {
    body: { name: 'talk.wav', size_bytes: sound.length, purpose: 'speech_to_text' },
  });
  const { upload_id } = await begun.json();
  const params = { upload_id };
  const send = () =>
    t.call(api.uploadPart, mia, {
      params: { upload_id, part_number: 1 },
      body: { fields: {}, files: { part: new Blob([sound]) } },
    });
  const before = await files();
  expect(await refusal(await whenFull(50_000, send))).toEqual(full);
  await expect.poll(files).toEqual(before);
  const state = async () => (await t.call(api.getUpload, mia, { params })).json();
  expect(await state()).toMatchObject({ state: 'receiving', received_parts: [] });
  expect((await send()).status).toBe(200);

  const withPart = await files();
  const complete = () => t.call(api.completeUpload, mia, { params });
  expect(await refusal(await whenFull(50_000, complete))).toEqual(full);
  await expect.poll(files).toEqual(withPart);
  expect(await state()).toMatchObject({ state: 'receiving', received_parts: [1] });
  expect(await (await complete()).json()).toMatchObject({ state: 'ready', media: { seconds: 4 } });
  expect((await t.call(api.deleteUpload, mia, { params })).status).toBe(200);
  await expect.poll(files).toEqual(before);
});

type Ask = (user: TestUser, file: File) => Promise<Response>;
const isolate: Ask = (user, audio) =>
  t.call(isolationApi.isolateAudio, user, { body: { fields: {}, files: { audio } } });
const convert: Ask = (user, audio) =>
  t.call(conversionApi.convertSpeech, user, {
    params: { voice_id: testVoice.voice_id },
    body: { fields: {}, files: { audio } },
  });
const transcribe: Ask = (user, file) =>
  t.call(listeningApi.speechToText, user, { body: { fields: { model_id: 'scribe_v2' }, files: { file } } });

test.each<[string, number, Ask]>([
  ['the form of a transcription', -1, transcribe],
  ['the result of an isolation', 1, isolate],
  ['the original of an isolation', 40_000, isolate],
  ['the result of a conversion', 1, convert],
])('%s has no room', async (_, beside, ask) => {
  const user = await t.user({ tier: 'pro' });
  const before = new Set(await files());
  const added = async () => (await files()).filter((name) => !before.has(name));
  const file = new File([sound], 'talk.wav');
  expect(await refusal(await whenFull(sound.length + beside, () => ask(user, file)))).toEqual(full);
  expect((await untilSettled(t, user)).account).toMatchObject({ credits_used: 0, credits_reserved: 0 });
  await expect.poll(added).toEqual([]);
  const again = await ask(user, file);
  expect([again.status, (await again.arrayBuffer()).byteLength > 0]).toEqual([200, true]);
});
