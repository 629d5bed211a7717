import { defineSlice } from '../../lib/slice.ts';

export const usage = defineSlice({
  routes: (['usage', 'usageWorkspace'] as const).map((page) => ({
    page,
    layout: 'studio',
    load: async () => (await import('./UsageScreen.tsx')).UsageScreen,
    aliases: page === 'usage' ? ['/usage'] : [],
  })),
});
