/** Compares the levels that are stored while audio is made with the audio in the file. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as api from '#contract/history/api.ts';
import type { OutputFormat } from '#contract/speech/output-formats.ts';
import { testApp, type TestApp, type TestUser } from '../../../testing/app.ts';
import { openLiveSpeech } from '../../speech/live-speech.service.ts';
import { drawPeaks, storedPeaksPerSecond } from '../history.rules.ts';
import { download, espeakVoice, fliteVoice, speak } from '../history.suite.ts';

let t: TestApp;
let mia: TestUser;
beforeAll(async () => {
  t = await testApp();
  mia = await t.user({ tier: 'pro' });
});
afterAll(() => t.close());

const sentences = (count: number) =>
  Array.from({ length: count }, (_, i) => `This is sentence number ${i + 1}, and it says little.`).join(' ');

async function kept(id: string) {
  const row = await t.db
    .selectFrom('history_item')
    .select(['peaks', 'loudness_db', 'audio_seconds'])
    .where('history_item_id', '=', id)
    .executeTakeFirstOrThrow();
  return { peaks: row.peaks ?? Buffer.alloc(0), loudness: row.loudness_db ?? Number.NaN, seconds: row.audio_seconds };
}

/** Measured anew, from the wav of an item. */
async function heard(id: string) {
  const { bytes } = await download(t, mia, [id], 'wav');
  const rate = bytes.readUInt32LE(24);
  const samples = new Int16Array(new Uint8Array(bytes.subarray(44)).buffer);
  const block = rate / storedPeaksPerSecond;
  const parts = Array.from({ length: Math.ceil(samples.length / block) }, (_, i) =>
    samples.subarray(i * block, (i + 1) * block),
  );
  const peaks = parts.map((part) => part.reduce((top, sample) => Math.max(top, Math.abs(sample)), 0));
  const energies = parts.map((part) => part.reduce((sum, sample) => sum + (sample / 32768) ** 2, 0));
  const loud = parts
    .map((part, i) => ({ energy: energies[i] ?? 0, n: part.length }))
    .filter((p) => p.energy > 1e-5 * p.n);
  const total = loud.reduce((sum, p) => ({ energy: sum.energy + p.energy, n: sum.n + p.n }), { energy: 0, n: 0 });
  return { peaks, loudness: 10 * Math.log10(total.energy / total.n) };
}

function correlation(a: ArrayLike<number>, b: ArrayLike<number>): number {
  const n = Math.min(a.length, b.length);
  const mean = (values: ArrayLike<number>) => Array.from({ length: n }, (_, i) => values[i] ?? 0).reduce(add) / n;
  const [meanA, meanB] = [mean(a), mean(b)];
  let [ab, aa, bb] = [0, 0, 0];
  for (let i = 0; i < n; i++) {
    const [x, y] = [(a[i] ?? 0) - meanA, (b[i] ?? 0) - meanB];
    ab += x * y;
    aa += x * x;
    bb += y * y;
  }
  return ab / Math.sqrt(aa * bb);
}

const add = (sum: number, value: number) => sum + value;

async function expectTrue(id: string): Promise<{ seconds: number }> {
  const [written, measured] = [await kept(id), await heard(id)];
  expect(written.peaks.length).toBe(Math.ceil(written.seconds * storedPeaksPerSecond - 1e-6));
  expect(Math.abs(written.peaks.length - measured.peaks.length)).toBeLessThanOrEqual(1);
  expect(correlation(written.peaks, measured.peaks)).toBeGreaterThan(0.97);
  expect(Math.abs(written.loudness - measured.loudness)).toBeLessThan(1);
  return written;
}

describe.each([
  ['espeak-ng', espeakVoice],
  ['flite', fliteVoice],
])('peaks and loudness, %s', (_, voice_id) => {
  test.each<OutputFormat>(['wav_22050', 'pcm_16000', 'mp3_44100_128', 'mp3_22050_32', 'opus_48000_64', 'ulaw_8000'])(
    'match those of the file: %s',
    async (format) => {
      const text = 'The ferry leaves at nine, and the islands are far. Nobody waits for it. We do.';
      await expectTrue(await speak(t, mia, text, { format, voice_id }));
    },
  );

  test.each<OutputFormat>(['pcm_22050', 'mp3_44100_128'])('do not drift over forty chunks: %s', async (format) => {
    const { seconds } = await expectTrue(await speak(t, mia, sentences(40), { format, voice_id }));
    expect(seconds).toBeGreaterThan(60);
  });
});

test('the texts of a socket continue where the previous ones ended', async () => {
  const live = await openLiveSpeech(mia.ctx(), espeakVoice, { output_format: 'pcm_22050', enable_logging: true });
  for (const text of ['Good morning from the harbour. ', 'There are 12 boats, ', 'and the ferry leaves at nine.'])
    for await (const _ of live.speak(text));
  await live.finish();
  await expectTrue(live.history_item_id);
});

test('an item from the cache has those of its source', async () => {
  const text = 'Said twice, made once.';
  const [first, second] = [await speak(t, mia, text), await speak(t, mia, text)];
  expect(second).not.toBe(first);
  expect(await kept(second)).toEqual(await kept(first));
});

describe('GET /v1/history/{id}/waveform', () => {
  const ask = async (user: TestUser, history_item_id: string, points?: number) =>
    t.call(api.getHistoryWaveform, user, {
      params: { history_item_id },
      query: points === undefined ? {} : { points },
    });

  test('has as many heights as requested, or as many as there are', async () => {
    const id = await speak(t, mia, sentences(10));
    const { peaks, loudness, seconds } = await kept(id);
    const few = await (await ask(mia, id, 40)).json();
    expect(few).toMatchObject({ history_item_id: id, duration_seconds: seconds, loudness_db: loudness });
    expect(few.visual_waveform).toHaveLength(40);
    expect(Math.max(...few.visual_waveform)).toBe(Math.round((Math.max(...peaks) / 255) * 1000) / 1000);
    expect(loudness).toBeGreaterThan(-40);
    expect(loudness).toBeLessThan(-5);
    expect((await (await ask(mia, id)).json()).visual_waveform).toHaveLength(600);
    expect((await (await ask(mia, id, 2000)).json()).visual_waveform).toHaveLength(Math.min(peaks.length, 2000));
    expect((await ask(mia, id, 2001)).status).toBe(422);
  });

  test('is missing for items of older versions and for those of other users', async () => {
    const id = await speak(t, mia, 'Of old.');
    await t.db
      .updateTable('history_item')
      .set({ peaks: null, loudness_db: null })
      .where('history_item_id', '=', id)
      .execute();
    expect(await (await ask(mia, id)).json()).toMatchObject({ visual_waveform: [], loudness_db: null });
    expect((await ask(await t.user(), id)).status).toBe(404);
  });
});

test('every peak is in exactly one height', () => {
  const peaks = Uint8Array.from({ length: 997 }, (_, i) => (i % 100 === 0 ? 255 : 51));
  for (const points of [1, 7, 100, 996, 997, 2000]) {
    const heights = drawPeaks(peaks, points);
    expect(heights).toHaveLength(Math.min(points, 997));
    expect(heights.filter((height) => height === 1)).toHaveLength(Math.min(points, 10));
    if (points >= 997) expect(heights[1]).toBe(0.2);
  }
});
