/** Statistics of the installation's own use. They go nowhere else. */
import type { z } from 'zod';
import type { AnalyticsEventName, AnalyticsProperties, analyticsEvents } from '#contract/analytics/types.ts';
import type { Config } from '../../kernel/boot/config.ts';
import type { Scope } from '../../kernel/context.ts';
import { toJsonColumn } from '../../kernel/db/json-column.ts';
import * as store from './events.store.ts';

export type ServerEventName = {
  [N in AnalyticsEventName]: (typeof analyticsEvents)[N] extends { by: 'server'; properties: z.ZodType } ? N : never;
}[AnalyticsEventName];

/** One of the server's own events, in the caller's transaction. */
export async function recordEvent<N extends ServerEventName>(
  scope: Scope,
  { hasAnalytics }: Pick<Config, 'hasAnalytics'>,
  name: N,
  properties: AnalyticsProperties<N>,
  who: { user_id: string | null; workspace_id: string | null },
): Promise<void> {
  if (!hasAnalytics) return;
  const { user_id, workspace_id } = who;
  const event = { name, properties: toJsonColumn(properties), user_id, workspace_id, is_server: true };
  await store.insertEvents(scope, [{ ...event, happened_at: scope.now, created_at: scope.now }]);
}

const dayMs = 24 * 3600 * 1000;
const keptMs = 90 * dayMs;

/** Events, and visits by advertisement, go after ninety days. */
export async function purgeExpiredEvents(scope: Scope): Promise<void> {
  await store.forget(scope, new Date(scope.now.getTime() - keptMs));
}

/** How often each event happened, by day, today included. */
export async function countEvents(scope: Scope, days: number) {
  const midnight = Math.floor(scope.now.getTime() / dayMs) * dayMs;
  return store.countByDay(scope, new Date(midnight - (days - 1) * dayMs));
}
