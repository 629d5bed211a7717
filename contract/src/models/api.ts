import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Model } from './types.ts';

export const listModels = endpoint({
  method: 'GET',
  path: '/v1/models',
  operation: 'models_list',
  summary: 'The models, and what each can do',
  tag: 'models',
  publicApi: 2025,
  permission: 'models_read',
  response: z.array(Model),
});
