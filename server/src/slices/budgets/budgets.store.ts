import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Scope } from '../../kernel/context.ts';
import type { Database } from '../../kernel/db/db-types.gen.ts';

export type BudgetRow = Selectable<Database['budget']>;

/** The oldest first. Members who are no admins see those of their own use and of their own keys. */
export function listBudgets({ db, actor }: Scope): Promise<BudgetRow[]> {
  return db
    .selectFrom('budget as b')
    .leftJoin('api_key as k', 'k.key_id', 'b.key_id')
    .selectAll('b')
    .where('b.workspace_id', '=', actor.workspace_id)
    .$if(actor.role !== 'admin', (query) =>
      query.where((q) => q.or([q('b.user_id', '=', actor.user_id), q('k.user_id', '=', actor.user_id)])),
    )
    .orderBy('b.created_at')
    .orderBy('b.budget_id')
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
export type Untold = Pick<BudgetRow, 'budget_id' | 'workspace_id' | 'scope' | 'credits' | 'credits_used' | 'period'> & {
  percent: number;
  key_name: string | null;
  email: string | null;
  concerns: string | null;
};

const atOnce = 100;

/** Marks as told, and answers, the budgets that have reached a threshold of the present period. */
export async function takeUntold({ db, now }: Scope): Promise<Untold[]> {
  const { rows } = await sql<Untold>`
    UPDATE budget AS b
      SET told_period = b.counted_period, told_percent = u.percent
      FROM (
        SELECT o.budget_id, p.percent
        FROM budget o
        JOIN credit_account c ON c.workspace_id = o.workspace_id
        CROSS JOIN LATERAL (
          SELECT max(t) AS percent FROM unnest(o.thresholds) t WHERE o.credits_used * 100 >= o.credits * t
        ) p
        WHERE o.counted_period = budget_period(o.period, c.period, ${now})
          AND (o.period <> 'billing_period' OR c.period_ends_at > ${now})
          AND p.percent > CASE WHEN o.told_period = o.counted_period THEN o.told_percent ELSE 0 END
        LIMIT ${atOnce} FOR UPDATE OF o SKIP LOCKED
      ) u
      WHERE b.budget_id = u.budget_id
      RETURNING b.budget_id, b.workspace_id, b.scope, b.credits, b.credits_used, b.period, u.percent,
        (SELECT k.name FROM api_key k WHERE k.key_id = b.key_id) AS key_name,
        (SELECT a.email FROM user_account a WHERE a.user_id = b.user_id) AS email,
        coalesce(b.user_id, (SELECT k.user_id FROM api_key k WHERE k.key_id = b.key_id)) AS concerns`.execute(db);
  return rows;
}
