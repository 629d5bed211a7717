import { defineSlice } from '../../manifest.ts';
import { usageStatisticsRoutes } from './usage-statistics.routes.ts';

export const slice = defineSlice({
  name: 'usage-statistics',
  purpose: 'Answers what was used over time, by whom and for what, from the ledger of the usage.',
  routes: usageStatisticsRoutes,
});
