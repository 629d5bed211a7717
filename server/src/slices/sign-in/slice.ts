import { defineSlice } from '../../manifest.ts';
import { accountRoutes } from './sign-in.routes.ts';

export const slice = defineSlice({
  name: 'sign-in',
  purpose: 'Signs users in and out, and makes the first account of an installation.',
  routes: accountRoutes,
});
