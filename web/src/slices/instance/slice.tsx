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
      load: async () => (await import('./overview/OverviewScreen.tsx')).OverviewScreen,
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
    {
      page: 'instanceJobs',
      layout: 'studio',
      isForOperators: true,
      load: async () => (await import('./screens/AllJobsScreen.tsx')).AllJobsScreen,
      countsAs: 'instance',
      open: { label: () => t('go_instance_jobs') },
    },
    {
      page: 'instanceStorage',
      layout: 'studio',
      isForOperators: true,
      load: async () => (await import('./screens/StorageScreen.tsx')).StorageScreen,
      countsAs: 'instance',
      open: { label: () => t('go_storage') },
    },
    {
      page: 'instanceFlags',
      layout: 'studio',
      isForOperators: true,
      load: async () => (await import('./screens/FlagsScreen.tsx')).FlagsScreen,
      countsAs: 'instance',
      open: { label: () => t('go_flags') },
    },
    {
      page: 'instanceSettings',
      layout: 'studio',
      isForOperators: true,
      load: async () => (await import('./screens/InstanceSettingsScreen.tsx')).InstanceSettingsScreen,
      countsAs: 'instance',
      open: { label: () => t('go_instance_settings') },
    },
    {
      page: 'instanceAudit',
      layout: 'studio',
      isForOperators: true,
      load: async () => (await import('./screens/AuditScreen.tsx')).AuditScreen,
      countsAs: 'instance',
      open: { label: () => t('go_audit') },
    },
  ],
  loadLiveUpdates: async () => (await import('./live-updates.ts')).liveUpdates,
  navigation: [{ page: 'instance', label: () => t('instance'), icon: Server, group: 'foot' }],
});
