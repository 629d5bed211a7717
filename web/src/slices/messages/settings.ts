import type { SettingsSection } from '../../lib/slice.ts';
import { t } from './messages.ts';
import { NotificationsSection } from './NotificationsSection.tsx';

export const settings: readonly SettingsSection[] = [
  { id: 'notifications', label: () => t('notifications'), order: 70, Section: NotificationsSection },
];
