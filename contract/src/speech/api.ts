import { z } from 'zod';
import { endpoint, lines, stream } from '../kit/endpoint.ts';
import { audioTypes } from './output-formats.ts';
import { AudioWithTimestamps, SpeechQuery, SpeechRequest } from './types.ts';

const VoiceId = z.object({ voice_id: z.string() });

const audio = stream(...audioTypes);

const speech = {
  method: 'POST',
  tag: 'text-to-speech',
  permission: 'text_to_speech',
  params: VoiceId,
  query: SpeechQuery,
  body: SpeechRequest,
} as const;

export const convert = endpoint({
  ...speech,
  path: '/v1/text-to-speech/{voice_id}',
  summary: 'Speak a text; the audio is sent as it is made',
  response: audio,
});

export const convertStream = endpoint({
  ...speech,
  path: '/v1/text-to-speech/{voice_id}/stream',
  summary: 'Speak a text as a stream of audio',
  response: audio,
});

export const convertWithTimestamps = endpoint({
  ...speech,
  path: '/v1/text-to-speech/{voice_id}/with-timestamps',
  summary: 'Speak a text; audio and character times in one object',
  response: AudioWithTimestamps,
});

export const streamWithTimestamps = endpoint({
  ...speech,
  path: '/v1/text-to-speech/{voice_id}/stream/with-timestamps',
  summary: 'Speak a text as a stream of audio with character times',
  response: lines(AudioWithTimestamps),
});
