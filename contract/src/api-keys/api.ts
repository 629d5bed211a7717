import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Ok } from '../kit/errors.ts';
import { ApiKey, ApiKeyPermissions, ApiKeyRequest, TokenType } from './types.ts';
import { apiKeyLimitReached, apiKeyNotFound, apiKeyRequired, apiKeyRestricted } from './errors.ts';
import { supportSession } from '../kit/access-errors.ts';
import { Secret } from '../kit/secret.ts';
import { tooManyAttempts, verificationRequired } from '../security/errors.ts';

const Name = z.string().trim().min(1).max(100);

/** An address, or a network such as 10.0.0.0/8. */
const AllowedIps = z.array(z.string().trim().max(50)).min(1).max(50).nullish();

/** Up to the end of the year 9999. */
const Expiry = z.int().min(0).max(253_402_300_799).nullish();

const Limit = z.int().min(0).max(1_000_000_000).nullish();

export const listApiKeys = endpoint({
  method: 'GET',
  path: '/v1/user/api-keys',
  operation: 'apiKeys_list',
  summary: "The caller's API keys, without their secrets",
  tag: 'api-keys',
  permission: 'any-key',
  response: z.object({ api_keys: z.array(ApiKey) }),
  errors: [apiKeyRestricted],
});

export const createApiKey = endpoint({
  method: 'POST',
  path: '/v1/user/create-api-key',
  operation: 'apiKeys_create',
  summary: 'Make an API key; its secret is in this answer and nowhere else',
  tag: 'api-keys',
  permission: 'any-key',
  body: z.object({
    name: Name,
    permissions: ApiKeyPermissions.default('all'),
    character_limit: Limit,
    allowed_ips: AllowedIps,
    expires_at_unix: Expiry,
  }),
  response: z.object({ xi_api_key: Secret, key_id: z.string() }),
  errors: [apiKeyRestricted, apiKeyLimitReached, supportSession, verificationRequired, tooManyAttempts],
});

export const editApiKey = endpoint({
  method: 'POST',
  path: '/v1/user/edit-api-key',
  operation: 'apiKeys_update',
  summary: 'Rename, restrict, limit, disable or enable an API key',
  tag: 'api-keys',
  permission: 'any-key',
  body: z.object({
    key_id: z.string(),
    name: Name.optional(),
    permissions: ApiKeyPermissions.optional(),
    /** null takes the limit away. */
    character_limit: Limit,
    is_enabled: z.boolean().optional(),
    /** null: any address. */
    allowed_ips: AllowedIps,
    /** null: never. */
    expires_at_unix: Expiry,
  }),
  response: Ok,
  errors: [apiKeyRestricted, apiKeyNotFound],
});

export const deleteApiKey = endpoint({
  method: 'DELETE',
  path: '/v1/user/delete-api-key',
  operation: 'apiKeys_delete',
  summary: 'Delete an API key; it stops working at once',
  tag: 'api-keys',
  permission: 'any-key',
  /** Here or in the body. */
  query: z.object({ key_id: z.string().optional() }),
  body: z.object({ key_id: z.string().optional() }).nullish(),
  response: Ok,
  errors: [apiKeyRestricted, apiKeyNotFound],
});

/** For whoever finds a key that has leaked: it can switch itself off, whatever else it may do. */
export const disableOwnApiKey = endpoint({
  method: 'POST',
  path: '/v1/workspaces/api-keys/disable',
  operation: 'workspaces_apiKeys_disable',
  description: 'Anybody who finds a leaked key can switch it off with the key itself. Its owner can enable it again.',
  summary: 'Disable the API key that makes this request',
  tag: 'workspace',
  publicApi: 2026,
  permission: 'any-key',
  query: z.object({ api_key_name: z.literal('self') }),
  response: Ok,
  errors: [apiKeyRequired],
});

export const rotateApiKey = endpoint({
  method: 'POST',
  path: '/v1/user/rotate-api-key',
  operation: 'apiKeys_rotate',
  summary: 'A new secret for an API key; the former one works for another 24 hours, or not at all',
  tag: 'api-keys',
  permission: 'any-key',
  body: z.object({ key_id: z.string(), keep_former: z.boolean().default(true) }),
  response: z.object({ xi_api_key: Secret, key_id: z.string() }),
  errors: [apiKeyRestricted, apiKeyNotFound, supportSession, verificationRequired, tooManyAttempts],
});

export const listApiKeyRequests = endpoint({
  method: 'GET',
  path: '/v1/user/api-keys/{key_id}/requests',
  operation: 'apiKeys_listRequests',
  summary: 'The last fifty requests of an API key, newest first',
  tag: 'api-keys',
  permission: 'any-key',
  params: z.object({ key_id: z.string().max(100) }),
  response: z.object({ requests: z.array(ApiKeyRequest) }),
  errors: [apiKeyRestricted, apiKeyNotFound],
});

export const createSingleUseToken = endpoint({
  method: 'POST',
  path: '/v1/single-use-token/{token_type}',
  operation: 'tokens_singleUse_create',
  description:
    'A server makes the token with its API key and hands it to a browser, which opens the WebSocket with it. It may do what the key may do, once, within 15 minutes.',
  summary: 'A token that opens one socket (or one call) within 15 minutes',
  tag: 'tokens',
  publicApi: 2026,
  // What the token opens asks for its own permission, of the key that the token was made with.
  permission: 'any-key',
  params: z.object({ token_type: TokenType }),
  response: z.object({ token: Secret }),
  errors: [supportSession],
});
