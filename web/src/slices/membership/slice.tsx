import { defineSlice } from '../../lib/slice.ts';

export const membership = defineSlice({
  routes: [
    { page: 'invite', layout: 'public', load: async () => (await import('./load-screen.ts')).loadScreen('invite') },
    {
      page: 'workspaceInvites',
      layout: 'studio',
      load: async () => (await import('./load-screen.ts')).loadScreen('workspaceInvites'),
      countsAs: 'settings',
    },
  ],
});
