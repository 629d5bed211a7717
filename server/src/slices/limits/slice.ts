import { defineSlice } from '../../manifest.ts';
import { limitsRoutes } from './limits.routes.ts';

export const slice = defineSlice({
  name: 'limits',
  purpose: 'Counts, by name, what a plan limits besides credits, and says how much of each limit is used.',
  routes: limitsRoutes,
});
