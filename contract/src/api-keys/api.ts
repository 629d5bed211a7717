import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Ok } from '../kit/errors.ts';
import { ApiKey, ApiKeyPermissions, ApiKeyRequest, TokenType } from './types.ts';
import { apiKeyLimitReached, apiKeyNotFound, apiKeyRequired, apiKeyRestricted } from './errors.ts';
import { supportSession } from '../kit/access-errors.ts';
import { Secret } from '../kit/secret.ts';
import { tooManyAttempts, verificationRequired } from '../security/errors.ts';

const Name = z.string().trim().min(1).max(100);

const AllowedIps = z.array(z.string().trim().max(50)).min(1).max(50).nullish();

/** At most the end of the year 9999, in Unix seconds. */
const Expiry = z.int().min(0).max(253_402_300_799).nullish();

const Limit = z.int().min(0).max(1_000_000_000).nullish();

export const listApiKeys = endpoint({
  method: 'GET',
  path: '/v1/user/api-keys',
  operation: 'apiKeys_list',
  summary: 'List API keys',
  description:
    "Lists the caller's API keys in this workspace with their limits and usage, but never their secrets. An API key may call this only if it has no restrictions itself.",
  tag: 'api-keys',
  permission: 'any-key',
  response: z.object({ api_keys: z.array(ApiKey).describe("The caller's keys.") }),
  errors: [apiKeyRestricted],
});

export const createApiKey = endpoint({
  method: 'POST',
  path: '/v1/user/create-api-key',
  operation: 'apiKeys_create',
  summary: 'Create an API key',
  description:
    'Creates an API key and returns its secret, which is shown only once. A session that has not given its password in the last 15 minutes must send a mailed code in the header `sensitive-action-code`; a refusal mails one. The owner is notified of the new key. An account may have up to 100 keys.',
  tag: 'api-keys',
  permission: 'session-only',
  body: z.object({
    name: Name,
    permissions: ApiKeyPermissions.default('all').describe('What the key may do: a list of permissions, or `all`.'),
    character_limit: Limit.describe(
      'Credits that the key may use in each billing period. Null or left out means no limit of its own.',
    ),
    allowed_ips: AllowedIps.describe(
      'IP addresses and networks that the key may be used from, such as `192.0.2.7` or `10.0.0.0/8`. Null or left out means anywhere.',
    ),
    expires_at_unix: Expiry.describe('When the key stops working, in Unix seconds. Null or left out means never.'),
  }),
  response: z.object({
    xi_api_key: Secret.describe('The secret. Store it safely: it cannot be shown again.'),
    key_id: z.string().describe('The id of the key.'),
  }),
  errors: [apiKeyLimitReached, verificationRequired, tooManyAttempts],
});

export const editApiKey = endpoint({
  method: 'POST',
  path: '/v1/user/edit-api-key',
  operation: 'apiKeys_update',
  summary: 'Update an API key',
  description:
    'Renames, restricts, disables or enables a key. Fields that are left out stay as they are, and changes apply to the next request. A change that lets the key do more requires the same proof as creating one: a session that has not given its password in the last 15 minutes must send a mailed code in the header `sensitive-action-code`.',
  tag: 'api-keys',
  permission: 'session-only',
  support: true,
  body: z.object({
    key_id: z.string().describe('The id of the key.'),
    name: Name.optional(),
    permissions: ApiKeyPermissions.optional().describe('What the key may do: a list of permissions, or `all`.'),
    character_limit: Limit.describe('Credits that the key may use in each billing period. Null removes the limit.'),
    is_enabled: z.boolean().optional().describe('Whether the key works.'),
    allowed_ips: AllowedIps.describe('IP addresses and networks that the key may be used from. Null allows any.'),
    expires_at_unix: Expiry.describe('When the key stops working, in Unix seconds. Null means never.'),
  }),
  response: Ok,
  errors: [apiKeyNotFound, supportSession, verificationRequired, tooManyAttempts],
});

export const deleteApiKey = endpoint({
  method: 'DELETE',
  path: '/v1/user/delete-api-key',
  operation: 'apiKeys_delete',
  summary: 'Delete an API key',
  description: 'Deletes a key for good. It stops working at once. Give `key_id` in the query or in the body.',
  tag: 'api-keys',
  permission: 'session-only',
  support: true,
  query: z.object({ key_id: z.string().optional().describe('The id of the key. Required unless it is in the body.') }),
  body: z
    .object({ key_id: z.string().optional().describe('The id of the key. Required unless it is in the query.') })
    .nullish(),
  response: Ok,
  errors: [apiKeyNotFound],
});

export const disableOwnApiKey = endpoint({
  method: 'POST',
  path: '/v1/workspaces/api-keys/disable',
  operation: 'workspaces_apiKeys_disable',
  summary: 'Disable the calling API key',
  description:
    'Disables the key that makes the request, whatever its permissions are, so that anyone who finds a leaked key can switch it off. Its owner can enable it again.',
  tag: 'workspace',
  publicApi: 2026,
  permission: 'any-key',
  query: z.object({ api_key_name: z.literal('self').describe('Always `self`: a key can disable only itself.') }),
  response: Ok,
  errors: [apiKeyRequired],
});

export const rotateApiKey = endpoint({
  method: 'POST',
  path: '/v1/user/rotate-api-key',
  operation: 'apiKeys_rotate',
  summary: 'Rotate an API key',
  description:
    'Gives a key a new secret, which is shown only once. The former secret works for another 24 hours unless `keep_former` is false. A session that has not given its password in the last 15 minutes must send a mailed code in the header `sensitive-action-code`; a refusal mails one.',
  tag: 'api-keys',
  permission: 'session-only',
  body: z.object({
    key_id: z.string().describe('The id of the key.'),
    keep_former: z
      .boolean()
      .default(true)
      .describe(
        'Whether the former secret stays valid for another 24 hours. When false, it stops working at once, and so do single-use tokens made with it.',
      ),
  }),
  response: z.object({
    xi_api_key: Secret.describe('The new secret. Store it safely: it cannot be shown again.'),
    key_id: z.string().describe('The id of the key.'),
  }),
  errors: [apiKeyNotFound, verificationRequired, tooManyAttempts],
});

export const listApiKeyRequests = endpoint({
  method: 'GET',
  path: '/v1/user/api-keys/{key_id}/requests',
  operation: 'apiKeys_listRequests',
  summary: 'List the requests of an API key',
  description: 'Lists the last fifty requests made with a key, newest first.',
  tag: 'api-keys',
  permission: 'any-key',
  params: z.object({ key_id: z.string().max(100).describe('The id of the key.') }),
  response: z.object({ requests: z.array(ApiKeyRequest).describe('The requests.') }),
  errors: [apiKeyRestricted, apiKeyNotFound],
});

export const createSingleUseToken = endpoint({
  method: 'POST',
  path: '/v1/single-use-token/{token_type}',
  operation: 'tokens_singleUse_create',
  summary: 'Create a single-use token',
  description:
    'Creates a token that opens one WebSocket within 15 minutes and may do what its creator may do. A server creates it with its API key and hands it to a browser, so that the key never leaves the server.',
  tag: 'tokens',
  publicApi: 2026,
  // What the token opens asks for its own permission, of the key that the token was made with.
  permission: 'any-key',
  params: z.object({
    token_type: TokenType.describe(
      'What the token opens. `tts_websocket` opens those of text to speech, `ttd_websocket` those of dialogues.',
    ),
  }),
  response: z.object({
    token: Secret.describe('The token, for the query parameter `single_use_token` of the WebSocket.'),
  }),
  errors: [supportSession],
});
