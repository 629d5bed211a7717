import { defineSamples } from '../../testing/samples.ts';
import { testVoice } from '../../testing/voice.ts';

const { voice_id } = testVoice;
const dialogue = { voices: [voice_id], inputs: [{ text: 'Hi.', voice_id }] };

export const speechSocketsSamples = defineSamples({
  sockets: {
    '/v1/text-to-speech/{voice_id}/stream-input': [{ text: ' ' }, { text: 'Hi.' }, { text: '' }],
    '/v1/text-to-speech/{voice_id}/multi-stream-input': [{ text: 'Hi.', context_id: 'a' }, { close_socket: true }],
    '/v1/text-to-dialogue/stream-input': [dialogue, { voices: [voice_id], close_socket: true }],
    '/v1/text-to-dialogue/multi-stream-input': [{ ...dialogue, context_id: 'a' }, { close_socket: true }],
  },
});
