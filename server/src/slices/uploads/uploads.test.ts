/** Files in parts, and what is wrong with files, over HTTP. */
import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as api from '#contract/uploads/api.ts';
import { extensionOf, soundTypes, videoTypes } from '#contract/uploads/media-types.ts';
import { uploadPartBytes, type Upload } from '#contract/uploads/types.ts';
import { systemScope } from '../../context.ts';
import { testApp, type TestApp, type TestUser } from '../../testing/app.ts';
import { toneWav } from '../../testing/sound.ts';
import { openSource, readSound } from './sound-source.service.ts';
import { purgeExpiredUploads } from './uploads.service.ts';

let t: TestApp;
let mia: TestUser;
let free = 10 ** 12;
beforeAll(async () => {
  t = await testApp({
    env: { AUDIO_ISOLATION_MAX_MB: '40', FILE_QUOTA_USER_MB: '100' },
    parts: ({ storage }) => ({ storage: { ...storage, freeBytes: async () => free } }),
  });
  mia = await t.user();
});
afterAll(() => t.close());

const purpose = 'audio_isolation' as const;
const begin = async (size_bytes: number, user = mia, name = 'a file.wav') =>
  (await t.call(api.createUpload, user, { body: { name, size_bytes, purpose } })).json();
const put = (upload_id: string, part_number: number, bytes: Uint8Array<ArrayBuffer>, user = mia) =>
  t.call(api.uploadPart, user, {
    params: { upload_id, part_number },
    body: { fields: {}, files: { part: new Blob([bytes]) } },
  });
const complete = (upload_id: string, user = mia) => t.call(api.completeUpload, user, { params: { upload_id } });
const refusal = async (answer: Pick<Response, 'status' | 'json'>) => {
  const { detail } = (await answer.json()) as { detail: { status: string; message: string } };
  return [answer.status, detail.status];
};
const storedUploads = async () => (await readdir(path.join(t.dataDir, 'files/uploads')).catch(() => [])).length;

/** 9 MB: two parts. */
const long = toneWav(290);

test('a file of two parts arrives in any order, is resumed, and becomes one file with its facts', async () => {
  const begun = await begin(long.length);
  expect(begun).toMatchObject({ state: 'receiving', part_count: 2, received_parts: [], media: null });
  const { upload_id } = begun;
  const [one, two] = [long.subarray(0, uploadPartBytes), long.subarray(uploadPartBytes)];
  expect((await put(upload_id, 2, two)).status).toBe(200);
  expect(await refusal(await complete(upload_id))).toEqual([409, 'upload_incomplete']);
  // The answer was lost: the part is sent again.
  expect((await put(upload_id, 2, two)).status).toBe(200);
  const seen = await (await t.call(api.getUpload, mia, { params: { upload_id } })).json();
  expect(seen).toMatchObject({ received_parts: [2], received_bytes: two.length });
  await put(upload_id, 1, one);
  const whole: Upload = await (await complete(upload_id)).json();
  expect(whole).toMatchObject({
    state: 'ready',
    received_bytes: long.length,
    media: { type: 'audio/wav', container: 'wav', channels: 1, sample_rate: 16_000, has_video: false },
  });
  expect(whole.media?.seconds).toBeCloseTo(290, 1);
  expect((await (await complete(upload_id)).json()).state).toBe('ready');
  expect(await refusal(await put(upload_id, 1, one))).toEqual([409, 'upload_already_complete']);
  const ctx = mia.ctx();
  const source = await openSource(ctx, { purpose, field: 'audio', upload_id });
  let samples = 0;
  for await (const chunk of readSound(ctx, source, { sampleRate: 16_000, channels: 'mix' }, ctx.signal))
    samples += chunk.length;
  expect(samples).toBe(290 * 16_000);
  expect((await t.call(api.deleteUpload, mia, { params: { upload_id } })).status).toBe(200);
  expect(await refusal(await complete(upload_id))).toEqual([404, 'upload_not_found']);
  await expect.poll(storedUploads).toBe(0);
});

test('two tabs with one file make one whole of it; what is cancelled while a part arrives leaves nothing', async () => {
  await expect.poll(storedUploads).toBe(0);
  const two = await begin(long.length);
  const [one, rest] = [long.subarray(0, uploadPartBytes), long.subarray(uploadPartBytes)];
  const sent = await Promise.all([1, 2, 1, 2].map((n) => put(two.upload_id, n, n === 1 ? one : rest)));
  expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const ends = await Promise.all([complete(two.upload_id), complete(two.upload_id)]);
  for (const answer of ends) expect(await answer.json()).toMatchObject({ state: 'ready', size_bytes: long.length });
  // The parts and the second whole are gone.
  await expect.poll(storedUploads).toBe(1);
  await t.call(api.deleteUpload, mia, { params: { upload_id: two.upload_id } });

  const { upload_id } = await begin(long.length);
  const [arriving, cancelled] = await Promise.all([
    put(upload_id, 1, one),
    t.call(api.deleteUpload, mia, { params: { upload_id } }),
  ]);
  expect([200, 404]).toContain(arriving.status);
  expect(cancelled.status).toBe(200);
  expect(await refusal(await put(upload_id, 2, rest))).toEqual([404, 'upload_not_found']);
  await expect.poll(storedUploads).toBe(0);
});

test('parts of a wrong number or size are refused, and leave nothing', async () => {
  const { upload_id } = await begin(1000);
  expect(await refusal(await put(upload_id, 2, new Uint8Array(10)))).toEqual([400, 'upload_part_out_of_range']);
  expect(await refusal(await put(upload_id, 1, new Uint8Array(999)))).toEqual([400, 'upload_part_size']);
  expect(await refusal(await put(upload_id, 1, new Uint8Array(0)))).toEqual([400, 'empty_file']);
  await expect.poll(storedUploads).toBe(0);
});

test('what is too large, would exceed the quota or fill the disk is refused before a byte is sent', async () => {
  const user = await t.user();
  const start = (size_bytes: number) => t.call(api.createUpload, user, { body: { name: 'x', size_bytes, purpose } });
  expect(await refusal(await start(41_000_000))).toEqual([413, 'upload_too_large']);
  expect((await start(39_000_000)).status).toBe(200);
  expect((await start(39_000_000)).status).toBe(200);
  expect(await refusal(await start(39_000_000))).toEqual([409, 'file_quota_exceeded']);
  free = 300_000_000;
  expect((await start(1000)).status).toBe(200);
  free = 257_000_000;
  expect(await refusal(await start(10_000_000))).toEqual([507, 'storage_full']);
  free = 10 ** 12;
  for (let i = 0; i < 17; i++) await start(10);
  expect(await refusal(await start(10))).toEqual([429, 'too_many_open_uploads']);
});

test('strangers, colleagues and keys without the permission of the purpose have nothing to do with it', async () => {
  const { upload_id } = await begin(1000);
  const [colleague, stranger] = [await t.user({ workspace_id: mia.workspace_id }), await t.user()];
  for (const user of [colleague, stranger]) {
    for (const answer of [
      await t.call(api.getUpload, user, { params: { upload_id } }),
      await put(upload_id, 1, new Uint8Array(1000).fill(1), user),
      await complete(upload_id, user),
      await t.call(api.deleteUpload, user, { params: { upload_id } }),
    ])
      expect(await refusal(answer)).toEqual([404, 'upload_not_found']);
    await expect(openSource(user.ctx(), { purpose, field: 'audio', upload_id })).rejects.toMatchObject({
      status: 'upload_not_found',
    });
  }
  await expect(openSource(mia.ctx(), { purpose, field: 'audio', upload_id })).rejects.toMatchObject({
    status: 'upload_not_ready',
  });
  await expect(openSource(mia.ctx(), { purpose, field: 'audio' })).rejects.toMatchObject({ status: 'no_audio_given' });
});

test.each([
  ['a PDF called mp3', Buffer.from(`%PDF-1.4\n${'x'.repeat(3000)}`), 'media_unreadable'],
  ['text', Buffer.from('file /etc/passwd\n'.repeat(50)), 'media_unreadable'],
  ['a playlist', Buffer.from('#EXTM3U\n#EXTINF:1,\nhttp://127.0.0.1:1/x.ts\n'), 'media_unreadable'],
  ['a concat list', Buffer.from("ffconcat version 1.0\nfile '/etc/passwd'\n"), 'media_unreadable'],
  ['noise', randomBytes(5000), 'media_unreadable'],
  ['a wav without samples', toneWav(0), 'media_unreadable'],
])('%s is refused with a word for it, and is gone', async (_, bytes, status) => {
  const { upload_id } = await begin(bytes.length, mia, 'song.mp3');
  await put(upload_id, 1, new Uint8Array(bytes));
  expect(await refusal(await complete(upload_id))).toEqual([400, status]);
  expect((await t.call(api.getUpload, mia, { params: { upload_id } })).status).toBe(404);
});

test('an upload is purged a day after its last part', async () => {
  const user = await t.user();
  const { upload_id } = await begin(1000, user);
  await put(upload_id, 1, new Uint8Array(1000).fill(7), user);
  t.clock.offsetMs = 23 * 60 * 60 * 1000;
  await purgeExpiredUploads(systemScope(t.parts), t.parts, false);
  expect((await t.call(api.getUpload, user, { params: { upload_id } })).status).toBe(200);
  t.clock.offsetMs = 25 * 60 * 60 * 1000;
  expect((await t.call(api.getUpload, user, { params: { upload_id } })).status).toBe(404);
  await purgeExpiredUploads(systemScope(t.parts), t.parts, false);
  t.clock.offsetMs = 0;
  expect(await t.db.selectFrom('upload').where('upload_id', '=', upload_id).select('name').execute()).toEqual([]);
});

test('the limits name every purpose, and say what can be read', async () => {
  const limits = await (await t.call(api.getUploadLimits, mia, {})).json();
  expect(limits.purposes).toContainEqual({ purpose, max_bytes: 40_000_000, max_seconds: 3600 });
  expect(limits.decoder.types).toContain('audio/wav');
  expect(limits.decoder.extensions).toEqual(expect.arrayContaining(['wav']));
});

test('every media type of an upload has its ending, in any spelling', () => {
  const endings = 'aac aiff ogg mp3 opus wav webm flac mp4a aaf pdf xml zip jpg png mp4 avi mkv mov wmv flv ogv'.split(
    ' ',
  );
  const types =
    'audio/aac audio/aiff audio/ogg audio/mpeg audio/opus audio/wav audio/webm audio/flac audio/mp4 application/aaf application/pdf application/xml application/zip image/jpeg image/png video/mp4 video/avi video/x-matroska video/quicktime video/x-ms-wmv video/x-flv video/ogg';
  expect(types.split(' ').map(extensionOf)).toEqual(endings);
  for (const type of [...soundTypes, ...videoTypes]) expect(extensionOf(type), type).toBeDefined();
  expect([extensionOf('Audio/MPEG; codecs=mp3'), extensionOf('constructor')]).toEqual(['mp3', undefined]);
});
