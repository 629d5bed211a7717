import { wavHeader, wavHeaderBytes } from '../../kernel/wav.ts';
import { defineSamples } from '../../testing/samples.ts';

/** Half a second of a tone: there is something to hear, and nothing to recognise. */
function tone(): File {
  const samples = Int16Array.from({ length: 8000 }, (_, i) =>
    Math.round(6000 * Math.sin((2 * Math.PI * 180 * i) / 16_000)),
  );
  return new File([wavHeader(16_000, wavHeaderBytes + samples.byteLength), samples], 'tone.wav');
}

const body = () => ({ body: { fields: {}, files: { audio: tone() } } });

export const speechToSpeechSamples = defineSamples({
  endpoints: {
    'POST /v1/speech-to-speech/{voice_id}': body,
    'POST /v1/speech-to-speech/{voice_id}/stream': body,
  },
});
