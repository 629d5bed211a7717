/** Sums over all workspaces, for those who watch the installation. */
import type { Db } from '../../kernel/db/db.ts';
import * as store from './usage-totals.store.ts';

export type { LedgerPosition } from './usage-totals.store.ts';

/** The credits that open generations hold. */
export const sumReservedCredits = (db: Db): Promise<number> => store.sumReservedCredits(db);

/** Where the ledger ends now. */
export const findLedgerEnd = (db: Db): Promise<store.LedgerPosition> => store.findLedgerEnd(db);

/** What was settled after a position, oldest first, at most some thousand entries at a time. */
export const listSettled = (db: Db, after: store.LedgerPosition): Promise<store.Settled[]> =>
  store.listSettled(db, after);
