import { defineSlice } from '../../manifest.ts';
import { supportAccessRoutes } from './support-access.routes.ts';

export const slice = defineSlice({
  name: 'support-access',
  purpose: 'Lets operators into the account of a user who asked for help.',
  routes: supportAccessRoutes,
});
