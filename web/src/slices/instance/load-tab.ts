/** Loads the screens of the instance, each of which is a file of its own. */
const screens = {
  instance: async () => (await import('./overview/OverviewScreen.tsx')).OverviewScreen,
  instanceSetUp: async () => (await import('./set-up/SetUpStepsScreen.tsx')).SetUpStepsScreen,
  instanceStatistics: async () => (await import('./statistics/StatisticsScreen.tsx')).StatisticsScreen,
  instanceModels: async () => (await import('./models/ModelsScreen.tsx')).ModelsScreen,
  instanceJobs: async () => (await import('./screens/AllJobsScreen.tsx')).AllJobsScreen,
  instanceStorage: async () => (await import('./screens/StorageScreen.tsx')).StorageScreen,
  instanceFlags: async () => (await import('./screens/FlagsScreen.tsx')).FlagsScreen,
  instanceSettings: async () => (await import('./screens/InstanceSettingsScreen.tsx')).InstanceSettingsScreen,
  instanceAudit: async () => (await import('./screens/AuditScreen.tsx')).AuditScreen,
};

export type TabPage = keyof typeof screens;

export const loadTab = (page: TabPage) => screens[page]();
