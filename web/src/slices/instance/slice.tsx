import { formerAddresses } from '#contract/pages.ts';
import { defineSlice } from '../../lib/slice.ts';
import type { TabPage } from './load-tab.ts';

const tabs: readonly TabPage[] = [
  'instanceStatistics',
  'instanceModels',
  'instanceJobs',
  'instanceStorage',
  'instanceFlags',
  'instanceSettings',
  'instanceAudit',
];
// Every visitor loads this manifest and few are operators, so the screens are listed in a file of their own.
const aliases: Partial<Record<TabPage, readonly string[]>> = formerAddresses;

export const instance = defineSlice({
  routes: [
    {
      page: 'instance',
      layout: 'studio',
      isForOperators: true,
      load: async () => (await import('./load-tab.ts')).loadTab('instance'),
      aliases: formerAddresses.instance,
    },
    ...tabs.map((page) => ({
      page,
      layout: 'studio' as const,
      isForOperators: true,
      load: async () => (await import('./load-tab.ts')).loadTab(page),
      aliases: aliases[page] ?? [],
      countsAs: 'instance' as const,
    })),
    {
      page: 'instanceSetUp',
      layout: 'signed-in',
      isForOperators: true,
      load: async () => (await import('./load-tab.ts')).loadTab('instanceSetUp'),
    },
  ],
});
