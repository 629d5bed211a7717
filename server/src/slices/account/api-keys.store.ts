import type { Insertable, Updateable } from 'kysely';
import type { Scope } from '../../kernel/context.ts';
import type { Db } from '../../kernel/db.ts';
import type { Database } from '../../kernel/db-types.gen.ts';

export async function insertKey(scope: Scope, key: Insertable<Database['api_key']>): Promise<void> {
  await scope.db.insertInto('api_key').values(key).execute();
}

const own = (scope: Scope) =>
  scope.db
    .selectFrom('api_key')
    .where('workspace_id', '=', scope.actor.workspace_id)
    .where('user_id', '=', scope.actor.user_id);

export function listKeys(scope: Scope) {
  return own(scope).selectAll().orderBy('created_at').execute();
}

/** Of two calls at once the second counts the first one's key. Held to the end of the transaction. */
export async function lockKeys(scope: Scope): Promise<void> {
  await scope.db
    .selectFrom('user_account')
    .select('user_id')
    .where('user_id', '=', scope.actor.user_id)
    .forUpdate()
    .execute();
}

export async function countKeys(scope: Scope): Promise<number> {
  const { count } = await own(scope)
    .select((q) => q.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function updateKey(
  scope: Scope,
  keyId: string,
  change: Updateable<Database['api_key']>,
): Promise<boolean> {
  const { numUpdatedRows } = await scope.db
    .updateTable('api_key')
    .set(change)
    .where('key_id', '=', keyId)
    .where('workspace_id', '=', scope.actor.workspace_id)
    .where('user_id', '=', scope.actor.user_id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deleteKey(scope: Scope, keyId: string): Promise<boolean> {
  const { numDeletedRows } = await scope.db
    .deleteFrom('api_key')
    .where('key_id', '=', keyId)
    .where('workspace_id', '=', scope.actor.workspace_id)
    .where('user_id', '=', scope.actor.user_id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function setLastUsed(db: Db, keyId: string, now: Date): Promise<void> {
  await db.updateTable('api_key').set({ last_used_at: now }).where('key_id', '=', keyId).execute();
}
