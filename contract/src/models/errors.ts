import { declareError } from '../kit/declared-error.ts';

export const modelNotFound = declareError(400, 'model_not_found', {
  example: { model_id: 'eleven_unknown' },
  message: ({ model_id }) => `A model with model ID ${model_id} does not exist on this server.`,
  param: 'model_id',
  when: 'There is no model with this id.',
  remedy: 'Take the id from `GET /v1/models`.',
});

export const engineNotFound = declareError(404, 'engine_not_found', {
  example: { engine: 'model:unknown' },
  message: ({ engine }) => `There is no engine ${engine} that this route could name.`,
  param: 'route',
  when: 'No installed model and no provider has this name, or the provider belongs to another workspace.',
  remedy: 'Take the name from `GET /v1/operator/speech-routes`.',
});
