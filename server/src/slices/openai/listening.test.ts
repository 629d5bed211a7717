/** Transcription by the official package of the OpenAI API, and by the tool of assistants. */
import OpenAI from 'openai';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { remembering } from '../../testing/remembering-recognition.ts';
import { testApp, type TestApp, type TestUser } from '../../testing/app.ts';
import { sharedWords, spoken } from '../speech-to-text/speech-to-text.suite.ts';

const text = 'The harbour master opened the gate early in the morning.';

let t: TestApp;
let mia: TestUser;
let client: OpenAI;
let file: File;
beforeAll(async () => {
  t = await testApp({ parts: ({ recognition }) => ({ recognition: remembering(recognition) }) });
  mia = await t.user({ tier: 'pro' });
  client = new OpenAI({ apiKey: mia.apiKey, baseURL: `${t.url}/v1`, maxRetries: 0 });
  file = await spoken(t, mia, text);
});
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
