import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Scope } from '../../kernel/context.ts';
import type { Database } from '../../kernel/db/db-types.gen.ts';

export type BudgetRow = Selectable<Database['budget']>;

/** The oldest first. Members who are no admins see those of their own use and of these keys. */
export function listBudgets({ db, actor }: Scope, ownKeyIds: string[]): Promise<BudgetRow[]> {
  return db
    .selectFrom('budget')
    .selectAll()
    .where('workspace_id', '=', actor.workspace_id)
    .$if(actor.role !== 'admin', (query) =>
      query.where((q) => q.or([q('user_id', '=', actor.user_id), sql<boolean>`key_id = ANY (${ownKeyIds}::text[])`])),
    )
    .orderBy('created_at')
    .orderBy('budget_id')
    .execute();
}

export async function countBudgets({ db, actor }: Scope): Promise<number> {
  const { count } = await db
    .selectFrom('budget')
    .select((q) => q.fn.countAll<number>().as('count'))
    .where('workspace_id', '=', actor.workspace_id)
    .executeTakeFirstOrThrow();
  return count;
}

/** @returns undefined where there is a budget of the same already */
export function insertBudget(
  { db, actor, now }: Scope,
  row: Omit<Insertable<Database['budget']>, 'workspace_id' | 'created_at'>,
): Promise<BudgetRow | undefined> {
  return db
    .insertInto('budget')
    .values({ ...row, workspace_id: actor.workspace_id, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

export function lockBudget({ db, actor }: Scope, id: string): Promise<BudgetRow | undefined> {
  return db
    .selectFrom('budget')
    .selectAll()
    .where('workspace_id', '=', actor.workspace_id)
    .where('budget_id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export function updateBudget(
  { db, actor }: Scope,
  id: string,
  change: Updateable<Database['budget']>,
): Promise<BudgetRow> {
  return db
    .updateTable('budget')
    .set(change)
    .where('workspace_id', '=', actor.workspace_id)
    .where('budget_id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function deleteBudget({ db, actor }: Scope, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('budget')
    .where('workspace_id', '=', actor.workspace_id)
    .where('budget_id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteBudgetsOfMember(
  { db }: Scope,
  { user_id, workspace_id }: { user_id: string; workspace_id: string },
): Promise<void> {
  await db.deleteFrom('budget').where('user_id', '=', user_id).where('workspace_id', '=', workspace_id).execute();
}

/** A budget of which a threshold was reached, with whose key or whose use it counts. */
export type ReachedBudget = Pick<
  BudgetRow,
  'budget_id' | 'workspace_id' | 'scope' | 'credits' | 'credits_used' | 'period'
> & {
  percent: number;
  key_name: string | null;
  email: string | null;
  concerns: string | null;
};

const atOnce = 100;

/** Marks as told, and answers, the budgets that have reached a threshold of the present period. */
export async function takeReached({ db, now }: Scope): Promise<ReachedBudget[]> {
  const { rows } = await sql<ReachedBudget>`SELECT * FROM take_reached_budgets(${now}, ${atOnce})`.execute(db);
  return rows;
}
