import type { SettingsSection } from '../../lib/slice.ts';
import { t } from './messages.ts';
import { SecuritySection } from './SecuritySection.tsx';
import { SessionsSection } from './SessionsSection.tsx';

export const settings: readonly SettingsSection[] = [
  { id: 'security', label: () => t('security'), order: 30, Section: SecuritySection },
  { id: 'sessions', label: () => t('sessions'), order: 40, Section: SessionsSection },
];
