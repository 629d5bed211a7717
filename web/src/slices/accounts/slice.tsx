import { defineSlice } from '../../lib/slice.ts';

export const accounts = defineSlice({
  routes: [
    {
      page: 'instanceAccounts',
      layout: 'studio',
      isForOperators: true,
      load: async () => (await import('./AccountsScreen.tsx')).AccountsScreen,
      countsAs: 'instance',
    },
  ],
});
