import { defineSamples } from '../../testing/samples.ts';
import { testVoice } from '../../testing/voice.ts';

const body = { inputs: [{ text: 'Hi.', voice_id: testVoice.voice_id }] };

export const dialogueSamples = defineSamples({
  endpoints: {
    'POST /v1/text-to-dialogue': () => ({ body }),
    'POST /v1/text-to-dialogue/stream': () => ({ body }),
    'POST /v1/text-to-dialogue/with-timestamps': () => ({ body }),
    'POST /v1/text-to-dialogue/stream/with-timestamps': () => ({ body }),
    'POST /v1/text-to-dialogue/price': () => ({ body }),
    'POST /v1/enhance-dialogue': () => ({ body: { dialogue_blocks: ['Well, hello. How are you?'] } }),
  },
});
