import { defineSamples } from '../../testing/samples.ts';

export const openAiSamples = defineSamples({
  endpoints: {
    'POST /v1/audio/speech': () => ({ body: { model: 'tts-1', input: 'Hi.', voice: 'alloy' } }),
  },
});
