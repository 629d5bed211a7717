import { defineSlice } from '../../lib/slice.ts';

export const jobs = defineSlice({
  routes: [{ page: 'jobs', layout: 'studio', load: async () => (await import('./JobsLink.tsx')).JobsLink }],
});
