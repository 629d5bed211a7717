import type { Scope } from '../../../kernel/context.ts';

export async function insertReason(
  { db, now, actor }: Scope,
  reason: { reason_id: string; tier: string; reason: string | null; comment: string | null; outcome: string },
): Promise<void> {
  const { workspace_id, user_id } = actor;
  await db
    .insertInto('cancellation_reason')
    .values({ ...reason, workspace_id, user_id, created_at: now })
    .execute();
}

/** Of all workspaces. */
export function listReasons({ db }: Pick<Scope, 'db'>, count: number) {
  return db
    .selectFrom('cancellation_reason')
    .select(['created_at', 'workspace_id', 'user_id', 'tier', 'outcome', 'reason', 'comment'])
    .orderBy('created_at', 'desc')
    .orderBy('reason_id', 'desc')
    .limit(count)
    .execute();
}
