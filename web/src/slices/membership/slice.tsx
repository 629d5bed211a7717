import { t } from '../../lib/language/app-messages.ts';
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
      open: { label: () => t('go_invites') },
    },
  ],
  loadLiveUpdates: async () => (await import('./live-updates.ts')).liveUpdates,
});
