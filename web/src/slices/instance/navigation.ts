import { Server } from 'lucide-react';
import { t } from '../../lib/language/frame-messages.ts';
import type { NavigationEntry } from '../../lib/slice.ts';

/** Belongs to the frame and not to the manifest, which public pages load too. */
export const navigation: readonly NavigationEntry[] = [
  { page: 'instance', label: () => t('instance'), icon: Server, group: 'foot' },
];
