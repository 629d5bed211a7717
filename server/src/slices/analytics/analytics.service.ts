/** Statistics of the installation's own use. They go nowhere else. */
import type { z } from 'zod';
import type { AnalyticsEventName, AnalyticsProperties, analyticsEvents } from '#contract/analytics.ts';
import type { Config } from '../../kernel/config.ts';
import type { Scope } from '../../kernel/context.ts';

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
  await scope.db
    .insertInto('analytics_event')
    .values({
      name,
      properties: JSON.stringify(properties),
      user_id: who.user_id,
      workspace_id: who.workspace_id,
      is_server: true,
      happened_at: scope.now,
      created_at: scope.now,
    })
    .execute();
}
