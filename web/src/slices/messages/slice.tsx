import { defineSlice } from '../../lib/slice.ts';

export const messages = defineSlice({
  loadActions: async () => (await import('./actions.ts')).actions,
  loadLiveUpdates: async () => (await import('./live-updates.ts')).liveUpdates,
  loadSettings: async () => (await import('./settings.ts')).settings,
});
