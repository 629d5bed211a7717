import { defineSlice } from '../../lib/slice.ts';

export const audioIsolation = defineSlice({
  routes: [
    {
      page: 'voiceIsolator',
      layout: 'studio',
      load: async () => (await import('./VoiceIsolatorScreen.tsx')).VoiceIsolatorScreen,
    },
  ],
});
