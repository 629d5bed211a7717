import { z } from 'zod';
import { endpoint, stream } from '../kit/endpoint.ts';
import { anyBytes, form, optionalFile } from '../kit/form.ts';
import { audioTypes } from '../speech/output-formats.ts';
import { generationHeaders } from '../speech/headers.ts';
import { VoiceId } from '../voices/types.ts';
import { conversionErrors } from './errors.ts';
import { ConversionQuery, ConversionRequest, maxRecordingBytes } from './types.ts';

const conversion = {
  method: 'POST',
  tag: 'speech-to-speech',
  permission: 'speech_to_speech',
  publicApi: 2025,
  takesVoice: true,
  params: z.object({ voice_id: VoiceId }),
  query: ConversionQuery,
  body: form(ConversionRequest, { audio: optionalFile({ maxBytes: maxRecordingBytes, types: [anyBytes] }) }),
  response: stream(...audioTypes),
  cost: '1,000 credits for each minute of the recording, by the second.',
  headers: [...generationHeaders, 'x-veery-conversion'],
  errors: conversionErrors,
} as const;

export const convertSpeech = endpoint({
  ...conversion,
  path: '/v1/speech-to-speech/{voice_id}',
  operation: 'speechToSpeech_convert',
  summary: 'Change a voice',
  description:
    'Says a recording in another voice, at the timing of the recording: words that are recognised are spoken again in the voice, and what is not recognised is moved to its pitch and formants. `x-veery-conversion` says which was done. The file is sent as `audio`, or named by `upload_id`; it may have 50 MB and 5 minutes. The answer begins when all of it is made, so a failure is an error and costs nothing.',
});

export const convertSpeechStream = endpoint({
  ...conversion,
  path: '/v1/speech-to-speech/{voice_id}/stream',
  operation: 'speechToSpeech_stream',
  summary: 'Stream a changed voice',
  description:
    'Does what `POST /v1/speech-to-speech/{voice_id}` does, and sends the audio phrase by phrase while it is being made. `x-veery-conversion` then describes the first phrase, and the history item has the warnings of all. A client that disconnects early pays only for what was made by then.',
});
