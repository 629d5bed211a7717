import { defineSlice } from '../../lib/slice.ts';

export const jobs = defineSlice({
  routes: [{ page: 'jobs', layout: 'studio', load: async () => (await import('./JobsLink.tsx')).JobsLink }],
  loadActions: async () => (await import('./actions.ts')).actions,
  loadLiveUpdates: async () => (await import('./live-updates.ts')).liveUpdates,
});
