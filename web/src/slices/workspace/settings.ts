import type { SettingsSection } from '../../lib/slice.ts';
import { providersSettings } from '../providers/public.ts';
import { t } from './messages.ts';
import { WorkspaceSection } from './WorkspaceSection.tsx';

export const settings: readonly SettingsSection[] = [
  { id: 'workspace', label: () => t('workspace'), order: 50, Section: WorkspaceSection },
  providersSettings,
];
