import { listMessages } from '#contract/messages/api.ts';
import { useRead } from '../../lib/queries.ts';
import { t } from '../../lib/language/frame-messages.ts';

/** Counts the unread notifications. */
export const useUnread = (): number => useRead(listMessages, {}).data?.unread_count ?? 0;

export const unreadWords = (count: number): string =>
  count > 0 ? t('notifications_unread', { count }) : t('notifications');
