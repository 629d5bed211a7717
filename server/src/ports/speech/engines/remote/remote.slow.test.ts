import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeFormat } from '#contract/speech/output-formats.ts';
import { createOutgoing } from '../../../../kernel/outgoing/outgoing.ts';
import { checkTimes } from '../../check-times.ts';
import { SpeechFailed, type RemoteProvider, type Speech } from '../../port.ts';
import { createPooledSpeech } from '../../pool/pooled-speech.ts';
import { samplesOf, speakAll, speechInput } from '../../testing.ts';
import { createBreaker } from '../../../../kernel/outgoing/breaker.ts';
import { createSoundReader } from './provider-sound.ts';
import { startProvider, type ProviderServer } from './provider-server.suite.ts';
import { remote } from './remote.ts';

const outgoing = createOutgoing({ allowPrivate: ['127.0.0.1'] });
let server: ProviderServer;
let speech: Speech;
/** Every fault has a provider of its own, so that the pause of one is not that of another. */
const providers: RemoteProvider[] = [];

beforeAll(async () => {
  server = await startProvider();
  speech = createPooledSpeech([], {
    ...{ maxQueued: 8, hangMs: 5000 },
    makeProviderEngine: (provider) => remote(provider, { outgoing, headMs: 400, idleMs: 400, retryMs: 1 }),
  });
});
afterAll(async () => {
  await speech.close();
  await server.close();
});

async function voiceOf(shape: RemoteProvider['shape'], name: string, more: Partial<RemoteProvider> = {}) {
  const engine = `provider:${shape}-${name}`;
  const baseUrl = shape === 'openai' ? `${server.url}/v1` : server.url;
  const provider: RemoteProvider = {
    ...{ engine, title: 'Elsewhere', shape, baseUrl, apiKey: 'sk-secret', model: 'tts-1', languages: ['en'] },
    ...{ concurrency: 2, ...more },
  };
  if (!providers.some((one) => one.engine === engine)) providers.push(provider);
  await speech.setProviders(providers);
  return { engine, language: 'en', name, rate: 1, pitch: 1, range: 1 };
}

const text = 'All of us are here, and everyone is well. So nobody is missing today.';

async function say(shape: RemoteProvider['shape'], name: string, more: Parameters<typeof speechInput>[1] = {}) {
  const input = speechInput(text, { voice: await voiceOf(shape, name), format: 'pcm_24000', ...more });
  const spoken = await speakAll(speech, input);
  checkTimes(text, spoken);
  return spoken;
}

/** Words whose start is further than `within` seconds from where the tone of the word begins. */
function misplaced(spoken: Awaited<ReturnType<typeof say>>, within: number) {
  const samples = samplesOf(spoken.audio);
  const isQuiet = (at: number) => samples.subarray(Math.max(0, at - 720), at).every((sample) => Math.abs(sample) < 300);
  const begins: number[] = [];
  for (let at = 0; at < samples.length; at++)
    if (Math.abs(samples[at] ?? 0) >= 300 && isQuiet(at)) begins.push(at / 24_000);
  const words = spoken.alignments.flatMap((alignment) => alignment.words);
  expect(words).toHaveLength(begins.length);
  return words.filter((word, i) => Math.abs(word.start - (begins[i] ?? 0)) > within);
}

describe('a provider that answers the calls of OpenAI', () => {
  it('speaks, with times that are estimated and said to be', async () => {
    const spoken = await say('openai', 'good', { settings: { speed: 1.1 } });
    expect(server.asked.at(-1)).toMatchObject({
      path: '/v1/audio/speech',
      headers: { authorization: 'Bearer sk-secret' },
      body: { model: 'tts-1', voice: 'good', response_format: 'pcm', speed: 1.1 },
    });
    expect(misplaced(spoken, 0.2)).toEqual([]);
    const input = speechInput(text, { voice: await voiceOf('openai', 'good'), seed: 1 });
    expect(speech.warnings(input).map(({ code }) => code)).toEqual(['seed_not_honored', 'times_estimated']);
  });

  it('may send WAV, or another sample rate', async () => {
    const { seconds } = await say('openai', 'good');
    expect((await say('openai', 'wav')).seconds).toBeCloseTo(seconds, 1);
    expect((await say('openai', 'rate')).seconds).toBeCloseTo(seconds, 1);
  });

  it('is asked again when it is busy', async () => {
    expect((await say('openai', 'busy')).seconds).toBeGreaterThan(1);
  });

  it.each([
    ['unauthorized', 'it answered 401: Incorrect API key provided: ***'],
    ['broken', 'it answered 500: The engine is broken.'],
    ['refusing', 'it answered 400: There is no such voice.'],
    ['html', 'it sent a page of HTML instead of sound'],
    ['ogg', 'it sent Ogg instead of plain samples (pcm)'],
    ['silent', '127.0.0.1 did not answer within 0.4 s'],
    ['stalling', '127.0.0.1 sent nothing for 0.4 s, in the middle of a sentence'],
    ['half', '127.0.0.1 broke off in the middle, in the middle of a sentence'],
    ['short', 'it sent only 0.0 s of sound for 31 letters'],
    ['empty', 'it sent no sound'],
  ])('fails truthfully when it is %s', async (name, reason) => {
    const failure = await say('openai', name).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(SpeechFailed);
    expect(failure).toMatchObject({ message: reason, provider: 'Elsewhere' });
  });

  it('is left alone after it failed again and again, and that is told', async () => {
    await expect(say('openai', 'broken')).rejects.toThrow('the last time it answered 500: The engine is broken.');
    const before = server.asked.length;
    await expect(say('openai', 'broken')).rejects.toThrow('left alone for');
    expect(server.asked).toHaveLength(before);
    const states = speech.states();
    expect(states.find(({ engine }) => engine === 'provider:openai-broken')?.remote).toMatchObject({ state: 'paused' });
    expect(states.find(({ engine }) => engine === 'provider:openai-refusing')?.remote?.state).toBe('untested');
    expect(states.find(({ engine }) => engine === 'provider:openai-good')?.remote?.state).toBe('ready');
  });

  it('is not asked for what has no sound', async () => {
    const before = server.asked.length;
    await speakAll(speech, speechInput('…', { voice: await voiceOf('openai', 'good') }));
    expect(server.asked).toHaveLength(before);
  });
});

describe('MP3 instead of samples', () => {
  it('is decoded, at its own rate', async () => {
    const encoder = speech.openEncoder(describeFormat('mp3_44100_128'));
    const tone = Int16Array.from({ length: 44_100 }, (_, i) =>
      Math.round(9000 * Math.sin((2 * Math.PI * 220 * i) / 44_100)),
    );
    const parts = [(await encoder.encode(tone)).audio, (await encoder.end()).audio];
    encoder.release();
    const reader = await createSoundReader('audio/mpeg');
    const samples = [...parts.map((part) => reader.read(part)), reader.end()].flatMap((part) => [...part]);
    // The encoder begins with silence of its own.
    expect(samples.length / 24_000).toBeGreaterThan(0.95);
    expect(samples.length / 24_000).toBeLessThan(1.15);
    expect(Math.max(...samples)).toBeGreaterThan(7000);
  });
});

describe('a provider that answers the public API', () => {
  it('speaks, with its own times', async () => {
    const spoken = await say('elevenlabs', 'good', { seed: 7 });
    expect(server.asked.at(-1)).toMatchObject({
      path: '/v1/text-to-speech/good/stream/with-timestamps?output_format=pcm_24000',
      headers: { 'xi-api-key': 'sk-secret' },
      body: { model_id: 'tts-1', seed: expect.any(Number) as number },
    });
    expect(misplaced(spoken, 0.03)).toEqual([]);
    expect(speech.warnings(speechInput(text, { voice: await voiceOf('elevenlabs', 'good'), seed: 7 }))).toEqual([]);
  });

  it.each([
    ['forgetful', /^it spoke 10 of \d+ characters$/],
    ['page', /^it sent a page of HTML instead of JSON$/],
    ['broken', /^it answered 500: The engine is broken\.$/],
  ])('fails truthfully when it is %s', async (name, reason) => {
    await expect(say('elevenlabs', name)).rejects.toThrow(reason);
  });
});

describe('the pause of a failing provider', () => {
  it('begins after some failures, lets one request try, and doubles', () => {
    let now = 0;
    const breaker = createBreaker({ maxFailures: 2, pauseMs: 100, maxPauseMs: 300, now: () => now });
    const fail = () => (expect(breaker.allows()).toBe(true), breaker.failed('no'));
    expect(breaker.health().state).toBe('untested');
    fail();
    expect(breaker.health()).toMatchObject({ state: 'failing', failure: { message: 'no' } });
    fail();
    expect(breaker.allows()).toBe(false);
    now = 100;
    expect(breaker.health().state).toBe('failing');
    expect([breaker.allows(), breaker.allows()]).toEqual([true, false]);
    breaker.failed('no');
    now = 299;
    expect(breaker.allows()).toBe(false);
    now = 300;
    expect(breaker.allows()).toBe(true);
    breaker.gaveUp();
    expect(breaker.allows()).toBe(true);
    breaker.succeeded(20);
    expect(breaker.health()).toEqual({ state: 'ready', firstByteMs: 20 });
    expect([breaker.allows(), breaker.allows()]).toEqual([true, true]);
  });
});
