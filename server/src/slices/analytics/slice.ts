import { defineSlice } from '../../manifest.ts';
import { analyticsRoutes } from './analytics.routes.ts';

export const slice = defineSlice({
  name: 'analytics',
  purpose: 'Events of the product and visits from advertisements, counted for those who run the installation.',
  routes: analyticsRoutes,
});
