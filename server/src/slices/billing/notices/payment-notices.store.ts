import type { Scope } from '../../../kernel/context.ts';

/** @returns false when the workspace was told before */
export async function insertNotice({ db, now }: Scope, workspace_id: string, key: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('billing_notice')
    .values({ workspace_id, key, created_at: now })
    .onConflict((conflict) => conflict.columns(['workspace_id', 'key']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** How often the workspace was told of this before. */
export async function countNotices({ db }: Pick<Scope, 'db'>, workspaceId: string, about: string): Promise<number> {
  const { count } = await db
    .selectFrom('billing_notice')
    .select((q) => q.fn.countAll<number>().as('count'))
    .where('workspace_id', '=', workspaceId)
    .where((row) => row(row.fn('starts_with', ['key', row.val(`${about} `)]), '=', true))
    .executeTakeFirstOrThrow();
  return Number(count);
}
