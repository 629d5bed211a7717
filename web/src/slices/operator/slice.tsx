import { formerAddresses } from '#contract/pages.ts';
import { defineSlice } from '../../lib/slice.ts';

export const operator = defineSlice({
  name: 'operator',
  routes: [
    {
      page: 'instanceMail',
      layout: 'studio',
      isForOperators: true,
      load: async () => (await import('./MailScreen.tsx')).MailScreen,
      aliases: formerAddresses.instanceMail,
      countsAs: 'instance',
    },
    {
      page: 'instanceFeedback',
      layout: 'studio',
      isForOperators: true,
      load: async () => (await import('./FeedbackScreen.tsx')).FeedbackScreen,
      aliases: formerAddresses.instanceFeedback,
      countsAs: 'instance',
    },
    {
      page: 'instanceItemFeedback',
      layout: 'studio',
      isForOperators: true,
      load: async () => (await import('./item-feedback/ItemFeedbackScreen.tsx')).ItemFeedbackScreen,
      countsAs: 'instance',
    },
    {
      page: 'instanceSupport',
      layout: 'studio',
      isForOperators: true,
      load: async () => (await import('./SupportScreen.tsx')).SupportScreen,
      aliases: formerAddresses.instanceSupport,
      countsAs: 'instance',
    },
  ],
  loadActions: async () => (await import('./actions.ts')).actions,
});
