import { defineSlice } from '../../lib/slice.ts';

export const signIn = defineSlice({
  routes: [
    {
      page: 'signIn',
      layout: 'public',
      isEntry: true,
      load: async () => (await import('./SignInScreen.tsx')).SignInScreen,
    },
    {
      page: 'redirect',
      layout: 'public',
      load: async () => (await import('./RedirectScreen.tsx')).RedirectScreen,
    },
  ],
});
