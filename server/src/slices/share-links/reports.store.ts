/** Reports name no person, and operators read those of all workspaces. */
import { sql } from 'kysely';
import type { Insertable } from 'kysely';
import type { Database } from '../../kernel/db/db-types.gen.ts';
import type { Scope } from '../../kernel/context.ts';

type Data = Pick<Scope, 'db'>;

export async function insertReport({ db }: Data, report: Insertable<Database['share_report']>): Promise<void> {
  await db.insertInto('share_report').values(report).execute();
}

export async function countOpen({ db }: Data, shareLinkId?: string): Promise<number> {
  const { count } = await db
    .selectFrom('share_report')
    .select((q) => q.fn.countAll<number>().as('count'))
    .where('decision', 'is', null)
    .$if(shareLinkId !== undefined, (q) => q.where('share_link_id', '=', shareLinkId ?? ''))
    .executeTakeFirstOrThrow();
  return count;
}

/** The newest first, starting after the one that the cursor names. */
export function listReports(
  { db }: Data,
  { count, cursor, isOpen }: { count: number; cursor: string | undefined; isOpen: boolean },
) {
  return db
    .selectFrom('share_report as r')
    .innerJoin('share_link as l', 'l.share_link_id', 'r.share_link_id')
    .select([
      'r.share_report_id',
      'r.share_link_id',
      'r.reason',
      'r.text',
      'r.decision',
      'r.created_at',
      'l.user_id',
      'l.history_item_id',
      'l.end_reason',
    ])
    .$if(isOpen, (q) => q.where('r.decision', 'is', null))
    .$if(cursor !== undefined, (q) =>
      q.where(
        sql<boolean>`(r.created_at, r.share_report_id) < (
          SELECT created_at, share_report_id FROM share_report WHERE share_report_id = ${cursor ?? ''})`,
      ),
    )
    .orderBy('r.created_at', 'desc')
    .orderBy('r.share_report_id', 'desc')
    .limit(count)
    .execute();
}

/** Inside a transaction: two operators who decide at once wait for one another. */
export function lockReport({ db }: Data, id: string) {
  return db
    .selectFrom('share_report')
    .select('share_link_id')
    .where('share_report_id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Decides every open report of the link. @returns their reasons */
export async function decideReports(
  { db, now }: Pick<Scope, 'db' | 'now'>,
  shareLinkId: string,
  decision: 'taken_down' | 'dismissed',
): Promise<string[]> {
  const rows = await db
    .updateTable('share_report')
    .set({ decision, decided_at: now })
    .where('share_link_id', '=', shareLinkId)
    .where('decision', 'is', null)
    .returning('reason')
    .execute();
  return rows.map(({ reason }) => reason);
}

export async function purgeDecided({ db }: Data, before: Date): Promise<void> {
  await db.deleteFrom('share_report').where('decided_at', '<', before).execute();
}
