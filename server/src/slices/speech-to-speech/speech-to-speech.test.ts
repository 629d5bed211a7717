import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listHistory, getHistoryItem } from '#contract/history/api.ts';
import { listModels } from '#contract/models/api.ts';
import * as speechApi from '#contract/speech/api.ts';
import * as api from '#contract/speech-to-speech/api.ts';
import { conversionCredits } from '#contract/speech-to-speech/types.ts';
import { wavHeader, wavHeaderBytes } from '../../kernel/wav.ts';
import type { RecognisedWord, Recognition, RecogniserAbout } from '../../ports/recognition/port.ts';
import { testApp, type TestApp, type TestUser } from '../../testing/app.ts';
import { ledgerOf, untilSettled } from '../../testing/ledger.ts';
import { premadeVoices } from '../voices/voices.rules.ts';
import { speechLevel, toFloats } from './sound/levels.ts';
import { medianPitch } from './sound/pitch.ts';

const rate = 16_000;
const voices = premadeVoices.filter(({ engine }) => engine.engine === 'flite');
const labelled = (gender: string) => voices.find(({ labels }) => labels.gender === gender && labels.language === 'en')!;
const [woman, man] = [labelled('female').voice_id, labelled('male').voice_id];

/** What the recogniser of these tests hears; null: there is no recogniser. */
let heard: RecognisedWord[] | null = null;
let failsToListen = false;
const recogniser = { id: 'test', title: 'Test', languages: ['en'] } as unknown as RecogniserAbout;

const listening = (real: Recognition): Recognition => ({
  ...real,
  choose: (request) => (heard ? { recogniser, warnings: [] } : real.choose({ ...request, modelId: 'missing' })),
  async *transcribe(samples) {
    for await (const _ of samples);
    if (failsToListen) throw new Error('the recogniser died');
    yield { kind: 'language', language: 'en', probability: 1 };
    for (const word of heard ?? []) yield { kind: 'words', words: [word] };
  },
});

let t: TestApp;
let source: { wav: File; samples: Int16Array; words: RecognisedWord[] };
beforeAll(async () => {
  t = await testApp({ parts: ({ recognition }) => ({ recognition: listening(recognition) }) });
  source = await speakSource(await t.user({ tier: 'pro' }));
});
afterAll(() => t.close());
beforeEach(() => {
  heard = source.words;
  failsToListen = false;
});

const text = 'The ferry leaves the harbour at nine. We reach the islands before noon, and nobody is in a hurry.';

/** A recording by our own voice, with the times of its words as the engine tells them. */
async function speakSource(user: TestUser) {
  const response = await t.call(speechApi.convertWithTimestamps, user, {
    params: { voice_id: woman },
    query: { output_format: `pcm_${rate}` },
    body: { text },
  });
  const { audio_base64, alignment } = await response.json();
  const bytes = Buffer.from(audio_base64, 'base64');
  const samples = new Int16Array(new Uint8Array(bytes).buffer);
  const { characters, character_start_times_seconds: starts, character_end_times_seconds: ends } = alignment!;
  const words: RecognisedWord[] = [];
  characters.forEach((character, i) => {
    if (!/[\p{L}']/u.test(character)) return;
    const isNew = i === 0 || !/[\p{L}']/u.test(characters[i - 1]!);
    if (isNew) words.push({ text: '', start: starts[i]!, end: 0, confidence: 0.9, kind: 'word' });
    const word = words.at(-1)!;
    word.text += character;
    word.end = ends[i]!;
  });
  return { wav: wavOf(samples), samples, words };
}

const wavOf = (samples: Int16Array, name = 'doorstep take 3.wav') =>
  new File([wavHeader(rate, wavHeaderBytes + samples.byteLength), samples.slice()], name);

interface Asked {
  audio?: File;
  fields?: object;
  query?: object;
  voice_id?: string;
  endpoint?: typeof api.convertSpeech | typeof api.convertSpeechStream;
}

function ask(
  user: TestUser,
  { audio, fields = {}, query = {}, voice_id = man, endpoint = api.convertSpeech }: Asked = {},
) {
  return t.call(endpoint, user, {
    params: { voice_id },
    query: { output_format: `pcm_${rate}`, ...query },
    body: { fields, files: audio ? { audio } : {} },
  });
}

const samplesOf = async (response: Response) => {
  if (!response.ok) throw new Error(await response.text());
  return new Int16Array(await response.arrayBuffer());
};
const detailOf = async (response: Response) => ((await response.json()) as { detail: { status: string } }).detail;
const warningsOf = (response: Response) =>
  (JSON.parse(decodeURIComponent(response.headers.get('x-veery-warnings') ?? '%5B%5D')) as { code: string }[]).map(
    ({ code }) => code,
  );
const itemOf = async (user: TestUser, response: Response) =>
  (
    await t.call(getHistoryItem, user, { params: { history_item_id: response.headers.get('history-item-id') ?? '' } })
  ).json();

test('recognised words are said by the other voice at their times, as long as the recording', async () => {
  const mia = await t.user({ tier: 'pro' });
  const response = await ask(mia, { audio: source.wav });
  expect(response.status).toBe(200);
  expect(response.headers.get('x-veery-conversion')).toBe('respoken');
  expect(response.headers.get('x-veery-engine')).toBe('flite');
  const result = await samplesOf(response);
  expect(Math.abs(result.length - source.samples.length) / rate).toBeLessThan(0.05);

  const plain = await t.call(speechApi.convert, mia, {
    params: { voice_id: man },
    query: { output_format: `pcm_${rate}` },
    body: { text },
  });
  const own = await samplesOf(plain);
  const pitch = (samples: Int16Array) => medianPitch(toFloats(samples), rate)!;
  expect(Math.abs(pitch(result) / pitch(own) - 1)).toBeLessThan(0.08);
  expect(pitch(source.samples) / pitch(own)).toBeGreaterThan(1.3);
  const level = (samples: Int16Array) => 20 * Math.log10(speechLevel(toFloats(samples), rate));
  expect(Math.abs(level(result) - level(own))).toBeLessThan(3);

  const item = await itemOf(mia, response);
  expect(item).toMatchObject({ source: 'STS', voice_id: man, model_id: 'eleven_english_sts_v2', is_partial: false });
  expect(item.text).toBe(source.words.map((word) => word.text).join(' '));
  const { characters, character_start_times_seconds: starts } = item.alignments!.alignment;
  expect(characters.join('')).toBe(item.text);
  const wordStarts = starts.filter((_, i) => i === 0 || characters[i - 1] === ' ');
  const errors = wordStarts.map((start, i) => Math.abs(start - source.words[i]!.start)).toSorted((a, b) => a - b);
  expect(errors[errors.length >> 1]).toBeLessThan(0.06);
});

test('a recording costs 1,000 credits a minute by the second, and is listed as STS', async () => {
  expect([0.2, 6, 6.04, 15, 60].map(conversionCredits)).toEqual([17, 100, 100, 250, 1000]);
  const mia = await t.user({ tier: 'pro' });
  const response = await ask(mia, { audio: source.wav, endpoint: api.convertSpeechStream });
  await response.arrayBuffer();
  await untilSettled(t, mia);
  const credits = conversionCredits(source.samples.length / rate);
  expect(response.headers.get('character-cost')).toBe(String(credits));
  const { entries, account } = await ledgerOf(t, mia);
  expect(entries).toMatchObject([{ status: 'done', credits, product: 'sts' }]);
  expect(account).toMatchObject({ credits_used: credits, credits_reserved: 0, running: 0 });
  const list = async (wanted: 'STS' | 'TTS') =>
    (await (await t.call(listHistory, mia, { query: { source: wanted } })).json()).history.length;
  expect([await list('STS'), await list('TTS')]).toEqual([1, 0]);
});

test('without a recogniser the sound itself is moved to the pitch of the voice, and the answer says so', async () => {
  heard = null;
  const mia = await t.user({ tier: 'pro' });
  const response = await ask(mia, { audio: source.wav });
  expect(response.headers.get('x-veery-conversion')).toBe('shifted');
  expect(warningsOf(response)).toContain('words_not_recognised');
  const result = await samplesOf(response);
  expect(result).toHaveLength(source.samples.length);
  const plain = await t.call(speechApi.convert, mia, {
    params: { voice_id: man },
    query: { output_format: `pcm_${rate}` },
    body: { text },
  });
  const pitch = (samples: Int16Array) => medianPitch(toFloats(samples), rate)!;
  expect(Math.abs(pitch(result) / pitch(await samplesOf(plain)) - 1)).toBeLessThan(0.12);
  expect((await itemOf(mia, response)).text).toBe('doorstep take 3');
});

test('what has no words, and words that were guessed, keep their own sound among spoken ones', async () => {
  const [first] = source.words;
  heard = source.words.map((word) => (word.start > 3 ? { ...word, confidence: 0.02 } : word));
  const mia = await t.user({ tier: 'pro' });
  const mixed = await ask(mia, { audio: source.wav });
  expect(mixed.headers.get('x-veery-conversion')).toBe('mixed');
  expect(warningsOf(mixed)).toContain('words_partly_recognised');
  expect((await itemOf(mia, mixed)).text).toContain(first!.text);
  heard = [];
  const none = await ask(mia, { audio: source.wav });
  expect(none.headers.get('x-veery-conversion')).toBe('shifted');
});

test('raw samples need no header, and every format is as long as the recording', async () => {
  const mia = await t.user({ tier: 'pro' });
  const raw = new File([source.samples.slice()], 'raw.pcm');
  const response = await ask(mia, {
    audio: raw,
    fields: { file_format: 'pcm_s16le_16' },
    query: { output_format: 'wav_24000' },
  });
  expect(response.status).toBe(200);
  const seconds = (Buffer.from(await response.arrayBuffer()).length - 44) / 2 / 24_000;
  expect(Math.abs(seconds - source.samples.length / rate)).toBeLessThan(0.05);
  const mp3 = await ask(mia, { audio: source.wav, query: { output_format: 'mp3_44100_128' } });
  expect(mp3.headers.get('content-type')).toBe('audio/mpeg');
  expect((await itemOf(mia, mp3)).duration_seconds).toBeCloseTo(source.samples.length / rate, 1);
});

test('noise is taken out before the recording is listened to', async () => {
  heard = null;
  const mia = await t.user({ tier: 'pro' });
  const noise = source.samples.map((sample) =>
    Math.max(-32768, Math.min(32767, sample + (Math.random() - 0.5) * 2400)),
  );
  // The quietest tenth of the frames: what is heard between words.
  const floor = (samples: Int16Array) => {
    const frames: number[] = [];
    for (let at = 0; at + 320 <= samples.length; at += 320)
      frames.push(Math.hypot(...samples.subarray(at, at + 320)) / Math.sqrt(320));
    return frames.toSorted((a, b) => a - b)[Math.floor(frames.length / 10)]!;
  };
  const made = async (remove_background_noise: boolean) =>
    samplesOf(await ask(mia, { audio: wavOf(noise), fields: { remove_background_noise } }));
  const [kept, cleaned] = [await made(false), await made(true)];
  expect(Math.abs(cleaned.length - source.samples.length) / rate).toBeLessThan(0.05);
  expect(floor(cleaned)).toBeLessThan(floor(kept) / 3);
});

test('settings are JSON; the pace is that of the recording, and a warning says so', async () => {
  const mia = await t.user({ tier: 'pro' });
  const response = await ask(mia, {
    audio: source.wav,
    fields: { voice_settings: { stability: 0.9, speed: 1.2 }, seed: 7 },
  });
  expect(warningsOf(response)).toContain('speed_not_honoured');
  expect(await itemOf(mia, response)).toMatchObject({ settings: { stability: 0.9 }, seed: 7 });
  const wrong = await ask(mia, { audio: source.wav, fields: { voice_settings: { stability: 3 } } });
  expect((await detailOf(wrong)).status).toBe('invalid_voice_settings');
});

test('a recording that cannot be used is refused for its reason, and nothing is charged', async () => {
  const mia = await t.user({ tier: 'pro' });
  const status = async (asked: Asked) => (await detailOf(await ask(mia, asked))).status;
  expect(await status({ audio: wavOf(new Int16Array(rate)) })).toBe('recording_silent');
  expect(await status({})).toBe('no_audio_given');
  expect(await status({ audio: new File([], 'empty.wav') })).toBe('empty_file');
  expect(await status({ audio: new File(['This is a letter.'], 'voice.wav') })).toBe('media_unreadable');
  const long = wavOf(new Int16Array(rate * 301).fill(300));
  expect(await status({ audio: long })).toBe('media_too_long');
  expect(await status({ audio: source.wav, fields: { model_id: 'eleven_multilingual_v2' } })).toBe('model_not_found');
  expect(await status({ audio: source.wav, voice_id: 'nobody' })).toBe('voice_not_found');
  expect(await status({ audio: source.wav, fields: { upload_id: 'somebodys' } })).toBe('no_audio_given');
  expect(await status({ fields: { upload_id: 'somebodys' } })).toBe('upload_not_found');
  const { entries, account } = await ledgerOf(t, mia);
  expect([entries, account.credits_used, account.credits_reserved]).toEqual([[], 0, 0]);
});

test('a recogniser that dies costs nothing and leaves nothing', async () => {
  failsToListen = true;
  const mia = await t.user({ tier: 'pro' });
  const response = await ask(mia, { audio: source.wav });
  expect([response.status, (await detailOf(response)).status]).toEqual([500, 'speech_failed']);
  await untilSettled(t, mia);
  const { account } = await ledgerOf(t, mia);
  expect(account).toMatchObject({ credits_used: 0, credits_reserved: 0, running: 0 });
  expect((await (await t.call(listHistory, mia, { query: {} })).json()).history).toEqual([]);
});

test('who has too few credits is refused before anything is listened to', async () => {
  const mia = await t.user({ tier: 'pro', credits: 50 });
  const response = await ask(mia, { audio: source.wav });
  expect((await detailOf(response)).status).toBe('quota_exceeded');
});

test('nothing is kept where logging is off', async () => {
  const mia = await t.user({ tier: 'pro' });
  const response = await ask(mia, { audio: source.wav, query: { enable_logging: false } });
  await response.arrayBuffer();
  expect(response.headers.get('history-item-id')).toBeNull();
  await untilSettled(t, mia);
  expect((await (await t.call(listHistory, mia, { query: {} })).json()).history).toEqual([]);
  expect((await ledgerOf(t, mia)).account.credits_used).toBeGreaterThan(0);
});

test('the models that convert are listed, and speak no texts', async () => {
  const mia = await t.user();
  const models = await (await t.call(listModels, mia, {})).json();
  const converting = models.filter(({ can_do_voice_conversion }) => can_do_voice_conversion);
  expect(converting.map(({ model_id }) => model_id)).toEqual(['eleven_multilingual_sts_v2', 'eleven_english_sts_v2']);
  expect(converting.every(({ can_do_text_to_speech }) => !can_do_text_to_speech)).toBe(true);
  const response = await t.call(speechApi.convert, mia, {
    params: { voice_id: man },
    body: { text: 'Hello.', model_id: 'eleven_english_sts_v2' },
  });
  expect((await detailOf(response)).status).toBe('model_not_found');
});
