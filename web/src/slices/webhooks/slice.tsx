import { defineSlice } from '../../lib/slice.ts';

export const webhooks = defineSlice({
  routes: [
    {
      page: 'webhooks',
      layout: 'studio',
      load: async () => (await import('./WebhooksScreen.tsx')).WebhooksScreen,
      countsAs: 'apiKeys',
    },
  ],
});
