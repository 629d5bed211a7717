import { Inbox } from 'lucide-react';
import { t } from '../../lib/language/app-messages.ts';
import { defineSlice } from '../../lib/slice.ts';

export const operator = defineSlice({
  name: 'operator',
  routes: [
    {
      page: 'outbox',
      layout: 'studio',
      isForOperators: true,
      load: async () => (await import('./OutboxScreen.tsx')).OutboxScreen,
      open: { label: () => t('go_outbox') },
    },
    {
      page: 'operatorSupport',
      layout: 'studio',
      isForOperators: true,
      load: async () => (await import('./SupportScreen.tsx')).SupportScreen,
      countsAs: 'outbox',
      open: { label: () => t('go_support') },
    },
    {
      page: 'operatorFeedback',
      layout: 'studio',
      isForOperators: true,
      load: async () => (await import('./FeedbackScreen.tsx')).FeedbackScreen,
      countsAs: 'outbox',
      open: { label: () => t('go_feedback') },
    },
    {
      page: 'operatorStatistics',
      layout: 'studio',
      isForOperators: true,
      load: async () => (await import('./StatisticsScreen.tsx')).StatisticsScreen,
      countsAs: 'outbox',
      open: { label: () => t('go_statistics') },
    },
  ],
  navigation: [{ page: 'outbox', label: () => t('outbox'), icon: Inbox, group: 'foot' }],
});
