import { z } from 'zod';
import { endpoint, stream } from '../kit/endpoint.ts';
import { anyBytes, form, oneFile } from '../kit/form.ts';
import { modelNotFound } from '../models/errors.ts';
import { audioTypes } from '../speech/output-formats.ts';
import {
  outputFormatNotAllowed,
  rulesTooLong,
  speechFailed,
  systemBusy,
  textEmpty,
  textTooLong,
  unsupportedLanguage,
} from '../speech/errors.ts';
import { locatorErrors } from '../pronunciation-dictionaries/errors.ts';
import { tooManyConcurrentRequests } from '../usage/errors.ts';
import { voiceNotFound } from '../voices/errors.ts';
import {
  diarisationUnavailable,
  insufficientQuota,
  responseFormatUnavailable,
  translationUnavailable,
} from './errors.ts';
import { listenErrors, optionsConflict } from '../speech-to-text/errors.ts';
import { maxFormBytes } from '../speech-to-text/types.ts';
import { soundFileErrors } from '../uploads/errors.ts';
import { OpenAiTranscriptionFields, OpenAiTranslationFields } from './listening.ts';
import { generationHeaders } from '../speech/headers.ts';
import { OpenAiModel, OpenAiSpeechRequest, OpenAiVoice } from './types.ts';

export const createSpeech = endpoint({
  method: 'POST',
  path: '/v1/audio/speech',
  operation: 'openai_createSpeech',
  summary: 'Create speech for OpenAI clients',
  description:
    'Takes the request of the OpenAI API, so that programs that were written for it speak here. It does what `POST /v1/text-to-speech/{voice_id}` does: the audio is sent while it is being made, the item is kept in the history, and a request that was made before is answered from the cache at no cost. What could not be done as asked stands in the header `x-veery-warnings`.',
  tag: 'openai',
  permission: 'text_to_speech',
  cost: 'One credit per character of the text, or half a credit with `tts-1` and the flash and turbo models. Audio from the cache is free.',
  body: OpenAiSpeechRequest,
  response: stream(...audioTypes, 'audio/aac', 'audio/flac', 'text/event-stream; charset=utf-8'),
  headers: [...generationHeaders],
  openAi: {
    clients: 'all',
    names: { text: 'input', model_id: 'model', voice_id: 'voice', output_format: 'response_format' },
  },
  errors: [
    voiceNotFound,
    modelNotFound,
    textTooLong,
    rulesTooLong,
    textEmpty,
    outputFormatNotAllowed,
    unsupportedLanguage,
    ...locatorErrors,
    responseFormatUnavailable,
    insufficientQuota,
    tooManyConcurrentRequests,
    systemBusy,
    speechFailed,
  ],
});

export const listOpenAiVoices = endpoint({
  method: 'GET',
  path: '/v1/audio/voices',
  operation: 'openai_listVoices',
  summary: 'List voices for OpenAI clients',
  description:
    'Lists every voice that the workspace can use, with the names of the OpenAI API for which it stands in. `GET /v1/voices` says more about each.',
  tag: 'openai',
  permission: 'voices_read',
  response: z.object({ voices: z.array(OpenAiVoice).describe('All voices.') }),
  openAi: { clients: 'all' },
});

export const getOpenAiModel = endpoint({
  method: 'GET',
  path: '/v1/models/{model_id}',
  operation: 'openai_getModel',
  summary: 'Get a model for OpenAI clients',
  description:
    'Returns one model in the shape of the OpenAI API. `GET /v1/models` lists all of them, in that shape for clients that send their key as a bearer token.',
  tag: 'openai',
  permission: 'models_read',
  params: z.object({
    model_id: z.string().describe('The id of a model of this server, or its name in the OpenAI API, such as `tts-1`.'),
  }),
  response: OpenAiModel,
  openAi: { clients: 'all', names: { model_id: 'model' } },
  errors: [modelNotFound],
});

const listening = {
  method: 'POST',
  tag: 'openai',
  permission: 'speech_to_text',
  takesVoice: true,
  cost: 'Half a credit for each second of sound; a call that fails costs nothing.',
  response: stream('application/json; charset=utf-8', 'text/plain; charset=utf-8', 'text/event-stream; charset=utf-8'),
  headers: [
    'character-cost',
    'current-concurrent-requests',
    'maximum-concurrent-requests',
    'x-veery-engine',
    'x-veery-warnings',
  ],
  openAi: { clients: 'all', names: { model_id: 'model', language_code: 'language' } },
} as const;

const listeningErrors = [
  ...soundFileErrors,
  ...listenErrors,
  optionsConflict,
  insufficientQuota,
  tooManyConcurrentRequests,
  systemBusy,
] as const;

export const createTranscription = endpoint({
  ...listening,
  path: '/v1/audio/transcriptions',
  operation: 'openai_createTranscription',
  summary: 'Transcribe speech for OpenAI clients',
  description:
    'Takes the request of the OpenAI API, so that programs that were written for it transcribe here. It does what `POST /v1/speech-to-text` does, and the transcript is kept. With `stream` the words of each part are sent as events as soon as it is heard; an error after the first of them breaks the connection, and is not charged. What could not be done as asked stands in the header `x-veery-warnings`.',
  body: form(OpenAiTranscriptionFields, { file: oneFile({ maxBytes: maxFormBytes, types: [anyBytes] }) }),
  errors: [...listeningErrors, diarisationUnavailable],
});

export const createTranslation = endpoint({
  ...listening,
  path: '/v1/audio/translations',
  operation: 'openai_createTranslation',
  summary: 'Translate speech into English for OpenAI clients',
  description:
    'Writes down in English what is said in another language, where a model that translates, such as Whisper, is installed or connected; elsewhere the error says so.',
  body: form(OpenAiTranslationFields, { file: oneFile({ maxBytes: maxFormBytes, types: [anyBytes] }) }),
  errors: [...listeningErrors, translationUnavailable],
});
