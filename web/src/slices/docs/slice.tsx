import { defineSlice } from '../../lib/slice.ts';

export const docs = defineSlice({
  routes: [
    {
      page: 'docs',
      layout: 'public',
      isEntry: true,
      load: async () => (await import('./DocsScreen.tsx')).DocsScreen,
    },
  ],
});
