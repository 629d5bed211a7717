/**
 * The pages of the history. The items of a page are found in an index that is in the order of the list. What no index
 * knows in that order (words of the text, several filters at once, the newest take of each text) is compared item by item,
 * for a limited number of items a page, so that a page of a million items is as quick as one of a thousand.
 */
import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { Scope } from '../../kernel/context.ts';
import type { Database } from '../../kernel/db/db-types.gen.ts';
import { feedbackOfItem } from './feedback/item-feedback.store.ts';

export interface Page {
  page_size: number;
  start_after_history_item_id?: string | undefined;
  voice_id?: string | undefined;
  model_id?: string | undefined;
  search?: string | undefined;
  source?: string | undefined;
  date_before_unix?: number | undefined;
  date_after_unix?: number | undefined;
  take_group_id?: string | undefined;
  latest_takes?: boolean;
  sort_direction: 'asc' | 'desc';
}

export type ListedItem = Awaited<ReturnType<typeof readRows>>[number];

/** Items that are compared one by one for a page. */
const maxCompared = 1000;
/** Ids that are told of one group. */
const maxGroupItems = 100;

/** Every column but the alignments and the peaks, which are large and read for one item at a time. */
export const listed = [
  'history_item_id',
  'request_id',
  'source',
  'voice_id',
  'voice_name',
  'voice_category',
  'model_id',
  'text',
  'settings',
  'output_format',
  'content_type',
  'audio_seconds',
  'audio_bytes',
  'language_code',
  'seed',
  'engine',
  'credits_before',
  'credits_after',
  'is_partial',
  'warnings',
  'created_at',
  'take_group_id',
  'take_number',
  'take_name',
  'is_final',
  'share_link_id',
  'dialogue',
] as const;

/** A member sees their own items in their workspace. */
export const own = (scope: Scope) =>
  scope.db
    .selectFrom('history_item')
    .where('workspace_id', '=', scope.actor.workspace_id)
    .where('created_by_user_id', '=', scope.actor.user_id);

/**
 * How many takes there are of the item's text. Items with the same audio are one take, so a text that was answered from
 * the cache a hundred thousand times has one: the index is read from one number to the next.
 */
export const countTakes = () => sql<number>`(
  WITH RECURSIVE take AS (
    SELECT min(other.take_number) AS number FROM history_item other
    WHERE other.workspace_id = history_item.workspace_id AND other.take_group_id = history_item.take_group_id
    UNION ALL
    SELECT (SELECT min(other.take_number) FROM history_item other
      WHERE other.workspace_id = history_item.workspace_id AND other.take_group_id = history_item.take_group_id
        AND other.take_number > take.number)
    FROM take WHERE take.number IS NOT NULL)
  SELECT count(take.number)::int FROM take)`;

type Filter = 'take_group_id' | 'voice_id' | 'source' | 'model_id' | 'search';

/** The one filter whose index is read, the rarest kind first. The others are compared item by item. */
function indexedFilter(page: Page): Filter | undefined {
  if (page.take_group_id !== undefined) return 'take_group_id';
  if (page.voice_id !== undefined) return 'voice_id';
  if (page.source !== undefined && page.source !== 'TTS') return 'source';
  return page.model_id === undefined ? undefined : 'model_id';
}

/** The conditions of the filters on a row of `table`, without that of `except`. */
function conditionsOf(page: Page, table: string, except?: Filter): RawBuilder<boolean>[] {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  const equal = (['take_group_id', 'source', 'model_id'] as const).flatMap((name) =>
    page[name] === undefined || name === except ? [] : [sql<boolean>`${column(name)} = ${page[name]}`],
  );
  if (page.voice_id !== undefined && except !== 'voice_id')
    equal.push(
      sql`(${column('voice_id')} = ${page.voice_id} OR ${column('dialogue')} @> ${lineOf(page.voice_id)}::jsonb)`,
    );
  if (page.search === undefined || except === 'search') return equal;
  return [...equal, sql<boolean>`${column('text')} ILIKE ${patternOf(page.search)}`];
}

function datesOf(page: Page, table: string): RawBuilder<boolean>[] {
  const created = sql.ref(`${table}.created_at`);
  const before = fromUnix(page.date_before_unix);
  const after = fromUnix(page.date_after_unix);
  return [
    ...(before ? [sql<boolean>`${created} < ${before}`] : []),
    ...(after ? [sql<boolean>`${created} >= ${after}`] : []),
  ];
}

const all = (conditions: RawBuilder<boolean>[]) => sql<boolean>`(${sql.join([sql`true`, ...conditions], sql` AND `)})`;

/** Whether the list shows no later take of the same text. */
const isLatestShown = (page: Page) => sql<boolean>`NOT EXISTS (
  SELECT 1 FROM history_item later
  WHERE later.workspace_id = history_item.workspace_id AND later.take_group_id = history_item.take_group_id
    AND (later.created_at, later.history_item_id) > (history_item.created_at, history_item.history_item_id)
    AND ${all([...conditionsOf(page, 'later', 'take_group_id'), ...datesOf(page, 'later')])})`;

/** The ids of the item's group that the list shows, the newest first; null where the list is not grouped. */
const groupItems = (page: Page) =>
  page.latest_takes
    ? sql<string[] | null>`ARRAY(
        SELECT other.history_item_id FROM history_item other
        WHERE other.workspace_id = history_item.workspace_id AND other.take_group_id = history_item.take_group_id
          AND ${all([...conditionsOf(page, 'other', 'take_group_id'), ...datesOf(page, 'other')])}
        ORDER BY other.created_at DESC, other.history_item_id DESC LIMIT ${maxGroupItems})`
    : sql<string[] | null>`NULL::text[]`;

/** What a dialogue with this voice holds. */
const lineOf = (voiceId: string) => JSON.stringify([{ voice_id: voiceId }]);

/** The items of a voice, and the dialogues in which it is not the first to speak: two indexes in the same order. */
const ofVoice = (scope: Scope, voiceId: string): ReturnType<typeof own> =>
  scope.db.selectFrom(
    own(scope)
      .selectAll()
      .where('voice_id', '=', voiceId)
      .unionAll(
        own(scope)
          .selectAll()
          .where('dialogue', 'is not', null)
          .where('voice_id', '<>', voiceId)
          .where(sql<boolean>`dialogue @> ${lineOf(voiceId)}::jsonb`),
      )
      .as('history_item'),
  ) as unknown as ReturnType<typeof own>;

/** The items of the index that is read, from the start of the page on. */
function candidates(scope: Scope, page: Page, filter: Filter | undefined) {
  const after = page.start_after_history_item_id;
  const { sort_direction: direction } = page;
  const beyond = direction === 'desc' ? sql`<` : sql`>`;
  return (
    (filter === 'voice_id' ? ofVoice(scope, page.voice_id ?? '') : own(scope))
      .$if(filter !== undefined && filter !== 'search' && filter !== 'voice_id', (q) =>
        q.where(sql<boolean>`${sql.ref(filter ?? '')} = ${page[filter ?? 'search']}`),
      )
      // PostgreSQL uses the index of other sources only where it is told that this is one of them.
      .$if(filter === 'source', (q) => q.where('source', '<>', 'TTS'))
      .$if(filter === 'search', (q) => q.where('text', 'ilike', patternOf(page.search ?? '')))
      .$if(after !== undefined, (q) =>
        q.where(
          sql<boolean>`(created_at, history_item_id) ${beyond} (SELECT created_at, history_item_id FROM history_item WHERE history_item_id = ${after})`,
        ),
      )
      .where(all(datesOf(page, 'history_item')))
  );
}

const inOrder = (direction: Page['sort_direction']) =>
  sql`history_item.created_at ${sql.raw(direction)}, history_item.history_item_id ${sql.raw(direction)}`;

/** The items among `found` that the filters beside `except` let through. One more than the page is read. */
function readRows(scope: Scope, page: Page, found: RawBuilder<unknown>, except: Filter | undefined) {
  const conditions = conditionsOf(page, 'history_item', except);
  if (page.latest_takes) conditions.push(isLatestShown(page));
  return scope.db
    .selectFrom(found.$castTo<Selectable<Database['history_item']>>().as('history_item'))
    .select(listed)
    .select([countTakes().as('takes'), feedbackOfItem.as('feedback'), groupItems(page).as('group_items')])
    .where(all(conditions))
    .orderBy(inOrder(page.sort_direction))
    .limit(page.page_size + 1)
    .execute();
}

export interface ItemPage {
  rows: ListedItem[];
  hasMore: boolean;
  /** Where the next page starts; undefined for an empty list. */
  last: { history_item_id: string; created_at: Date } | undefined;
}

export async function listItems(scope: Scope, page: Page): Promise<ItemPage> {
  const filter = indexedFilter(page);
  const isCompared = page.latest_takes === true || conditionsOf(page, 'history_item', filter).length > 0;
  const count = isCompared ? Math.max(maxCompared, page.page_size + 1) : page.page_size + 1;
  const scan = candidates(scope, page, filter).selectAll().orderBy(inOrder(page.sort_direction));
  const rows = await readRows(scope, page, sql`(${scan.limit(count)})`, filter);
  if (rows.length > page.page_size) return pageOf(page, rows);
  if (!isCompared) return pageOf(page, rows);

  const [end, next] = await scan
    .clearSelect()
    .select([
      'history_item_id',
      'created_at',
      sql<boolean>`to_regclass('history_item_text') IS NOT NULL`.as('has_index'),
    ])
    .offset(count - 1)
    .limit(2)
    .execute();
  if (!end || !next) return pageOf(page, rows);
  const isRare = rows.length === 0 && end.has_index && hasTrigrams(page.search);
  if (!isRare) return { rows, hasMore: true, last: end };
  // None of so many items has these words, so the index of words finds few, in any order.
  const rest = { ...page, start_after_history_item_id: end.history_item_id };
  // The offset keeps PostgreSQL from looking for them in the order of the list.
  const words = sql`(${candidates(scope, rest, 'search').selectAll().offset(0)})`;
  return pageOf(page, await readRows(scope, rest, words, 'search'));
}

function pageOf({ page_size }: Page, found: ListedItem[]): ItemPage {
  const rows = found.slice(0, page_size);
  return { rows, hasMore: found.length > page_size, last: rows.at(-1) };
}

const patternOf = (search: string) => `%${search.replace(/[\\%_]/g, '\\$&')}%`;

/** Whether the index of words, which holds three letters at a time, knows a part of this. */
const hasTrigrams = (search = '') => /[\p{L}\p{N}]{3}/u.test(search);

const fromUnix = (seconds: number | undefined) =>
  seconds === undefined ? undefined : new Date(Math.min(Math.max(seconds, 0), 253402300799) * 1000);
