import type { Insertable } from 'kysely';
import type { Scope } from '../../kernel/context.ts';
import type { Database } from '../../kernel/db-types.gen.ts';

export async function insert(
  scope: Scope,
  code: Omit<Insertable<Database['action_code']>, 'created_at' | 'used_at'>,
): Promise<void> {
  await scope.db
    .insertInto('action_code')
    .values({ ...code, created_at: scope.now })
    .execute();
}

const good = (scope: Scope) =>
  scope.db
    .updateTable('action_code')
    .set({ used_at: scope.now })
    .where('used_at', 'is', null)
    .where('expires_at', '>', scope.now);

/** Undefined when it is not good, or another has just had it. */
export function consume(scope: Scope, kind: string, hash: Buffer, subject?: string) {
  return good(scope)
    .where('code_hash', '=', hash)
    .where('kind', '=', kind)
    .$if(subject !== undefined, (query) => query.where('subject', '=', subject ?? ''))
    .returning(['subject', 'payload'])
    .executeTakeFirst();
}

export function find(scope: Scope, among: { kind: string; hash: Buffer }[]) {
  return scope.db
    .selectFrom('action_code')
    .select(['kind', 'subject', 'payload'])
    .where((q) => q.or(among.map(({ kind, hash }) => q.and([q('kind', '=', kind), q('code_hash', '=', hash)]))))
    .where('used_at', 'is', null)
    .where('expires_at', '>', scope.now)
    .executeTakeFirst();
}

export async function revoke(scope: Scope, subject: string, kinds: readonly string[]): Promise<void> {
  await good(scope)
    .where('subject', '=', subject)
    .where('kind', 'in', [...kinds])
    .execute();
}
