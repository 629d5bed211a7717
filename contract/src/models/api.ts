import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { OpenAiModelList } from '../openai/types.ts';
import { Model } from './types.ts';

export const listModels = endpoint({
  method: 'GET',
  path: '/v1/models',
  operation: 'models_list',
  summary: 'List models',
  description:
    'Lists the models that can be asked for, with their languages, their limits and what they cost. Several ids lead to the same engine here, so that programs written for the public API keep working. Clients of the OpenAI API, which send their key as a bearer token, get the list in the shape of that API: `{object, data}`, with the names of its models beside those of this server.',
  tag: 'models',
  publicApi: 2025,
  permission: 'models_read',
  response: z.array(Model),
  openAi: { clients: 'bearer-key', response: OpenAiModelList },
});
