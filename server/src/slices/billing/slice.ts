import { defineSlice } from '../../manifest.ts';
import { billingRoutes } from './billing.routes.ts';

export const slice = defineSlice({
  name: 'billing',
  purpose: 'The plan of a workspace, and what the plan allows.',
  routes: billingRoutes,
  tables: ['subscription'],
});
