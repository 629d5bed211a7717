/** Several speeches on one socket, over the real engine and the real database. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decode, hasFfmpeg } from '../../ports/speech/testing.ts';
import { testApp, type TestApp, type TestUser } from '../../testing/app.ts';
import type { SocketClient } from '../../testing/socket.ts';
import * as suite from './speech-sockets.suite.ts';
import {
  audioOf,
  checkTimes,
  errorOf,
  finals,
  itemsOf,
  restOf,
  textOf,
  untilQuiet,
  type ReceivedMessage,
} from './speech-sockets.suite.ts';

let t: TestApp;
let mia: TestUser;
beforeAll(async () => {
  t = await testApp();
  mia = await t.user({ tier: 'pro', concurrency: 30 });
});
afterAll(() => t.close());

const open = (query: suite.OpenOptions['query'] = {}, user = mia, more: suite.OpenOptions = {}) =>
  suite.open(t, user, { multi: true, query: { output_format: 'mp3_22050_32', ...query }, ...more });
const of = (said: ReceivedMessage[], id: string) => said.filter((one) => one.contextId === id && one.context_id === id);
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const long = 'The ferry left the harbour at nine, and by noon the islands were already out of sight. '.repeat(25);

/** Closes the socket in good order; what was said until then. */
async function end(client: SocketClient): Promise<ReceivedMessage[]> {
  client.send({ close_socket: true });
  const said = await restOf(client);
  checkTimes(said);
  expect(await client.closed).toEqual({ code: 1000, reason: '' });
  return said;
}

test('five interleaved contexts each have their own text, audio, final message and item', async () => {
  const ben = await t.user({ tier: 'pro', concurrency: 5 });
  const client = await open({}, ben);
  const ids = ['a', 'b', 'c', 'd', 'e'];
  const words = (id: string) => [`This is context ${id}, `, 'and it says something ', `of its own, ${id}. `];
  for (const id of ids) client.send({ text: ' ', context_id: id, voice_settings: { speed: 1.1 } });
  for (const i of [0, 1, 2]) for (const id of ids) client.send({ text: words(id)[i], context_id: id });
  const said = await end(client);
  for (const id of ids) {
    const own = of(said, id);
    expect(textOf(own)).toBe(words(id).join(''));
    expect(own.at(-1)).toMatchObject({ audio: null, isFinal: true, is_final: true });
    expect(finals(own)).toHaveLength(1);
    if (hasFfmpeg) expect(decode(audioOf(own), ['-f', 'mp3'], 22050).length).toBeGreaterThan(22050);
  }
  expect(ids.flatMap((id) => of(said, id))).toHaveLength(said.length);
  const items = await itemsOf(t, ben);
  expect(items.map((one) => one.text).sort()).toEqual(ids.map((id) => words(id).join('')));
  for (const { text, history_item_id } of items) {
    const id = ids.find((one) => words(one).join('') === text) ?? '';
    expect((await suite.storedAudio(t, ben, history_item_id)).equals(audioOf(of(said, id)))).toBe(true);
  }
  const { entries } = await untilQuiet(t, ben);
  expect(entries.map((entry) => entry.status)).toEqual(ids.map(() => 'done'));
});

test('contexts speak at the same time', async () => {
  const client = await open({ output_format: 'pcm_16000' });
  client.send({ text: long, context_id: 'long', flush: true });
  await client.next();
  client.send({ text: 'Short.', context_id: 'short', flush: true });
  const said: ReceivedMessage[] = [];
  while (of(said, 'short').length === 0) said.push(await client.next<ReceivedMessage>());
  expect(textOf(said).length).toBeLessThan(long.length);
  client.ws.terminate();
});

test("the default context works, with both spellings of the id's field", async () => {
  const client = await open();
  client.send({ text: 'Unnamed. ' });
  client.send({ text: 'Named. ', contextId: 'x' });
  client.send({ text: 'Named again. ', context_id: 'x' });
  client.send({ text: null, flush: true });
  const said = await end(client);
  expect([textOf(of(said, 'default')), textOf(of(said, 'x'))]).toEqual(['Unnamed. ', 'Named. Named again. ']);
});

test('a sixth context is refused, and the socket stays open', async () => {
  const client = await open();
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) client.send({ text: `Hello ${id}. `, context_id: id });
  expect(await client.next()).toMatchObject({
    error: 'too_many_contexts',
    code: 1008,
    contextId: 'f',
    context_id: 'f',
  });
  client.send({ context_id: 'a', close_context: true });
  client.send({ text: 'Now there is room. ', context_id: 'f' });
  const said = await end(client);
  expect([textOf(of(said, 'a')), textOf(of(said, 'f'))]).toEqual(['', 'Now there is room. ']);
  expect(finals(said)).toHaveLength(6);
});

test('a closed context does not speak what was flushed and not begun, and nobody pays for it', async () => {
  const ben = await t.user({ tier: 'pro' });
  const client = await open({ output_format: 'pcm_16000' }, ben);
  client.send({ text: long, context_id: 'a', flush: true });
  const said = [await client.next<ReceivedMessage>()];
  client.send({ text: 'This was flushed. ', context_id: 'a', flush: true });
  client.send({ text: 'This was not. ', context_id: 'a' });
  client.send({ text: 'The text of a close is ignored.', context_id: 'a', close_context: true });
  client.send({ text: 'Never flushed. ', context_id: 'b' });
  client.send({ context_id: 'b', close_context: true });
  client.send({ context_id: 'nobody', close_context: true });
  said.push(...(await end(client)));
  const spoken = textOf(of(said, 'a'));
  expect(long.startsWith(spoken)).toBe(true);
  expect(spoken.length).toBeLessThan(long.length / 2);
  expect(textOf(of(said, 'b'))).toBe('');
  expect(
    finals(said)
      .map((one) => one.contextId)
      .sort(),
  ).toEqual(['a', 'b']);
  const { account } = await untilQuiet(t, ben);
  expect(account.credits_used).toBeGreaterThan(0);
  expect(account.credits_used).toBeLessThan(long.length / 2);
});

test('a context that is closed while it speaks stops after the current chunk', async () => {
  const ben = await t.user({ tier: 'pro' });
  const client = await open({ output_format: 'pcm_16000' }, ben);
  client.send({ text: long, context_id: 'a' });
  const said = [await client.next<ReceivedMessage>()];
  client.send({ context_id: 'a', close_context: true });
  client.send({ text: 'Yes? ', context_id: 'a', flush: true });
  while (finals(said).length === 0) said.push(await client.next<ReceivedMessage>());
  expect(textOf(said).length).toBeLessThan(long.length / 2);
  expect(long.startsWith(textOf(said))).toBe(true);
  // The same name again is another context, and is not mixed with the first.
  expect(await suite.nextText(client, 'Yes? ')).toBe('Yes? ');
  await end(client);
  const { account } = await untilQuiet(t, ben);
  expect(account.credits_used).toBeLessThan(long.length / 2);
  const items = await itemsOf(t, ben);
  expect(items.map((one) => one.is_partial).sort()).toEqual([false, true]);
});

test('other settings under the same name begin another generation', async () => {
  const ben = await t.user({ tier: 'pro' });
  const client = await open({}, ben);
  client.send({ text: 'First. ', context_id: 'a', voice_settings: { stability: 0.2 } });
  client.send({ text: 'Still first. ', context_id: 'a', voice_settings: { stability: 0.2 } });
  client.send({ text: 'Second. ', context_id: 'a', voice_settings: { stability: 0.9 } });
  const said = await end(client);
  expect([textOf(said), finals(said).length]).toEqual(['First. Still first. Second. ', 1]);
  const items = await itemsOf(t, ben);
  expect(items.map((one) => [one.text, one.settings?.stability])).toEqual([
    ['Second. ', 0.9],
    ['First. Still first. ', 0.2],
  ]);
});

test('a fault ends its own context only', async () => {
  const client = await open();
  client.send({ text: 'Hello. ', context_id: 'bad', voice_settings: { stability: 7 } });
  expect(await client.next()).toMatchObject({ error: 'invalid_voice_settings', code: 1008, contextId: 'bad' });
  client.send({ text: 'Hello again. ', context_id: 'good' });
  client.send({ text: 'Better. ', context_id: 'bad' });
  const said = await end(client);
  expect([textOf(of(said, 'good')), textOf(of(said, 'bad'))]).toEqual(['Hello again. ', 'Better. ']);
});

test('exhausted credits and an invalid message end the socket', async () => {
  const ben = await t.user({ credits: 20 });
  const client = await open({}, ben);
  client.send({ text: 'Fifteen letters', context_id: 'a', flush: true });
  await suite.nextText(client, 'Fifteen letters');
  client.send({ text: 'And ten more of them.', context_id: 'b', flush: true });
  const said = await restOf(client);
  expect(errorOf(said)).toMatchObject({ error: 'quota_exceeded' });
  expect((await client.closed).code).toBe(1008);
  expect((await untilQuiet(t, ben)).account.credits_used).toBe(15);
  const other = await open();
  other.send({ text: 'Hello. ', context_id: 'a' });
  other.send({ text: 'Hello. ', context_id: 5 });
  expect(errorOf(await restOf(other))).toMatchObject({ error: 'invalid_message' });
});

test('each context has its own timeout, a keep-alive resets it, and an empty socket ends too', async () => {
  const client = await open({ inactivity_timeout: 1 });
  client.send({ text: 'Kept. ', context_id: 'kept' });
  client.send({ text: 'Left. ', context_id: 'left' });
  const said: ReceivedMessage[] = [];
  const listening = (async () => {
    while (said.length < 1) said.push(await client.next<ReceivedMessage>());
  })();
  for (let i = 0; i < 12 || said.length < 1; i++) {
    await pause(120);
    client.send({ text: '', context_id: 'kept' });
  }
  await listening;
  expect(said).toMatchObject([{ error: 'input_timeout_exceeded', contextId: 'left' }]);
  client.send({ text: 'Still here. ', context_id: 'kept', flush: true });
  expect(await suite.nextText(client, 'Kept. Still here. ')).toBe('Kept. Still here. ');
  client.send({ context_id: 'kept', close_context: true });
  const rest = await restOf(client);
  expect(rest).toMatchObject([{ isFinal: true }, { error: 'input_timeout_exceeded' }]);
  expect(rest[1]?.contextId).toBeUndefined();
  expect((await client.closed).code).toBe(1008);
});

test('the first message of a context may carry credentials of the same or of another person', async () => {
  const ben = await t.user({ tier: 'pro' });
  const eve = await t.user({ tier: 'pro' });
  const client = await open({}, ben, { headers: {} });
  client.send({ text: ' ', context_id: 'a', xi_api_key: ben.apiKey });
  client.send({ text: 'Of Ben. ', context_id: 'a' });
  client.send({ text: 'Of Ben too. ', context_id: 'b' });
  client.send({ text: 'Of Eve. ', context_id: 'c', authorization: `Bearer ${eve.session.access}` });
  await end(client);
  expect((await itemsOf(t, ben)).map((one) => one.text).sort()).toEqual(['Of Ben too. ', 'Of Ben. ']);
  expect((await itemsOf(t, eve)).map((one) => one.text)).toEqual(['Of Eve. ']);
  const nobody = await open({}, ben, { headers: {} });
  nobody.send({ text: '', context_id: 'a' });
  expect(await restOf(nobody)).toMatchObject([{ error: 'needs_authorization' }]);
});

test('a client that leaves during five generations leaves nothing open', async () => {
  const ben = await t.user({ tier: 'pro', concurrency: 5 });
  const client = await open({ output_format: 'pcm_16000' }, ben);
  for (const id of ['a', 'b', 'c', 'd', 'e']) client.send({ text: long, context_id: id, flush: true });
  await client.next();
  client.ws.terminate();
  const { entries, account } = await untilQuiet(t, ben);
  expect(entries.length).toBeLessThanOrEqual(5);
  expect(account.credits_used).toBeLessThan(long.length * 3);
});

test('a flood of contexts and texts is bounded, and answered in the end', async () => {
  const ben = await t.user({ tier: 'pro', concurrency: 30 });
  const client = await open({ output_format: 'pcm_8000' }, ben);
  for (let i = 0; i < 2_000; i++) {
    client.send({ text: 'Ha. ', context_id: `c${i % 40}`, flush: i % 9 === 0 });
    if (i % 7 === 0) client.send({ context_id: `c${i % 40}`, close_context: true });
  }
  const said = await end(client);
  expect(said.length).toBeGreaterThan(500);
  expect(errorOf(said)?.error).toBe('too_many_contexts');
  await untilQuiet(t, ben);
});
