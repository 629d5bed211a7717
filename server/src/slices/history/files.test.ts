/** What an item is downloaded as beside its audio: subtitles, words, and audio of another loudness. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as api from '#contract/history/api.ts';
import * as jobsApi from '#contract/jobs/api.ts';
import { createAudio } from '../../ports/audio/audio.ts';
import { describeFormat } from '#contract/speech/output-formats.ts';
import { testApp, type TestApp, type TestUser } from '../../testing/app.ts';
import { readZip } from '../../testing/zip.ts';
import { speak } from './history.suite.ts';

const text =
  'Before the light reaches the water, the veery begins. It sings two notes at once, one rising while the other falls. Dr. Bean paid 1,234.50 dollars to hear it.';

let t: TestApp;
let mia: TestUser;
let id: string;
beforeAll(async () => {
  t = await testApp();
  mia = await t.user({ tier: 'pro' });
  id = await speak(t, mia, text, { format: 'wav_22050' });
});
afterAll(() => t.close());

const params = (history_item_id: string) => ({ params: { history_item_id } });
const subtitles = (history_item_id: string, format: 'srt' | 'vtt', user = mia) =>
  t.call(api.getHistorySubtitles, user, { ...params(history_item_id), query: { format } });

async function loseAudio(history_item_id: string): Promise<void> {
  const { audio_key } = await t.db
    .selectFrom('history_item')
    .select('audio_key')
    .where('history_item_id', '=', history_item_id)
    .executeTakeFirstOrThrow();
  await t.parts.storage.remove(audio_key);
}

describe('subtitles', () => {
  test('have every word, at the times of the alignment', async () => {
    const answer = await subtitles(id, 'srt');
    expect(answer.headers.get('content-type')).toBe('application/x-subrip');
    expect(answer.headers.get('content-disposition')).toMatch(/filename="Veery_[^"]+\.srt"/);
    const srt = Buffer.from(await answer.arrayBuffer()).toString();
    const cues = srt
      .trim()
      .split('\n\n')
      .map((cue) => cue.split('\n'));
    expect(cues.flatMap(([, , ...lines]) => lines).join(' ')).toBe(text);
    expect(cues[0]?.slice(2)).toEqual(['Before the light reaches the water,', 'the veery begins.']);
    expect(cues.flat().some((line) => line.includes('1,234.50 dollars'))).toBe(true);
    const { alignments } = await (await t.call(api.getHistoryItem, mia, params(id))).json();
    const second = alignments?.alignment.character_start_times_seconds[text.indexOf('It sings')] ?? 0;
    const [, minutes, seconds] = /^00:(\d\d):([\d,]+) -->/.exec(cues[1]?.[1] ?? '') ?? [];
    expect(Math.abs(Number(minutes) * 60 + Number(seconds?.replace(',', '.')) - second)).toBeLessThan(0.001);
  });

  test('of WebVTT begin with its name', async () => {
    const answer = await subtitles(id, 'vtt');
    expect(answer.headers.get('content-type')).toBe('text/vtt');
    expect(Buffer.from(await answer.arrayBuffer()).toString()).toMatch(/^WEBVTT\n\n1\n00:00:0\d\.\d{3} --> /);
  });

  test('are there for an item whose audio is missing, and for nobody else', async () => {
    const lost = await speak(t, mia, 'Its sound is lost.');
    await loseAudio(lost);
    expect((await subtitles(lost, 'srt')).status).toBe(200);
    const other = await t.user();
    for (const call of [api.getHistoryWords, api.getHistoryDownloads, api.getHistoryLoudness])
      expect((await t.call(call, other, params(id))).status).toBe(404);
    expect((await subtitles(id, 'vtt', other)).status).toBe(404);
  });

  test('of a long text are cut beside the thread that answers', async () => {
    const long = await speak(t, mia, 'To be made long.');
    const characters = [...text.repeat(20)];
    const times = characters.map((_, i) => i / 20);
    await t.db
      .updateTable('history_item')
      .set({
        alignment: JSON.stringify({
          characters,
          character_start_times_seconds: times,
          character_end_times_seconds: times.map((time) => time + 0.05),
        }),
      })
      .where('history_item_id', '=', long)
      .execute();
    const srt = Buffer.from(await (await subtitles(long, 'srt')).arrayBuffer()).toString();
    expect(srt.match(/-->/g)?.length).toBeGreaterThan(30);
  });
});

test('the words and the spaces between them join to the text', async () => {
  const { words, text: whole, duration_seconds } = await (await t.call(api.getHistoryWords, mia, params(id))).json();
  expect(words.map((word) => word.text).join('')).toBe(whole);
  expect(whole).toBe(text);
  expect(words.filter(({ type }) => type === 'word')).toHaveLength(text.split(' ').length);
  expect(words.every(({ start, end }) => start <= end && end <= duration_seconds)).toBe(true);
  expect(words[2]).toMatchObject({ text: 'the', type: 'word', speaker_id: null });
});

test('the downloads of an item are listed with their sizes', async () => {
  const mp3 = await speak(t, mia, text);
  const list = await (await t.call(api.getHistoryDownloads, mia, params(mp3))).json();
  expect(list).toMatchObject({
    is_audio_missing: false,
    audio: [
      { output_format: 'default', codec: 'mp3', sample_rate: 22050, bitrate_kbps: 32 },
      { output_format: 'wav', codec: 'wav', sample_rate: 22050, bitrate_kbps: null },
    ],
    words: text.split(' ').length,
  });
  for (const { output_format, size_bytes } of list.audio) {
    const file = await t.call(api.downloadHistory, mia, { body: { history_item_ids: [mp3], output_format } });
    expect((await file.arrayBuffer()).byteLength).toBe(size_bytes);
  }
  const srt = Buffer.from(await (await subtitles(mp3, 'srt')).arrayBuffer()).toString();
  expect(srt.match(/-->/g)).toHaveLength(list.cues);
  const wav = await (await t.call(api.getHistoryDownloads, mia, params(id))).json();
  expect(wav.audio.map(({ codec }) => codec)).toEqual(['wav']);
  await loseAudio(mp3);
  expect(await (await t.call(api.getHistoryDownloads, mia, params(mp3))).json()).toMatchObject({
    is_audio_missing: true,
    cues: list.cues,
  });
});

describe('loudness', () => {
  const meter = createAudio();
  afterAll(() => meter.close());
  const measure = async (name: string, bytes: Buffer) => {
    const format = describeFormat('wav_22050');
    async function* chunks() {
      yield bytes;
    }
    return meter.measure(name, async () => chunks(), { format, seconds: (bytes.length - 44) / 44100 }, []);
  };

  test('is what the presets make of it, in the same format and with its length', async () => {
    const told = await (await t.call(api.getHistoryLoudness, mia, params(id))).json();
    expect(told.integrated_lufs).toBeLessThan(-5);
    expect(told.presets.map(({ target_lufs }) => target_lufs)).toEqual([-16, -19, -23]);
    for (const { loudness, target_lufs, gain_db } of told.presets) {
      expect(gain_db).toBeCloseTo(target_lufs - (told.integrated_lufs ?? 0), 1);
      const file = await t.call(api.downloadHistory, mia, { body: { history_item_ids: [id], loudness } });
      expect(file.headers.get('content-type')).toBe('audio/wav');
      const bytes = Buffer.from(await file.arrayBuffer());
      expect(file.headers.get('content-length')).toBe(String(bytes.length));
      const { lufs, truePeakDb } = await measure(loudness, bytes);
      expect(Math.abs((lufs ?? 0) - target_lufs)).toBeLessThan(0.1);
      expect(truePeakDb).toBeLessThan(-1);
    }
    const asMade = await t.call(api.downloadHistory, mia, { body: { history_item_ids: [id], loudness: 'as_made' } });
    const audio = await t.call(api.getHistoryAudio, mia, params(id));
    expect(Buffer.from(await asMade.arrayBuffer()).equals(Buffer.from(await audio.arrayBuffer()))).toBe(true);
  });

  test('of missing audio is 410, and so is a download of it', async () => {
    const lost = await speak(t, mia, 'Lost before it was measured.');
    await loseAudio(lost);
    expect((await t.call(api.getHistoryLoudness, mia, params(lost))).status).toBe(410);
    const body = { history_item_ids: [lost], loudness: 'radio' as const };
    expect((await t.call(api.downloadHistory, mia, { body })).status).toBe(410);
  });

  test('that nobody offers is refused', async () => {
    const body = { history_item_ids: [id], loudness: 'cinema' as 'radio' };
    expect((await t.call(api.downloadHistory, mia, { body })).status).toBe(422);
  });
});

describe('a zip with subtitles', () => {
  const endings = (names: Iterable<string>) => [...names].map((name) => name.split('.').at(-1));

  test('holds them beside the audio, also for one item', async () => {
    const body = { history_item_ids: [id], subtitles: ['srt' as const, 'json' as const] };
    const files = await readZip(Buffer.from(await (await t.call(api.downloadHistory, mia, { body })).arrayBuffer()));
    expect(endings(files.keys())).toEqual(['wav', 'srt', 'json']);
    const [, srt, json] = [...files.values()];
    expect(srt?.toString()).toBe(Buffer.from(await (await subtitles(id, 'srt')).arrayBuffer()).toString());
    expect(JSON.parse(json?.toString() ?? '')).toMatchObject({ history_item_id: id, text });
  });

  test('is made by a job too, and is another zip than the one without', async () => {
    const ids = [id, await speak(t, mia, 'Second.'), await speak(t, mia, 'Second.')];
    const zip = async (body: object) => {
      const job = await (await t.call(api.zipHistory, mia, { body: { history_item_ids: ids, ...body } })).json();
      const read = async () => (await t.call(jobsApi.getJob, mia, params2(job.job_id))).json();
      await expect.poll(async () => (await read()).state).toBe('done');
      const file = await t.call(jobsApi.getJobFile, mia, params2(job.job_id));
      return { job_id: job.job_id, files: await readZip(Buffer.from(await file.arrayBuffer())) };
    };
    const params2 = (job_id: string) => ({ params: { job_id } });
    const plain = await zip({});
    const full = await zip({ subtitles: ['vtt', 'vtt'], loudness: 'radio' });
    expect(full.job_id).not.toBe(plain.job_id);
    expect(endings(plain.files.keys())).toEqual(['wav', 'mp3', 'mp3']);
    expect(endings(full.files.keys())).toEqual(['wav', 'vtt', 'mp3', 'vtt', 'mp3', 'vtt']);
    expect(new Set(full.files.keys()).size).toBe(6);
  });
});
