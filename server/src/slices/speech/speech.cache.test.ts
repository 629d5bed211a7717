import { afterAll, beforeAll, expect, test } from 'vitest';
import * as historyApi from '#contract/history/api.ts';
import * as speechApi from '#contract/speech/api.ts';
import type { SpeechQuery, SpeechRequest } from '#contract/speech/types.ts';
import { withoutTag } from '../../testing/mp3.ts';
import { testApp, type TestApp, type TestUser } from '../../testing/app.ts';
import { ledgerOf } from '../../testing/ledger.ts';
import { premadeVoices } from '../voices/voices.rules.ts';
import { testVoice } from '../../testing/voice.ts';

const voice = testVoice.voice_id;
const otherVoice = premadeVoices.find((one) => one !== testVoice)?.voice_id ?? '';
let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

async function ask(
  user: TestUser,
  body: Partial<SpeechRequest> & { text: string },
  query: Partial<Pick<SpeechQuery, 'output_format'>> & { enable_logging?: 'true' | 'false' } = {},
  voice_id = voice,
) {
  const response = await t.call(speechApi.convert, user, { params: { voice_id }, query, body });
  return {
    status: response.status,
    audio: Buffer.from(await response.arrayBuffer()),
    cost: response.headers.get('character-cost'),
    cache: response.headers.get('x-veery-cache'),
    id: response.headers.get('history-item-id') ?? '',
  };
}

const itemOf = async (user: TestUser, history_item_id: string) =>
  (await t.call(historyApi.getHistoryItem, user, { params: { history_item_id } })).json();

const audioOf = async (user: TestUser, history_item_id: string) => {
  const response = await t.call(historyApi.getHistoryAudio, user, { params: { history_item_id } });
  return { status: response.status, audio: Buffer.from(await response.arrayBuffer()) };
};

const remove = (user: TestUser, history_item_id: string) =>
  t.call(historyApi.deleteHistoryItem, user, { params: { history_item_id } });

test('an identical request gets the same audio and an item of its own, for free', async () => {
  const mia = await t.user();
  const first = await ask(mia, { text: 'Good morning from the harbour.' });
  const second = await ask(mia, { text: 'Good morning from the harbour.' });
  expect([first.cost, first.cache]).toEqual(['30', 'miss']);
  expect([second.status, second.cost, second.cache]).toEqual([200, '0', 'hit']);
  expect(second.audio.equals(first.audio)).toBe(true);
  expect(second.id).not.toBe(first.id);
  const item = await itemOf(mia, second.id);
  expect(item.alignments?.alignment.characters.join('')).toBe('Good morning from the harbour.');
  expect([item.character_count_change_from, item.character_count_change_to]).toEqual([30, 30]);
  const { account, entries } = await ledgerOf(t, mia);
  expect(account).toMatchObject({ credits_used: 30, credits_reserved: 0, running: 0 });
  expect(entries.map(({ status, credits, characters }) => [status, credits, characters])).toEqual([
    ['done', 30, 30],
    ['cached', 0, 30],
  ]);
});

test('audio whose file is missing is spoken again, and serves the next request', async () => {
  const mia = await t.user();
  const body = { text: 'The lost tide table.' };
  const first = await ask(mia, body);
  const item = t.db.selectFrom('history_item').select('audio_key').where('history_item_id', '=', first.id);
  await t.parts.storage.remove((await item.executeTakeFirstOrThrow()).audio_key);
  const second = await ask(mia, body);
  expect(second).toMatchObject({ status: 200, cache: 'miss', cost: '20' });
  const third = await ask(mia, body);
  expect(third).toMatchObject({ status: 200, cache: 'hit', cost: '0' });
  expect(third.audio.equals(second.audio)).toBe(true);
  expect((await audioOf(mia, first.id)).status).toBe(410);
  for (const { id } of [first, second, third]) expect((await remove(mia, id)).status).toBe(200);
});

test('a cache hit needs neither credits nor concurrency', async () => {
  const mia = await t.user({ credits: 10, concurrency: 1 });
  await ask(mia, { text: 'Ten chars.' });
  expect((await ask(mia, { text: 'Ten chars!' })).status).toBe(401);
  expect(await ask(mia, { text: 'Ten chars.' })).toMatchObject({ status: 200, cost: '0' });
});

test('anything that changes the audio is another request', async () => {
  const mia = await t.user({ tier: 'creator' });
  const body = { text: 'There are 12 boats.' };
  await ask(mia, body);
  const others = [
    await ask(mia, { ...body, seed: 7 }),
    await ask(mia, { ...body, seed: 8 }),
    await ask(mia, { ...body, voice_settings: { speed: 1.1 } }),
    await ask(mia, { ...body, model_id: 'eleven_flash_v2_5' }),
    await ask(mia, { ...body, language_code: 'de' }),
    await ask(mia, { ...body, apply_text_normalization: 'off' }),
    await ask(mia, body, { output_format: 'pcm_16000' }),
    await ask(mia, body, {}, otherVoice),
  ];
  expect(others.map(({ cache }) => cache)).toEqual(others.map(() => 'miss'));
  expect(await ask(mia, { ...body, seed: 7 })).toMatchObject({ cache: 'hit', cost: '0' });
});

test('another spelling that sounds the same is a hit, with the times of its own letters', async () => {
  const mia = await t.user();
  const first = await ask(mia, { text: 'There are 12 boats.' });
  const second = await ask(mia, { text: 'There are twelve boats.' });
  expect(second).toMatchObject({ cache: 'hit', cost: '0' });
  expect(second.audio.equals(first.audio)).toBe(true);
  const { alignments, text } = await itemOf(mia, second.id);
  expect(text).toBe('There are twelve boats.');
  expect(alignments?.alignment.characters.join('')).toBe(text);
  expect(alignments?.normalized_alignment.characters.join('')).toContain('twelve');
  const times = alignments?.alignment.character_end_times_seconds ?? [];
  expect(times.at(-1)).toBeGreaterThan(1);
});

test('a hit has the times of the whole text, in one object and as lines', async () => {
  const mia = await t.user();
  const body = { text: 'The ferry leaves at 9. [laughs]' };
  const params = { voice_id: voice };
  const first = await (await t.call(speechApi.convertWithTimestamps, mia, { params, body })).json();
  const second = await t.call(speechApi.convertWithTimestamps, mia, { params, body });
  expect(second.headers.get('x-veery-cache')).toBe('hit');
  expect(await second.json()).toEqual(first);
  const lines = await t.call(speechApi.streamWithTimestamps, mia, { params, body });
  const objects = (await lines.text())
    .split('\n\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as typeof first);
  // The length of a stream is not known at its beginning, so it has no tag.
  const streamed = Buffer.concat(objects.map(({ audio_base64 }) => Buffer.from(audio_base64, 'base64')));
  expect(streamed.equals(withoutTag(Buffer.from(first.audio_base64, 'base64')))).toBe(true);
  expect(objects.flatMap(({ alignment }) => alignment?.characters ?? []).join('')).toBe(body.text);
});

test('without logging the cache is neither read nor written', async () => {
  const mia = await t.user();
  const off = { enable_logging: 'false' } as const;
  const body = { text: 'Between you and me.' };
  expect((await ask(mia, body, off)).cache).toBe('miss');
  expect((await ask(mia, body)).cache).toBe('miss');
  expect(await ask(mia, body, off)).toMatchObject({ cache: 'miss', cost: '19', id: '' });
});

test('no other workspace gets hits', async () => {
  const [mia, sam] = [await t.user(), await t.user()];
  const body = { text: 'Only in this house.' };
  await ask(mia, body);
  expect((await ask(sam, body)).cache).toBe('miss');
});

test('the audio is deleted with the last item that uses it', async () => {
  const mia = await t.user();
  const body = { text: 'Three times the same.' };
  const ids = [await ask(mia, body), await ask(mia, body), await ask(mia, body)].map(({ id }) => id);
  const [first = '', second = '', third = ''] = ids;
  await remove(mia, first);
  expect((await audioOf(mia, second)).status).toBe(200);
  const again = await ask(mia, body);
  expect(again.cache).toBe('hit');
  await Promise.all([second, third, again.id].map((id) => remove(mia, id)));
  await expect.poll(() => t.db.selectFrom('file_removal').selectAll().execute()).toEqual([]);
  const files: string[] = [];
  for await (const file of t.parts.storage.list('speech')) files.push(file.key);
  const kept = await t.db.selectFrom('history_item').select('audio_key').execute();
  expect(files.sort()).toEqual([...new Set(kept.map(({ audio_key }) => audio_key))].sort());
  expect((await ask(mia, body)).cache).toBe('miss');
});
