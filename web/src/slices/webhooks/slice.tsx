import { defineSlice } from '../../lib/slice.ts';

export const webhooks = defineSlice({
  routes: [
    {
      page: 'webhooks',
      layout: 'studio',
      countsAs: 'apiKeys',
      load: async () => (await import('./WebhooksScreen.tsx')).WebhooksScreen,
    },
  ],
  loadActions: async () => (await import('./actions.ts')).actions,
});
