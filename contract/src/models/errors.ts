import { declareError } from '../kit/declared-error.ts';

export const modelNotFound = declareError(400, 'model_not_found', {
  example: { model_id: 'eleven_unknown' },
  message: ({ model_id }) => `A model with model ID ${model_id} does not exist on this server.`,
  param: 'model_id',
  when: 'There is no model with this id.',
  remedy: 'Take the id from `GET /v1/models`.',
});
