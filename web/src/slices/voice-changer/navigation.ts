import { ArrowLeftRight } from 'lucide-react';
import { t } from '../../lib/language/frame-messages.ts';
import type { NavigationEntry } from '../../lib/slice.ts';

/** Belongs to the frame and not to the manifest, which public pages load too. */
export const navigation: readonly NavigationEntry[] = [
  { page: 'voiceChanger', label: () => t('voice_changer'), icon: ArrowLeftRight, group: 'playground' },
];
