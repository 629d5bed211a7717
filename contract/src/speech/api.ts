import { z } from 'zod';
import { VoiceId } from '../voices/types.ts';
import { endpoint, lines, stream } from '../kit/endpoint.ts';
import { audioTypes } from './output-formats.ts';
import { AudioWithTimestamps, SpeechPrice, SpeechQuery, SpeechRequest } from './types.ts';
import { generationHeaders } from './headers.ts';
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
  cost: 'One credit per character of the text, or half a credit with the flash and turbo models. Audio from the cache is free, and so are the sentences that `redo_of` keeps, and two takes (`take_of`) of an unchanged text.',
  headers: [...generationHeaders, 'x-veery-kept-sentences', 'x-veery-spoken-sentences'],
  errors: speechErrors,
} as const;

export const convert = endpoint({
  ...speech,
  path: '/v1/text-to-speech/{voice_id}',
  operation: 'textToSpeech_convert',
  summary: 'Create speech',
  description:
    'Turns a text into speech and sends the audio while it is being made, so the first bytes arrive before the whole text has been spoken. A client that disconnects early pays only for what was spoken by then. A request that the workspace has made before is answered from the cache at no cost, unless `enable_logging` is false.',
  response: audio,
});

export const convertStream = endpoint({
  ...speech,
  path: '/v1/text-to-speech/{voice_id}/stream',
  operation: 'textToSpeech_stream',
  summary: 'Stream speech',
  description:
    'Does exactly what `POST /v1/text-to-speech/{voice_id}` does, which streams its audio too. It exists for clients that expect a separate address for streaming.',
  response: audio,
});

export const convertWithTimestamps = endpoint({
  ...speech,
  path: '/v1/text-to-speech/{voice_id}/with-timestamps',
  operation: 'textToSpeech_convertWithTimestamps',
  summary: 'Create speech with timestamps',
  description:
    'Turns a text into speech and answers one JSON object that holds the audio and the time of every character. `alignment` describes the text as it was sent; `normalized_alignment` describes the text as it was spoken, with numbers and dates written out.',
  response: AudioWithTimestamps,
});

export const streamWithTimestamps = endpoint({
  ...speech,
  path: '/v1/text-to-speech/{voice_id}/stream/with-timestamps',
  operation: 'textToSpeech_streamWithTimestamps',
  summary: 'Stream speech with timestamps',
  description:
    'Sends JSON objects, each followed by a blank line, while the speech is being made. Each object carries a part of the audio and the times of its characters, counted in seconds from the start of the whole audio.',
  response: lines(AudioWithTimestamps),
});

export const priceSpeech = endpoint({
  method: 'POST',
  path: '/v1/text-to-speech/{voice_id}/price',
  operation: 'textToSpeech_price',
  summary: 'Price a speech',
  description:
    'Says what a request to create speech would cost at this moment, without making anything: whether the audio is in the history already and, with `redo_of`, which sentences would keep their sound. It takes the same input and refuses it for the same reasons, except for a quota or a concurrency limit. Of an item of `redo_of` with other settings nothing is kept, and the price is that of the whole text.',
  tag: 'text-to-speech',
  permission: 'text_to_speech',
  params: InVoice,
  query: SpeechQuery,
  body: SpeechRequest,
  response: SpeechPrice,
  errors: speechErrors,
});
