/** One speech a socket, over the real engine and the real database. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OutputFormat } from '#contract/speech/output-formats.ts';
import { describeFormat } from '#contract/speech/output-formats.ts';
import { decode, hasFfmpeg, inputOf } from '../../ports/speech/testing.ts';
import { testApp, type TestApp, type TestUser } from '../../testing/app.ts';
import * as suite from './speech-sockets.suite.ts';
import {
  audioOf,
  checkTimes,
  errorOf,
  finals,
  itemsOf,
  restOf,
  spokenOf,
  textOf,
  untilQuiet,
  type ReceivedMessage,
} from './speech-sockets.suite.ts';

let t: TestApp;
let mia: TestUser;
beforeAll(async () => {
  t = await testApp();
  mia = await t.user({ tier: 'pro', concurrency: 20 });
});
afterAll(() => t.close());

const open = (query: suite.OpenOptions['query'] = {}, user = mia) =>
  suite.open(t, user, { query: { output_format: 'mp3_22050_32', ...query } });

/** Sends everything and hears everything. */
async function hear(
  messages: object[],
  query: suite.OpenOptions['query'] = {},
  user = mia,
): Promise<ReceivedMessage[]> {
  const client = await open(query, user);
  for (const message of messages) client.send(message);
  const said = await restOf(client);
  checkTimes(said);
  return said;
}

test('a generation answers audio and times of the whole text and a final message, and leaves one item and one ledger entry', async () => {
  const ben = await t.user({ tier: 'pro' });
  const client = await open({}, ben);
  const texts = ['Good morning ', 'from the harbour. ', 'The ferry ', 'leaves at 9:30, ', 'dear friends.'];
  client.send({ text: ' ', voice_settings: { stability: 0.4, similarity_boost: 0.8 } });
  for (const text of texts) client.send({ text });
  client.send({ text: '' });
  const said = await restOf(client);
  expect(await client.closed).toEqual({ code: 1000, reason: '' });
  checkTimes(said);
  expect(textOf(said)).toBe(texts.join(''));
  expect(spokenOf(said)).toContain('nine thirty');
  expect(said.at(-1)).toEqual({
    audio: null,
    isFinal: true,
    is_final: true,
    normalizedAlignment: null,
    alignment: null,
  });
  expect(finals(said)).toHaveLength(1);
  const [item, ...others] = await itemsOf(t, ben);
  expect(others).toEqual([]);
  expect(item?.text).toBe(texts.join(''));
  expect(item?.settings).toMatchObject({ stability: 0.4, similarity_boost: 0.8 });
  expect((await suite.storedAudio(t, ben, item?.history_item_id ?? '')).equals(audioOf(said))).toBe(true);
  const { account, entries } = await untilQuiet(t, ben);
  expect(entries).toMatchObject([{ status: 'done', characters: texts.join('').length, product: 'tts' }]);
  expect(account.credits_used).toBe(texts.join('').length);
});

const formats: OutputFormat[] = [
  'mp3_44100_128',
  'mp3_22050_32',
  'pcm_16000',
  'pcm_44100',
  'wav_22050',
  'ulaw_8000',
  'alaw_8000',
  'opus_48000_64',
];
test.runIf(hasFfmpeg).each(formats)('%s: the audio of all messages is one file', async (format) => {
  const said = await hear(
    [
      { text: ' ' },
      { text: 'The first text. ', flush: true },
      { text: 'And a second one, after it. ', flush: true },
      { text: 'The last.' },
      { text: '' },
    ],
    { output_format: format },
  );
  expect(said.length).toBeGreaterThanOrEqual(4);
  const { sampleRate } = describeFormat(format);
  const samples = decode(audioOf(said), inputOf(format), sampleRate);
  const [{ history_item_id = '' } = {}] = await itemsOf(t, mia);
  const { audio_seconds: seconds } = await t.db
    .selectFrom('history_item')
    .select('audio_seconds')
    .where('history_item_id', '=', history_item_id)
    .executeTakeFirstOrThrow();
  expect(seconds).toBeGreaterThan(2);
  expect(Math.abs(samples.length / sampleRate - seconds)).toBeLessThan(0.35);
  expect(Math.max(...samples.map(Math.abs))).toBeGreaterThan(1000);
});

test('times belong to the audio of their own message', async () => {
  const said = await hear(
    [{ text: 'One sentence here. ', flush: true }, { text: 'Another sentence there. ', flush: true }, { text: '' }],
    { output_format: 'pcm_16000' },
  );
  const spoken = said.filter((one) => one.alignment);
  expect(spoken.length).toBeGreaterThanOrEqual(2);
  for (const one of spoken) {
    const ms = Buffer.from(one.audio ?? '', 'base64').length / 32;
    const { charStartTimesMs, charDurationsMs } = one.alignment ?? { charStartTimesMs: [], charDurationsMs: [] };
    expect(charStartTimesMs[0]).toBeLessThan(250);
    const end = (charStartTimesMs.at(-1) ?? 0) + (charDurationsMs.at(-1) ?? 0);
    expect(Math.abs(end - ms)).toBeLessThan(400);
  }
});

test('audio begins as soon as the schedule has enough text, while more is being written', async () => {
  const client = await open();
  client.send({ text: ' ' });
  const words =
    'The quick brown fox jumps over the lazy dog and runs into the forest where nobody can see him at all, ';
  client.send({ text: words });
  // 103 characters: not enough.
  const early = await Promise.race([client.next(), new Promise((resolve) => setTimeout(() => resolve('none'), 500))]);
  expect(early).toBe('none');
  client.send({ text: 'because it is dark the' });
  const first = await client.next<ReceivedMessage>();
  expect(first.audio?.length).toBeGreaterThan(100);
  client.send({ text: 're. ' });
  client.send({ text: '' });
  const said = [first, ...(await restOf(client))];
  expect(textOf(said)).toBe(`${words}because it is dark there. `);
});

test.each([
  { generation_config: { chunk_length_schedule: [50] } },
  { generator_config: { chunk_length_schedule: [50] } },
])('a custom schedule is followed: %o', async (config) => {
  const client = await open();
  client.send({ text: ' ', ...config });
  client.send({ text: 'Fifty characters and a few more are enough to begin. ', ...config });
  expect((await client.next<ReceivedMessage>()).audio).toBeTruthy();
  client.ws.close();
});

test('try_trigger_generation speaks 50 characters, and flush speaks anything and keeps the socket open', async () => {
  const client = await open();
  const first = 'Fifty characters and a few more are enough to begin. ';
  client.send({ text: first, try_trigger_generation: true });
  // The last word waits for the next text.
  const begun = await suite.nextText(client, 'Fifty characters and a few more are enough to ');
  client.send({ text: 'Hm. ', try_trigger_generation: true });
  client.send({ text: 'Yes.', flush: true });
  expect(await suite.nextText(client, `${first}Hm. Yes.`.slice(begun.length))).toContain('Hm. ');
  client.send({ text: 'More. ', flush: true });
  expect(await suite.nextText(client, 'More. ')).toBe('More. ');
  client.send({ text: '' });
  await restOf(client);
});

test('auto_mode speaks each sentence when it is complete', async () => {
  const client = await open({ auto_mode: true });
  client.send({ text: ' ' });
  for (const text of ['Good', ' morning', ' to', ' you. ', 'And ']) client.send({ text });
  expect(await suite.nextText(client, 'Good morning to you. ')).toBe('Good morning to you. ');
  client.send({ text: 'good night.' });
  client.send({ text: '' });
  expect(textOf(await restOf(client))).toBe('And good night.');
});

test('tags stay whole, however they are split into messages', async () => {
  const text =
    'Listen [whispers softly] to this. <break time="0.3s" /> And now, well, the end of it, my dear old friends. ';
  const said = await hear([...[...text].map((one) => ({ text: one })), { text: '' }], { enable_ssml_parsing: true });
  expect(textOf(said)).toBe(text);
  expect(spokenOf(said)).not.toMatch(/break|whispers/);
});

test('an end without text, or without anything to speak, ends without audio', async () => {
  expect(await hear([{ text: '' }])).toHaveLength(1);
  expect(await hear([{ text: ' ' }, { text: '...' }, { text: '' }])).toHaveLength(1);
});

test('sync_alignment and optimize_streaming_latency are accepted, and times come either way', async () => {
  for (const sync_alignment of [true, false]) {
    const said = await hear([{ text: 'Hello.' }, { text: '' }], { sync_alignment, optimize_streaming_latency: 3 });
    expect(textOf(said)).toBe('Hello.');
  }
});

test('model_id sets the price, language_code the language, and enable_logging=false leaves no item', async () => {
  const ben = await t.user({ tier: 'pro' });
  const said = await hear(
    [{ text: 'Zwölf Boote.' }, { text: '' }],
    { model_id: 'eleven_flash_v2_5', language_code: 'de', enable_logging: false },
    ben,
  );
  expect(textOf(said)).toBe('Zwölf Boote.');
  const { entries } = await untilQuiet(t, ben);
  expect(entries).toMatchObject([{ model_id: 'eleven_flash_v2_5', credits: 6 }]);
  expect(await itemsOf(t, ben)).toEqual([]);
});

test('apply_text_normalization shows in the normalized times', async () => {
  const messages = [{ text: 'I have 12 boats.' }, { text: '' }];
  const on = await hear(messages, { apply_text_normalization: 'on' });
  expect([textOf(on), spokenOf(on)]).toEqual(['I have 12 boats.', 'I have twelve boats.']);
  expect(spokenOf(await hear(messages, { apply_text_normalization: 'off' }))).toBe('I have 12 boats.');
});

test('the same seed gives the same bytes', async () => {
  const messages = [{ text: 'The same again. ', flush: true }, { text: 'And once more.' }, { text: '' }];
  const [one, two, other] = [
    await hear(messages, { seed: 7, output_format: 'pcm_16000' }),
    await hear(messages, { seed: 7, output_format: 'pcm_16000' }),
    await hear(messages, { seed: 4_000_000_000, output_format: 'pcm_16000' }),
  ];
  expect(audioOf(one).equals(audioOf(two))).toBe(true);
  expect(audioOf(one).equals(audioOf(other))).toBe(false);
});

test('settings may be repeated but not changed', async () => {
  const settings = { voice_settings: { stability: 0.3 }, generation_config: { chunk_length_schedule: [60] } };
  const same = await hear([{ text: ' ', ...settings }, { text: 'Hello. ', ...settings }, { text: '' }]);
  expect(errorOf(same)).toBeUndefined();
  for (const change of [
    { voice_settings: { stability: 0.9 } },
    { generator_config: { chunk_length_schedule: [99] } },
  ]) {
    const said = await hear([{ text: ' ', ...settings }, { text: 'Hello. ', ...change }, { text: '' }]);
    expect(said).toMatchObject([{ error: 'invalid_message', code: 1008 }]);
  }
});
