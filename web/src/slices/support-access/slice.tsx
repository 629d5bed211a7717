import { defineSlice } from '../../lib/slice.ts';

export const supportAccess = defineSlice({
  name: 'supportAccess',
  loadLiveUpdates: async () => (await import('./live-updates.ts')).liveUpdates,
  loadSettings: async () => (await import('./settings.ts')).settings,
});
