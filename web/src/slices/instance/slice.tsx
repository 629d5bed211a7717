import { formerAddresses } from '#contract/pages.ts';
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
    },
    {
      page: 'instanceStatistics',
      layout: 'studio',
      isForOperators: true,
      load: async () => (await import('./statistics/StatisticsScreen.tsx')).StatisticsScreen,
      aliases: formerAddresses.instanceStatistics,
      countsAs: 'instance',
    },
    {
      page: 'instanceJobs',
      layout: 'studio',
      isForOperators: true,
      load: async () => (await import('./screens/AllJobsScreen.tsx')).AllJobsScreen,
      countsAs: 'instance',
    },
    {
      page: 'instanceStorage',
      layout: 'studio',
      isForOperators: true,
      load: async () => (await import('./screens/StorageScreen.tsx')).StorageScreen,
      countsAs: 'instance',
    },
    {
      page: 'instanceFlags',
      layout: 'studio',
      isForOperators: true,
      load: async () => (await import('./screens/FlagsScreen.tsx')).FlagsScreen,
      countsAs: 'instance',
    },
    {
      page: 'instanceSettings',
      layout: 'studio',
      isForOperators: true,
      load: async () => (await import('./screens/InstanceSettingsScreen.tsx')).InstanceSettingsScreen,
      countsAs: 'instance',
    },
    {
      page: 'instanceSetUp',
      layout: 'signed-in',
      isForOperators: true,
      load: async () => (await import('./set-up/SetUpStepsScreen.tsx')).SetUpStepsScreen,
    },
    {
      page: 'instanceAudit',
      layout: 'studio',
      isForOperators: true,
      load: async () => (await import('./screens/AuditScreen.tsx')).AuditScreen,
      countsAs: 'instance',
    },
  ],
  loadActions: async () => (await import('./actions.ts')).actions,
  loadLiveUpdates: async () => (await import('./live-updates.ts')).liveUpdates,
});
