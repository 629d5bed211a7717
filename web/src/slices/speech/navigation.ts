import { TextAlignStart } from 'lucide-react';
import { t } from '../../lib/language/frame-messages.ts';
import type { NavigationEntry } from '../../lib/slice.ts';

/** Belongs to the frame and not to the manifest, which public pages load too. */
export const navigation: readonly NavigationEntry[] = [
  {
    page: 'textToSpeech',
    label: () => t('text_to_speech'),
    icon: TextAlignStart,
    group: 'playground',
    phoneLabel: () => t('create'),
  },
];
