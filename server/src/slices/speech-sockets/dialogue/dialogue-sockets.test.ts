/** Dialogues over sockets, with both engines and the real database. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSingleUseToken } from '#contract/api-keys/api.ts';
import { testApp, type TestApp, type TestUser } from '../../../testing/app.ts';
import { openSocket } from '../../../testing/socket.ts';
import { premadeVoices } from '../../voices/voices.rules.ts';
import { itemsOf, storedAudio, untilQuiet } from '../speech-sockets.suite.ts';

const voiceOf = (name: string) => premadeVoices.find((one) => one.name === name)?.voice_id ?? '';
const ada = voiceOf('Ada');
const vera = voiceOf('Vera');
const voices = [ada, vera];

interface Received {
  audio?: string;
  alignment?: { chars: string[]; char_start_times_ms: number[]; char_durations_ms: number[] } | null;
  voice_id?: string;
  is_final_audio_for_turn?: true;
  is_final?: true;
  context_id?: string;
  error?: string;
}

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const open = (user: TestUser | undefined, kind = 'stream-input', query = '') =>
  openSocket(
    `${t.url}/v1/text-to-dialogue/${kind}?output_format=mp3_22050_32${query}`,
    user ? { 'xi-api-key': user.apiKey } : {},
  );

async function hear(messages: object[], user: TestUser | undefined, kind?: string, query?: string) {
  const client = await open(user, kind, query);
  for (const message of messages) client.send(message);
  return client.rest<Received>();
}

/** Who says what, turn by turn. */
function turnsOf(said: Received[]): [string | undefined, string][] {
  const turns: [string | undefined, string][] = [];
  let isOpen = false;
  for (const { alignment, voice_id, is_final_audio_for_turn } of said) {
    if (is_final_audio_for_turn) isOpen = false;
    if (!alignment) continue;
    const last = turns.at(-1);
    if (isOpen && last) last[1] += alignment.chars.join('');
    else turns.push([voice_id, alignment.chars.join('')]);
    isOpen = true;
  }
  return turns;
}

test('a dialogue that comes in bits is one audio, one item with its turns, and one ledger entry', async () => {
  const ben = await t.user({ tier: 'pro' });
  const said = await hear(
    [
      { voices, voice_settings: { stability: 0.4 } },
      { inputs: [{ text: 'Where were ', voice_id: ada }] },
      { inputs: [{ text: 'you?', voice_id: ada }] },
      { inputs: [{ text: 'I missed the ferry.', voice_id: vera }], flush: true },
      { inputs: [{ text: ' Sorry.', voice_id: vera }] },
      { inputs: [{ text: 'And I walked.', voice_id: vera, new_turn: true }] },
      { keep_alive: true },
      { inputs: [{ text: 'Oh.', voice_id: ada }], close_socket: true },
    ],
    ben,
  );
  const expected = [
    [ada, 'Where were you?'],
    [vera, 'I missed the ferry. Sorry.'],
    [vera, 'And I walked.'],
    [ada, 'Oh.'],
  ];
  expect(turnsOf(said)).toEqual(expected);
  expect(said.at(-1)).toEqual({ is_final: true });
  expect(said.filter((one) => one.is_final_audio_for_turn)).toHaveLength(4);
  for (const { alignment } of said) {
    if (!alignment) continue;
    expect(alignment.char_start_times_ms).toHaveLength(alignment.chars.length);
    expect(alignment.char_start_times_ms.every((time) => time >= 0)).toBe(true);
  }
  const [item, ...others] = await itemsOf(t, ben);
  expect(others).toEqual([]);
  expect(item?.dialogue?.map(({ voice_id, text }) => [voice_id, text])).toEqual(expected);
  expect(item).toMatchObject({ text: null, is_partial: false, engine: 'espeak, flite' });
  const audio = Buffer.concat(said.map((one) => Buffer.from(one.audio ?? '', 'base64')));
  expect((await storedAudio(t, ben, item?.history_item_id ?? '')).equals(audio)).toBe(true);
  const characters = expected.map(([, text]) => text).join('').length;
  const { entries } = await untilQuiet(t, ben);
  expect(entries).toMatchObject([{ status: 'done', characters, credits: characters }]);
});

test('a client that leaves pays for what was spoken of the dialogue', async () => {
  const ben = await t.user({ tier: 'pro' });
  const client = await open(ben);
  const line = 'This is a sentence that takes some time to be said aloud. ';
  client.send({ voices });
  for (let i = 0; i < 8; i++)
    client.send({ inputs: [{ text: line.repeat(4), voice_id: i % 2 ? ada : vera }], flush: true });
  await client.next();
  client.ws.terminate();
  const { entries } = await untilQuiet(t, ben);
  expect(entries[0]?.status).toBe('partial');
  expect(entries[0]?.credits).toBeGreaterThan(0);
  expect(entries[0]?.credits).toBeLessThan(8 * 4 * line.length);
  const [item] = await itemsOf(t, ben);
  expect(item?.dialogue?.map(({ text }) => text).join('').length).toBe(entries[0]?.credits);
});

test('contexts are dialogues of their own, and close_context speaks what waits', async () => {
  const ben = await t.user({ tier: 'pro' });
  const said = await hear(
    [
      { context_id: 'a', voices, inputs: [{ text: 'Hello from a.', voice_id: ada }] },
      { context_id: 'b', voices: [vera], inputs: [{ text: 'Hello from b.', voice_id: vera }] },
      { context_id: 'a', close_context: true },
      { close_socket: true },
    ],
    ben,
    'multi-stream-input',
  );
  for (const [id, voice, text] of [
    ['a', ada, 'Hello from a.'],
    ['b', vera, 'Hello from b.'],
  ]) {
    const own = said.filter(({ context_id }) => context_id === id);
    expect(turnsOf(own)).toEqual([[voice, text]]);
    expect(own.at(-1)).toEqual({ is_final: true, context_id: id });
  }
  expect(await itemsOf(t, ben)).toHaveLength(2);
});

const hello = { inputs: [{ text: 'Hi.', voice_id: ada }] };
test.each<[string, object[], string]>([
  ['no voices', [hello], 'voices_missing'],
  ['eleven voices', [{ voices: premadeVoices.slice(0, 11).map((one) => one.voice_id) }], 'too_many_voices'],
  ['a voice that was not named', [{ voices: [vera], ...hello }], 'voice_not_named'],
  ['an unknown voice', [{ voices: ['nobody00000000000000'] }], 'voice_not_found'],
  ['other voices later', [{ voices }, { voices: [ada] }], 'invalid_message'],
])('%s is an error', async (_, messages, error) => {
  const ben = await t.user();
  expect((await hear(messages, ben)).at(-1)).toMatchObject({ error, code: 1008 });
  const multi = messages.map((message) => ({ ...message, context_id: 'a' }));
  const said = await hear([...multi, { close_socket: true }], ben, 'multi-stream-input');
  expect(said.find((one) => one.error)).toMatchObject({ error, context_id: 'a' });
  expect((await untilQuiet(t, ben)).entries).toEqual([]);
});

test('silence ends the socket', async () => {
  const ben = await t.user();
  const said = await hear([{ voices }], ben, 'stream-input', '&inactivity_timeout=1');
  expect(said.at(-1)).toMatchObject({ error: 'input_timeout_exceeded' });
});

test('a single-use token for dialogues opens the socket, in the query or in the first message', async () => {
  const ben = await t.user();
  const issue = async (token_type: 'ttd_websocket' | 'tts_websocket') =>
    (await (await t.call(createSingleUseToken, ben, { params: { token_type } })).json()).token;
  const messages = [{ voices, ...hello }, { close_socket: true }];
  const byQuery = await hear(messages, undefined, 'stream-input', `&single_use_token=${await issue('ttd_websocket')}`);
  expect(byQuery.at(-1)).toEqual({ is_final: true });
  const first = { ...messages[0], single_use_token: await issue('ttd_websocket') };
  expect((await hear([first, { close_socket: true }], undefined)).at(-1)).toEqual({ is_final: true });
  const other = { ...messages[0], single_use_token: await issue('tts_websocket') };
  expect((await hear([other], undefined)).at(-1)).toHaveProperty('error');
});
