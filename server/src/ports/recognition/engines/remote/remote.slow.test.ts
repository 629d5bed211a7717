import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createOutgoing } from '../../../../kernel/outgoing/outgoing.ts';
import { createRecognition } from '../../recognition.ts';
import { asStream, collect, joined, silence, tone } from '../../../../testing/spoken-sound.ts';

let asked: { url: string; body: string; headers: http.IncomingHttpHeaders }[] = [];
let answers: { status: number; body: unknown }[] = [];
const server = http.createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    asked.push({ url: request.url ?? '', body: Buffer.concat(chunks).toString('latin1'), headers: request.headers });
    const { status, body } = answers.shift() ?? { status: 500, body: {} };
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
});
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const recognition = createRecognition({ outgoing: createOutgoing({ allowPrivate: ['127.0.0.1'] }) });
const provider = { title: 'There', baseUrl, apiKey: 'secret-key', languages: ['en', 'de'], concurrency: 2 };
afterAll(async () => {
  await recognition.close();
  server.close();
});
beforeEach(() => {
  asked = [];
  recognition.setProviders([
    { ...provider, engine: 'provider:open', shape: 'openai', model: 'whisper-1', workspaceId: null },
    { ...provider, engine: 'provider:eleven', shape: 'elevenlabs', model: 'scribe_v2', workspaceId: 'mine' },
  ]);
});
// The detector takes a buzz for speech.
const buzz = joined(...[110, 220, 330, 440].map((hertz) => tone(hertz, 0.1)), silence(0.1));
const sound = joined(silence(1), ...Array.from({ length: 6 }, () => buzz), silence(1));
const transcribe = (recogniser: string, more: object = {}) =>
  collect(
    recognition.transcribe(
      asStream(sound),
      { recogniser, language: null, workspaceId: 'mine', ...more },
      new AbortController().signal,
    ),
  );

test('a provider in the shape of OpenAI gives words with times, after a failure that another attempt mends', async () => {
  answers = [
    { status: 503, body: { error: { message: 'busy' } } },
    {
      status: 200,
      body: {
        text: 'Guten Tag, alle.',
        language: 'german',
        words: [
          { word: 'Guten', start: 0.1, end: 0.4 },
          { word: 'Tag', start: 0.4, end: 0.7 },
          { word: 'alle', start: 0.8, end: 1.1 },
        ],
      },
    },
  ];
  const heard = await transcribe('provider:open');
  expect(heard.text).toBe('Guten Tag, alle.');
  expect(heard.events).toContainEqual({ kind: 'language', language: 'de', probability: null });
  expect(heard.spoken[0]?.start).toBeGreaterThan(0.7);
  expect(asked).toHaveLength(2);
  expect(asked[1]?.url).toBe('/audio/transcriptions');
  expect(asked[1]?.headers.authorization).toBe('Bearer secret-key');
  expect(asked[1]?.body).toContain('name="timestamp_granularities[]"');
  expect(asked[1]?.body).toContain('RIFF');
}, 30_000);

test('a provider in the shape of the public API names speakers, events and probabilities', async () => {
  answers = [
    {
      status: 200,
      body: {
        text: 'Hello (laughs)',
        language_code: 'eng',
        words: [
          { text: 'Hello', start: 0, end: 0.5, type: 'word', speaker_id: 'speaker_0', logprob: -0.1 },
          { text: ' ', start: 0.5, end: 0.6, type: 'spacing', speaker_id: 'speaker_0', logprob: 0 },
          { text: '(laughs)', start: 0.6, end: 1, type: 'audio_event', speaker_id: 'speaker_1', logprob: 0 },
        ],
      },
    },
  ];
  const heard = await transcribe('provider:eleven', { diarise: {}, audioEvents: true });
  expect(heard.words.map(({ kind }) => kind)).toEqual(['word', 'spacing', 'audio_event']);
  expect(heard.words.map(({ speaker }) => speaker)).toEqual([0, 1, 1]);
  expect(heard.words[0]?.confidence).toBeCloseTo(0.905, 2);
  expect(asked[0]?.headers['xi-api-key']).toBe('secret-key');
}, 30_000);

test('what a provider says of a failure is told without the key, and it is asked once where the input is at fault', async () => {
  answers = [{ status: 400, body: { error: { message: 'secret-key may not use this model' } } }];
  await expect(transcribe('provider:open')).rejects.toMatchObject({ name: 'RecognitionFailed', provider: 'There' });
  answers = [{ status: 400, body: { error: { message: 'secret-key may not use this model' } } }];
  await expect(transcribe('provider:open')).rejects.not.toThrow('secret-key');
  expect(asked).toHaveLength(2);
}, 30_000);

test('a provider of one workspace is not there for another', () => {
  const ids = (workspaceId: string) => recognition.describe(workspaceId).recognisers.map(({ id }) => id);
  expect(ids('mine')).toContain('provider:eleven');
  expect(ids('other')).not.toContain('provider:eleven');
  const request = { modelId: 'provider:eleven', language: 'de', needs: [] };
  expect(recognition.choose({ ...request, workspaceId: 'mine' }).recogniser?.id).toBe('provider:eleven');
  expect(recognition.choose({ ...request, workspaceId: 'other' }).recogniser?.id).toBe('provider:open');
});
