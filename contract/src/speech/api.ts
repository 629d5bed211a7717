import { z } from 'zod';
import { VoiceId } from '../voices/types.ts';
import { endpoint, lines, stream } from '../kit/endpoint.ts';
import { audioTypes } from './output-formats.ts';
import { AudioWithTimestamps, SpeechQuery, SpeechRequest } from './types.ts';
import { speechErrors } from './errors.ts';

const InVoice = z.object({ voice_id: VoiceId });

const audio = stream(...audioTypes);

const speech = {
  method: 'POST',
  tag: 'text-to-speech',
  permission: 'text_to_speech',
  params: InVoice,
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
  description:
    'The first bytes are sent before the whole text has been spoken. A client that leaves early pays for what was spoken by then. The same request within the workspace is answered from the cache, unless `enable_logging` is false.',
  summary: 'Speak a text; the audio is sent as it is made',
  response: audio,
});

export const convertStream = endpoint({
  ...speech,
  path: '/v1/text-to-speech/{voice_id}/stream',
  operation: 'textToSpeech_stream',
  description: 'The same as `POST /v1/text-to-speech/{voice_id}`, for clients that expect a stream by its name.',
  summary: 'Speak a text as a stream of audio',
  response: audio,
});

export const convertWithTimestamps = endpoint({
  ...speech,
  path: '/v1/text-to-speech/{voice_id}/with-timestamps',
  operation: 'textToSpeech_convertWithTimestamps',
  description:
    '`alignment` gives the time of each character of the text as it was sent, `normalized_alignment` of the text as it was spoken, with numbers and dates written out.',
  summary: 'Speak a text; audio and character times in one object',
  response: AudioWithTimestamps,
});

export const streamWithTimestamps = endpoint({
  ...speech,
  path: '/v1/text-to-speech/{voice_id}/stream/with-timestamps',
  operation: 'textToSpeech_streamWithTimestamps',
  description:
    'Each object carries a part of the audio and the times of its characters, counted from the start of the whole audio.',
  summary: 'Speak a text as a stream of audio with character times',
  response: lines(AudioWithTimestamps),
});
