import { defineSlice } from '../../lib/slice.ts';

export const shareLinks = defineSlice({
  loadActions: async () => (await import('./actions.ts')).actions,
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
