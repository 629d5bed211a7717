import { defineSamples } from '../../testing/samples.ts';
import { toneWav } from '../../testing/sound.ts';

const file = new File([toneWav(0.2)], 'tone.wav');

export const openAiSamples = defineSamples({
  endpoints: {
    'POST /v1/audio/speech': () => ({ body: { model: 'tts-1', input: 'Hi.', voice: 'alloy' } }),
    'POST /v1/audio/transcriptions': () => ({ body: { fields: { model: 'whisper-1' }, files: { file } } }),
    'POST /v1/audio/translations': () => ({ body: { fields: { model: 'whisper-1' }, files: { file } } }),
  },
});
