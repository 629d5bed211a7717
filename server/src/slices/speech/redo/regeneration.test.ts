import { afterAll, beforeAll, expect, test } from 'vitest';
import * as dialogueApi from '#contract/dialogue/api.ts';
import * as historyApi from '#contract/history/api.ts';
import * as speechApi from '#contract/speech/api.ts';
import type { SpeechQuery, SpeechRequest } from '#contract/speech/types.ts';
import { testApp, type TestApp, type TestUser } from '../../../testing/app.ts';
import { ledgerOf } from '../../../testing/ledger.ts';
import { premadeVoices } from '../../voices/voices.rules.ts';

const [voice = '', otherVoice = ''] = premadeVoices
  .filter(({ engine }) => engine.engine === 'espeak')
  .map(({ voice_id }) => voice_id);
let t: TestApp;
let mia: TestUser;
beforeAll(async () => {
  t = await testApp();
  mia = await t.user({ tier: 'growing_business' });
});
afterAll(() => t.close());

type Body = Partial<SpeechRequest> & { text: string };
interface As {
  user?: TestUser;
  voice_id?: string;
  query?: Partial<Pick<SpeechQuery, 'output_format'>> & { enable_logging?: 'true' | 'false' };
}

let seed = 1;
async function make(body: Body, { user = mia, voice_id = voice, query = {} }: As = {}) {
  const input = { params: { voice_id }, query, body: { seed: ++seed, ...body } };
  const response = await t.call(speechApi.convert, user, input);
  await response.arrayBuffer();
  return {
    status: response.status,
    id: response.headers.get('history-item-id') ?? '',
    cost: Number(response.headers.get('character-cost') ?? NaN),
  };
}

async function price(body: Body, voice_id = voice) {
  const response = await t.call(speechApi.priceSpeech, mia, { params: { voice_id }, body: { seed: ++seed, ...body } });
  const { credits, regenerations_left } = await response.json();
  return { credits, regenerations_left };
}

test('two takes of an unchanged text are free, and the ledger says why; the third is charged', async () => {
  const text = 'The heron stands on one leg.';
  const full = text.length;
  const first = await make({ text });
  expect(first.cost).toBe(full);
  expect(await price({ text })).toEqual({ credits: full, regenerations_left: null });
  const costs: number[] = [];
  let last = first.id;
  for (const left of [2, 1, 0, 0]) {
    const body = { text, take_of: last };
    expect(await price(body)).toEqual({ credits: left > 0 ? 0 : full, regenerations_left: left });
    const take = await make(body);
    costs.push(take.cost);
    // A take belongs to the item that was paid for first, whichever take of it a request names.
    last = take.id;
  }
  expect(costs).toEqual([0, 0, full, full]);
  const { entries } = await ledgerOf(t, mia);
  expect(entries.slice(-5).map(({ credits, status, free_reason }) => [credits, status, free_reason])).toEqual([
    [full, 'done', null],
    [0, 'done', 'free_regeneration'],
    [0, 'done', 'free_regeneration'],
    [full, 'done', null],
    [full, 'done', null],
  ]);
});

test('of ten regenerations at once exactly two are free, and the balance agrees', async () => {
  const text = 'Ten geese fly over the weir at once.';
  const { id } = await make({ text });
  const before = (await ledgerOf(t, mia)).entries.length;
  const takes = await Promise.all(Array.from({ length: 10 }, () => make({ text, take_of: id })));
  expect(takes.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(takes.filter(({ cost }) => cost === 0)).toHaveLength(2);
  expect(takes.filter(({ cost }) => cost === text.length)).toHaveLength(8);
  const { entries } = await ledgerOf(t, mia);
  const added = entries.slice(before);
  expect(added.reduce((sum, { credits }) => sum + credits, 0)).toBe(8 * text.length);
  expect(added.filter(({ free_reason }) => free_reason === 'free_regeneration')).toHaveLength(2);
});

test('nothing is free of a text, voice or setting that changed, of a redo, or of a stranger’s item', async () => {
  const text = 'A coot builds its nest on the water.';
  const { id } = await make({ text });
  const changed: [Body, As?][] = [
    [{ text: `${text} Twice.`, take_of: id }],
    [{ text, take_of: id }, { voice_id: otherVoice }],
    [{ text, take_of: id, voice_settings: { speed: 1.1 } }],
    [{ text, take_of: id, model_id: 'eleven_flash_v2_5' }],
    [{ text, take_of: id, apply_text_normalization: 'off' }],
    [{ text, redo_of: id, redo_sentences: [0] }],
    [{ text }],
  ];
  for (const [body, as] of changed) expect((await make(body, as)).cost, JSON.stringify([body, as])).toBeGreaterThan(0);
  const stranger = await t.user({ tier: 'growing_business' });
  expect(await make({ text, take_of: id }, { user: stranger })).toMatchObject({ status: 404 });
  // Another file format sounds the same, and so does what is not kept.
  expect((await make({ text, take_of: id }, { query: { output_format: 'mp3_22050_32' } })).cost).toBe(0);
  expect((await make({ text, take_of: id }, { query: { enable_logging: 'false' } })).cost).toBe(0);
  expect((await make({ text, take_of: id })).cost).toBe(text.length);
});

test('copies from the cache share the two takes of what they copy, and a deleted take gives none back', async () => {
  const text = 'Moorhens dive at noon.';
  const original = await make({ text, seed: 5 });
  const copy = await make({ text, seed: 5 });
  expect(copy.cost).toBe(0);
  const first = await make({ text, take_of: copy.id });
  const second = await make({ text, take_of: original.id });
  expect([first.cost, second.cost]).toEqual([0, 0]);
  for (const { id } of [original, first])
    await t.call(historyApi.deleteHistoryItem, mia, { params: { history_item_id: id } });
  expect((await make({ text, take_of: copy.id })).cost).toBe(text.length);
  expect((await make({ text, take_of: second.id })).cost).toBe(text.length);
});

test('a free take needs no credits', async () => {
  const poor = await t.user();
  const limit = (credits: number) =>
    t.db
      .updateTable('credit_account')
      .set({ credit_limit: credits })
      .where('workspace_id', '=', poor.workspace_id)
      .execute();
  // Long enough to be priced before it is prepared.
  const text = 'The grebe dives and comes up again. '.repeat(20);
  const { id } = await make({ text }, { user: poor });
  await limit(0);
  expect(await make({ text, take_of: id }, { user: poor })).toMatchObject({ status: 200, cost: 0 });
  expect(await make({ text }, { user: poor })).toMatchObject({ status: 401 });
});

test('after thirty days a take is charged, and is an original itself', async () => {
  const text = 'Swifts leave in August.';
  const { id } = await make({ text });
  await t.db
    .updateTable('generation')
    .set({ created_at: new Date(Date.now() - 31 * 86_400_000) })
    .where('generation_id', '=', id)
    .execute();
  expect(await price({ text, take_of: id })).toEqual({ credits: text.length, regenerations_left: null });
  const late = await make({ text, take_of: id });
  expect(late.cost).toBe(text.length);
  expect((await make({ text, take_of: late.id })).cost).toBe(0);
});

test('a dialogue has two free takes too, and its price says so', async () => {
  const inputs = [
    { text: 'Is the lock open?', voice_id: voice },
    { text: 'Since noon.', voice_id: otherVoice },
  ];
  const full = inputs.map(({ text }) => text).join('').length;
  const speakAll = async (body: { take_of?: string; turns?: typeof inputs }) => {
    const { turns = inputs, ...more } = body;
    const response = await t.call(dialogueApi.convertDialogue, mia, { body: { inputs: turns, seed: ++seed, ...more } });
    await response.arrayBuffer();
    return {
      id: response.headers.get('history-item-id') ?? '',
      cost: Number(response.headers.get('character-cost') ?? NaN),
    };
  };
  const priceAll = async (take_of: string) =>
    (await t.call(dialogueApi.priceDialogue, mia, { body: { inputs, seed: ++seed, take_of } })).json();
  const first = await speakAll({});
  expect(first.cost).toBe(full);
  expect(await priceAll(first.id)).toMatchObject({ credits: 0, regenerations_left: 2, is_cached: false });
  const swapped = inputs.map(({ text }, at) => ({ text, voice_id: inputs[1 - at]!.voice_id }));
  expect((await speakAll({ take_of: first.id, turns: swapped })).cost).toBe(full);
  const takes = await Promise.all(Array.from({ length: 4 }, () => speakAll({ take_of: first.id })));
  expect(takes.map(({ cost }) => cost).toSorted((a, b) => a - b)).toEqual([0, 0, full, full]);
  expect(await priceAll(first.id)).toMatchObject({ credits: full, regenerations_left: 0 });
});
