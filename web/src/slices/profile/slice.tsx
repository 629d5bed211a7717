import { defineSlice } from '../../lib/slice.ts';

export const profile = defineSlice({
  routes: [
    {
      page: 'requestAlphaAccess',
      layout: 'studio',
      load: async () => (await import('./AlphaAccessScreen.tsx')).AlphaAccessScreen,
      countsAs: 'settings',
    },
  ],
});
