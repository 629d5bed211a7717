import { ListChecks } from 'lucide-react';
import { t } from '../../lib/language/frame-messages.ts';
import type { NavigationEntry } from '../../lib/slice.ts';

/** Belongs to the frame and not to the manifest, which public pages load too. */
export const navigation: readonly NavigationEntry[] = [
  { page: 'pronunciation', label: () => t('pronunciation'), icon: ListChecks, group: 'playground' },
];
