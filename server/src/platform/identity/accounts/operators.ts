/** Rows of `operator`: the users who run the installation. */
import { sql } from 'kysely';
import { lastOperator } from '#contract/operator/errors.ts';
import type { Scope } from '../../../kernel/context.ts';
import type { Db } from '../../../kernel/db/db.ts';
import { AppError } from '../../../kernel/errors.ts';

export async function hasOperator(db: Db): Promise<boolean> {
  return (await db.selectFrom('operator').select('user_id').limit(1).executeTakeFirst()) !== undefined;
}

export async function grantOperator({ db, now }: Pick<Scope, 'db' | 'now'>, userId: string): Promise<void> {
  await db
    .insertInto('operator')
    .values({ user_id: userId, granted_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The operators who are not locked out of their workspace, with the workspace in which they read their messages. */
export function listOperators({ db }: Pick<Scope, 'db'>) {
  return db
    .selectFrom('operator as o')
    .innerJoin('user_account as u', 'u.user_id', 'o.user_id')
    .innerJoin('member as m', 'm.user_id', 'o.user_id')
    .select(['u.user_id', 'm.workspace_id', 'u.email'])
    .where('m.disabled_at', 'is', null)
    .where('u.locked_at', 'is', null)
    .execute();
}

/** Only one browser at a time may pass the set-up link. The lock is held until the transaction ends. */
export async function lockSetUp({ db }: Pick<Scope, 'db'>): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('veery set-up'))`.execute(db);
}

/** How many accounts there are, and how many of them run the installation. */
export async function countAccounts({ db }: Pick<Scope, 'db'>): Promise<{ accounts: number; operators: number }> {
  const countOf = async (table: 'user_account' | 'operator') => {
    const { rows } = await sql<{ count: number }>`SELECT count(*) AS count FROM ${sql.table(table)}`.execute(db);
    return rows[0]?.count ?? 0;
  };
  return { accounts: await countOf('user_account'), operators: await countOf('operator') };
}

export async function withdrawOperator({ db }: Pick<Scope, 'db'>, userId: string): Promise<void> {
  await db.deleteFrom('operator').where('user_id', '=', userId).execute();
}

/**
 * Call it before this user stops running the installation. The rows are locked until the transaction ends, so that two
 * operators cannot remove each other at the same time.
 * @throws AppError 409 last_operator where nobody else could run the installation
 */
export async function requireOtherOperator({ db }: Pick<Scope, 'db'>, userId: string): Promise<void> {
  await db.selectFrom('operator').select('user_id').orderBy('user_id').forUpdate().execute();
  const able = await listOperators({ db });
  const isAble = able.some(({ user_id }) => user_id === userId);
  if (isAble && able.length === 1) throw AppError.from(lastOperator);
}
