import { defineSlice } from '../../lib/slice.ts';

const load =
  (...[page]: Parameters<(typeof import('./load-screen.ts'))['loadScreen']>) =>
  async () =>
    (await import('./load-screen.ts')).loadScreen(page);

export const membership = defineSlice({
  routes: [
    { page: 'invite', layout: 'public', load: load('invite') },
    {
      page: 'workspaceInvites',
      layout: 'studio',
      load: load('workspaceInvites'),
      countsAs: 'settings',
    },
  ],
  loadActions: async () => (await import('./actions.ts')).actions,
  loadLiveUpdates: async () => (await import('./live-updates.ts')).liveUpdates,
});
