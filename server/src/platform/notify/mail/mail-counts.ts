/** How many mails are in the outbox, for those who watch the installation. */
import type { Db } from '../../../kernel/db/db.ts';

export interface MailCount {
  state: string;
  count: number;
}

/** Delivered mail is not in the outbox any more. */
export const countOutbox = (db: Db): Promise<MailCount[]> =>
  db
    .selectFrom('outbox_message')
    .select(['state', (q) => q.fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();
