/** Speech from a text that is still being written. */
import { z } from 'zod';
import { VoiceId } from '../voices/types.ts';
import { socket } from '../kit/socket.ts';
import { speechErrors } from '../speech/errors.ts';
import { tooManyAttempts } from '../security/errors.ts';
import { inputTimeoutExceeded, settingsChanged, tooManyContexts } from './errors.ts';
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
  summary: 'Stream text to speech',
  description:
    'Speaks a text while it is still being written, for example by a language model. Send `{"text": " "}` with the voice options first, then the text in parts, and `{"text": ""}` to finish. Everything spoken over one connection is one generation and one item of the history.',
  incoming: SpeechText,
  outgoing: [SpeechAudio, SpeechFinal],
  errors: [...speechErrors, tooManyAttempts, inputTimeoutExceeded, settingsChanged],
});

export const multiStreamInput = socket({
  ...speech,
  path: '/v1/text-to-speech/{voice_id}/multi-stream-input',
  summary: 'Stream several texts to speech',
  description:
    'Speaks up to five texts at the same time over one connection, each in a context of its own. The first message with text opens a context. An error of one text ends only its context; an error that concerns credentials, credits or the engine closes the socket. Each context is a generation and an item of the history of its own.',
  incoming: ContextText,
  outgoing: [ContextAudio, ContextFinal, ContextError],
  errors: [...speechErrors, tooManyAttempts, inputTimeoutExceeded, tooManyContexts],
});
