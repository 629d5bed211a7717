import { appRoot } from '#contract/pages.ts';
import { defineSlice } from '../../lib/slice.ts';

export const history = defineSlice({
  routes: [
    {
      page: 'history',
      layout: 'studio',
      isEntry: true,
      load: async () => (await import('./screens/HistoryScreen.tsx')).HistoryScreen,
      aliases: [`${appRoot}/history`],
    },
  ],
});
