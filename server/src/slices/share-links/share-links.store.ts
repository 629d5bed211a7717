import type { Insertable } from 'kysely';
import type { Database } from '../../kernel/db/db-types.gen.ts';
import type { Scope } from '../../kernel/context.ts';

type Data = Pick<Scope, 'db'>;
export type EndReason = 'unshared' | 'taken_down';

export async function insertLink(
  { db, actor, now }: Scope,
  link: Pick<Insertable<Database['share_link']>, 'share_link_id' | 'history_item_id'>,
): Promise<void> {
  const { workspace_id, user_id } = actor;
  await db
    .insertInto('share_link')
    .values({ ...link, workspace_id, user_id, created_at: now })
    .execute();
}

/** One of the caller's own links. */
export function findOwnLink({ db, actor }: Scope, id: string) {
  return db
    .selectFrom('share_link')
    .select(['share_link_id', 'allow_download'])
    .where('workspace_id', '=', actor.workspace_id)
    .where('user_id', '=', actor.user_id)
    .where('share_link_id', '=', id)
    .executeTakeFirst();
}

export async function updateDownload({ db, actor }: Scope, id: string, allow_download: boolean): Promise<void> {
  await db
    .updateTable('share_link')
    .set({ allow_download })
    .where('workspace_id', '=', actor.workspace_id)
    .where('user_id', '=', actor.user_id)
    .where('share_link_id', '=', id)
    .execute();
}

/** Whether an operator has taken down a page of the caller's item. */
export async function wasTakenDown({ db, actor }: Scope, historyItemId: string): Promise<boolean> {
  const found = await db
    .selectFrom('share_link')
    .select('share_link_id')
    .where('workspace_id', '=', actor.workspace_id)
    .where('user_id', '=', actor.user_id)
    .where('history_item_id', '=', historyItemId)
    .where('end_reason', '=', 'taken_down')
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** A link that has ended already stays as it is. */
export async function endLink({ db, actor, now }: Scope, id: string, end_reason: EndReason): Promise<void> {
  await db
    .updateTable('share_link')
    .set({ ended_at: now, end_reason })
    .where('workspace_id', '=', actor.workspace_id)
    .where('user_id', '=', actor.user_id)
    .where('share_link_id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
}

/** For everybody who has the link. */
export function findLink({ db }: Data, id: string) {
  return db.selectFrom('share_link').selectAll().where('share_link_id', '=', id).executeTakeFirst();
}

export type LinkRow = NonNullable<Awaited<ReturnType<typeof findLink>>>;
