import { declareError, declareNotFound } from '../kit/declared-error.ts';

export const userNotFound = declareNotFound('user', {
  when: 'No account has this id.',
  remedy: 'Take the id from `GET /v1/operator/accounts`.',
});

export const notYourself = declareError(409, 'own_account', {
  message: 'You cannot do this to your own account. Ask another operator.',
  param: 'user_id',
  when: 'An operator would lock or delete their own account, or withdraw their own rights.',
  remedy: 'Another operator can do it.',
});

export const accountExists = declareError(409, 'account_exists', {
  message: 'There is an account with this address already.',
  param: 'email',
  when: 'The address has an account.',
  remedy: 'Open the account that exists.',
});

export const seatsOfPlan = declareError(409, 'seats_of_plan', {
  message: 'The seats come with the plan. Only the plans trial and enterprise can have a number of their own.',
  param: 'seats',
  when: 'Seats are set for a workspace on another plan.',
  remedy: 'Set the plan to `trial` or `enterprise` first.',
});
