import { defineSlice, type PageRoute } from '../../lib/slice.ts';

const load: PageRoute['load'] = async () => (await import('./UsageScreen.tsx')).UsageScreen;

export const usage = defineSlice({
  name: 'usage',
  routes: [
    { page: 'usage', layout: 'studio', aliases: ['/usage'], load },
    { page: 'usageWorkspace', layout: 'studio', load },
  ],
});
