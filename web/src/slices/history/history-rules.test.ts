import { describe, expect, test } from 'vitest';
import type { HistoryItem } from '#contract/history/types.ts';
import { toBatches } from './batches.ts';
import { csvOf } from './csv.ts';
import { isFiltered, noFilters, queryOf as queryOfView, readFilters, writeFilters, type Filters } from './filters.ts';
import {
  changedGroups,
  itemsOf,
  mergeFirstPage,
  nextCursor,
  withItem,
  withoutItems,
  type HistoryPage,
} from './list/list-pages.ts';
import { groupByDay, onePerGroup, withoutHidden, withTakes, type ListRow } from './list/rows.ts';
import { nothingSelected, selectAll, toggleItem, withinList } from './list/selection.ts';

const item = (id: string, change: Partial<HistoryItem> = {}): HistoryItem => ({
  history_item_id: id,
  request_id: `r${id}`,
  voice_id: 'v',
  model_id: 'm',
  voice_name: 'Ada',
  voice_category: 'premade',
  engine: null,
  text: `Text ${id}`,
  date_unix: 0,
  character_count_change_from: 10,
  character_count_change_to: 16,
  content_type: 'audio/mpeg',
  state: 'created',
  settings: { speed: 1, stability: 0.5, similarity_boost: 0.75, style: 0, use_speaker_boost: true },
  feedback: null,
  share_link_id: null,
  source: 'TTS',
  output_format: 'mp3_44100_128',
  dialogue: null,
  alignments: null,
  is_partial: false,
  duration_seconds: 2.5,
  size_bytes: 1000,
  language_code: null,
  seed: null,
  take: { group_id: id, number: 1, count: 1, name: null, is_final: false },
  warnings: [],
  ...change,
});

const page = (letters: string, has_more = true): HistoryPage => ({
  history: [...letters].map((letter) => item(letter)),
  has_more,
  last_history_item_id: letters.at(-1) ?? null,
  scanned_until: null,
});
const letters = (pages: readonly HistoryPage[]) =>
  pages.map(({ history }) => history.map(({ history_item_id }) => history_item_id).join('')).join('|');

describe('pages', () => {
  test('what is new comes first and nothing else is read', () => {
    expect(letters(mergeFirstPage([page('def'), page('ghi')], page('abcde')))).toBe('abcdef|ghi');
    expect(letters(mergeFirstPage([page('abc')], page('abc')))).toBe('abc');
  });

  test('what the fresh page should have and has not is gone', () => {
    expect(letters(mergeFirstPage([page('abc'), page('def')], page('xacd')))).toBe('xacd|ef');
  });

  test('a hole starts the list again, and a page that is all there is replaces it', () => {
    expect(letters(mergeFirstPage([page('ghi')], page('abc')))).toBe('abc');
    const [only] = mergeFirstPage([page('ab'), page('cd', false)], page('xb', false));
    expect([letters([only!]), only!.has_more]).toEqual(['xb', false]);
  });

  test('the next page starts after the last item that is still there', () => {
    expect(nextCursor([page('abc'), page('def')])).toBe('f');
    expect(nextCursor([page('abc'), page('def', false)])).toBeUndefined();
    const left = withoutItems([page('abc'), page('def')], new Set(['c', 'd', 'e', 'f']));
    expect([letters(left), nextCursor(left)]).toEqual(['ab|', 'b']);
  });

  test('a search goes on where the server stopped, also after a page that found nothing', () => {
    const empty = { ...page(''), last_history_item_id: 'm' };
    expect(nextCursor([page('abc'), empty])).toBe('m');
    // The item at which it stopped was deleted.
    expect(nextCursor(withoutItems([page('abc'), empty], new Set(['m'])))).toBe('c');
    const [merged] = mergeFirstPage([page('abc'), page('def')], page('xab'));
    expect(nextCursor([merged!])).toBe('c');
  });

  test('pages that nothing changed in stay the same values', () => {
    const pages = [page('abc'), page('def')];
    expect(withoutItems(pages, new Set(['e']))[0]).toBe(pages[0]);
    const changed = withItem(pages, item('e', { text: 'new' }));
    expect(changed[0]).toBe(pages[0]);
    expect(itemsOf(changed)[4]?.text).toBe('new');
  });
});

describe('days', () => {
  const at = (day: number, hour: number) => new Date(2026, 10, day, hour).getTime() / 1000;

  test('each day has one heading, also over the change of the clock', () => {
    const dates = [at(21, 9), at(21, 0), at(20, 23), at(2, 12), at(1, 23), at(1, 0)];
    const items = dates.map((date_unix, index) => item(`i${index}`, { date_unix }));
    const named: number[] = [];
    const rows = groupByDay(items, (unix) => {
      named.push(unix);
      return String(new Date(unix * 1000).getDate());
    });
    expect(
      rows.map((row) => (row.kind === 'day' ? `[${row.label}]` : row.kind === 'item' && row.place)).join(' '),
    ).toBe('[21] 0 1 [20] 2 [2] 3 [1] 4 5');
    expect(named).toHaveLength(4);
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
  });

  test('a hundred thousand items are grouped within a picture or two', () => {
    const items = Array.from({ length: 100_000 }, (_, index) => item(`i${index}`, { date_unix: 1.7e9 - index * 300 }));
    const start = process.threadCpuUsage();
    const rows = groupByDay(items, String);
    expect(rows.length).toBeGreaterThan(100_300);
    // Grouping takes about thirty milliseconds. Formatting a date for every item would take seconds.
    expect(process.threadCpuUsage(start).user / 1000).toBeLessThan(1500);
  });
});

describe('groups of takes', () => {
  const take = (id: string, group: string, ids?: string[]) =>
    item(id, {
      take: {
        group_id: group,
        number: 1,
        count: 3,
        name: null,
        is_final: false,
        ...(ids ? { history_item_ids: ids } : {}),
      },
    });
  const groups = [take('a', 'a', ['a']), take('f', 'b', ['f', 'd', 'b']), take('c', 'c', ['c'])];
  const takes = [take('f', 'b'), take('d', 'b'), take('b', 'b')];
  const open = new Map([['b', { takes, note: null }]]);
  const none: ReadonlySet<string> = new Set();
  const shown = (rows: readonly ListRow[]) =>
    rows.flatMap((row) =>
      row.kind === 'item' ? [`${row.key}${row.isTake ? '*' : ''}${row.place}`] : row.kind === 'note' ? [row.note] : [],
    );

  test('open to the other takes below the newest', () => {
    const rows = groupByDay(groups, () => '');
    expect(shown(withTakes(rows, new Map(), none))).toEqual(['a0', 'f1', 'c2']);
    expect(shown(withTakes(rows, open, none))).toEqual(['a0', 'f1', 'd*2', 'b*3', 'c4']);
    expect(shown(withTakes(rows, open, new Set(['d'])))).toEqual(['a0', 'f1', 'b*2', 'c3']);
    const loading = new Map([['b', { takes: [], note: 'loading' as const }]]);
    expect(shown(withTakes(rows, loading, none))).toEqual(['a0', 'f1', 'loading', 'c2']);
  });

  test('are shown once, by the newest take that is not hidden', () => {
    expect(onePerGroup([take('g', 'b', ['g', 'f']), ...groups]).map((one) => one.history_item_id)).toEqual([
      'g',
      'a',
      'c',
    ]);
    expect(onePerGroup([take('d', 'b'), take('b', 'b')])).toHaveLength(2);
    expect(withoutHidden(groups, none, open)).toEqual(groups);
    const [, next] = withoutHidden(groups, new Set(['f']), open);
    expect([next?.history_item_id, next?.take.history_item_ids]).toEqual(['d', ['d', 'b']]);
    const idsOf = (hidden: string[]) =>
      withoutHidden(groups, new Set(hidden), new Map()).map((one) => one.history_item_id);
    expect([idsOf(['f']), idsOf(['f', 'd', 'b']), idsOf(['d'])]).toEqual([
      ['a', 'c'],
      ['a', 'c'],
      ['a', 'f', 'c'],
    ]);
  });

  test('are shown by the take before when the newest is deleted, whose numbers are then read again', () => {
    const pages = [{ ...page(''), history: groups, last_history_item_id: 'c' }];
    const left = withoutItems(pages, new Set(['f', 'c']));
    expect(letters(left)).toBe('ad');
    expect(itemsOf(left)[1]?.take.history_item_ids).toEqual(['d', 'b']);
    expect(changedGroups(pages, new Set(['f', 'c']))).toEqual(['d']);
    expect(changedGroups(pages, new Set(['b', 'a']))).toEqual(['f']);
    expect(letters(withoutItems(pages, new Set(['b', 'd', 'f'])))).toBe('ac');
    expect(itemsOf(withItem(left, take('d', 'b')))[1]?.take.history_item_ids).toEqual(['d', 'b']);
  });

  test('that are closed are selected as one', () => {
    const idsOf = (id: string) => (id === 'f' ? ['f', 'd', 'b'] : [id]);
    const one = toggleItem(nothingSelected, ['a', 'f', 'c'], 'a', false, idsOf);
    const range = toggleItem(one, ['a', 'f', 'c'], 'f', true, idsOf);
    expect([...range.ids].sort()).toEqual(['a', 'b', 'd', 'f']);
    const without = { ...range, ids: new Set(['a', 'f']) };
    expect([...toggleItem(without, ['a', 'f', 'c'], 'f', false, idsOf).ids].sort()).toEqual(['a', 'b', 'd', 'f']);
    expect([...toggleItem(range, ['a', 'f', 'c'], 'f', false, idsOf).ids]).toEqual(['a']);
  });

  test('are the way of the list unless the address or the reader says otherwise', () => {
    const now = new Date();
    expect(queryOfView(noFilters, 'latest', now)).toEqual({ latest_takes: true });
    expect(queryOfView(noFilters, 'all', now)).toEqual({});
    expect(queryOfView({ ...noFilters, takes: 'b' }, 'latest', now)).toEqual({ take_group_id: 'b' });
    for (const takes of ['latest', 'all']) expect(readFilters({ takes })).toEqual(noFilters);
    expect(isFiltered(readFilters({ takes: 'all' }))).toBe(false);
  });
});

describe('selection', () => {
  const order = ['a', 'b', 'c', 'd', 'e'];
  const chosen = (selection: { ids: ReadonlySet<string> }) => [...selection.ids].sort().join('');

  test('Shift takes everything from the last one, in both directions', () => {
    const one = toggleItem(nothingSelected, order, 'd', false);
    const range = toggleItem(one, order, 'b', true);
    expect(chosen(range)).toBe('bcd');
    expect(chosen(toggleItem(range, order, 'e', true))).toBe('bcde');
  });

  test('Shift on a chosen one lets the range go', () => {
    const all = toggleItem(selectAll(order), order, 'b', false);
    expect(chosen(all)).toBe('acde');
    expect(chosen(toggleItem(all, order, 'd', true))).toBe('ae');
  });

  test('Shift without a start is a plain click, and what left the list is not chosen', () => {
    expect(chosen(toggleItem(nothingSelected, order, 'c', true))).toBe('c');
    const both = selectAll(order);
    expect(chosen(withinList(both, ['a', 'e', 'x']))).toBe('ae');
    expect(withinList(both, order)).toBe(both);
  });
});

const queryOf = (filters: Filters, now: Date) => queryOfView(filters, 'all', now);

describe('filters in the address', () => {
  test('come back as they were written', () => {
    const filters = {
      search: 'sea & sky',
      voice: 'v1',
      model: 'm1',
      source: 'TTS',
      date: { from: '2026-11-01', to: '' },
      takes: 'group1',
    } as const;
    const params = Object.fromEntries(Object.entries(writeFilters(filters)).filter(([, value]) => value !== undefined));
    expect(readFilters(params)).toEqual(filters);
    expect(readFilters({ date: '7d' }).date).toBe('7d');
    expect(Object.values(writeFilters(noFilters)).every((value) => value === undefined)).toBe(true);
  });

  test('what an address cannot mean is left out', () => {
    for (const date of ['..', '2026-13-01..', 'tomorrow', '1..2', '2026-01-01..2026-01-02..'])
      expect(readFilters({ date }).date).toBeNull();
    expect(isFiltered(readFilters({ source: 'x', date: 'y', item: 'z' }))).toBe(false);
    expect(isFiltered(readFilters({ date: 'today' }))).toBe(true);
  });

  test('days start and end at midnight where the reader is', () => {
    const now = new Date(2026, 10, 21, 15, 30);
    const unix = (day: number) => new Date(2026, 10, day).getTime() / 1000;
    const dated = (date: string) => queryOf(readFilters({ date }), now);
    expect(dated('today')).toEqual({ date_after_unix: unix(21) });
    expect(dated('7d')).toEqual({ date_after_unix: unix(15) });
    expect(dated('2026-11-03..2026-11-05')).toEqual({ date_after_unix: unix(3), date_before_unix: unix(6) });
    expect(dated('..2026-11-05')).toEqual({ date_before_unix: unix(6) });
    // The query must not change during the day, because it is part of the cache key of the list.
    expect(queryOf(readFilters({ date: '30d' }), new Date(2026, 10, 21, 1))).toEqual(dated('30d'));
  });
});

describe('CSV', () => {
  test('quotes what has to be quoted and disarms formulas', () => {
    const [line] = csvOf([item('a', { text: 'Say "yes",\nplease', voice_name: '=HYPERLINK(1)' })]).split('\r\n');
    expect(line).toBe(
      `1970-01-01T00:00:00.000Z,"Say ""yes"",\nplease",'=HYPERLINK(1),m,2.5,6,mp3_44100_128,1,0.5,0.75,0,true,a,ra`,
    );
  });

  test('leaves empty what is not known', () => {
    const unknown = item('a', { settings: null, model_id: null, duration_seconds: null, output_format: null });
    expect(csvOf([unknown])).toBe('1970-01-01T00:00:00.000Z,Text a,Ada,,,6,,,,,,,a,ra\r\n');
  });
});

test('batches hold everything once and in order', () => {
  expect(toBatches([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(toBatches([], 2)).toEqual([]);
});
