import { defineSlice } from '../../lib/slice.ts';

export const membership = defineSlice({
  name: 'membership',
  routes: [
    { page: 'invite', layout: 'public', load: async () => (await import('./join/JoinScreen.tsx')).JoinScreen },
    {
      page: 'workspaceInvites',
      layout: 'studio',
      load: async () => (await import('./InvitesScreen.tsx')).InvitesScreen,
      countsAs: 'settings',
    },
  ],
  loadActions: async () => (await import('./actions.ts')).actions,
  loadLiveUpdates: async () => (await import('./live-updates.ts')).liveUpdates,
});
