import { sql } from 'kysely';
import type { Scope } from '../../kernel/context.ts';
import type { Db } from '../../kernel/db/db.ts';
import { insertChanges } from '../../kernel/live/changes.ts';

export interface Removed {
  history_item_ids: string[];
  /** Audio that no item is left of. */
  last_audio_keys: string[];
}

/**
 * Inside a transaction. Removals of a workspace wait for one another: of two items with one audio each would take the other
 * for the last. What is not there, or not the caller's, is passed over.
 */
export async function deleteItems({ db, actor }: Scope, ids: string[]): Promise<Removed> {
  const lock = `history removal ${actor.workspace_id}`;
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(db);
  const { rows } = await sql<{ history_item_id: string; audio_key: string }>`
    WITH gone AS (
      DELETE FROM history_item
      WHERE workspace_id = ${actor.workspace_id} AND created_by_user_id = ${actor.user_id}
        AND history_item_id = ANY(${ids})
      RETURNING history_item_id, audio_key
    ), announced AS (${insertChanges(sql`
      SELECT ${actor.workspace_id}, ${actor.user_id}, 'history', history_item_id, 'removed' FROM gone`)}
    )
    SELECT history_item_id, audio_key FROM gone`.execute(db);
  return {
    history_item_ids: rows.map(({ history_item_id }) => history_item_id),
    last_audio_keys: await withoutItem(db, rows),
  };
}

async function withoutItem(db: Db, rows: { audio_key: string }[]): Promise<string[]> {
  const keys = [...new Set(rows.map(({ audio_key }) => audio_key))];
  const others = await db
    .selectFrom('history_item')
    .select('audio_key')
    .distinct()
    .where('audio_key', '=', sql<string>`ANY(${keys})`)
    .execute();
  const kept = new Set(others.map(({ audio_key }) => audio_key));
  return keys.filter((key) => !kept.has(key));
}

/** Inside a transaction. Of a user wherever they made it, and of whole workspaces. @returns audio that no item is left of */
export async function deleteItemsOf(
  { db }: Pick<Scope, 'db'>,
  { user_id, workspace_ids }: { user_id: string; workspace_ids: string[] },
): Promise<string[]> {
  await sql`
    SELECT pg_advisory_xact_lock(hashtextextended('history removal ' || workspace_id, 0)) FROM (
      -- No mutant: without it the removals of other workspaces wait too, and nothing else is deleted.
      SELECT DISTINCT workspace_id FROM history_item WHERE created_by_user_id = ${user_id} ORDER BY 1
    ) AS concerned`.execute(db);
  const { rows } = await sql<{ audio_key: string }>`
    DELETE FROM history_item WHERE created_by_user_id = ${user_id} OR workspace_id = ANY(${workspace_ids})
    RETURNING audio_key`.execute(db);
  return withoutItem(db, rows);
}
