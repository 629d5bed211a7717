import { declareError } from '../kit/declared-error.ts';

export const modelNotFound = declareError(400, 'model_not_found', {
  example: { model_id: 'eleven_unknown', problem: 'does not exist on this server' },
  message: ({ model_id, problem }) => `A model with model ID ${model_id} ${problem}.`,
  param: 'model_id',
  when: 'There is no model with this id, or it does something else: some turn text into speech, others speech into another voice.',
  remedy: 'Take the id from `GET /v1/models`.',
});

export const engineNotFound = declareError(404, 'engine_not_found', {
  example: { engine: 'model:unknown' },
  message: ({ engine }) => `There is no engine ${engine} that this route could name.`,
  param: 'route',
  when: 'No installed model and no provider has this name, or the provider belongs to another workspace.',
  remedy: 'Take the name from `GET /v1/operator/speech-routes`.',
});
