import { defineSlice } from '../../manifest.ts';
import { analyticsRoutes } from './analytics.routes.ts';

export const slice = defineSlice({
  name: 'analytics',
  purpose: 'Takes events of the product and visits from advertisements, and counts them for operators.',
  routes: analyticsRoutes,
});
