import { endpoint, lines, stream } from '../kit/endpoint.ts';
import { socket } from '../kit/socket.ts';
import { historyItemNotFound } from '../history/errors.ts';
import { modelNotFound } from '../models/errors.ts';
import { locatorErrors } from '../pronunciation-dictionaries/errors.ts';
import {
  outputFormatNotAllowed,
  rulesTooLong,
  speechFailed,
  speechProviderFailed,
  systemBusy,
  textTooLong,
  unsupportedLanguage,
} from '../speech/errors.ts';
import { generationHeaders } from '../speech/headers.ts';
import { audioTypes } from '../speech/output-formats.ts';
import { SpeechQuery } from '../speech/types.ts';
import { paymentIssue, quotaExceeded, tooManyConcurrentRequests } from '../usage/errors.ts';
import { invalidVoiceSettings, voiceNotFound } from '../voices/errors.ts';
import { tooManyAttempts } from '../security/errors.ts';
import { inputTimeoutExceeded, settingsChanged, tooManyContexts } from '../speech-sockets/errors.ts';
import {
  dialogueEmpty,
  tooManyTurns,
  tooManyVoices,
  turnNotSpeakable,
  voiceNotNamed,
  voicesMissing,
} from './errors.ts';
import {
  DialogueAudio,
  DialogueContextAudio,
  DialogueContextError,
  DialogueContextFinal,
  DialogueContextText,
  DialogueContextTurnEnd,
  DialogueFinal,
  DialogueSocketQuery,
  DialogueText,
  DialogueTurnEnd,
} from './socket-types.ts';
import {
  DialogueAudioWithTimestamps,
  DialoguePrice,
  DialogueRequest,
  EnhancedDialogue,
  EnhanceDialogueRequest,
} from './types.ts';

/** Of every call that speaks a dialogue. */
export const dialogueErrors = [
  voiceNotFound,
  modelNotFound,
  invalidVoiceSettings,
  textTooLong,
  rulesTooLong,
  dialogueEmpty,
  tooManyTurns,
  tooManyVoices,
  turnNotSpeakable,
  outputFormatNotAllowed,
  unsupportedLanguage,
  ...locatorErrors,
  historyItemNotFound,
  paymentIssue,
  quotaExceeded,
  tooManyConcurrentRequests,
  systemBusy,
  speechFailed,
  speechProviderFailed,
] as const;

const dialogue = {
  method: 'POST',
  tag: 'text-to-dialogue',
  permission: 'text_to_speech',
  query: SpeechQuery,
  body: DialogueRequest,
  cost: 'One credit per character of all turns, at the rate of the model. Audio from the cache is free, and so are two takes (`take_of`) of an unchanged dialogue.',
  headers: generationHeaders,
  errors: dialogueErrors,
} as const;

const about =
  'The voices may be spoken by different engines; they are brought to the same loudness, with the same pause between any two turns. The whole is one generation, one item of the history and one price.';

export const convertDialogue = endpoint({
  ...dialogue,
  path: '/v1/text-to-dialogue',
  operation: 'textToDialogue_convert',
  summary: 'Create a dialogue',
  description: `Turns texts with a voice each into one speech, and sends the audio while it is being made. ${about}`,
  publicApi: 2025,
  response: stream(...audioTypes),
});

export const streamDialogue = endpoint({
  ...dialogue,
  path: '/v1/text-to-dialogue/stream',
  operation: 'textToDialogue_stream',
  summary: 'Stream a dialogue',
  description:
    'Does exactly what `POST /v1/text-to-dialogue` does, which streams its audio too. It exists for clients that expect a separate address for streaming.',
  publicApi: 2025,
  response: stream(...audioTypes),
});

export const convertDialogueWithTimestamps = endpoint({
  ...dialogue,
  path: '/v1/text-to-dialogue/with-timestamps',
  operation: 'textToDialogue_convertWithTimestamps',
  summary: 'Create a dialogue with timestamps',
  description: `Answers one JSON object that holds the audio, the time of every character, and who speaks when. The texts of the turns follow one another in the alignments without anything between them. ${about}`,
  publicApi: 2026,
  response: DialogueAudioWithTimestamps,
});

export const streamDialogueWithTimestamps = endpoint({
  ...dialogue,
  path: '/v1/text-to-dialogue/stream/with-timestamps',
  operation: 'textToDialogue_streamWithTimestamps',
  summary: 'Stream a dialogue with timestamps',
  description:
    'Sends JSON objects, each followed by a blank line, while the dialogue is being made. Each carries a part of the audio, the times of its characters, and who says them. Seconds and indexes count from the start of the whole dialogue.',
  publicApi: 2026,
  response: lines(DialogueAudioWithTimestamps),
});

export const priceDialogue = endpoint({
  method: 'POST',
  path: '/v1/text-to-dialogue/price',
  operation: 'textToDialogue_price',
  summary: 'Price a dialogue',
  description:
    'Says what a request to create a dialogue would cost at this moment, without making anything. It takes the same input and refuses it for the same reasons, except for a quota or a concurrency limit.',
  tag: 'text-to-dialogue',
  permission: 'text_to_speech',
  query: SpeechQuery,
  body: DialogueRequest,
  response: DialoguePrice,
  errors: dialogueErrors,
});

export const enhanceDialogue = endpoint({
  method: 'POST',
  path: '/v1/enhance-dialogue',
  operation: 'enhanceDialogue_create',
  summary: 'Add tags to a dialogue',
  description:
    'Adds tags such as `[pause]` to the texts of a dialogue, and leaves their words as they are. A language model does it where the installation has one; otherwise rules do, which add only what the engines of this server honour. `warnings` names the tags that do nothing here. Tags are characters like others when the dialogue is spoken.',
  tag: 'text-to-dialogue',
  permission: 'text_to_speech',
  body: EnhanceDialogueRequest,
  headers: ['x-veery-warnings'],
  response: EnhancedDialogue,
  errors: [dialogueEmpty, tooManyTurns, textTooLong],
});

const dialogueSocket = {
  tag: 'text-to-dialogue',
  publicApi: 2026,
  permission: 'text_to_speech',
  tokenType: 'ttd_websocket',
  query: DialogueSocketQuery,
} as const;

/** Turns of a socket come one by one, so their number has no limit, and empty ones are no error. */
const socketErrors = [
  ...dialogueErrors.filter(
    (error) =>
      error !== dialogueEmpty && error !== tooManyTurns && error !== turnNotSpeakable && error !== historyItemNotFound,
  ),
  tooManyAttempts,
  inputTimeoutExceeded,
  settingsChanged,
  voicesMissing,
  voiceNotNamed,
];

export const dialogueStreamInput = socket({
  ...dialogueSocket,
  path: '/v1/text-to-dialogue/stream-input',
  summary: 'Stream text to a dialogue',
  description:
    'Speaks a dialogue while it is still being written. Send `{"voices": […]}` first, then `{"inputs": [{"text", "voice_id"}]}`, and `{"close_socket": true}` to finish. A turn is spoken when the next one begins, when enough of it waits, or on `flush`. Everything spoken over one connection is one generation and one item of the history. It may have any number of turns and 100,000 characters; the text that is spoken at once is limited by the model. A turn with nothing to say, such as a tag alone, makes no audio and costs nothing.',
  incoming: DialogueText,
  outgoing: [DialogueAudio, DialogueTurnEnd, DialogueFinal],
  errors: socketErrors,
});

export const dialogueMultiStreamInput = socket({
  ...dialogueSocket,
  path: '/v1/text-to-dialogue/multi-stream-input',
  summary: 'Stream several dialogues',
  description:
    'Speaks up to five dialogues at the same time over one connection, each in a context of its own, which its first message opens. An error of one dialogue ends only its context; an error that concerns credentials, credits or the engine closes the socket. Each context is a generation and an item of the history of its own.',
  incoming: DialogueContextText,
  outgoing: [DialogueContextAudio, DialogueContextTurnEnd, DialogueContextFinal, DialogueContextError],
  errors: [...socketErrors, tooManyContexts],
});
