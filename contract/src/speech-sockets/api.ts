/** Speech from a text that is still being written. */
import { z } from 'zod';
import { VoiceId } from '../voices/types.ts';
import { socket } from '../kit/socket.ts';
import {
  ContextAudio,
  ContextError,
  ContextFinal,
  ContextText,
  SpeechAudio,
  SpeechFinal,
  SpeechSocketQuery,
  SpeechText,
} from './types.ts';

const speech = {
  tag: 'text-to-speech',
  publicApi: 2025,
  permission: 'text_to_speech',
  tokenType: 'tts_websocket',
  params: z.object({ voice_id: VoiceId }),
  query: SpeechSocketQuery,
} as const;

export const streamInput = socket({
  ...speech,
  path: '/v1/text-to-speech/{voice_id}/stream-input',
  summary: 'Speak a text while it is being written',
  incoming: SpeechText,
  outgoing: [SpeechAudio, SpeechFinal],
});

export const multiStreamInput = socket({
  ...speech,
  path: '/v1/text-to-speech/{voice_id}/multi-stream-input',
  summary: 'Speak several texts at once while they are being written',
  incoming: ContextText,
  outgoing: [ContextAudio, ContextFinal, ContextError],
});
