import { TextAlignStart } from 'lucide-react';
import { appRoot, pages } from '#contract/pages.ts';
import { t } from '../../lib/language/app-messages.ts';
import { defineSlice } from '../../lib/slice.ts';
import { requestSpeech } from './speech-input.ts';

/** The screen itself offers both, so the palette has each of them once. */
const isElsewhere = (): boolean => location.pathname !== pages.textToSpeech;

export const speech = defineSlice({
  name: 'speech',
  routes: [
    {
      page: 'textToSpeech',
      layout: 'studio',
      isEntry: true,
      load: async () => (await import('./TextToSpeechScreen.tsx')).TextToSpeechScreen,
      aliases: [`${appRoot}/speech-synthesis`],
      open: { label: () => t('go_text_to_speech'), key: 'T' },
    },
    {
      page: 'bulk',
      layout: 'studio',
      load: async () => (await import('./bulk/BulkScreen.tsx')).BulkScreen,
      countsAs: 'textToSpeech',
      open: { label: () => t('go_bulk') },
    },
  ],
  navigation: [
    {
      page: 'textToSpeech',
      label: () => t('text_to_speech'),
      icon: TextAlignStart,
      group: 'playground',
      phoneLabel: () => t('create'),
    },
  ],
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
  loadLiveUpdates: async () => (await import('./live-updates.ts')).liveUpdates,
});
