import { sql } from 'kysely';
import type { Scope } from '../../kernel/context.ts';

interface Untold {
  workspace_id: string;
  credit_limit: number;
  percent: 80 | 100;
}

/** The limit of plans that are unlimited is never told of. */
const unlimited = 1_000_000_000;
const atOnce = 100;

/** Marks as told, and answers, the workspaces that have used 80 or 100 % of the credits of this period. */
export async function takeUntold({ db, now }: Scope): Promise<Untold[]> {
  const { rows } = await sql<Untold>`
    UPDATE credit_account c
      SET told_period = u.period, told_percent = u.percent
      FROM (
        SELECT workspace_id, period, CASE WHEN credits_used >= credit_limit THEN 100 ELSE 80 END AS percent
        FROM credit_account
        WHERE credit_limit > 0 AND credit_limit < ${unlimited} AND credits_used * 5 >= credit_limit * 4
          AND period_ends_at > ${now}
          AND (told_period <> period OR told_percent < CASE WHEN credits_used >= credit_limit THEN 100 ELSE 80 END)
        LIMIT ${atOnce} FOR UPDATE SKIP LOCKED
      ) u
      WHERE c.workspace_id = u.workspace_id
      RETURNING c.workspace_id, c.credit_limit, u.percent`.execute(db);
  return rows;
}
