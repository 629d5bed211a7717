import { defineSlice } from '../../manifest.ts';
import { speechToSpeechRoutes } from './speech-to-speech.routes.ts';

export const slice = defineSlice({
  name: 'speech-to-speech',
  purpose: 'Says recordings in another voice, at their own timing.',
  routes: speechToSpeechRoutes,
});
