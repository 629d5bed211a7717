import { defineSlice } from '../../lib/slice.ts';

export const apiKeys = defineSlice({
  routes: [
    {
      page: 'apiKeys',
      layout: 'studio',
      load: async () => (await import('./ApiKeysScreen.tsx')).ApiKeysScreen,
    },
  ],
  loadActions: async () => (await import('./actions.ts')).actions,
  loadLiveUpdates: async () => (await import('./live-updates.ts')).liveUpdates,
});
