import { defineSlice } from '../../lib/slice.ts';

export const shareLinks = defineSlice({
  routes: [
    {
      page: 'instanceReports',
      layout: 'studio',
      isForOperators: true,
      load: async () => (await import('./reports/ReportsScreen.tsx')).ReportsScreen,
      countsAs: 'instance',
    },
  ],
});
