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
  loadActions: async () => (await import('./actions.ts')).actions,
  loadLiveUpdates: async () => (await import('./live-updates.ts')).liveUpdates,
  loadLinkActions: async () => (await import('./link-actions.ts')).linkActions,
  loadSettings: async () => (await import('./settings.ts')).settings,
});
