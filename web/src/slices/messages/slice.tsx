import { t } from '../../lib/language/app-messages.ts';
import { openPanel } from '../../lib/panels.ts';
import { defineSlice } from '../../lib/slice.ts';

export const messages = defineSlice({
  name: 'messages',
  actions: () => [
    { id: 'notifications', label: t('open_notifications'), group: 'account', run: () => openPanel('notifications') },
  ],
  loadLiveUpdates: async () => (await import('./live-updates.ts')).liveUpdates,
  loadSettings: async () => (await import('./settings.ts')).settings,
});
