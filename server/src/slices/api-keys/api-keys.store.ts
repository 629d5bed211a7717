import { sql, type Insertable, type RawBuilder, type Updateable } from 'kysely';
import type { Scope } from '../../kernel/context.ts';
import type { Db } from '../../kernel/db/db.ts';
import type { Database } from '../../kernel/db/db-types.gen.ts';

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

/** The secret that a key has may be kept as its former one, as it is at that moment: of two rotations at once neither is lost. */
export type KeyChange = Omit<Updateable<Database['api_key']>, 'previous_key_hash'> & {
  previous_key_hash?: RawBuilder<Buffer> | null;
};

export const presentSecret = sql<Buffer>`key_hash`;

/** Single-use tokens that the key asked for and nobody has used. */
export async function deleteTokens(scope: Scope, keyId: string): Promise<void> {
  await scope.db.deleteFrom('single_use_token').where('key_id', '=', keyId).execute();
}

export async function updateKey(scope: Scope, keyId: string, change: KeyChange): Promise<boolean> {
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
