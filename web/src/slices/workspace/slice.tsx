import { defineSlice } from '../../lib/slice.ts';

export const workspace = defineSlice({
  loadLiveUpdates: async () => (await import('./live-updates.ts')).liveUpdates,
  loadSettings: async () => (await import('./settings.ts')).settings,
});
