/** Transcription over HTTP and by the public SDK, with the recogniser that comes with the server. */
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { ElevenLabsClient, type ElevenLabs, type ElevenLabsError } from '@elevenlabs/elevenlabs-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as api from '#contract/speech-to-text/api.ts';
import type { SpeechToTextChunk } from '#contract/speech-to-text/types.ts';
import { createWebhook } from '#contract/webhooks/api.ts';
import { getBalance } from '../usage/usage.service.ts';
import { remembering } from '../../testing/remembering-recognition.ts';
import { testApp, type TestApp, type TestUser } from '../../testing/app.ts';
import { sharedWords, spoken } from './speech-to-text.suite.ts';

const text = 'The harbour master opened the gate early in the morning.';
const other = 'She had never seen so many boats before.';

let t: TestApp;
let mia: TestUser;
let client: ElevenLabsClient;
let file: File;
beforeAll(async () => {
  t = await testApp({ parts: ({ recognition }) => ({ recognition: remembering(recognition) }) });
  mia = await t.user({ tier: 'pro' });
  client = new ElevenLabsClient({ apiKey: mia.apiKey, baseUrl: t.url, maxRetries: 0 });
  file = await spoken(t, mia, text);
});
afterAll(() => t.close());

const refused = (call: Promise<unknown>) =>
  call.then(
    () => 'nothing',
    (error: ElevenLabsError) => (error.body as { detail: { status: string } }).detail.status,
  );
const used = async (user = mia) => (await getBalance(user.ctx())).credits_used;

test('a file is written down with times, kept, read again and deleted by the public SDK', async () => {
  const before = await used();
  const { data, rawResponse } = await client.speechToText
    .convert({
      modelId: 'scribe_v1',
      file,
      languageCode: 'en',
      timestampsGranularity: 'character',
      tagAudioEvents: true,
    })
    .withRawResponse();
  if (!('words' in data)) throw new Error('one channel has one transcript');
  expect(sharedWords(data.text, text)).toBeGreaterThanOrEqual(6);
  expect(data).toMatchObject({ languageCode: 'en', languageProbability: 1 });
  expect(data.words.map((word) => word.text).join('')).toBe(data.text);
  const spokenWords = data.words.filter(({ type }) => type === 'word');
  for (const [i, word] of spokenWords.entries()) {
    expect(word.end).toBeGreaterThanOrEqual(word.start ?? Infinity);
    expect(word.start).toBeGreaterThanOrEqual(spokenWords[i - 1]?.start ?? 0);
    expect(word.logprob).toBeLessThanOrEqual(0);
    expect(word.characters?.map((one) => one.text).join('')).toBe(word.text);
  }
  const credits = Number(rawResponse.headers.get('character-cost'));
  expect(credits).toBe(Math.ceil(Math.ceil(data.audioDurationSecs ?? 0) / 2));
  expect((await used()) - before).toBe(credits);
  const id = data.transcriptionId ?? '';
  const again = (await client.speechToText.transcripts.get(id)) as typeof data;
  expect(again.text).toBe(data.text);
  await client.speechToText.transcripts.delete(id);
  expect(await refused(client.speechToText.transcripts.get(id))).toBe('transcript_not_found');
});

test('without logging nothing is kept, and the file is gone', async () => {
  const body = { fields: { model_id: 'scribe_v2' }, files: { file } };
  const answer = await t.call(api.speechToText, mia, { query: { enable_logging: 'false' }, body });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ transcription_id: null });
  const { transcripts } = await (await t.call(api.listTranscripts, mia, {})).json();
  expect(transcripts).toEqual([]);
});

test('additional formats are files beside the answer', async () => {
  const data = await client.speechToText.convert({
    modelId: 'scribe_v1',
    file,
    additionalFormats: [
      { format: 'srt' },
      { format: 'txt', includeSpeakers: false, includeTimestamps: false },
      { format: 'segmented_json' },
      { format: 'html' },
      { format: 'docx' },
      { format: 'pdf' },
    ],
  });
  if (!('words' in data)) throw new Error('one channel has one transcript');
  const formats = new Map(data.additionalFormats?.map((one) => [one?.requestedFormat, one]));
  expect(formats.get('srt')?.content).toMatch(/^1\n00:00:0\d,\d{3} --> /);
  expect(sharedWords(formats.get('txt')?.content ?? '', data.text)).toBeGreaterThanOrEqual(6);
  expect(JSON.parse(formats.get('segmented_json')?.content ?? '')).toHaveProperty('segments');
  expect(
    Buffer.from(formats.get('docx')?.content ?? '', 'base64')
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');
  expect(
    Buffer.from(formats.get('pdf')?.content ?? '', 'base64')
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});

test('each channel has its own transcript, or all of them one', async () => {
  const [left, right] = [await samplesOf(text), await samplesOf(other)];
  const stereo = wavOf([left, right]);
  const separate = await client.speechToText.convert({ modelId: 'scribe_v1', file: stereo, useMultiChannel: true });
  if (!('transcripts' in separate)) throw new Error('two channels have two transcripts');
  const [one, two] = separate.transcripts;
  expect(separate.transcripts.map(({ channelIndex }) => channelIndex)).toEqual([0, 1]);
  expect(sharedWords(one?.text ?? '', text)).toBeGreaterThanOrEqual(6);
  expect(sharedWords(two?.text ?? '', other)).toBeGreaterThanOrEqual(4);
  expect(new Set(two?.words.map(({ speakerId }) => speakerId))).toEqual(new Set(['speaker_1']));
  const combined: unknown = await client.speechToText.convert({
    ...{ modelId: 'scribe_v1', file: stereo, useMultiChannel: true },
    multichannelOutputStyle: 'combined',
  });
  const { words } = combined as ElevenLabs.SpeechToTextChunkResponseModel;
  expect(new Set(words.map(({ channelIndex }) => channelIndex))).toEqual(new Set([0, 1]));
  const starts = words.filter(({ type }) => type === 'word').map(({ start }) => start ?? 0);
  expect(starts.length).toBeGreaterThan(8);
});

test('raw samples need no header', async () => {
  const samples = await samplesOf(text);
  const raw = new File([samples.map((sample) => sample).buffer as ArrayBuffer], 'raw', {});
  const data = await client.speechToText.convert({ modelId: 'scribe_v1', file: raw, fileFormat: 'pcm_s16le_16' });
  expect('text' in data && sharedWords(data.text, text)).toBeGreaterThanOrEqual(6);
});

describe('is refused, and costs nothing', () => {
  test.each([
    [{ modelId: 'eleven_multilingual_v2' }, 'invalid_model_id'],
    [{ languageCode: 'ja' }, 'unsupported_language'],
    [{ diarizationThreshold: 0.2 }, 'invalid_parameters'],
    [{ entityRedaction: ['all'] }, 'entity_redaction_unavailable'],
    [{ webhook: true }, 'webhook_not_configured'],
    [{ multichannelOutputStyle: 'combined' as const }, 'invalid_parameters'],
    [{ cloudStorageUrl: 'https://example.org/a.wav' }, 'no_audio_given'],
    [{ file: undefined, cloudStorageUrl: 'http://169.254.169.254/latest' }, 'source_url_failed'],
    [{ file: new File(['%PDF-1.7 nothing to hear'], 'a.mp3') }, 'media_unreadable'],
    [{ file: new File([], 'empty.wav') }, 'empty_file'],
  ])('%o: %s', async (more, status) => {
    const before = await used();
    const request = { modelId: 'scribe_v1', file, ...more } as Parameters<typeof client.speechToText.convert>[0];
    expect(await refused(client.speechToText.convert(request))).toBe(status);
    expect(await used()).toBe(before);
  });

  test('where nothing recognises speech, before the file is received', async () => {
    const recognition = {
      ...t.parts.recognition,
      describe: () => ({ recognisers: [], aligners: [], aids: [] }),
      choose: () => ({ recogniser: undefined, code: 'no_recogniser' as const, reason: 'Install a model.' }),
    };
    const bare = await testApp({ parts: () => ({ recognition }) });
    const ada = await bare.user();
    const own = new ElevenLabsClient({ apiKey: ada.apiKey, baseUrl: bare.url, maxRetries: 0 });
    expect(await refused(own.speechToText.convert({ modelId: 'scribe_v1', file }))).toBe('no_recogniser');
    expect(await refused(own.forcedAlignment.create({ file, text }))).toBe('no_recogniser');
    const received = [];
    for await (const stored of bare.parts.storage.list('uploads')) received.push(stored);
    expect(received).toEqual([]);
    const options = await (await bare.call(api.getSpeechToTextOptions, ada, {})).json();
    expect(options).toMatchObject({ is_available: false, missing: 'Install a model.' });
    await bare.close();
  });

  test('by those who have no credits left, or run too much, or a key without the permission', async () => {
    const poor = await t.user({ credits: 1 });
    const weak = await t.user({ permissions: ['text_to_speech'] });
    const body = { fields: { model_id: 'scribe_v1' }, files: { file } };
    const status = async (user: TestUser) => {
      const answer = await t.call(api.speechToText, user, { body });
      return ((await answer.json()) as unknown as { detail: { status: string } }).detail.status;
    };
    expect(await status(poor)).toBe('quota_exceeded');
    expect(await status(weak)).toBe('missing_permissions');
    expect(await used(poor)).toBe(0);
  });
});

test('a single-use token is enough, once', async () => {
  const { token } = await client.tokens.singleUse.create('batch_scribe');
  const ask = async () => {
    const body = new FormData();
    body.append('model_id', 'scribe_v1');
    body.append('file', file);
    const answer = await fetch(`${t.url}/v1/speech-to-text?enable_logging=false&token=${token}`, {
      method: 'POST',
      body,
    });
    return (await answer.json()) as unknown;
  };
  expect(await ask()).toMatchObject({ language_code: 'en' });
  expect(await ask()).toMatchObject({ detail: { status: 'invalid_single_use_token' } });
});

test('what no engine here can do is warned of', async () => {
  const { data, rawResponse } = await client.speechToText
    .convert({
      ...{ modelId: 'scribe_v2', file, diarize: true, keyterms: ['harbour'], temperature: 0.5, seed: 7 },
      ...{ entityDetection: ['all'], useSpeakerLibrary: true },
    })
    .withRawResponse();
  expect(data).toHaveProperty('text');
  const warnings = JSON.parse(decodeURIComponent(rawResponse.headers.get('x-veery-warnings') ?? '[]')) as {
    code: string;
  }[];
  expect(warnings.map(({ code }) => code)).toEqual(
    expect.arrayContaining([
      'temperature_not_honored',
      'seed_not_honored',
      'entities_not_available',
      'speaker_library_not_available',
    ]),
  );
});

test('with a webhook the answer is 202, and what was heard is delivered', async () => {
  const received: string[] = [];
  const receiver = http.createServer((request, response) => {
    void readText(request).then((body) => received.push(body));
    response.end();
  });
  await once(receiver.listen(0, '127.0.0.1'), 'listening');
  const { port } = receiver.address() as AddressInfo;
  const ada = await t.user({ tier: 'pro' });
  const webhook_url = `http://127.0.0.1:${port}/hook`;
  const settings = { auth_type: 'hmac', name: 'Ledger', webhook_url, events: ['speech_to_text'] } as const;
  expect(
    (await t.call(createWebhook, ada, { body: { settings: { ...settings, events: [...settings.events] } } })).status,
  ).toBe(200);
  const body = {
    fields: { model_id: 'scribe_v1', webhook: true, webhook_metadata: '{"order":"17"}' },
    files: { file },
  };
  const answer = await t.call(api.speechToText, ada, { body });
  expect(answer.status).toBe(202);
  const accepted = (await answer.json()) as SpeechToTextChunk;
  await expect.poll(() => received).toHaveLength(1);
  expect(JSON.parse(received[0] ?? '')).toMatchObject({
    type: 'speech_to_text_transcription',
    data: { webhook_metadata: { order: '17' }, transcription: { transcription_id: accepted.transcription_id } },
  });
  const deep = { ...body, fields: { ...body.fields, webhook_metadata: '{"a":{"b":{"c":1}}}' } };
  expect((await t.call(api.speechToText, ada, { body: deep })).status).toBe(400);
  receiver.close();
});

describe('alignment', () => {
  test('finds when each word and character of a text is said', async () => {
    const answer = await client.forcedAlignment.create({ file, text });
    expect(answer.words.map((word) => word.text).join('')).toBe(text);
    expect(answer.characters.map((one) => one.text).join('')).toBe(text);
    const starts = answer.characters.map(({ start }) => start);
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    expect(answer.loss).toBeGreaterThanOrEqual(0);
  });

  test('a text that is not said is refused and costs nothing', async () => {
    const before = await used();
    const wrong = 'Quarterly revenue exceeded every analyst projection by seventeen percent, according to the board.';
    expect(await refused(client.forcedAlignment.create({ file, text: wrong }))).toBe('alignment_failed');
    expect(await refused(client.forcedAlignment.create({ file, text: '…' }))).toBe('input_text_empty');
    expect(await used()).toBe(before);
  });
});

test('the languages of texts are told in their order', async () => {
  const texts = [
    'The quick brown fox jumps over the lazy dog and runs away.',
    'Der Hafenmeister öffnete am frühen Morgen das Tor.',
    'Ο λιμενάρχης άνοιξε την πύλη.',
    '12345',
    '[laughs] <break time="1s"/> [pause]',
    '[laughs] Der Hafenmeister <break time="1s"/> lachte.',
    'a',
  ];
  const { languages } = await (await t.call(api.detectLanguages, mia, { body: { texts } })).json();
  expect(languages.map(({ language_code }) => language_code)).toEqual(['en', 'de', 'el', null, null, 'de', null]);
  const alias = { text: texts[0] } as unknown as { texts: string[] };
  expect((await (await t.call(api.detectLanguages, mia, { body: alias })).json()).languages).toHaveLength(1);
});

/** 16-bit samples at 16 kHz. */
async function samplesOf(line: string): Promise<Int16Array> {
  const answer = await fetch(`${t.url}/v1/text-to-speech/brUn0Veery0Premade02?output_format=pcm_16000`, {
    method: 'POST',
    headers: { 'xi-api-key': mia.apiKey, 'content-type': 'application/json' },
    body: JSON.stringify({ text: line }),
  });
  return new Int16Array(await answer.arrayBuffer());
}

function wavOf(channels: Int16Array[]): File {
  const length = Math.max(...channels.map((one) => one.length));
  const body = Buffer.alloc(length * channels.length * 2);
  for (let i = 0; i < length; i++)
    channels.forEach((channel, c) => body.writeInt16LE(channel[i] ?? 0, (i * channels.length + c) * 2));
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + body.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(channels.length, 22);
  head.writeUInt32LE(16_000, 24);
  head.writeUInt32LE(16_000 * channels.length * 2, 28);
  head.writeUInt16LE(channels.length * 2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(body.length, 40);
  return new File([head, body], 'channels.wav');
}
