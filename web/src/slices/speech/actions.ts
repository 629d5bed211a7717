import { pages } from '#contract/pages.ts';
import { t } from '../../lib/language/actions-messages.ts';
import type { SliceActions } from '../../lib/slice.ts';
import { requestSpeech } from './speech-input.ts';

/** The screen itself offers both, so the palette has each of them once. */
const isElsewhere = (): boolean => location.pathname !== pages.textToSpeech;

export const actions: SliceActions = {
  pages: {
    textToSpeech: { label: () => t('go_text_to_speech'), key: 'T' },
    bulk: { label: () => t('go_bulk') },
  },
  actions: (open) => [
    {
      id: 'write-speech',
      label: t('write_speech'),
      group: 'create',
      run: () => open('textToSpeech'),
      isAvailable: isElsewhere,
    },
    {
      id: 'browse-voices',
      label: t('browse_voices'),
      group: 'create',
      isAvailable: isElsewhere,
      run() {
        requestSpeech({ opensVoices: true });
        open('textToSpeech');
      },
    },
  ],
};
