/** Rows of `workspace`. A user owns one of their own and may be a member of another. */
import { sql, type Selectable, type Updateable } from 'kysely';
import type { Scope } from '../../../kernel/context.ts';
import type { Database } from '../../../kernel/db/db-types.gen.ts';

export type WorkspaceRow = Selectable<Database['workspace']>;
type Data = Pick<Scope, 'db'>;

export async function insertWorkspace(
  { db, now }: Pick<Scope, 'db' | 'now'>,
  workspace: { workspace_id: string; name: string; owner_user_id: string },
): Promise<void> {
  await db
    .insertInto('workspace')
    .values({ ...workspace, created_at: now })
    .execute();
}

export function readWorkspace({ db }: Data, workspaceId: string): Promise<WorkspaceRow> {
  return db.selectFrom('workspace').selectAll().where('workspace_id', '=', workspaceId).executeTakeFirstOrThrow();
}

/** The workspace that the caller works in. */
export const readOwnWorkspace = (scope: Scope): Promise<WorkspaceRow> => readWorkspace(scope, scope.actor.workspace_id);

export function updateWorkspace(
  { db }: Data,
  workspaceId: string,
  change: Updateable<Database['workspace']>,
): Promise<WorkspaceRow> {
  return db
    .updateTable('workspace')
    .set({ workspace_id: workspaceId, ...change })
    .where('workspace_id', '=', workspaceId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The names of several workspaces at once, by their ids. */
export async function readWorkspaceNames({ db }: Data, workspaceIds: string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('workspace')
    .select(['workspace_id', 'name'])
    .where(sql<boolean>`workspace_id = ANY (${workspaceIds}::text[])`)
    .execute();
  return new Map(rows.map(({ workspace_id, name }) => [workspace_id, name]));
}

/** The workspace that the user owns, if there is one: the oldest where there are several. */
export async function findOwnedWorkspace({ db }: Data, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('workspace')
    .select('workspace_id')
    .where('owner_user_id', '=', userId)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  return row?.workspace_id;
}

/**
 * Whatever changes the membership of workspaces locks all their rows first, in one order, so that seats are counted by one
 * transaction at a time. The lock does not block other writes about the workspace. It is held until the transaction ends.
 */
export async function lockWorkspaces({ db }: Data, workspaceIds: string[]): Promise<void> {
  await db
    .selectFrom('workspace')
    .select('workspace_id')
    // No mutant: without it more rows are locked, which nobody sees but those who wait.
    .where('workspace_id', 'in', workspaceIds)
    .orderBy('workspace_id')
    .forNoKeyUpdate()
    .execute();
}

/** Locks the workspaces that the user owns and the one that they work in, and counts the other members of each. */
export async function lockWorkspacesOf({ db }: Data, userId: string) {
  const concerned = sql`
    w.owner_user_id = ${userId} OR w.workspace_id IN (SELECT workspace_id FROM member WHERE user_id = ${userId})`;
  await sql`SELECT FROM workspace w WHERE ${concerned} ORDER BY w.workspace_id FOR UPDATE`.execute(db);
  const { rows } = await sql<{ workspace_id: string; is_own: boolean; others: number }>`
    SELECT w.workspace_id, w.owner_user_id = ${userId} AS is_own,
      (SELECT count(*)::integer FROM member m WHERE m.workspace_id = w.workspace_id AND m.user_id <> ${userId}) AS others
    FROM workspace w WHERE ${concerned}`.execute(db);
  return rows;
}

export async function hasWorkspace({ db }: Data, workspaceId: string): Promise<boolean> {
  const row = await db
    .selectFrom('workspace')
    .select('workspace_id')
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirst();
  return row !== undefined;
}

/** The ids of the workspaces of this name. Names need not be unique. */
export async function findWorkspacesByName({ db }: Data, name: string): Promise<string[]> {
  const rows = await db
    .selectFrom('workspace')
    .select('workspace_id')
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .limit(100)
    .execute();
  return rows.map((row) => row.workspace_id);
}
