import { pages } from '#contract/pages.ts';
import { defineSlice } from '../../lib/slice.ts';

export const usage = defineSlice({
  routes: (['usage', 'usageWorkspace'] as const).map((page) => ({
    page,
    layout: 'studio',
    // Both are found without `/app` too.
    aliases: [pages[page].slice(4)],
    load: async () => (await import('./UsageScreen.tsx')).UsageScreen,
  })),
});
