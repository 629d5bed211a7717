import { sql, type Insertable, type RawBuilder } from 'kysely';
import type { Scope } from '../../kernel/context.ts';
import type { Database } from '../../kernel/db/db-types.gen.ts';
import type { TableName } from '../../kernel/db/read-cache.ts';
import { insertChanges } from '../../kernel/live/changes.ts';
import { feedbackOfItem } from './feedback/item-feedback.store.ts';
import { countTakes, listed, own } from './list.store.ts';

/** A row without its balances, and without what `next_take` says. */
type NewItem = Omit<
  Insertable<Database['history_item']>,
  keyof Balances | 'take_group_id' | 'take_number' | 'take_name' | 'is_final'
>;

/** What an item is read from, and what takes items along when it is deleted. */
export const tablesOfItems: readonly TableName[] = ['history_item', 'user_account', 'workspace'];

/** Inserts the item with the balances of the statement that ends its generation; false when that had ended already. */
export async function insertItem(
  scope: Scope,
  item: NewItem,
  takeOf: string | undefined,
  end: RawBuilder<Balances>,
): Promise<boolean> {
  const columns = Object.keys(item).map((name) => sql.ref(name));
  const values = Object.values(item).map((value) => sql`${value}`);
  const { rows } = await sql`
    WITH generation_end AS (${end}), item AS (
      INSERT INTO history_item (${sql.join(columns)}, credits_before, credits_after,
        take_group_id, take_number, take_name, is_final)
      SELECT ${sql.join(values)}, e.credits_before, e.credits_after, t.take_group_id, t.take_number, t.take_name, t.is_final
      FROM generation_end e CROSS JOIN LATERAL (${nextTake(item, sql`${item.audio_key}`, takeOf)}) t WHERE e.ended
      RETURNING history_item_id, credits_before, credits_after
    ), ${addedChange(scope)}
    SELECT history_item_id FROM item`.execute(scope.db);
  return rows.length === 1;
}

/** Which take a new item is. `audioKey` is an expression of the statement that inserts it. */
const nextTake = (
  item: Pick<NewItem, 'history_item_id' | 'workspace_id' | 'created_by_user_id' | 'text'>,
  audioKey: RawBuilder<unknown>,
  takeOf: string | undefined,
) => sql`SELECT * FROM next_take(${item.history_item_id}, ${item.workspace_id}, ${item.created_by_user_id},
    ${item.text}, ${audioKey}, ${takeOf ?? null})`;

/** Tells browsers of the row in `item` and of its cost, which concerns the whole workspace. */
function addedChange({ actor }: Scope): RawBuilder<unknown> {
  return sql`announced AS (${insertChanges(sql`
    SELECT ${actor.workspace_id}::text, ${actor.user_id}::text, 'history', history_item_id, 'added' FROM item
    UNION ALL
    SELECT ${actor.workspace_id}::text, NULL, 'user', ${actor.workspace_id}::text, 'changed' FROM item
    WHERE credits_after <> credits_before`)})`;
}

export interface CachedItem {
  history_item_id: string;
  request_id: string;
  text: string;
  warnings: string;
  /** The turns of a dialogue, written out; null for everything else. */
  dialogue: string | null;
  /** The mapping of this text; null when the source's text is identical. */
  alignment: string | null;
  /** An item that this is another take of. */
  take_of?: string | undefined;
  /** The item's ledger entry, made for seconds of audio that this statement names. */
  entry(audioSeconds: RawBuilder<unknown>): RawBuilder<Balances>;
}

/**
 * A new item over the audio of another: undefined when that is gone, or has another text and no alignment was given.
 * The source is locked against removal, so that its audio cannot go in between.
 */
export async function insertCachedItem(scope: Scope, item: CachedItem, sourceId: string) {
  const { history_item_id, text } = item;
  const { workspace_id, user_id: created_by_user_id } = scope.actor;
  const own = { history_item_id, text, workspace_id, created_by_user_id };
  const { rows } = await sql<{
    audio_key: string;
    audio_bytes: number;
    audio_seconds: number;
    alignment: unknown;
    normalized_alignment: unknown;
  }>`
    WITH source AS (
      SELECT * FROM history_item
      WHERE history_item_id = ${sourceId} AND workspace_id = ${scope.actor.workspace_id}
        AND (text = ${item.text}::text OR ${item.alignment}::jsonb IS NOT NULL)
      FOR SHARE
    ), item AS (
    INSERT INTO history_item (history_item_id, workspace_id, created_by_user_id, request_id, source, voice_id, voice_name,
      voice_category, model_id, text, settings, output_format, content_type, audio_key, audio_bytes, audio_seconds,
      alignment, normalized_alignment, peaks, loudness_db, cache_key, credits_before, credits_after, is_partial, warnings,
      created_at, chunk_ends, rule_pronunciations, language_code, seed, engine, dialogue, take_group_id, take_number, take_name, is_final)
    SELECT ${item.history_item_id}, s.workspace_id, ${scope.actor.user_id}, ${item.request_id}, s.source, s.voice_id,
      s.voice_name, s.voice_category, s.model_id, ${item.text}, s.settings, s.output_format, s.content_type, s.audio_key,
      s.audio_bytes, s.audio_seconds, coalesce(${item.alignment}::jsonb, s.alignment),
      CASE WHEN ${item.alignment}::jsonb IS NULL THEN s.normalized_alignment
        ELSE coalesce(s.normalized_alignment, s.alignment) END,
      s.peaks, s.loudness_db, s.cache_key, e.credits_before, e.credits_after, false, ${item.warnings}::jsonb, ${scope.now},
      s.chunk_ends, s.rule_pronunciations, s.language_code, s.seed, s.engine, ${item.dialogue}::jsonb, t.take_group_id, t.take_number, t.take_name, t.is_final
    FROM source s CROSS JOIN LATERAL (${item.entry(sql`s.audio_seconds`)}) e
      CROSS JOIN LATERAL (${nextTake(own, sql`s.audio_key`, item.take_of)}) t
    RETURNING history_item_id, credits_before, credits_after, audio_key, audio_bytes, audio_seconds, alignment,
      normalized_alignment
    ), ${addedChange(scope)}
    SELECT audio_key, audio_bytes, audio_seconds, alignment, normalized_alignment FROM item`.execute(scope.db);
  return rows[0];
}

export function findAudioKey(scope: Scope, id: string) {
  return scope.db
    .selectFrom('history_item')
    .select('audio_key')
    .where('workspace_id', '=', scope.actor.workspace_id)
    .where('history_item_id', '=', id)
    .executeTakeFirst();
}

export async function findByCacheKey(scope: Scope, cacheKey: Buffer): Promise<string | undefined> {
  const found = await scope.db
    .selectFrom('history_item')
    .select('history_item_id')
    .where('workspace_id', '=', scope.actor.workspace_id)
    .where('cache_key', '=', cacheKey)
    .limit(1)
    .executeTakeFirst();
  return found?.history_item_id;
}

/** No request is answered with this audio any more. */
export async function clearCacheKeys(scope: Scope, audioKey: string): Promise<void> {
  await scope.db
    .updateTable('history_item')
    .set({ cache_key: null })
    .where('workspace_id', '=', scope.actor.workspace_id)
    .where('audio_key', '=', audioKey)
    .execute();
}

/**
 * Returns the spoken text of an item and its times, from which the times of another text with the same sound follow.
 */
export function findSpoken(scope: Scope, id: string) {
  return scope.db
    .selectFrom('history_item')
    .select(['alignment', 'normalized_alignment', 'warnings'])
    .where('workspace_id', '=', scope.actor.workspace_id)
    .where('history_item_id', '=', id)
    .executeTakeFirst();
}

export function findTextOfRequest(scope: Scope, requestId: string) {
  return own(scope).select('text').where('request_id', '=', requestId).limit(1).executeTakeFirst();
}

export function findReusableWithText({ db, actor }: Scope, text: string) {
  return db
    .selectFrom('history_item')
    .select('history_item_id')
    .where('workspace_id', '=', actor.workspace_id)
    .where('cache_key', 'is not', null)
    .where('text', '=', text)
    .limit(1)
    .executeTakeFirst();
}

interface Balances {
  ended: boolean;
  credits_before: number;
  credits_after: number;
}

export function findItem(scope: Scope, id: string) {
  return own(scope)
    .select([...listed, 'alignment', 'normalized_alignment'])
    .select([countTakes().as('takes'), feedbackOfItem.as('feedback')])
    .where('history_item_id', '=', id)
    .executeTakeFirst();
}

/** Finds whether the item exists, without reading it. */
export function findMark(scope: Scope, id: string) {
  return own(scope).select('history_item_id').where('history_item_id', '=', id).executeTakeFirst();
}

/** What a download needs of an item. */
export const fileColumns = [
  'history_item_id',
  'audio_key',
  'audio_bytes',
  'audio_seconds',
  'output_format',
  'content_type',
  'voice_name',
  'voice_category',
  'model_id',
  'settings',
  'dialogue',
  'created_at',
] as const;

/** What a download needs of items, in the order of the ids; those that are not there are missing. */
export async function findFiles(scope: Scope, ids: string[]) {
  const rows = await own(scope)
    .select(fileColumns)
    .where('history_item_id', '=', sql<string>`ANY(${ids})`)
    .execute();
  const byId = new Map(rows.map((row) => [row.history_item_id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export type ItemFile = Awaited<ReturnType<typeof findFiles>>[number];

export function findPeaks(scope: Scope, id: string) {
  return own(scope)
    .select(['history_item_id', 'peaks', 'loudness_db', 'audio_seconds'])
    .where('history_item_id', '=', id)
    .executeTakeFirst();
}

export function findAlignment(scope: Scope, id: string) {
  return own(scope)
    .select(['alignment', 'audio_seconds', 'dialogue'])
    .where('history_item_id', '=', id)
    .executeTakeFirst();
}
