import type { SettingsSection } from '../../lib/slice.ts';
import { t } from './messages.ts';
import { WorkspaceSection } from './WorkspaceSection.tsx';

export const settings: readonly SettingsSection[] = [
  { id: 'workspace', label: () => t('workspace'), order: 50, Section: WorkspaceSection },
];
