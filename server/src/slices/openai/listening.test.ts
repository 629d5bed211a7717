/** Transcription by the official package of the OpenAI API, and by the tool of assistants. */
import OpenAI from 'openai';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { RecognitionFailed, type Recognition, type RecognitionEvent } from '../../ports/recognition/port.ts';
import { remembering } from '../../testing/remembering-recognition.ts';
import { testApp, type TestApp, type TestUser } from '../../testing/app.ts';
import { untilSettled } from '../../testing/ledger.ts';
import { sharedWords, spoken } from '../speech-to-text/speech-to-text.suite.ts';

const text = 'The harbour master opened the gate early in the morning.';

/** Where it is set, it says these words in the place of the recogniser. */
let says: (() => AsyncGenerator<RecognitionEvent>) | undefined;
const controlled = (real: Recognition): Recognition => ({
  ...real,
  transcribe: (...asked) => says?.() ?? real.transcribe(...asked),
});
const part = (text: string, seconds: number): RecognitionEvent[] => [
  {
    kind: 'words',
    words: text.split(/(?= )|(?<= )/).map((one) => ({
      text: one,
      start: seconds - 1,
      end: seconds,
      confidence: 0.9,
      kind: one === ' ' ? 'spacing' : 'word',
    })),
  },
  { kind: 'checkpoint', checkpoint: { seconds, state: '{}' } },
];

let t: TestApp;
let mia: TestUser;
let client: OpenAI;
let file: File;
beforeAll(async () => {
  t = await testApp({ parts: ({ recognition }) => ({ recognition: controlled(remembering(recognition)) }) });
  mia = await t.user({ tier: 'pro' });
  client = new OpenAI({ apiKey: mia.apiKey, baseURL: `${t.url}/v1`, maxRetries: 0 });
  file = await spoken(t, mia, text);
});
afterEach(() => void (says = undefined));
afterAll(() => t.close());

test('every format of the official package that needs no speakers', async () => {
  const ask = { file, model: 'whisper-1', language: 'en' };
  const plain = await client.audio.transcriptions.create(ask);
  expect(sharedWords(plain.text, text)).toBeGreaterThanOrEqual(6);
  const verbose = await client.audio.transcriptions.create({
    ...{ ...ask, response_format: 'verbose_json' },
    timestamp_granularities: ['word', 'segment'],
  });
  expect(verbose).toMatchObject({ task: 'transcribe', language: 'english', text: plain.text });
  expect(verbose.words?.map(({ word }) => word).join(' ')).toBe(plain.text);
  expect(verbose.segments?.length).toBeGreaterThan(0);
  expect(await client.audio.transcriptions.create({ ...ask, response_format: 'text' })).toBe(`${plain.text}\n`);
  expect(await client.audio.transcriptions.create({ ...ask, response_format: 'srt' })).toMatch(
    /^1\n00:00:0\d,\d{3} --> /,
  );
  expect(await client.audio.transcriptions.create({ ...ask, response_format: 'vtt' })).toMatch(/^WEBVTT\n/);
});

test('a stream ends with the whole text', async () => {
  const stream = await client.audio.transcriptions.create({ file, model: 'gpt-4o-transcribe', stream: true });
  const deltas: string[] = [];
  let whole = '';
  for await (const event of stream) {
    if (event.type === 'transcript.text.delta') deltas.push(event.delta);
    if (event.type === 'transcript.text.done') whole = event.text;
  }
  expect(sharedWords(whole, text)).toBeGreaterThanOrEqual(6);
  expect(deltas.join('')).toBe(whole);
});

test('a stream tells each part when it was heard, and not when all was', async () => {
  const gate = Promise.withResolvers<void>();
  says = async function* () {
    yield* part('Good morning', 1);
    await gate.promise;
    yield* part(' to all', 2);
    yield* part(' ', 3);
    yield* part('of you', 4);
  };
  const stream = await client.audio.transcriptions.create({ file, model: 'gpt-4o-transcribe', stream: true });
  const events: string[] = [];
  for await (const event of stream) {
    // The rest is heard only after this has arrived.
    if (events.length === 0) gate.resolve();
    events.push(event.type === 'transcript.text.delta' ? event.delta : event.type);
    if (event.type === 'transcript.text.done') expect(event.text).toBe('Good morning to all of you');
  }
  expect(events).toEqual(['Good morning', ' to all', ' of you', 'transcript.text.done']);
});

test('a stream that fails charges nothing: before the first words as an error, later by its end', async () => {
  const ada = await t.user({ tier: 'pro' });
  const own = new OpenAI({ apiKey: ada.apiKey, baseURL: `${t.url}/v1`, maxRetries: 0 });
  const ask = async () => {
    const texts: string[] = [];
    const stream = await own.audio.transcriptions.create({ file, model: 'whisper-1', stream: true });
    for await (const event of stream) if (event.type === 'transcript.text.delta') texts.push(event.delta);
    return texts;
  };
  says = async function* () {
    yield* [];
    throw new RecognitionFailed('It died.');
  };
  await expect(ask()).rejects.toMatchObject({ status: 500, code: 'transcription_failed' });
  says = async function* () {
    yield* part('Good morning', 1);
    throw new RecognitionFailed('It died.');
  };
  await expect(ask()).rejects.toThrow();
  const { account } = await untilSettled(t, ada);
  expect(account).toMatchObject({ credits_used: 0, credits_reserved: 0, running: 0 });
});

test('what needs a model that is not installed is refused by its name', async () => {
  const refusal = (call: Promise<unknown>) =>
    call.then(
      () => 'nothing',
      (error: InstanceType<typeof OpenAI.APIError>) => error.code,
    );
  expect(await refusal(client.audio.translations.create({ file, model: 'whisper-1' }))).toBe('translation_unavailable');
  const diarized = { file, model: 'gpt-4o-transcribe-diarize', response_format: 'diarized_json' } as const;
  expect(await refusal(client.audio.transcriptions.create(diarized))).toBe('diarization_unavailable');
  expect(await refusal(client.audio.transcriptions.create({ file, model: 'tts-1' }))).toBe('invalid_model_id');
});
