import { defineSamples } from '../../testing/samples.ts';

export const speechSamples = defineSamples({
  endpoints: {
    'POST /v1/text-to-speech/{voice_id}': () => ({ body: { text: 'Hi.' } }),
    'POST /v1/text-to-speech/{voice_id}/stream': () => ({ body: { text: 'Hi.' } }),
    'POST /v1/text-to-speech/{voice_id}/with-timestamps': () => ({ body: { text: 'Hi.' } }),
    'POST /v1/text-to-speech/{voice_id}/stream/with-timestamps': () => ({ body: { text: 'Hi.' } }),
    'POST /v1/text-to-speech/{voice_id}/price': () => ({ body: { text: 'Hi.' } }),
  },
});
