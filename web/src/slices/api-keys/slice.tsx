import { defineSlice } from '../../lib/slice.ts';

export const apiKeys = defineSlice({
  routes: [
    {
      page: 'apiKeys',
      layout: 'studio',
      load: async () => (await import('./ApiKeysScreen.tsx')).ApiKeysScreen,
    },
  ],
});
