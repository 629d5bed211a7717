import { declareError } from '../kit/declared-error.ts';

export const modelNotFound = declareError(400, 'model_not_found', {
  message: 'A model with model ID eleven_unknown does not exist on this server.',
  when: 'There is no model of this id.',
  remedy: 'Take the id from `GET /v1/models`.',
});
