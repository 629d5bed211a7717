import { defineSlice } from '../../lib/slice.ts';

export const security = defineSlice({
  loadLiveUpdates: async () => (await import('./live-updates.ts')).liveUpdates,
  loadLinkActions: async () => (await import('./link-actions.ts')).linkActions,
  loadSettings: async () => (await import('./settings.ts')).settings,
});
