import { Server } from 'lucide-react';
import { formerAddresses } from '#contract/pages.ts';
import { t } from '../../lib/language/app-messages.ts';
import { defineSlice } from '../../lib/slice.ts';

export const instance = defineSlice({
  name: 'instance',
  routes: [
    {
      page: 'instance',
      layout: 'studio',
      isForOperators: true,
      load: async () => (await import('./OverviewScreen.tsx')).OverviewScreen,
      aliases: formerAddresses.instance,
      open: { label: () => t('go_instance') },
    },
    {
      page: 'instanceStatistics',
      layout: 'studio',
      isForOperators: true,
      load: async () => (await import('./statistics/StatisticsScreen.tsx')).StatisticsScreen,
      aliases: formerAddresses.instanceStatistics,
      countsAs: 'instance',
      open: { label: () => t('go_statistics') },
    },
  ],
  navigation: [{ page: 'instance', label: () => t('instance'), icon: Server, group: 'foot' }],
});
