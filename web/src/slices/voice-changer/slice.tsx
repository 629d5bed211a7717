import { defineSlice } from '../../lib/slice.ts';

export const voiceChanger = defineSlice({
  name: 'voice-changer',
  routes: [
    {
      page: 'voiceChanger',
      layout: 'studio',
      load: async () => (await import('./VoiceChangerScreen.tsx')).VoiceChangerScreen,
    },
    {
      page: 'voiceChangerHistory',
      layout: 'studio',
      load: async () => (await import('./ChangerHistoryScreen.tsx')).ChangerHistoryScreen,
      countsAs: 'voiceChanger',
    },
  ],
});
