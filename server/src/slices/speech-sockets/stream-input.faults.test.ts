/** Failures on a speech socket: they are reported, what was spoken is kept and charged, and nothing stays open. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { deleteApiKey } from '#contract/api-keys/api.ts';
import { SpeechFailed, type Speech } from '../../ports/speech/port.ts';
import { testApp, type TestApp, type TestUser } from '../../testing/app.ts';
import * as suite from './speech-sockets.suite.ts';
import { errorOf, finals, itemsOf, restOf, textOf, untilQuiet, type ReceivedMessage } from './speech-sockets.suite.ts';

let t: TestApp;
let mia: TestUser;
/** From the next text on, the engine dies in the middle of it. */
let isFaulty = false;
beforeAll(async () => {
  t = await testApp({ parts: ({ speech }) => ({ speech: faulty(speech) }), app: { stalledAfterMs: 5_000 } });
  mia = await t.user({ tier: 'pro', concurrency: 20 });
});
afterEach(() => {
  isFaulty = false;
  t.clock.offsetMs = 0;
});
afterAll(() => t.close());

function faulty(speech: Speech): Speech {
  async function* speak(...given: Parameters<Speech['speak']>) {
    for await (const chunk of speech.speak(...given)) {
      yield chunk;
      if (isFaulty) throw new SpeechFailed('the engine died');
    }
  }
  const {
    splitSentences,
    openEncoder,
    lengthTag,
    lengthTagBytes,
    warnings,
    supportOf,
    languagesOf,
    versionOf,
    describe,
    states,
    close,
    setModels,
    setProviders,
    load,
  } = speech;
  const others = {
    splitSentences,
    openEncoder,
    lengthTag,
    lengthTagBytes,
    warnings,
    supportOf,
    languagesOf,
    versionOf,
    describe,
    states,
    close,
    setModels,
    setProviders,
    load,
  };
  for (const [name, method] of Object.entries(others)) Object.assign(others, { [name]: method.bind(speech) });
  return { ...others, speak };
}

const open = (query: suite.OpenOptions['query'] = {}, user = mia, more: suite.OpenOptions = {}) =>
  suite.open(t, user, { query: { output_format: 'mp3_22050_32', ...query }, ...more });

const long = 'The ferry left the harbour at nine, and by noon the islands were already out of sight. '.repeat(25);

test.each<[string, string, suite.OpenOptions['query'], object]>([
  ['an unknown voice', 'voice_not_found', {}, { voiceId: 'nobody' }],
  ['an unknown model', 'model_not_found', { model_id: 'none' }, {}],
  ['a format above the tier', 'output_format_not_allowed', { output_format: 'pcm_48000' }, {}],
  ['an unknown format', 'invalid_parameters', { output_format: 'mp3_1_2' }, {}],
  ['a timeout of nothing', 'invalid_parameters', { inactivity_timeout: 0 }, {}],
  ['a timeout too long', 'invalid_parameters', { inactivity_timeout: 181 }, {}],
  ['no boolean', 'invalid_parameters', { auto_mode: 'perhaps' }, {}],
  ['a seed out of range', 'invalid_parameters', { seed: 4294967296 }, {}],
  ['another normalisation', 'invalid_parameters', { apply_text_normalization: 'maybe' }, {}],
])('%s is reported before anything is spoken', async (_, error, query, more) => {
  const poor = await t.user();
  const client = await open(query, poor, more);
  client.send({ text: ' ' });
  const said = await restOf(client);
  expect(said).toMatchObject([{ error, code: 1008, message: expect.any(String) }]);
  expect((await client.closed).code).toBe(1008);
  expect((await untilQuiet(t, poor)).entries).toEqual([]);
});

test.each<[string, object, string]>([
  ['settings out of range', { voice_settings: { stability: 2 } }, 'invalid_voice_settings'],
  ['a schedule too short', { generation_config: { chunk_length_schedule: [49] } }, 'invalid_message'],
  ['a schedule too long', { generator_config: { chunk_length_schedule: [120, 501] } }, 'invalid_message'],
  ['an empty schedule', { generation_config: { chunk_length_schedule: [] } }, 'invalid_message'],
  ['U+0000', { text: 'a\u0000b' }, 'invalid_message'],
  ['a lone surrogate', { text: 'a\ud800b' }, 'invalid_message'],
  ['no text', { text: null }, 'invalid_message'],
  [
    'a dictionary that is not there',
    { pronunciation_dictionary_locators: [{ pronunciation_dictionary_id: 'x', version_id: 'y' }] },
    'pronunciation_dictionary_not_found',
  ],
])('%s', async (_, message, error) => {
  const client = await open();
  client.send({ text: 'Hello. ', ...message });
  expect(await restOf(client)).toMatchObject([{ error, code: 1008 }]);
});

test('a text longer than the model accepts is reported, and what came before it is kept', async () => {
  const ben = await t.user({ tier: 'pro' });
  const client = await open({ model_id: 'eleven_v3' }, ben);
  client.send({ text: 'Hello there. ', flush: true });
  client.send({ text: 'word '.repeat(2_000) });
  const said = await restOf(client);
  expect([textOf(said), errorOf(said)?.error]).toEqual(['Hello there. ', 'max_character_limit_exceeded']);
  await untilQuiet(t, ben);
  expect(await itemsOf(t, ben)).toMatchObject([{ text: 'Hello there. ' }]);
});

test('credits that run out in the middle end the socket', async () => {
  const ben = await t.user({ credits: 30 });
  const client = await open({}, ben);
  client.send({ text: 'Twenty-five characters... ', flush: true });
  client.send({ text: 'And ten more.', flush: true });
  const said = await restOf(client);
  expect(errorOf(said)).toMatchObject({ error: 'quota_exceeded', code: 1008 });
  expect((await client.closed).code).toBe(1008);
  expect(finals(said)).toEqual([]);
  const { account } = await untilQuiet(t, ben);
  expect(account.credits_used).toBe(26);
  expect(await itemsOf(t, ben)).toMatchObject([{ text: 'Twenty-five characters... ' }]);
});

test('the concurrency limit is reported, and a socket between two texts does not count', async () => {
  const ben = await t.user({ tier: 'pro', concurrency: 1 });
  const first = await open({ output_format: 'pcm_44100' }, ben);
  first.send({ text: 'Hello. ', flush: true });
  await suite.nextText(first, 'Hello. ');
  // The place is given back a moment after the last sound.
  await expect.poll(() => suite.runningOf(t, ben)).toBe(0);
  const second = await open({}, ben);
  second.send({ text: 'Hello. ', flush: true });
  expect(await suite.nextText(second, 'Hello. ')).toBe('Hello. ');
  await expect.poll(() => suite.runningOf(t, ben)).toBe(0);
  // It is not read, so its speech stands still and keeps its place.
  first.send({ text: long, flush: true });
  first.ws.pause();
  // A long text is prepared in another thread, which starts first.
  await expect.poll(async () => (await suite.runningOf(t, ben)) > 0).toBe(true);
  second.send({ text: 'More. ', flush: true });
  const said = await restOf(second);
  expect(errorOf(said)).toMatchObject({ error: 'too_many_concurrent_requests', code: 1008 });
  first.ws.terminate();
  await untilQuiet(t, ben);
});

test('when an engine dies the socket closes with 1011, and what was spoken before is kept', async () => {
  const ben = await t.user({ tier: 'pro' });
  const client = await open({}, ben);
  client.send({ text: 'This is fine. ', flush: true });
  await suite.nextText(client, 'This is fine. ');
  isFaulty = true;
  client.send({ text: 'This is not.', flush: true });
  const said = await restOf(client);
  expect(errorOf(said)).toMatchObject({ error: 'speech_failed', code: 1008 });
  expect((await client.closed).code).toBe(1011);
  const { account } = await untilQuiet(t, ben);
  expect(account.credits_used).toBe(14);
  expect(await itemsOf(t, ben)).toMatchObject([{ text: 'This is fine. ' }]);
});

test('a key that is deleted while the socket is open cannot speak any more', async () => {
  const ben = await t.user({ tier: 'pro' });
  const client = await open({}, ben);
  client.send({ text: 'Still good. ', flush: true });
  await suite.nextText(client, 'Still good. ');
  const as = { authorization: `Bearer ${ben.session.access}` };
  expect((await t.call(deleteApiKey, as, { query: { key_id: ben.key_id } })).status).toBe(200);
  client.send({ text: 'No more. ', flush: true });
  const said = await restOf(client);
  expect([textOf(said), errorOf(said)?.error]).toEqual(['', 'invalid_api_key']);
  expect((await untilQuiet(t, ben)).account.credits_used).toBe(12);
});

test('a socket outlives its bearer token, but not its session', async () => {
  const ben = await t.user({ tier: 'pro' });
  const headers = { authorization: `Bearer ${ben.session.access}` };
  const client = await open({}, ben, { headers });
  client.send({ text: 'One. ', flush: true });
  await suite.nextText(client, 'One. ');
  t.clock.offsetMs = 20 * 60 * 1000;
  client.send({ text: 'Two. ', flush: true });
  expect(await suite.nextText(client, 'Two. ')).toBe('Two. ');
  await t.db.updateTable('session').set({ revoked_at: new Date() }).where('user_id', '=', ben.user_id).execute();
  client.send({ text: 'Three. ', flush: true });
  expect(errorOf(await restOf(client))).toMatchObject({ error: 'invalid_token' });
  expect((await untilQuiet(t, ben)).account.credits_used).toBe(10);
});

test('silence closes the socket with an error, and a single space keeps it alive', async () => {
  const client = await open({ inactivity_timeout: 1 });
  const began = performance.now();
  client.send({ text: 'Hello. ', flush: true });
  await suite.nextText(client, 'Hello. ');
  // Often, because on a busy machine a pause is longer than it was meant to be.
  for (let i = 0; i < 15; i++) {
    await new Promise((resolve) => setTimeout(resolve, 120));
    client.send({ text: ' ' });
  }
  const said = await restOf(client);
  expect(said).toMatchObject([{ error: 'input_timeout_exceeded', code: 1008 }]);
  expect(performance.now() - began).toBeGreaterThan(2_700);
  const { code, reason } = await client.closed;
  expect([code, said[0]?.message?.startsWith(reason)]).toEqual([1008, true]);
});

test('a client that leaves in the middle pays for the current chunk only', async () => {
  const ben = await t.user({ tier: 'pro' });
  const client = await open({ output_format: 'pcm_16000' }, ben);
  client.send({ text: long, flush: true });
  const first = await client.next<ReceivedMessage>();
  client.ws.terminate();
  const { account, entries } = await untilQuiet(t, ben);
  expect(account.credits_used).toBeGreaterThanOrEqual(textOf([first]).length);
  expect(account.credits_used).toBeLessThan(long.length / 2);
  expect(entries).toMatchObject([{ status: 'partial' }]);
  const [item] = await itemsOf(t, ben);
  expect([item?.is_partial, long.startsWith(item?.text ?? 'none')]).toEqual([true, true]);
});

test('a client that does not read is cut off, and pays for little', async () => {
  const ben = await t.user({ tier: 'pro' });
  const client = await open({ output_format: 'pcm_44100' }, ben);
  client.ws.pause();
  client.send({ text: long.repeat(4), flush: true });
  const { account } = await untilQuiet(t, ben);
  expect(account.credits_used).toBeLessThan(long.length * 2);
  client.ws.terminate();
});

test('when the server stops, what was spoken is settled', async () => {
  const other = await testApp();
  const ben = await other.user({ tier: 'pro' });
  const client = await suite.open(other, ben, { query: { output_format: 'pcm_16000' } });
  client.send({ text: long, flush: true });
  await client.next();
  await other.app.close();
  expect((await client.closed).code).toBe(1001);
  const { entries } = await untilQuiet(other, ben);
  expect(entries).toMatchObject([{ status: 'partial' }]);
  await other.close();
});
