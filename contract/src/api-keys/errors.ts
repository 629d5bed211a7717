import { declareError, declareNotFound } from '../kit/declared-error.ts';

export const apiKeyNotFound = declareNotFound('api_key', {
  param: 'key_id',
  when: 'The caller has no API key with this id.',
  remedy: 'Take the id from `GET /v1/user/api-keys`.',
});

export const apiKeyRestricted = declareError(403, 'api_key_restricted', {
  message: 'Only an API key without restrictions may read the API keys of its owner.',
  when: 'The API key that makes the call is restricted: by permissions, a limit, IP addresses or an expiry date.',
  remedy: 'Use a key without restrictions, or a session.',
});

export const apiKeyLimitReached = declareError(400, 'api_key_limit_reached', {
  example: { limit: 100 },
  message: ({ limit }) => `An account may have ${limit} API keys. Delete one first.`,
  when: 'The account has the maximum number of API keys.',
  remedy: 'Delete a key that is no longer used.',
});

export const apiKeyRequired = declareError(400, 'api_key_required', {
  message: 'Send the API key that is to be disabled as xi-api-key.',
  when: 'The call is made with a session.',
  remedy: 'Send the key that is to be disabled in the header `xi-api-key`.',
});
