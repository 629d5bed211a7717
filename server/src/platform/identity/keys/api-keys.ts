/** Rows of `api_key`. Only hashes of the secrets are stored. */
import { apiKeyRestricted } from '#contract/api-keys/errors.ts';
import { sql, type Insertable, type RawBuilder, type Updateable } from 'kysely';
import type { Parts } from '../../../context.ts';
import type { Scope } from '../../../kernel/context.ts';
import type { Database } from '../../../kernel/db/db-types.gen.ts';
import { AppError } from '../../../kernel/errors.ts';

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

export async function countKeys(scope: Scope): Promise<number> {
  const { count } = await own(scope)
    .select((q) => q.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The former secret is copied inside the statement, so that two rotations at the same time cannot lose one. */
export type KeyChange = Omit<Updateable<Database['api_key']>, 'previous_key_hash'> & {
  previous_key_hash?: RawBuilder<Buffer> | null;
};

export const currentSecretHash = sql<Buffer>`key_hash`;

/** Deletes the single-use tokens that the key asked for and nobody has used. */
export async function deleteTokensOfKey(scope: Scope, keyId: string): Promise<void> {
  await scope.db.deleteFrom('single_use_token').where('key_id', '=', keyId).execute();
}

/** The caller's key, which nobody else changes until the transaction ends. */
export function lockKey(scope: Scope, keyId: string) {
  return own(scope).selectAll().where('key_id', '=', keyId).forUpdate().executeTakeFirst();
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

/** The keys of a user in every workspace, the oldest first. A password reset asks which of them to revoke. */
export function listKeysOfUser({ db }: Pick<Scope, 'db'>, userId: string) {
  return db
    .selectFrom('api_key')
    .select(['key_id', 'name', 'hint', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('key_id')
    .execute();
}

/** Deletes the keys of a user, in every workspace, or only some of them. @returns those that were deleted */
export function deleteKeysOfUser({ db }: Pick<Scope, 'db'>, userId: string, which: 'all' | string[]) {
  return db
    .deleteFrom('api_key')
    .where('user_id', '=', userId)
    .$if(which !== 'all', (query) => query.where(sql<boolean>`key_id = ANY (${which}::text[])`))
    .returning(['key_id', 'workspace_id'])
    .execute();
}

/** Written at most once a minute, which is precise enough for people and spares a write a request. Nobody waits for it. */
export function noteKeyUse(
  { db, log }: Pick<Parts, 'db' | 'log'>,
  keyId: string,
  lastUsedAt: Date | null,
  now: Date,
): void {
  if (lastUsedAt && now.getTime() - lastUsedAt.getTime() < 60_000) return;
  db.updateTable('api_key')
    .set({ last_used_at: now })
    .where('key_id', '=', keyId)
    .execute()
    .catch((error: Error) => log.warn({ error: error.message }, 'the last use of an API key was not written'));
}

/** A restricted key learns nothing of the other keys of its owner. @throws AppError 403 api_key_restricted */
export function refuseRestrictedKey({ actor: { key } }: Scope): void {
  if (key && (key.permissions !== null || key.has_credit_limit || key.is_bound)) {
    throw AppError.from(apiKeyRestricted);
  }
}

/** The names of keys of the caller's workspace, by their ids. */
export async function readKeyNames({ db, actor }: Scope, keyIds: string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('api_key')
    .select(['key_id', 'name'])
    .where('workspace_id', '=', actor.workspace_id)
    .where(sql<boolean>`key_id = ANY (${keyIds}::text[])`)
    .execute();
  return new Map(rows.map(({ key_id, name }) => [key_id, name]));
}

/** What the caller's key may still spend; undefined when it has no limit of its own, or is gone. */
export async function readKeyCredits({ db, actor }: Scope, keyId: string) {
  const key = await db
    .selectFrom('api_key')
    .select(['credit_limit', 'credits_used', 'credits_reserved'])
    .where('workspace_id', '=', actor.workspace_id)
    .where('key_id', '=', keyId)
    .executeTakeFirst();
  if (!key || key.credit_limit === null) return undefined;
  return { ...key, credit_limit: key.credit_limit };
}
