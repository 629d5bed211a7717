import { declareError } from '../kit/declared-error.ts';

export const canNotExtendLimit = declareError(403, 'can_not_extend_limit', {
  message: 'This plan does not offer usage beyond its credits.',
  when: 'The plan of the workspace does not offer usage beyond its credits.',
  remedy: 'Choose a plan that offers usage beyond its credits.',
});

export const invalidPublicUserName = declareError(400, 'invalid_public_user_name', {
  example: { max: 50 },
  message: ({ max }) => `A public name has 1 to ${max} characters, without control characters and hidden marks.`,
  param: 'public_user_name',
  when: 'The name is empty, too long, or contains unreadable characters.',
  remedy: 'Choose another name.',
});

export const invalidOptOutKey = declareError(400, 'invalid_key', {
  message: 'This link is not valid any more. Please use the one of a newer mail.',
  when: 'The key is unknown or has expired.',
  remedy: 'Use the link in a newer mail, or the settings of the account.',
});
