import { sql } from 'kysely';
import type { Updateable } from 'kysely';
import type { Scope } from '../../kernel/context.ts';
import type { Database } from '../../kernel/db/db-types.gen.ts';

export async function insertWorkspace(
  scope: Scope,
  workspace: { workspace_id: string; name: string; owner_user_id: string },
): Promise<void> {
  await scope.db
    .insertInto('workspace')
    .values({ ...workspace, created_at: scope.now })
    .execute();
}

export async function insertMember(
  scope: Scope,
  member: { user_id: string; workspace_id: string; role: string },
): Promise<void> {
  await scope.db
    .insertInto('member')
    .values({ ...member, created_at: scope.now })
    .execute();
}

export function updateWorkspace(scope: Scope, change: Updateable<Database['workspace']>) {
  return scope.db
    .updateTable('workspace')
    .set(change)
    .where('workspace_id', '=', scope.actor.workspace_id)
    .returning(['training_opt_out', 'training_opt_out_at'])
    .executeTakeFirstOrThrow();
}

export function readWorkspace(scope: Scope) {
  return scope.db
    .selectFrom('workspace')
    .selectAll()
    .where('workspace_id', '=', scope.actor.workspace_id)
    .executeTakeFirstOrThrow();
}

export function readFlags(scope: Scope) {
  return scope.db
    .selectFrom('flag_value')
    .select(['flag', 'is_on'])
    .where('workspace_id', '=', scope.actor.workspace_id)
    .execute();
}

export async function writeFlag(scope: Scope, workspaceId: string, flag: string, isOn: boolean): Promise<void> {
  await scope.db
    .insertInto('flag_value')
    .values({ workspace_id: workspaceId, flag, is_on: isOn })
    .onConflict((conflict) => conflict.columns(['workspace_id', 'flag']).doUpdateSet({ is_on: isOn }))
    .execute();
}

/** The workspaces that go with their owner, with all that refers to them. */
export async function deleteWorkspaces(
  { db }: Pick<Scope, 'db'>,
  { workspace_ids }: { workspace_ids: string[] },
): Promise<void> {
  await sql`DELETE FROM workspace WHERE workspace_id = ANY(${workspace_ids})`.execute(db);
}

/** Their own workspaces and the one they are in, locked in one order; how many others are in each. */
export async function lockWorkspacesOf({ db }: Pick<Scope, 'db'>, userId: string) {
  await sql`
    SELECT FROM workspace
    WHERE owner_user_id = ${userId} OR workspace_id IN (SELECT workspace_id FROM member WHERE user_id = ${userId})
    ORDER BY workspace_id FOR UPDATE`.execute(db);
  const { rows } = await sql<{ workspace_id: string; is_own: boolean; others: number }>`
    SELECT w.workspace_id, w.owner_user_id = ${userId} AS is_own,
      (SELECT count(*)::integer FROM member m WHERE m.workspace_id = w.workspace_id AND m.user_id <> ${userId}) AS others
    FROM workspace w
    WHERE w.owner_user_id = ${userId} OR w.workspace_id IN (SELECT workspace_id FROM member WHERE user_id = ${userId})`.execute(
    db,
  );
  return rows;
}
