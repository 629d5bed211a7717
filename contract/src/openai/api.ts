import { z } from 'zod';
import { endpoint, stream } from '../kit/endpoint.ts';
import { modelNotFound } from '../models/errors.ts';
import { audioTypes } from '../speech/output-formats.ts';
import {
  outputFormatNotAllowed,
  speechFailed,
  systemBusy,
  textEmpty,
  textTooLong,
  unsupportedLanguage,
} from '../speech/errors.ts';
import { tooManyConcurrentRequests } from '../usage/errors.ts';
import { voiceNotFound } from '../voices/errors.ts';
import { insufficientQuota, responseFormatUnavailable } from './errors.ts';
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
    textEmpty,
    outputFormatNotAllowed,
    unsupportedLanguage,
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
