import { defineSlice } from '../../lib/slice.ts';

export const audioIsolation = defineSlice({
  name: 'audio-isolation',
  routes: [
    {
      page: 'voiceIsolator',
      layout: 'studio',
      load: async () => (await import('./VoiceIsolatorScreen.tsx')).VoiceIsolatorScreen,
    },
  ],
  loadActions: async () => (await import('./actions.ts')).actions,
});
