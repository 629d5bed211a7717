import { Captions } from 'lucide-react';
import { t } from '../../lib/language/frame-messages.ts';
import type { NavigationEntry } from '../../lib/slice.ts';

/** Belongs to the frame and not to the manifest, which public pages load too. */
export const navigation: readonly NavigationEntry[] = [
  { page: 'speechToText', label: () => t('speech_to_text'), icon: Captions, group: 'playground' },
];
