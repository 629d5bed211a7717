import { defineSlice } from '../../lib/slice.ts';

export const signUp = defineSlice({
  routes: [
    {
      page: 'signUp',
      layout: 'public',
      isEntry: true,
      load: async () => (await import('./SignUpScreen.tsx')).SignUpScreen,
    },
    { page: 'setUp', layout: 'public', load: async () => (await import('./SetUpScreen.tsx')).SetUpScreen },
  ],
});
