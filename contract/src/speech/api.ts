import { z } from 'zod';
import { endpoint, lines, stream } from '../kit/endpoint.ts';
import { audioTypes } from './output-formats.ts';
import { AudioWithTimestamps, SpeechQuery, SpeechRequest } from './types.ts';
import { speechErrors } from './errors.ts';

const VoiceId = z.object({ voice_id: z.string() });

const audio = stream(...audioTypes);

const speech = {
  method: 'POST',
  tag: 'text-to-speech',
  permission: 'text_to_speech',
  params: VoiceId,
  query: SpeechQuery,
  body: SpeechRequest,
  publicApi: 2025,
  cost: 'One credit for each character of the text, half of that with the flash and turbo models. Audio from the cache is free.',
  headers: [
    'history-item-id',
    'character-cost',
    'current-concurrent-requests',
    'maximum-concurrent-requests',
    'x-veery-cache',
    'x-veery-warnings',
  ],
  errors: speechErrors,
} as const;

export const convert = endpoint({
  ...speech,
  path: '/v1/text-to-speech/{voice_id}',
  operation: 'textToSpeech_convert',
  summary: 'Speak a text; the audio is sent as it is made',
  response: audio,
});

export const convertStream = endpoint({
  ...speech,
  path: '/v1/text-to-speech/{voice_id}/stream',
  operation: 'textToSpeech_stream',
  summary: 'Speak a text as a stream of audio',
  response: audio,
});

export const convertWithTimestamps = endpoint({
  ...speech,
  path: '/v1/text-to-speech/{voice_id}/with-timestamps',
  operation: 'textToSpeech_convertWithTimestamps',
  summary: 'Speak a text; audio and character times in one object',
  response: AudioWithTimestamps,
});

export const streamWithTimestamps = endpoint({
  ...speech,
  path: '/v1/text-to-speech/{voice_id}/stream/with-timestamps',
  operation: 'textToSpeech_streamWithTimestamps',
  summary: 'Speak a text as a stream of audio with character times',
  response: lines(AudioWithTimestamps),
});
