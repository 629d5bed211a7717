import { z } from 'zod';
import { apiKeyPermissions, endpoint } from './kit/endpoint.ts';
import { Ok } from './kit/errors.ts';

export const ApiKeyPermissions = z.union([z.literal('all'), z.array(z.enum(apiKeyPermissions))]);

export const ApiKey = z
  .object({
    key_id: z.string(),
    name: z.string(),
    /** The last four characters, after an ellipsis. */
    hint: z.string(),
    created_at_unix: z.int(),
    permissions: ApiKeyPermissions,
    character_limit: z.int().nullable(),
    character_count: z.int(),
    is_disabled: z.boolean(),
    last_used_at_unix: z.int().nullable(),
  })
  .meta({ id: 'ApiKey' });
export type ApiKey = z.output<typeof ApiKey>;

const Name = z.string().trim().min(1).max(100);
const Limit = z.int().min(0).max(1_000_000_000).nullish();

export const listApiKeys = endpoint({
  method: 'GET',
  path: '/v1/user/api-keys',
  summary: "The caller's API keys, without their secrets",
  tag: 'api-keys',
  permission: 'any-key',
  response: z.object({ api_keys: z.array(ApiKey) }),
});

export const createApiKey = endpoint({
  method: 'POST',
  path: '/v1/user/create-api-key',
  summary: 'Make an API key; its secret is in this answer and nowhere else',
  tag: 'api-keys',
  permission: 'any-key',
  body: z.object({ name: Name, permissions: ApiKeyPermissions.default('all'), character_limit: Limit }),
  response: z.object({ xi_api_key: z.string(), key_id: z.string() }),
});

export const editApiKey = endpoint({
  method: 'POST',
  path: '/v1/user/edit-api-key',
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
  }),
  response: Ok,
});

export const deleteApiKey = endpoint({
  method: 'DELETE',
  path: '/v1/user/delete-api-key',
  summary: 'Delete an API key; it stops working at once',
  tag: 'api-keys',
  permission: 'any-key',
  query: z.object({ key_id: z.string() }),
  response: Ok,
});
