/** Isolated audio over HTTP: what it costs, what is kept, and what is refused. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as api from '#contract/audio-isolation/api.ts';
import * as uploadsApi from '#contract/uploads/api.ts';
import { testApp, type TestApp, type TestUser } from '../../testing/app.ts';
import { toneWav, wavOf } from '../../testing/sound.ts';

let t: TestApp;
let mia: TestUser;
beforeAll(async () => {
  t = await testApp({ env: { AUDIO_ISOLATION_MAX_MINUTES: '2' } });
  mia = await t.user({ tier: 'creator' });
});
afterAll(() => t.close());

const formOf = (bytes: Uint8Array<ArrayBuffer>, fields = {}, name = 'talk.wav') => ({
  body: { fields, files: { audio: new File([bytes], name) } },
});
const isolate = (bytes: Uint8Array<ArrayBuffer>, fields = {}, query = {}, user = mia) =>
  t.call(api.isolateAudio, user, { ...formOf(bytes, fields), query });
const stream = (bytes: Uint8Array<ArrayBuffer>, user = mia) => t.call(api.isolateAudioStream, user, formOf(bytes));
const refusal = async (answer: Pick<Response, 'status' | 'json'>) => {
  const { detail } = (await answer.json()) as { detail: { status: string } };
  return [answer.status, detail.status];
};
const accountOf = async (user: TestUser) =>
  t.db
    .selectFrom('credit_account')
    .select(['credits_used', 'credits_reserved', 'running'])
    .where('workspace_id', '=', user.workspace_id)
    .executeTakeFirstOrThrow();
const warningsOf = (answer: Response) =>
  (JSON.parse(decodeURIComponent(answer.headers.get('x-veery-warnings') ?? '%5B%5D')) as { code: string }[]).map(
    ({ code }) => code,
  );
const storedFiles = async () => (await readdir(path.join(t.dataDir, 'files/uploads')).catch(() => [])).length;

test('a file is isolated, charged by the second, and kept with its original, both to be played', async () => {
  const before = await storedFiles();
  const answer = await isolate(toneWav(6));
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'audio/mpeg']);
  expect(answer.headers.get('x-veery-engine')).toBe('rnnoise');
  expect(answer.headers.get('character-cost')).toBe('100');
  expect(warningsOf(answer)).toEqual(['no_speech']);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect(bytes.length).toBeGreaterThan(90_000);
  expect(await accountOf(mia)).toEqual({ credits_used: 100, credits_reserved: 0, running: 0 });
  const id = answer.headers.get('history-item-id') ?? '';
  const params = { history_item_id: id };
  const details = await (await t.call(api.getIsolation, mia, { params })).json();
  expect(details).toMatchObject({
    ...{ id, title: 'talk.wav', format: 'mp3_44100_128', credits: 100, engine: 'rnnoise', is_partial: false },
    ...{ source_type: 'audio/wav', source_channels: 1, size_bytes: bytes.length },
  });
  expect(details.duration_seconds).toBeCloseTo(6, 3);
  const isolated = await t.call(api.getIsolatedAudio, mia, { params });
  expect(Buffer.from(await isolated.arrayBuffer())).toEqual(Buffer.from(bytes));
  const headers = { range: 'bytes=100-199', 'xi-api-key': mia.apiKey };
  const part = await fetch(`${t.url}/v1/audio-isolation/history/${id}/original`, { headers });
  expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 100]);
  const wav = await t.call(api.getOriginalAudio, mia, { params, query: { format: 'wav', download: true } });
  expect(wav.headers.get('content-disposition')).toContain('talk_original.wav');
  expect((await wav.arrayBuffer()).byteLength).toBe(44 + 6 * 44_100 * 2);
  const { original, isolated: cleaned } = await (
    await t.call(api.getIsolationWaveforms, mia, { params, query: { points: 50 } })
  ).json();
  expect([original.length, cleaned.length]).toEqual([50, 50]);
  expect(Math.max(...original)).toBeCloseTo(0.3, 1);
  const list = await (await t.call(api.listIsolations, mia, { query: { search: 'TALK' } })).json();
  expect([list.items.map((item) => item.id), list.has_more]).toEqual([[id], false]);
  expect((await (await t.call(api.listIsolations, mia, { query: { search: 'ta_k' } })).json()).items).toEqual([]);
  for (const user of [await t.user(), await t.user({ workspace_id: mia.workspace_id })]) {
    for (const call of [api.getIsolation, api.getIsolatedAudio, api.getOriginalAudio, api.deleteIsolation])
      expect((await t.call(call, user, { params })).status).toBe(404);
  }
  expect((await t.call(api.deleteIsolation, mia, { params })).status).toBe(200);
  expect((await t.call(api.deleteIsolation, mia, { params })).status).toBe(404);
  await expect.poll(storedFiles).toBe(before);
});

test('raw samples, an upload, another format, and nothing kept', async () => {
  const files = await storedFiles();
  const raw = new Uint8Array(toneWav(3).subarray(44));
  const answer = await isolate(raw, { file_format: 'pcm_s16le_16' }, { output_format: 'pcm_16000' });
  expect((await answer.arrayBuffer()).byteLength).toBe(3 * 32_000);
  const sound = toneWav(2);
  const purpose = 'audio_isolation' as const;
  const begun = await t.call(uploadsApi.createUpload, mia, {
    body: { name: 'up.wav', size_bytes: sound.length, purpose },
  });
  const { upload_id } = await begun.json();
  const part = { params: { upload_id, part_number: 1 }, body: { fields: {}, files: { part: new Blob([sound]) } } };
  await t.call(uploadsApi.uploadPart, mia, part);
  const before = { body: { fields: { upload_id }, files: {} } };
  expect(await refusal(await t.call(api.isolateAudio, mia, before))).toEqual([409, 'upload_not_ready']);
  await t.call(uploadsApi.completeUpload, mia, { params: { upload_id } });
  const quiet = await t.call(api.isolateAudio, mia, {
    ...before,
    query: { enable_logging: false, output_format: 'opus_48000_64' },
  });
  expect([quiet.status, quiet.headers.get('history-item-id')]).toEqual([200, null]);
  expect(Buffer.from(await quiet.arrayBuffer()).toString('latin1', 0, 4)).toBe('OggS');
  // The first entry has two files. The upload stays for other calls, and its parts and the result are gone.
  await expect.poll(storedFiles).toBe(files + 3);
  expect(await refusal(await t.call(api.isolateAudio, await t.user(), before))).toEqual([404, 'upload_not_found']);
});

test('silence is told, and two channels are mixed', async () => {
  const silent = await isolate(wavOf(1, 16_000, () => 0));
  expect([silent.status, warningsOf(silent)]).toEqual([200, ['silent']]);
  const stereo = toneWav(1);
  stereo.writeUInt16LE(2, 22);
  const mixed = await isolate(stereo);
  expect(warningsOf(mixed)).toContain('channels_mixed');
});

test('a long file is sent while it is made, and what fails before its first sound is an error', async () => {
  const user = await t.user({ tier: 'creator' });
  const { decode } = t.parts.media;
  const gate = Promise.withResolvers<void>();
  t.parts.media.decode = async function* (...asked) {
    let seconds = 0;
    for await (const samples of decode(...asked)) {
      seconds += samples.length / asked[1].sampleRate;
      if (seconds > 15) await gate.promise;
      yield samples;
    }
  };
  try {
    const answer = await isolate(toneWav(25), {}, { output_format: 'pcm_16000' }, user);
    const chunks = (answer.body as unknown as AsyncIterable<Uint8Array>)[Symbol.asyncIterator]();
    let { value: bytes } = (await chunks.next()) as { value: Uint8Array };
    // The rest is read only now.
    gate.resolve();
    let length = 0;
    for (;;) {
      length += bytes.length;
      const next = await chunks.next();
      if (next.done) break;
      bytes = next.value;
    }
    expect(length).toBe(25 * 32_000);
    const params = { history_item_id: answer.headers.get('history-item-id') ?? '' };
    const details = await (await t.call(api.getIsolation, user, { params })).json();
    expect(details.warnings.map(({ code }) => code)).toEqual(['no_speech']);
    t.parts.media.decode = async function* () {
      yield* [];
      throw new Error('the decoder is gone');
    };
    expect(await refusal(await isolate(toneWav(25), {}, {}, user))).toEqual([500, 'isolation_failed']);
  } finally {
    t.parts.media.decode = decode;
  }
  expect(await accountOf(user)).toMatchObject({ credits_used: 417, credits_reserved: 0, running: 0 });
});

test('a client that leaves pays for what was made by then', async () => {
  const leaver = await t.user({ tier: 'creator' });
  const leave = new AbortController();
  const answer = await fetch(`${t.url}/v1/audio-isolation/stream?output_format=pcm_16000`, {
    method: 'POST',
    headers: { 'xi-api-key': leaver.apiKey },
    body: formDataOf(toneWav(110)),
    signal: leave.signal,
  });
  const reader = answer.body?.getReader();
  expect((await reader?.read())?.value?.length).toBeGreaterThan(0);
  leave.abort();
  await reader?.cancel().catch(() => undefined);
  await expect.poll(async () => (await accountOf(leaver)).running).toBe(0);
  const { credits_used, credits_reserved } = await accountOf(leaver);
  expect(credits_reserved).toBe(0);
  expect(credits_used).toBeGreaterThan(0);
  expect(credits_used).toBeLessThan(1834);
  const { items } = await (await t.call(api.listIsolations, leaver, {})).json();
  const details = await (
    await t.call(api.getIsolation, leaver, { params: { history_item_id: items[0]?.id ?? '' } })
  ).json();
  expect(details).toMatchObject({ is_partial: true, credits: credits_used });
});

const formDataOf = (bytes: Uint8Array<ArrayBuffer>) => {
  const form = new FormData();
  form.append('audio', new File([bytes], 'long.wav'));
  return form;
};

test('what is too long, too dear, given twice or not at all, or no sound is refused and costs nothing', async () => {
  const poor = await t.user();
  await t.db
    .updateTable('credit_account')
    .set({ credit_limit: 50 })
    .where('workspace_id', '=', poor.workspace_id)
    .execute();
  const files = await storedFiles();
  expect(await refusal(await isolate(toneWav(121), {}, {}, poor))).toEqual([400, 'media_too_long']);
  expect(await refusal(await isolate(toneWav(6), {}, {}, poor))).toEqual([401, 'quota_exceeded']);
  expect(await refusal(await isolate(toneWav(1), { upload_id: 'x' }, {}, poor))).toEqual([400, 'no_audio_given']);
  const none = t.call(api.isolateAudioStream, poor, { body: { fields: {}, files: {} } });
  expect(await refusal(await none)).toEqual([400, 'no_audio_given']);
  const pdf = new Uint8Array(Buffer.from(`%PDF-1.4\n${'x'.repeat(3000)}`));
  expect(await refusal(await stream(pdf, poor))).toEqual([400, 'media_unreadable']);
  expect(await refusal(await isolate(toneWav(1), {}, { output_format: 'pcm_44100' }, poor))).toEqual([
    403,
    'output_format_not_allowed',
  ]);
  expect(await accountOf(poor)).toEqual({ credits_used: 0, credits_reserved: 0, running: 0 });
  await expect.poll(storedFiles).toBe(files);
});

test('a storage that fails in the middle ends it with nothing charged', async () => {
  const user = await t.user({ tier: 'creator' });
  const { create } = t.parts.storage;
  let created = 0;
  t.parts.storage.create = async (key) => {
    const file = await create(key);
    // The first is the file of the form.
    if (++created === 1) return file;
    const full = Object.assign(new Error('no space'), { code: 'ENOSPC' });
    return { ...file, write: () => Promise.reject(full) };
  };
  try {
    expect(await refusal(await isolate(toneWav(2), {}, {}, user))).toEqual([507, 'storage_full']);
  } finally {
    t.parts.storage.create = create;
  }
  expect(await accountOf(user)).toEqual({ credits_used: 0, credits_reserved: 0, running: 0 });
});
