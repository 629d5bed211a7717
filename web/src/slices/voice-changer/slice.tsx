import { defineSlice } from '../../lib/slice.ts';

export const voiceChanger = defineSlice({
  routes: (['voiceChanger', 'voiceChangerHistory'] as const).map((page) => ({
    page,
    layout: 'studio',
    load: async () => (await import('./load-screen.ts')).loadScreen(page),
    countsAs: 'voiceChanger',
  })),
});
