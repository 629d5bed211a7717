/** Rows of `change` tell browsers what changed. They are written in the transaction that changes the data. */
import { sql, type RawBuilder } from 'kysely';
import type { Change } from '#contract/live/types.ts';
import type { Scope } from '../context.ts';

/** @param audience who is told: the caller alone, or everybody in the workspace. */
export async function recordChange(scope: Scope, change: Change, audience: 'caller' | 'workspace' = 'caller') {
  const { workspace_id, user_id } = scope.actor;
  await recordChangeFor(scope, change, { workspace_id, user_id: audience === 'caller' ? user_id : null });
}

/** For changes that concern somebody other than the caller, or that no user asked for. */
export async function recordChangeFor(
  scope: Pick<Scope, 'db'>,
  change: Change,
  to: { workspace_id: string; user_id: string | null },
): Promise<void> {
  await recordChanges(scope, [change], to);
}

/** Records many changes in one statement. */
export async function recordChanges(
  scope: Pick<Scope, 'db'>,
  changes: Change[],
  { workspace_id, user_id }: { workspace_id: string; user_id: string | null },
): Promise<void> {
  if (changes.length === 0) return;
  await sql`
    INSERT INTO change (workspace_id, user_id, collection, id, what)
    SELECT ${workspace_id}, ${user_id}::text, collection, id, what
    FROM unnest(
      ${changes.map(({ collection }) => collection)}::text[],
      ${changes.map(({ id }) => id)}::text[],
      ${changes.map(({ what }) => what)}::text[]
    ) AS c (collection, id, what)`.execute(scope.db);
}

/** Deletes the changes that were meant for a user whose account is deleted. */
export async function deleteChangesOf({ db }: Pick<Scope, 'db'>, userId: string): Promise<void> {
  await sql`DELETE FROM change WHERE user_id = ${userId} OR id = ${userId}`.execute(db);
}

/**
 * The statement that records the changes which `source` selects: workspace_id, user_id (null: the whole workspace),
 * collection, id, what. It becomes part of the statement that changes the data, where a round trip of its own costs too much.
 */
export const insertChanges = (source: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`INSERT INTO change (workspace_id, user_id, collection, id, what) ${source}`;
