import type { SettingsSection } from '../../../lib/slice.ts';
import { t } from '../messages.ts';
import { DataSection } from './DataSection.tsx';
import { PrivacySection } from './PrivacySection.tsx';

export const settings: readonly SettingsSection[] = [
  { id: 'privacy', label: () => t('privacy'), order: 60, Section: PrivacySection },
  { id: 'data', label: () => t('your_data'), order: 100, Section: DataSection },
];
