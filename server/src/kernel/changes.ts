/** Rows that tell browsers what changed, written in the transaction that changes it. */
import type { Change } from '#contract/live.ts';
import type { Scope } from './context.ts';

/** @param audience whom it concerns: the caller alone, or everybody in the workspace. */
export async function recordChange(scope: Scope, change: Change, audience: 'caller' | 'workspace' = 'caller') {
  const { workspace_id, user_id } = scope.actor;
  await recordChangeFor(scope, change, { workspace_id, user_id: audience === 'caller' ? user_id : null });
}

/** For work that no user asked for. */
export async function recordChangeFor(
  scope: Pick<Scope, 'db'>,
  { collection, id, what }: Change,
  to: { workspace_id: string; user_id: string | null },
): Promise<void> {
  await scope.db.insertInto('change').values({ ...to, collection, id, what }).execute();
}
