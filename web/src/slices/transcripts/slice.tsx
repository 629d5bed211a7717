import { defineSlice } from '../../lib/slice.ts';

/** The list and the editor are one import, because the first load holds the code of each. */
const load = async () => (await import('./SpeechToTextScreen.tsx')).SpeechToTextScreen;

export const transcripts = defineSlice({
  routes: [
    { page: 'speechToText', layout: 'studio', load },
    { page: 'transcript', layout: 'studio', load },
  ],
});
