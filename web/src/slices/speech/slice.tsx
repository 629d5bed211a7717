import { appRoot } from '#contract/pages.ts';
import { defineSlice } from '../../lib/slice.ts';

export const speech = defineSlice({
  routes: [
    {
      page: 'textToSpeech',
      layout: 'studio',
      isEntry: true,
      load: async () => (await import('./TextToSpeechScreen.tsx')).TextToSpeechScreen,
      aliases: [`${appRoot}/speech-synthesis`],
    },
    {
      page: 'bulk',
      layout: 'studio',
      load: async () => (await import('./bulk/BulkScreen.tsx')).BulkScreen,
      countsAs: 'textToSpeech',
    },
  ],
});
