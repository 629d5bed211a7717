import { defineSlice } from '../../manifest.ts';
import { signInRoutes } from './sign-in.routes.ts';

export const slice = defineSlice({
  name: 'sign-in',
  purpose: 'Signs users in and out, and renews their sessions.',
  routes: signInRoutes,
});
