import { defineSlice } from '../../lib/slice.ts';

export const billing = defineSlice({
  routes: [
    {
      page: 'pricing',
      layout: 'public',
      load: async () => (await import('./pricing/PricingScreen.tsx')).PricingScreen,
    },
    {
      page: 'subscription',
      layout: 'studio',
      load: async () => (await import('./subscription/SubscriptionScreen.tsx')).SubscriptionScreen,
      aliases: ['/subscription'],
    },
  ],
});
