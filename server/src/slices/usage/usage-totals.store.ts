import type { Db } from '../../kernel/db/db.ts';

/** The number of an entry in the ledger. */
export type LedgerPosition = number;

export interface Settled {
  entry_id: LedgerPosition;
  product: string;
  credits: number;
  first_byte_ms: number | null;
}

const maxListed = 5000;

export async function sumReservedCredits(db: Db): Promise<number> {
  const { credits } = await db
    .selectFrom('generation')
    .select((q) => q.fn.coalesce(q.fn.sum<number>('credits'), q.lit(0)).as('credits'))
    .where('state', 'in', ['reserved', 'running', 'parked'])
    .executeTakeFirstOrThrow();
  return Number(credits);
}

export async function findLedgerEnd(db: Db): Promise<LedgerPosition> {
  const { last } = await db
    .selectFrom('ledger_entry')
    .select((q) => q.fn.max('entry_id').as('last'))
    .executeTakeFirstOrThrow();
  return last ?? 0;
}

export const listSettled = (db: Db, after: LedgerPosition): Promise<Settled[]> =>
  db
    .selectFrom('ledger_entry')
    .select(['entry_id', 'product', 'credits', 'first_byte_ms'])
    .where('entry_id', '>', after)
    .orderBy('entry_id')
    .limit(maxListed)
    .execute();
