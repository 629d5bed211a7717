/** Rows that tell browsers what changed, written in the transaction that changes it. */
import { sql } from 'kysely';
import type { Change } from '#contract/live/types.ts';
import type { Scope } from '../context.ts';

/** @param audience whom it concerns: the caller alone, or everybody in the workspace. */
export async function recordChange(scope: Scope, change: Change, audience: 'caller' | 'workspace' = 'caller') {
  const { workspace_id, user_id } = scope.actor;
  await recordChangeFor(scope, change, { workspace_id, user_id: audience === 'caller' ? user_id : null });
}

/** For work that no user asked for. */
export async function recordChangeFor(
  scope: Pick<Scope, 'db'>,
  change: Change,
  to: { workspace_id: string; user_id: string | null },
): Promise<void> {
  await recordChanges(scope, [change], to);
}

/** Of many things at once; one statement whatever their number. */
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

/** Told to a user who is no more. */
export async function forgetChangesOf({ db }: Pick<Scope, 'db'>, userId: string): Promise<void> {
  await sql`DELETE FROM change WHERE user_id = ${userId} OR id = ${userId}`.execute(db);
}
