import { sql, type Insertable, type Selectable } from 'kysely';
import type { Scope } from '../../kernel/context.ts';
import type { Database } from '../../kernel/db/db-types.gen.ts';

export type StoredMessage = Selectable<Database['message']>;

export async function insertMessage(
  scope: Scope,
  message: Omit<Insertable<Database['message']>, 'created_at'>,
): Promise<void> {
  await scope.db
    .insertInto('message')
    .values({ ...message, created_at: scope.now })
    .execute();
}

/** Deletes all of a user's but the newest. */
export async function keepNewest(
  scope: Scope,
  { workspace_id, user_id }: { workspace_id: string; user_id: string },
  count: number,
): Promise<void> {
  await scope.db
    .deleteFrom('message')
    .where('message_id', 'in', (q) =>
      q
        .selectFrom('message')
        .select('message_id')
        .where('workspace_id', '=', workspace_id)
        .where('user_id', '=', user_id)
        .orderBy('created_at', 'desc')
        .orderBy('message_id', 'desc')
        .offset(count),
    )
    .execute();
}

/** Whether anybody got a message of the kind since then. */
export async function hasKindSince({ db }: Pick<Scope, 'db'>, kind: string, since: Date): Promise<boolean> {
  const found = db.selectFrom('message').select('message_id').where('kind', '=', kind).where('created_at', '>', since);
  return (await found.limit(1).executeTakeFirst()) !== undefined;
}

const own = (scope: Scope) =>
  scope.db
    .selectFrom('message')
    .where('workspace_id', '=', scope.actor.workspace_id)
    .where('user_id', '=', scope.actor.user_id);

export function listMessages(scope: Scope, count: number): Promise<StoredMessage[]> {
  return own(scope).selectAll().orderBy('created_at', 'desc').orderBy('message_id', 'desc').limit(count).execute();
}

export async function countUnread(scope: Scope): Promise<number> {
  const { count } = await own(scope)
    .select((q) => q.fn.countAll<number>().as('count'))
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Marks the given messages as read, or all.
 * @returns those that were unread
 */
export function markRead(scope: Scope, messageIds: string[] | undefined): Promise<{ message_id: string }[]> {
  return scope.db
    .updateTable('message')
    .set({ read_at: scope.now })
    .where('workspace_id', '=', scope.actor.workspace_id)
    .where('user_id', '=', scope.actor.user_id)
    .where('read_at', 'is', null)
    .$if(messageIds !== undefined, (query) => query.where(sql<boolean>`message_id = ANY (${messageIds ?? []}::text[])`))
    .returning('message_id')
    .execute();
}
