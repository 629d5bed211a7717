import { defineSlice } from '../../lib/slice.ts';

export const security = defineSlice({
  name: 'security',
  loadLiveUpdates: async () => (await import('./live-updates.ts')).liveUpdates,
  loadSettings: async () => (await import('./settings.ts')).settings,
});
