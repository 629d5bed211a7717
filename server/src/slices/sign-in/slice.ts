import { defineSlice } from '../../manifest.ts';
import { accountRoutes } from './sign-in.routes.ts';

export const slice = defineSlice({
  name: 'sign-in',
  purpose: 'Signing in and out, the first account of an installation, and what a link in a mail does.',
  routes: accountRoutes,
});
