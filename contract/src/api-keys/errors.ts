import { declareError, declareNotFound } from '../kit/declared-error.ts';

export const apiKeyNotFound = declareNotFound('api_key', {
  param: 'key_id',
  when: 'The caller has no API key of this id.',
  remedy: 'Take the id from `GET /v1/user/api-keys`.',
});

export const apiKeyRestricted = declareError(403, 'api_key_restricted', {
  message: 'Only an API key without restrictions may manage API keys.',
  when: 'The call is made with a key that has permissions, a limit, addresses or an end.',
  remedy: 'Use a key without restrictions, or a session.',
});

export const apiKeyLimitReached = declareError(400, 'api_key_limit_reached', {
  example: { limit: 100 },
  message: ({ limit }) => `An account may have ${limit} API keys. Delete one first.`,
  when: 'The account has as many API keys as it may have.',
  remedy: 'Delete a key that is not used any more.',
});

export const apiKeyRequired = declareError(400, 'api_key_required', {
  message: 'Send the API key that is to be disabled as xi-api-key.',
  when: 'The call is made with a session.',
  remedy: 'Send the key that is to be disabled in the header `xi-api-key`.',
});
