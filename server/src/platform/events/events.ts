/** Statistics about the use of this installation. They are never sent anywhere. */
import { sql, type Insertable } from 'kysely';
import type { z } from 'zod';
import type { AnalyticsEventName, AnalyticsProperties, analyticsEvents } from '#contract/analytics/types.ts';
import type { Config } from '../../kernel/boot/config.ts';
import type { Scope } from '../../kernel/context.ts';
import type { Database } from '../../kernel/db/db-types.gen.ts';
import { toJsonColumn } from '../../kernel/db/json-column.ts';

export type ServerEventName = {
  [N in AnalyticsEventName]: (typeof analyticsEvents)[N] extends { by: 'server'; properties: z.ZodType } ? N : never;
}[AnalyticsEventName];

type Data = Pick<Scope, 'db'>;

/** Records one of the server's own events in the caller's transaction. */
export async function recordEvent<N extends ServerEventName>(
  scope: Scope,
  { hasAnalytics }: Pick<Config, 'hasAnalytics'>,
  name: N,
  properties: AnalyticsProperties<N>,
  { user_id, workspace_id }: { user_id: string | null; workspace_id: string | null },
): Promise<void> {
  if (!hasAnalytics) return;
  const event = { name, properties: toJsonColumn(properties), user_id, workspace_id, is_server: true };
  await insertEvents(scope, [{ ...event, happened_at: scope.now, created_at: scope.now }]);
}

export async function insertEvents({ db }: Data, events: Insertable<Database['analytics_event']>[]): Promise<void> {
  await db.insertInto('analytics_event').values(events).execute();
}

const dayMs = 24 * 3600 * 1000;
export const analyticsKeptMs = 90 * dayMs;

export async function purgeExpiredEvents({ db, now }: Pick<Scope, 'db' | 'now'>): Promise<void> {
  const before = new Date(now.getTime() - analyticsKeptMs);
  await db.deleteFrom('analytics_event').where('created_at', '<', before).execute();
}

/** How often each event happened on each of the last days (UTC), today included, the newest day first. */
export function countEvents({ db, now }: Pick<Scope, 'db' | 'now'>, days: number) {
  const midnight = Math.floor(now.getTime() / dayMs) * dayMs;
  return db
    .selectFrom('analytics_event')
    .select((q) => [
      sql<string>`to_char(happened_at AT TIME ZONE 'UTC', 'YYYY-MM-DD')`.as('day'),
      'name',
      q.fn.countAll<number>().as('count'),
      q.fn.count<number>('user_id').distinct().as('users'),
    ])
    .where('created_at', '>=', new Date(midnight - (days - 1) * dayMs))
    .groupBy(['day', 'name'])
    .orderBy('day', 'desc')
    .orderBy('name')
    .execute();
}
