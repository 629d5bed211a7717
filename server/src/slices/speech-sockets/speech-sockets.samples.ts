import { defineSamples } from '../../testing/samples.ts';

export const speechSocketsSamples = defineSamples({
  sockets: {
    '/v1/text-to-speech/{voice_id}/stream-input': [{ text: ' ' }, { text: 'Hi.' }, { text: '' }],
    '/v1/text-to-speech/{voice_id}/multi-stream-input': [{ text: 'Hi.', context_id: 'a' }, { close_socket: true }],
  },
});
