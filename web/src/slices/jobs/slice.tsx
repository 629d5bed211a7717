import { t } from '../../lib/language/app-messages.ts';
import { openPanel } from '../../lib/panels.ts';
import { defineSlice } from '../../lib/slice.ts';

export const jobs = defineSlice({
  name: 'jobs',
  routes: [{ page: 'jobs', layout: 'studio', load: async () => (await import('./JobsLink.tsx')).JobsLink }],
  actions: () => [{ id: 'jobs', label: t('open_jobs'), group: 'account', run: () => openPanel('jobs') }],
  loadLiveUpdates: async () => (await import('./live-updates.ts')).liveUpdates,
});
