import { declareError } from '../kit/declared-error.ts';

export const legalTextNotFound = declareError(404, 'legal_text_not_found', {
  message: 'This installation has no such text.',
  param: 'document',
  when: 'The operator has not put this text into the data folder.',
  remedy: 'Read `privacy_url` and `terms_url` of `GET /v1/instance`, or ask the operator of the installation.',
});
