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
      aliases: ['/app/outbox', '/app/operator/outbox'],
      countsAs: 'instance',
      open: { label: () => t('go_mail') },
    },
    {
      page: 'instanceFeedback',
      layout: 'studio',
      isForOperators: true,
      load: async () => (await import('./FeedbackScreen.tsx')).FeedbackScreen,
      aliases: ['/app/operator/feedback'],
      countsAs: 'instance',
      open: { label: () => t('go_feedback') },
    },
    {
      page: 'instanceModeration',
      layout: 'studio',
      isForOperators: true,
      load: async () => (await import('./ModerationScreen.tsx')).ModerationScreen,
      countsAs: 'instance',
      open: { label: () => t('go_moderation') },
    },
    {
      page: 'instanceSupport',
      layout: 'studio',
      isForOperators: true,
      load: async () => (await import('./SupportScreen.tsx')).SupportScreen,
      aliases: ['/app/operator/support'],
      countsAs: 'instance',
      open: { label: () => t('go_support') },
    },
  ],
});
