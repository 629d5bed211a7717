import { sql } from 'kysely';
import type { Scope } from '../../kernel/context.ts';

export interface TakeChange {
  name?: string | null | undefined;
  is_final?: boolean | undefined;
}

/** Inside a transaction. @returns the ids of all items of the group, which look different afterwards */
export async function updateTake({ db, actor }: Scope, id: string, { name, is_final }: TakeChange): Promise<string[]> {
  const take = await db
    .selectFrom('history_item')
    .select(['take_group_id', 'take_number'])
    .where('workspace_id', '=', actor.workspace_id)
    .where('created_by_user_id', '=', actor.user_id)
    .where('history_item_id', '=', id)
    .executeTakeFirst();
  if (!take) return [];
  // Two takes that become final at once wait for one another, so that one of them is final in the end.
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`takes ${take.take_group_id}`}, 0))`.execute(db);
  const isTake = sql<boolean>`take_number = ${take.take_number}`;
  const rows = await db
    .updateTable('history_item')
    .$if(name !== undefined, (q) =>
      q.set({ take_name: sql<string | null>`CASE WHEN ${isTake} THEN ${name || null} ELSE take_name END` }),
    )
    .$if(is_final === true, (q) => q.set({ is_final: isTake }))
    .$if(is_final === false, (q) => q.set({ is_final: sql<boolean>`is_final AND NOT ${isTake}` }))
    // A column is always set, because an update without one is no statement.
    .set({ take_group_id: take.take_group_id })
    .where('workspace_id', '=', actor.workspace_id)
    .where('created_by_user_id', '=', actor.user_id)
    .where('take_group_id', '=', take.take_group_id)
    .returning('history_item_id')
    .execute();
  return rows.map(({ history_item_id }) => history_item_id);
}

/** The audio of an item, which other items may share. */
export function findSound({ db, actor }: Scope, id: string) {
  return db
    .selectFrom('history_item')
    .select('audio_key')
    .where('workspace_id', '=', actor.workspace_id)
    .where('created_by_user_id', '=', actor.user_id)
    .where('history_item_id', '=', id)
    .executeTakeFirst();
}

/** What a redo takes from an item: its text, how it was made, its times and its audio. */
export function findRedoSource({ db, actor }: Scope, id: string) {
  return db
    .selectFrom('history_item')
    .select([
      'history_item_id',
      'voice_id',
      'model_id',
      'text',
      'settings',
      'output_format',
      'language_code',
      'engine',
      'audio_key',
      'audio_seconds',
      'alignment',
      'normalized_alignment',
      'chunk_ends',
      'rule_pronunciations',
      'is_partial',
      'warnings',
      sql<boolean>`dialogue IS NOT NULL`.as('is_dialogue'),
    ])
    .where('workspace_id', '=', actor.workspace_id)
    .where('created_by_user_id', '=', actor.user_id)
    .where('history_item_id', '=', id)
    .executeTakeFirst();
}
