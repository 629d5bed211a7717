import { sql, type Insertable } from 'kysely';
import type { Scope } from '../../../kernel/context.ts';
import type { Database } from '../../../kernel/db/db-types.gen.ts';

export async function insert(
  scope: Scope,
  code: Omit<Insertable<Database['action_code']>, 'created_at' | 'used_at'>,
): Promise<void> {
  await scope.db
    .insertInto('action_code')
    .values({ ...code, created_at: scope.now })
    .execute();
}

const updateValid = (scope: Scope) =>
  scope.db
    .updateTable('action_code')
    .set({ used_at: scope.now })
    .where('used_at', 'is', null)
    .where('expires_at', '>', scope.now);

/** @returns undefined when the code is not valid, or was used by somebody else a moment ago. */
export function consume(scope: Scope, kind: string, hash: Buffer, subject?: string) {
  return updateValid(scope)
    .where('code_hash', '=', hash)
    .where('kind', '=', kind)
    .$if(subject !== undefined, (query) => query.where('subject', '=', subject ?? ''))
    .returning(['subject', 'payload', 'created_at'])
    .executeTakeFirst();
}

/** Locks all codes of the subject that this code has, in one order. */
export async function lockAllOfSubject(scope: Scope, kind: string, hash: Buffer): Promise<void> {
  await scope.db
    .selectFrom('action_code')
    .select('code_hash')
    .where('kind', '=', kind)
    .where('subject', '=', (q) => q.selectFrom('action_code').select('subject').where('code_hash', '=', hash))
    .orderBy('code_hash')
    .forUpdate()
    .execute();
}

export function find(scope: Scope, among: { kind: string; hash: Buffer }[]) {
  return scope.db
    .selectFrom('action_code')
    .select(['kind', 'subject', 'payload', 'created_at'])
    .where((q) => q.or(among.map(({ kind, hash }) => q.and([q('kind', '=', kind), q('code_hash', '=', hash)]))))
    .where('used_at', 'is', null)
    .where('expires_at', '>', scope.now)
    .executeTakeFirst();
}

/** @param after revokes only codes that were issued later. */
export async function revoke(scope: Scope, subject: string, kinds: readonly string[], after?: Date): Promise<void> {
  await updateValid(scope)
    .where('subject', '=', subject)
    .where('kind', 'in', [...kinds])
    .$if(after !== undefined, (query) => query.where('created_at', '>', after ?? scope.now))
    .execute();
}

/** Revokes the codes whose payload has the same value in `field` as this one, or has none either. */
export async function revokeSimilar(
  scope: Scope,
  { kind, subject, payload, field }: { kind: string; subject: string; payload: unknown; field: string },
): Promise<void> {
  await updateValid(scope)
    .where('subject', '=', subject)
    .where('kind', '=', kind)
    .where(
      sql<boolean>`payload ->> ${field}::text IS NOT DISTINCT FROM ${JSON.stringify(payload)}::jsonb ->> ${field}::text`,
    )
    .execute();
}

export async function hasSince(scope: Scope, kind: string, subject: string, since: Date): Promise<boolean> {
  const row = await scope.db
    .selectFrom('action_code')
    .select('code_hash')
    .where('subject', '=', subject)
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('created_at', '>', since)
    .where('expires_at', '>', scope.now)
    .executeTakeFirst();
  return row !== undefined;
}

export function listUnused({ db }: Pick<Scope, 'db'>, kind: string, subject: string, since: Date) {
  return db
    .selectFrom('action_code')
    .select('payload')
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('used_at', 'is', null)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .execute();
}

export async function deleteUnused({ db }: Pick<Scope, 'db'>, kind: string, subject: string): Promise<void> {
  await db
    .deleteFrom('action_code')
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('used_at', 'is', null)
    .execute();
}

export async function deleteExpired({ db }: Pick<Scope, 'db'>, expiredBefore: Date): Promise<void> {
  await db.deleteFrom('action_code').where('expires_at', '<=', expiredBefore).execute();
}
