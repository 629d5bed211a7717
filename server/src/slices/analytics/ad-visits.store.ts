import type { Insertable } from 'kysely';
import type { Scope } from '../../kernel/context.ts';
import type { Database } from '../../kernel/db/db-types.gen.ts';
import { analyticsKeptMs } from '../../platform/events/events.ts';

type Data = Pick<Scope, 'db'>;

export async function insertVisit({ db }: Data, visit: Insertable<Database['ad_visit']>): Promise<void> {
  await db.insertInto('ad_visit').values(visit).execute();
}

/** Visits are deleted after as long as events are. */
export async function deleteOldVisits({ db, now }: Pick<Scope, 'db' | 'now'>): Promise<void> {
  await db
    .deleteFrom('ad_visit')
    .where('created_at', '<', new Date(now.getTime() - analyticsKeptMs))
    .execute();
}

export async function deleteVisitsOf({ db }: Data, email: string): Promise<void> {
  await db.deleteFrom('ad_visit').where('email', '=', email).execute();
}
