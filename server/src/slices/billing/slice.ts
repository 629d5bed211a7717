import { defineSlice } from '../../manifest.ts';
import { billingRoutes } from './billing.routes.ts';

export const slice = defineSlice({
  name: 'billing',
  purpose: 'Says which plan a workspace has, and what the plan allows.',
  routes: billingRoutes,
  tables: ['subscription'],
});
