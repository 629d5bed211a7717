import { formerAddresses } from '#contract/pages.ts';
import { t } from '../../lib/language/app-messages.ts';
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
      open: { label: () => t('go_mail') },
    },
    {
      page: 'instanceFeedback',
      layout: 'studio',
      isForOperators: true,
      load: async () => (await import('./FeedbackScreen.tsx')).FeedbackScreen,
      aliases: formerAddresses.instanceFeedback,
      countsAs: 'instance',
      open: { label: () => t('go_feedback') },
    },
    {
      page: 'instanceSupport',
      layout: 'studio',
      isForOperators: true,
      load: async () => (await import('./SupportScreen.tsx')).SupportScreen,
      aliases: formerAddresses.instanceSupport,
      countsAs: 'instance',
      open: { label: () => t('go_support') },
    },
  ],
});
