import type { SettingsSection } from '../../lib/slice.ts';
import { AppearanceSection } from './AppearanceSection.tsx';
import { t } from './messages.ts';
import { MoreSection } from './MoreSection.tsx';
import { ProfileSection } from './ProfileSection.tsx';

export const settings: readonly SettingsSection[] = [
  { id: 'profile', label: () => t('profile'), order: 10, Section: ProfileSection },
  { id: 'appearance', label: () => t('appearance'), order: 20, Section: AppearanceSection },
  { id: 'more', label: () => t('more'), order: 90, Section: MoreSection },
];
