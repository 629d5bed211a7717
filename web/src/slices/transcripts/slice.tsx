import { defineSlice } from '../../lib/slice.ts';

export const transcripts = defineSlice({
  name: 'transcripts',
  routes: [
    {
      page: 'speechToText',
      layout: 'studio',
      load: async () => (await import('./list/TranscriptsScreen.tsx')).TranscriptsScreen,
    },
    {
      page: 'transcript',
      layout: 'studio',
      load: async () => (await import('./editor/TranscriptScreen.tsx')).TranscriptScreen,
      countsAs: 'speechToText',
    },
  ],
  loadActions: async () => (await import('./actions.ts')).actions,
  loadLiveUpdates: async () => (await import('./live-updates.ts')).liveUpdates,
});
