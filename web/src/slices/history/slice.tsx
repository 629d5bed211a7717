import { History } from 'lucide-react';
import { appRoot } from '#contract/pages.ts';
import { t } from '../../lib/language/app-messages.ts';
import { defineSlice } from '../../lib/slice.ts';

export const history = defineSlice({
  name: 'history',
  routes: [
    {
      page: 'history',
      layout: 'studio',
      isEntry: true,
      load: async () => (await import('./screens/HistoryScreen.tsx')).HistoryScreen,
      aliases: [`${appRoot}/history`],
      open: { label: () => t('go_history'), key: 'S' },
    },
  ],
  navigation: [
    { page: 'history', label: () => t('history'), icon: History, group: 'playground', phoneLabel: () => t('history') },
  ],
  loadLiveUpdates: async () => (await import('./live-updates.ts')).liveUpdates,
});
