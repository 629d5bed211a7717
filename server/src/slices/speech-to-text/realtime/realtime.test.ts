/** The realtime socket: by the public SDK with the real recogniser, and its faults with one that only counts. */
import { AudioFormat, CommitStrategy, ElevenLabsClient, RealtimeEvents } from '@elevenlabs/elevenlabs-js';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { createSingleUseToken } from '#contract/api-keys/api.ts';
import type { Recognition, StreamEvent } from '../../../ports/recognition/port.ts';
import { testApp, type TestApp, type TestUser } from '../../../testing/app.ts';
import { getBalance, readConcurrency } from '../../usage/usage.service.ts';
import { sharedWords } from '../speech-to-text.suite.ts';

const text = 'The harbour master opened the gate early in the morning.';

const pcm = async (t: TestApp, user: TestUser): Promise<Buffer> => {
  const answer = await fetch(`${t.url}/v1/text-to-speech/brUn0Veery0Premade02?output_format=pcm_16000`, {
    method: 'POST',
    headers: { 'xi-api-key': user.apiKey, 'content-type': 'application/json' },
    body: JSON.stringify({ text }),
  });
  return Buffer.from(await answer.arrayBuffer());
};

test('the public SDK hears partial and committed transcripts with times', async () => {
  const t = await testApp();
  const mia = await t.user({ tier: 'pro' });
  const sound = await pcm(t, mia);
  const { credits_used: before } = await getBalance(mia.ctx());
  const client = new ElevenLabsClient({ apiKey: mia.apiKey, baseUrl: t.url });
  const connection = await client.speechToText.realtime.connect({
    ...{ modelId: 'scribe_v2_realtime', audioFormat: AudioFormat.PCM_16000, sampleRate: 16_000 },
    ...{ commitStrategy: CommitStrategy.MANUAL, includeTimestamps: true, languageCode: 'en' },
  });
  const said: string[] = [];
  const timed = new Promise<{ text: string; words?: { start?: number; type?: string }[] | null }>((resolve, reject) => {
    connection.on(RealtimeEvents.PARTIAL_TRANSCRIPT, (message) => said.push(message.text));
    connection.on(RealtimeEvents.COMMITTED_TRANSCRIPT_WITH_TIMESTAMPS, resolve);
    connection.on(RealtimeEvents.ERROR, reject);
  });
  await new Promise((resolve) => connection.on(RealtimeEvents.SESSION_STARTED, resolve));
  for (let at = 0; at < sound.length; at += 8000)
    connection.send({ audioBase64: sound.subarray(at, at + 8000).toString('base64') });
  connection.commit();
  const committed = await timed;
  connection.close();
  expect(sharedWords(committed.text, text)).toBeGreaterThanOrEqual(5);
  expect(said.length).toBeGreaterThan(0);
  expect(committed.words?.map((word) => word.start)).toEqual(committed.words?.map((word) => word.start).toSorted());
  const seconds = Math.ceil(sound.length / 32_000);
  const charged = async () => (await getBalance(mia.ctx())).credits_used - before;
  await expect.poll(charged).toBe(Math.ceil(seconds / 2));
  await t.close();
});

describe('faults', () => {
  let pushed = 0;
  let pushMs = 0;
  let t: TestApp;
  let mia: TestUser;
  const open: WebSocket[] = [];

  /** Counts what it is given, and commits what it is told to. */
  const counts = (recognition: Recognition): Recognition => ({
    ...recognition,
    openStream() {
      const events: StreamEvent[] = [];
      let wake = () => {};
      const state = { isOpen: true };
      const add = (event?: StreamEvent) => {
        if (event) events.push(event);
        wake();
      };
      return {
        async push(samples) {
          await sleep(pushMs);
          pushed += samples.length;
        },
        commit: () => add({ kind: 'committed', text: 'Yes.', words: [], language: 'en', by: 'commit' }),
        end: () => add(),
        close() {
          state.isOpen = false;
          add();
        },
        events: (async function* () {
          while (state.isOpen) {
            yield* events.splice(0);
            if (state.isOpen) await new Promise<void>((resolve) => (wake = resolve));
          }
        })(),
      };
    },
  });

  beforeAll(async () => {
    t = await testApp({ parts: ({ recognition }) => ({ recognition: counts(recognition) }) });
    mia = await t.user({ tier: 'pro' });
  });
  afterEach(() => {
    for (const socket of open.splice(0)) socket.terminate();
    pushMs = 0;
    pushed = 0;
  });
  afterAll(() => t.close());

  function connect(query = '', user: TestUser | null = mia) {
    const url = `${t.url.replace('http', 'ws')}/v1/speech-to-text/realtime?model_id=scribe_v2_realtime${query}`;
    const socket = new WebSocket(url, { headers: user ? { 'xi-api-key': user.apiKey } : {} });
    open.push(socket);
    const messages: { message_type: string; error?: string }[] = [];
    socket.on('message', (data: Buffer) => messages.push(JSON.parse(data.toString()) as { message_type: string }));
    const closed = new Promise<number>((resolve) => socket.on('close', resolve));
    const opened = new Promise((resolve) => socket.on('open', resolve));
    const types = () => messages.map(({ message_type }) => message_type);
    const send = (audio: Buffer | string, more = {}) =>
      socket.send(
        JSON.stringify({
          message_type: 'input_audio_chunk',
          audio_base_64: typeof audio === 'string' ? audio : audio.toString('base64'),
          ...more,
        }),
      );
    return { socket, messages, types, closed, opened, send };
  }
  const started = (socket: { types(): string[] }) => expect.poll(socket.types).toContain('session_started');

  test('garbage, wrong samples and wrong parameters end the session with a typed error', async () => {
    const cases: [string, (s: ReturnType<typeof connect>) => void, string][] = [
      ['', ({ socket }) => socket.send('no json'), 'input_error'],
      ['', ({ socket }) => socket.send('{"message_type":"other"}'), 'input_error'],
      ['', ({ send }) => send('%%%'), 'input_error'],
      ['', ({ send }) => send('', { sample_rate: 8000 }), 'input_error'],
      ['', ({ send }) => send('A'.repeat(800_000)), 'chunk_size_exceeded'],
      ['&audio_format=mp3', () => {}, 'invalid_request'],
      ['&language_code=ja', () => {}, 'invalid_request'],
      ['&entity_detection=all', () => {}, 'invalid_request'],
    ];
    for (const [query, act, kind] of cases) {
      const socket = connect(query);
      await socket.opened;
      if (query === '') await started(socket);
      act(socket);
      expect(await socket.closed, kind).toBe(1008);
      expect(socket.messages.at(-1)?.message_type).toBe(kind);
      expect(socket.messages.at(-1)?.error).not.toBe('');
    }
  });

  test('without credentials, and without credits, the error says which', async () => {
    const stranger = connect('&token=none', null);
    expect(await stranger.closed).toBe(1008);
    expect(stranger.types()).toEqual(['auth_error']);
    const poor = connect('', await t.user({ credits: 1 }));
    await started(poor);
    poor.send(Buffer.alloc(32_000));
    expect(await poor.closed).toBe(1008);
    expect(poor.types().at(-1)).toBe('quota_exceeded');
  });

  test('a commit without sound changes nothing; one with sound is answered', async () => {
    const socket = connect();
    await started(socket);
    socket.send('', { commit: true });
    await expect.poll(socket.types).toContain('commit_throttled');
    socket.send(Buffer.alloc(3201), { commit: true });
    await expect.poll(socket.types).toContain('committed_transcript');
    expect(socket.socket.readyState).toBe(WebSocket.OPEN);
  });

  test('a client that sends ten times too fast waits, and one that vanishes is charged what was heard', async () => {
    const { credits_used: before } = await getBalance(mia.ctx());
    pushMs = 20;
    const socket = connect();
    await started(socket);
    const second = Buffer.alloc(32_000);
    for (let i = 0; i < 40; i++) socket.send(second);
    await expect.poll(() => pushed).toBeGreaterThan(5 * 16_000);
    socket.socket.terminate();
    const charged = async () => (await getBalance(mia.ctx())).credits_used - before;
    await expect.poll(charged).toBeGreaterThan(2);
    expect(await charged()).toBeLessThanOrEqual(20);
    expect((await readConcurrency(mia.ctx())).running).toBe(0);
  });

  test('more sessions than the plan has are refused with a word for it, and one that ends makes room', async () => {
    const user = await t.user({ tier: 'pro', concurrency: 2 });
    const two = [connect('', user), connect('', user)];
    for (const socket of two) await started(socket);
    const third = connect('', user);
    expect(await third.closed).toBe(1008);
    expect(third.types()).toEqual(['rate_limited']);
    two[0]?.socket.terminate();
    await expect.poll(async () => (await readConcurrency(user.ctx())).running).toBe(1);
    await started(connect('', user));
  });

  test('a single-use token opens one session', async () => {
    const issued = await t.call(createSingleUseToken, mia, { params: { token_type: 'realtime_scribe' } });
    const { token } = await issued.json();
    const first = connect(`&token=${token}`, null);
    await started(first);
    first.send(Buffer.alloc(3200), { commit: true });
    await expect.poll(first.types).toContain('committed_transcript');
    const again = connect(`&token=${token}`, null);
    expect(await again.closed).toBe(1008);
    expect(again.types()).toEqual(['auth_error']);
    expect(first.socket.readyState).toBe(WebSocket.OPEN);
  });

  test.each([
    ['pcm_8000', 16_000, 16_000],
    ['pcm_48000', 96_000, 16_000],
    ['ulaw_8000', 8000, 16_000],
    ['pcm_22050', 44_100, 16_000],
  ])('%s is resampled', async (format, bytes, samples) => {
    const socket = connect(`&audio_format=${format}`);
    await started(socket);
    socket.send(Buffer.alloc(bytes));
    await expect.poll(() => pushed).toBeGreaterThan(samples - 50);
    expect(pushed).toBeLessThanOrEqual(samples);
  });
});
