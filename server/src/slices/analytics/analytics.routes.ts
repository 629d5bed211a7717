import * as api from '#contract/analytics/api.ts';
import { readAnalytics } from '#contract/analytics/api.ts';
import { on } from '../../context.ts';
import type { HttpExchange } from '../../kernel/http/route.ts';
import { countEvents } from '../../platform/events/events.ts';
import { ingest, recordAdVisit, type Client } from './ingest.service.ts';

export const analyticsRoutes = [
  on(api.ingest, async (ctx, { body }, exchange) => {
    exchange.refuseForeignPage();
    await ingest(ctx, body.events, clientOf(exchange));
  }),
  on(api.googleAdsVisit, async (ctx, { body }, exchange) => {
    await recordAdVisit(ctx, body, clientOf(exchange));
    return { status: 'ok' as const };
  }),
  on(readAnalytics, async (ctx, { query }) => ({
    has_analytics: ctx.parts.config.hasAnalytics,
    counts: await countEvents(ctx, query.days),
  })),
];

const clientOf = (exchange: HttpExchange): Client => ({
  ip: exchange.ip,
  bearer: /^Bearer +(\S+)$/i.exec(exchange.header('authorization') ?? '')?.[1],
});
