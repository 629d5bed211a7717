import type { SettingsSection } from '../../lib/slice.ts';
import { t } from './messages.ts';
import { ProvidersSection } from './ProvidersSection.tsx';

/** A section beside that of the workspace, whose manifest loads it. */
export const providersSettings: SettingsSection = {
  id: 'speech-providers',
  label: () => t('title'),
  order: 55,
  Section: ProvidersSection,
};
