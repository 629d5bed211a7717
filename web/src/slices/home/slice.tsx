import { appRoot } from '#contract/pages.ts';
import { defineSlice } from '../../lib/slice.ts';

export const home = defineSlice({
  routes: [
    {
      page: 'home',
      layout: 'studio',
      isEntry: true,
      load: async () => (await import('./HomeScreen.tsx')).HomeScreen,
      aliases: ['/', appRoot],
    },
  ],
});
