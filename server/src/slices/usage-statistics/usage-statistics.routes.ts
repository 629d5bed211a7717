import * as api from '#contract/usage-statistics/api.ts';
import { on } from '../../context.ts';
import { listUnusualDays } from './unusual-days.service.ts';
import * as service from './usage-statistics.service.ts';

export const usageStatisticsRoutes = [
  on(api.characterStats, (ctx, { query }) => service.getStatistics(ctx, query)),
  on(api.unusualDays, (ctx, { query }) => listUnusualDays(ctx, query)),
  on(api.usageByProduct, (ctx, { body }) => service.queryUsage(ctx, body)),
  on(api.listRequests, (ctx, { body }) => service.listRequests(ctx, body)),
];
