import { defineSlice } from '../../lib/slice.ts';

export const dialogue = defineSlice({
  routes: [
    {
      page: 'dialogue',
      layout: 'studio',
      load: async () => (await import('./DialogueScreen.tsx')).DialogueScreen,
      countsAs: 'textToSpeech',
    },
  ],
});
