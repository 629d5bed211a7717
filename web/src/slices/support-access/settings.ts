import type { SettingsSection } from '../../lib/slice.ts';
import { t } from './messages.ts';
import { SupportSection } from './SupportSection.tsx';

export const settings: readonly SettingsSection[] = [
  { id: 'support', label: () => t('support'), order: 80, Section: SupportSection },
];
