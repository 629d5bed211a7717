import { sql } from 'kysely';
import type { CountedLimit } from '#contract/limits/limits.ts';
import type { Scope } from '../../kernel/context.ts';

/** Adds to what is used, unless that would be more than the limit: then it answers undefined, and nothing is added. */
export async function add(
  { db, actor }: Scope,
  { name, period, amount, limit }: { name: CountedLimit; period: number; amount: number; limit: number | null },
): Promise<number | undefined> {
  if (limit !== null && amount > limit) return undefined;
  const { rows } = await sql<{ used: number }>`
    INSERT INTO limit_use AS l (workspace_id, name, period, used)
    VALUES (${actor.workspace_id}, ${name}, ${period}, ${amount})
    ON CONFLICT (workspace_id, name, period) DO UPDATE SET used = l.used + excluded.used
      WHERE ${limit}::double precision IS NULL OR l.used + excluded.used <= ${limit}
    RETURNING used`.execute(db);
  return rows[0]?.used;
}

/** Takes from what is used; it is never less than nothing. */
export async function subtract(
  { db, actor }: Scope,
  { name, period, amount }: { name: CountedLimit; period: number; amount: number },
): Promise<void> {
  await db
    .updateTable('limit_use')
    .set({ used: sql`greatest(0, used - ${amount}::double precision)` })
    .where('workspace_id', '=', actor.workspace_id)
    .where('name', '=', name)
    .where('period', '=', period)
    .execute();
}

export async function readUse({ db, actor }: Scope, period: number): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('limit_use')
    .select(['name', 'used'])
    .where('workspace_id', '=', actor.workspace_id)
    .where('period', 'in', [0, period])
    .execute();
  return new Map(rows.map(({ name, used }) => [name, used]));
}
