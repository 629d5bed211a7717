import { formerAddresses } from '#contract/pages.ts';
import { defineSlice } from '../../lib/slice.ts';
import type { OperatorPage } from './load-screen.ts';

const screens: readonly OperatorPage[] = [
  'instanceMail',
  'instanceFeedback',
  'instanceItemFeedback',
  'instanceSupport',
];
const aliases: Partial<Record<OperatorPage, readonly string[]>> = formerAddresses;

export const operator = defineSlice({
  routes: screens.map((page) => ({
    page,
    layout: 'studio',
    isForOperators: true,
    load: async () => (await import('./load-screen.ts')).loadScreen(page),
    aliases: aliases[page] ?? [],
    countsAs: 'instance',
  })),
});
