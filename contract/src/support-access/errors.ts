import { declareNotFound } from '../kit/declared-error.ts';

export const supportGrantNotFound = declareNotFound('support_grant', {
  param: 'grant_id',
  when: 'There is no such grant, or it has ended.',
  remedy: 'Take the id from the list of grants.',
});
