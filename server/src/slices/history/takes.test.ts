import { afterAll, beforeAll, expect, test } from 'vitest';
import * as historyApi from '#contract/history/api.ts';
import * as speechApi from '#contract/speech/api.ts';
import { testApp, type TestApp, type TestUser } from '../../testing/app.ts';
import { premadeVoices } from '../voices/voices.rules.ts';

const params = { voice_id: premadeVoices[0]?.voice_id ?? '' };
let t: TestApp;
let mia: TestUser;
beforeAll(async () => {
  t = await testApp();
  mia = await t.user();
});
afterAll(() => t.close());

async function make(text: string, more: { seed?: number; take_of?: string } = {}, user = mia): Promise<string> {
  const response = await t.call(speechApi.convert, user, { params, body: { text, ...more } });
  await response.arrayBuffer();
  return response.headers.get('history-item-id') ?? String(response.status);
}

const takeOf = async (history_item_id: string) =>
  (await (await t.call(historyApi.getHistoryItem, mia, { params: { history_item_id } })).json()).take;

const update = (history_item_id: string, body: { name?: string | null; is_final?: boolean }, user = mia) =>
  t.call(historyApi.updateTake, user, { params: { history_item_id }, body });

test('items of one text are takes of one another, also when it was corrected, and are listed together', async () => {
  const first = await make('The ferry leaves at nine.', { seed: 1 });
  const second = await make('The ferry leaves at nine.', { seed: 2 });
  const other = await make('Something else.');
  const corrected = await make('The ferry leaves at ten.', { take_of: second });
  const later = await make('The ferry leaves at ten.', { seed: 3 });
  const again = await make('The ferry leaves at nine.', { seed: 2 });
  const takes = await Promise.all([first, second, corrected, later, again].map(takeOf));
  expect(takes.map(({ group_id }) => group_id)).toEqual([first, first, first, first, first]);
  // The last one came from the cache: the same audio is the same take.
  expect(takes.map(({ number, count }) => [number, count])).toEqual([1, 2, 3, 4, 2].map((number) => [number, 4]));
  expect(await takeOf(other)).toEqual({ group_id: other, number: 1, count: 1, name: null, is_final: false });
  const list = async (query: { take_group_id?: string; latest_takes?: 'true' }) =>
    (await (await t.call(historyApi.listHistory, mia, { query })).json()).history.map((one) => one.history_item_id);
  expect(await list({ take_group_id: first })).toEqual([again, later, corrected, second, first]);
  expect(await list({ latest_takes: 'true' })).toEqual([again, other]);
});

test('an item says with which seed and language it was made, and how large it is, also where it came from the cache', async () => {
  const itemOf = async (history_item_id: string) =>
    (await t.call(historyApi.getHistoryItem, mia, { params: { history_item_id } })).json();
  const text = 'Bells over the bay.';
  const idOf = async (body: object) => {
    const answer = await t.call(speechApi.convert, mia, { params, body: { text, ...body } });
    await answer.arrayBuffer();
    return answer.headers.get('history-item-id') ?? '';
  };
  const made = await idOf({ seed: 4294967295, language_code: 'en' });
  const again = await idOf({ seed: 4294967295, language_code: 'en' });
  const file = await t.call(historyApi.getHistoryAudio, mia, { params: { history_item_id: made } });
  const size_bytes = (await file.arrayBuffer()).byteLength;
  for (const id of [made, again])
    expect(await itemOf(id)).toMatchObject({ seed: 4294967295, language_code: 'en', size_bytes });
  expect(await itemOf(await idOf({}))).toMatchObject({ seed: null, language_code: null });
});

test('a take is named and marked final, with all items of its audio, and only one of a text is final', async () => {
  const first = await make('We are under way.', { seed: 1 });
  const second = await make('We are under way.', { seed: 2 });
  expect((await (await update(first, { name: '  Softer close ', is_final: true })).json()).take).toMatchObject({
    name: 'Softer close',
    is_final: true,
  });
  const copy = await make('We are under way.', { seed: 1 });
  expect(await takeOf(copy)).toMatchObject({ number: 1, name: 'Softer close', is_final: true });
  await update(second, { is_final: true });
  const finals = async () => (await Promise.all([first, second, copy].map(takeOf))).map((take) => take.is_final);
  expect(await finals()).toEqual([false, true, false]);
  expect(await takeOf(copy)).toMatchObject({ name: 'Softer close' });
  await update(copy, { name: '' });
  expect(await takeOf(first)).toMatchObject({ name: null });
  await update(first, { is_final: false });
  await update(second, {});
  expect(await finals()).toEqual([false, true, false]);
  await update(second, { is_final: false });
  expect(await finals()).toEqual([false, false, false]);
});

test('takes of others are not found, and a name has its length', async () => {
  const mine = await make('Mine alone.');
  const eve = await t.user();
  expect((await update(mine, { name: 'Hers' }, eve)).status).toBe(404);
  expect(await make('Hers now.', { take_of: mine }, eve)).toBe('404');
  expect((await update(mine, { name: 'x'.repeat(61) })).status).toBe(422);
});
