import * as api from '#contract/analytics/api.ts';
import { readAnalytics } from '#contract/analytics/api.ts';
import { on } from '../../context.ts';
import { countEvents } from '../../platform/events/events.ts';
import { ingest, recordAdVisit } from './ingest.service.ts';

export const analyticsRoutes = [
  on(api.ingest, (ctx, { body }, exchange) => ingest(ctx, body.events, exchange)),
  on(api.googleAdsVisit, async (ctx, { body }, exchange) => {
    await recordAdVisit(ctx, body, exchange);
    return { status: 'ok' as const };
  }),
  on(readAnalytics, async (ctx, { query }) => ({
    has_analytics: ctx.parts.config.hasAnalytics,
    counts: await countEvents(ctx, query.days),
  })),
];
