/** The list of a long history: filters, words of the text and groups of takes, page by page. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as historyApi from '#contract/history/api.ts';
import type { CallInput } from '#contract/kit/endpoint.ts';
import { testApp, type TestApp, type TestUser } from '../../testing/app.ts';

type Query = NonNullable<CallInput<typeof historyApi.listHistory>['query']>;

/** More than are compared one by one for a page. */
const many = 2600;
let t: TestApp;
let mia: TestUser;

/**
 * Item 1 is the newest. Of the text of item 7 there are three takes (7, 8 and 9), of which the middle one has another
 * voice; items 1201 to 2400 are one take that was asked for again and again.
 */
async function fill(user: TestUser, items: number): Promise<void> {
  await sql`
    INSERT INTO history_item (history_item_id, workspace_id, created_by_user_id, request_id, source, voice_id, voice_name,
      voice_category, model_id, text, settings, output_format, content_type, audio_key, audio_bytes, audio_seconds,
      alignment, credits_before, credits_after, is_partial, warnings, created_at, take_group_id, take_number)
    SELECT left(md5(${user.user_id} || i), 20), ${user.workspace_id}, ${user.user_id}, md5(i::text),
      CASE WHEN i = 2500 THEN 'STS' ELSE 'TTS' END, CASE WHEN i IN (8, 2300) THEN 'rare' ELSE 'usual' END, 'Ada', 'premade',
      CASE WHEN i IN (2200, 2300) THEN 'flash' ELSE 'full' END,
      'Item ' || i || CASE i WHEN 3 THEN ' Grüße aus Köln' WHEN 2450 THEN ' 100 % echt, qz' WHEN 2550 THEN ' Nachtigall' ELSE '' END,
      '{"stability":0.5,"similarity_boost":0.75,"style":0,"use_speaker_boost":true,"speed":1}', 'mp3_44100_128',
      'audio/mpeg', 'speech/' || i, 1000, 1, '{}', i, i, false, '[]', now() - i * interval '1 minute',
      left(md5(${user.user_id} || CASE WHEN i BETWEEN 7 AND 9 THEN 9 WHEN i BETWEEN 1201 AND 2400 THEN 2400 ELSE i END), 20),
      CASE WHEN i IN (7, 8) THEN 10 - i ELSE 1 END
    FROM generate_series(1, ${items}::integer) i`.execute(t.db);
}

const numberOf = (text: string | null) => Number(/\d+/.exec(text ?? '')?.[0]);

const list = async (query: Query, user = mia) => (await t.call(historyApi.listHistory, user, { query })).json();

/** Reads all pages, as clients do. @returns the numbers of the items, and how many there were on each page */
async function readAll(query: Query): Promise<{ found: number[]; pages: number[] }> {
  const [found, pages]: [number[], number[]] = [[], []];
  let after: string | undefined;
  for (let hasMore = true; hasMore;) {
    const page = await list({ ...query, ...(after ? { start_after_history_item_id: after } : {}) });
    found.push(...page.history.map(({ text }) => numberOf(text)));
    pages.push(page.history.length);
    after = page.last_history_item_id ?? undefined;
    hasMore = page.has_more;
    expect(pages.length).toBeLessThan(40);
  }
  return { found, pages };
}

beforeAll(async () => {
  t = await testApp();
  mia = await t.user();
  await fill(mia, many);
});
afterAll(() => t.close());

test('a word is found however far back it is, and every character of the search means itself', async () => {
  expect(await readAll({ search: 'nachtigall' })).toEqual({ found: [2550], pages: [1] });
  expect((await readAll({ search: 'GRÜSSE' })).found).toEqual([]);
  expect((await readAll({ search: 'GRÜ' })).found).toEqual([3]);
  expect((await readAll({ search: 'zyxomma' })).found).toEqual([]);
  for (const search of ['% e', '100 %']) expect((await readAll({ search })).found).toEqual([2450]);
  for (const search of ['_', '\\', 'Item 1%1']) expect((await readAll({ search })).found).toEqual([]);
  expect((await readAll({ search: 'item 24', page_size: 100 })).found).toHaveLength(111);
});

test('a page that found nothing among a thousand items says until when it looked, and the next one continues', async () => {
  const first = await list({ search: 'qz' });
  expect(first).toMatchObject({ history: [], has_more: true });
  const oldest = await list({ page_size: 1000 });
  expect([first.last_history_item_id, first.scanned_until]).toEqual([
    oldest.last_history_item_id,
    oldest.history.at(-1)?.date_unix,
  ]);
  expect(await readAll({ search: 'qz' })).toEqual({ found: [2450], pages: [0, 0, 1] });
  expect((await readAll({ search: 'qz', sort_direction: 'asc' })).pages).toEqual([1, 0, 0]);
});

test('filters find the same together, page by page, as each by itself', async () => {
  expect(await readAll({ voice_id: 'rare' })).toEqual({ found: [8, 2300], pages: [2] });
  expect(await readAll({ model_id: 'flash' })).toEqual({ found: [2200, 2300], pages: [2] });
  expect(await readAll({ source: 'STS' })).toEqual({ found: [2500], pages: [1] });
  expect((await readAll({ voice_id: 'usual', model_id: 'flash' })).found).toEqual([2200]);
  expect((await readAll({ voice_id: 'usual', search: 'nachtigall' })).found).toEqual([2550]);
  expect((await readAll({ voice_id: 'rare', search: 'nachtigall' })).found).toEqual([]);
  expect((await readAll({ model_id: 'full', source: 'TTS', page_size: 1000 })).found).toHaveLength(many - 3);
  const [oldest] = (await list({ search: 'item 2550' })).history;
  const since = { date_after_unix: oldest?.date_unix ?? 0, page_size: 1000 };
  expect((await readAll(since)).found).toHaveLength(2550);
  expect(
    (await readAll({ ...since, model_id: 'flash', date_before_unix: since.date_after_unix + 301 * 60 })).found,
  ).toEqual([2300]);
});

test('takes of one text are one entry with the ids of the others, the newest that the filters let through', async () => {
  const grouped = { latest_takes: true, page_size: 5 };
  const page = await list(grouped);
  expect(page.history.map(({ text }) => numberOf(text))).toEqual([1, 2, 3, 4, 5]);
  const next = await list({ ...grouped, start_after_history_item_id: page.last_history_item_id ?? '' });
  expect(next.history.map(({ text }) => numberOf(text))).toEqual([6, 7, 10, 11, 12]);
  const flat = (await list({ page_size: 9 })).history.map(({ history_item_id }) => history_item_id);
  expect(next.history[1]?.take).toMatchObject({ number: 3, count: 3, history_item_ids: flat.slice(6) });
  expect(page.history[0]?.take).toMatchObject({ number: 1, count: 1, history_item_ids: [flat[0]] });
  // The newest take is of another voice.
  const rare = await list({ ...grouped, voice_id: 'rare' });
  expect(rare.history.map(({ text }) => numberOf(text))).toEqual([8, 2300]);
  expect(rare.history[0]?.take).toMatchObject({ count: 3, history_item_ids: [flat[7]] });
  const opened = await list({ take_group_id: next.history[1]?.take.group_id ?? '' });
  expect(opened.history.map(({ text, take }) => [numberOf(text), take.number, take.history_item_ids])).toEqual([
    [7, 3, undefined],
    [8, 2, undefined],
    [9, 1, undefined],
  ]);
});

test('a text that was answered from the cache a thousand times is one entry, and hides nothing behind it', async () => {
  const all = await readAll({ latest_takes: true, page_size: 1000 });
  expect(all.found).toEqual(
    [...Array(many).keys()].map((i) => i + 1).filter((i) => !([8, 9].includes(i) || (i > 1201 && i <= 2400))),
  );
  const [again] = (await list({ latest_takes: true, search: 'Item 1201' })).history;
  expect(again?.take.count).toBe(1);
  const group = await list({ latest_takes: true, take_group_id: again?.take.group_id ?? '' });
  expect(group.history.map(({ take }) => take.history_item_ids?.length)).toEqual([100]);
});

test('a stranger finds nothing of it', async () => {
  const eve = await t.user();
  const [seven] = (await list({ search: 'item 7', latest_takes: true })).history;
  for (const query of [{ search: 'nachtigall' }, { latest_takes: true }, { take_group_id: seven?.take.group_id ?? '' }])
    expect((await list(query, eve)).history).toEqual([]);
});
