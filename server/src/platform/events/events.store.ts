import { sql, type Insertable } from 'kysely';
import type { Scope } from '../../kernel/context.ts';
import type { Database } from '../../kernel/db/db-types.gen.ts';

type Data = Pick<Scope, 'db'>;

export async function insertEvents({ db }: Data, events: Insertable<Database['analytics_event']>[]): Promise<void> {
  await db.insertInto('analytics_event').values(events).execute();
}

export async function insertVisit({ db }: Data, visit: Insertable<Database['ad_visit']>): Promise<void> {
  await db.insertInto('ad_visit').values(visit).execute();
}

/** By day of UTC and name, newest first. */
export function countByDay(scope: Scope, since: Date) {
  return scope.db
    .selectFrom('analytics_event')
    .select((q) => [
      sql<string>`to_char(happened_at AT TIME ZONE 'UTC', 'YYYY-MM-DD')`.as('day'),
      'name',
      q.fn.countAll<number>().as('count'),
      q.fn.count<number>('user_id').distinct().as('users'),
    ])
    .where('created_at', '>=', since)
    .groupBy(['day', 'name'])
    .orderBy('day', 'desc')
    .orderBy('name')
    .execute();
}

export async function forget(scope: Scope, before: Date): Promise<void> {
  await scope.db.deleteFrom('analytics_event').where('created_at', '<', before).execute();
  await scope.db.deleteFrom('ad_visit').where('created_at', '<', before).execute();
}

export async function deleteVisitsOf({ db }: Data, email: string): Promise<void> {
  await db.deleteFrom('ad_visit').where('email', '=', email).execute();
}
