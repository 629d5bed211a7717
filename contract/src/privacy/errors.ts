import { declareError } from '../kit/declared-error.ts';

export const accountInUse = declareError(409, 'account_in_use', {
  message: 'Something in your account is still under way. Try again in a moment.',
  when: 'Something else is being written for the account at the same moment.',
  remedy: 'Try again in a few seconds.',
});
