/** Counts delivered and failed mail by day, because delivered mail is deleted. */
import { sql } from 'kysely';
import type { Scope } from '../../../kernel/context.ts';

type Data = Pick<Scope, 'db'>;

const dayOf = (now: Date) => now.toISOString().slice(0, 10);

export async function countMail({ db }: Data, what: 'delivered' | 'failed', now: Date): Promise<void> {
  await sql`
    INSERT INTO mail_day (day, ${sql.ref(what)}) VALUES (${dayOf(now)}, 1)
    ON CONFLICT (day) DO UPDATE SET ${sql.ref(what)} = mail_day.${sql.ref(what)} + 1`.execute(db);
}

/** The mail of today (UTC), and what has not been delivered yet. */
export async function sumMail({ db, now }: Pick<Scope, 'db' | 'now'>) {
  const { rows } = await sql<{ delivered: number; failed: number; waiting: number }>`
    SELECT coalesce(max(delivered), 0) AS delivered, coalesce(max(failed), 0) AS failed,
      (SELECT count(*) FROM outbox_message WHERE state IN ('waiting', 'kept')) AS waiting
    FROM mail_day WHERE day = ${dayOf(now)}`.execute(db);
  return rows[0] ?? { delivered: 0, failed: 0, waiting: 0 };
}
