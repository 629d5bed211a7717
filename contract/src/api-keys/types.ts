import { z } from 'zod';
import { apiKeyPermissions } from '../kit/endpoint.ts';

const Permission = z.enum(apiKeyPermissions, {
  error: ({ input }) =>
    typeof input === 'string' ? `There is no permission '${input.slice(0, 100)}'` : 'A permission is a string',
});

export const ApiKeyPermissions = z.union([z.literal('all'), z.array(Permission)]);

export const ApiKey = z
  .object({
    key_id: z.string().describe('The id of the key.'),
    name: z.string(),
    hint: z.string().describe('The last four characters of the secret, after an ellipsis.'),
    created_at_unix: z.int().describe('When the key was created, in Unix seconds.'),
    permissions: ApiKeyPermissions.describe('What the key may do: a list of permissions, or `all`.'),
    character_limit: z
      .int()
      .nullable()
      .describe('Credits that the key may use in each billing period; null if it has no limit of its own.'),
    character_count: z.int().describe('Credits that the key has used in this billing period.'),
    is_disabled: z.boolean().describe('Whether the key is switched off.'),
    last_used_at_unix: z
      .int()
      .nullable()
      .describe('When the key was last used, in Unix seconds; null if it never was.'),
    allowed_ips: z
      .array(z.string())
      .nullable()
      .describe('IP addresses and networks that the key may be used from; null allows any.'),
    expires_at_unix: z.int().nullable().describe('When the key stops working, in Unix seconds; null means never.'),
    previous_secret_expires_at_unix: z
      .int()
      .nullable()
      .describe('Until when the secret before the last rotation works, in Unix seconds; null if it no longer does.'),
  })
  .meta({ id: 'ApiKey' });

export type ApiKey = z.output<typeof ApiKey>;

export const ApiKeyRequest = z
  .object({
    request_id: z.string().describe('The `request-id` of the request.'),
    method: z.string().describe('The HTTP method.'),
    path: z.string().describe('The path of the request, without its query.'),
    status: z.int().describe('The HTTP status. For a WebSocket 101, or the close code if it ended with an error.'),
    latency_ms: z.number().describe('How long the request took, in milliseconds.'),
    credits: z.int().nullable().describe('What the request cost, in credits; null if it costs none by its nature.'),
    ip: z.string().describe('The IP address that the request came from.'),
    created_at_unix_ms: z.int().describe('When the request arrived, in Unix milliseconds.'),
  })
  .meta({ id: 'ApiKeyRequest' });

export type ApiKeyRequest = z.output<typeof ApiKeyRequest>;

/** What a token opens. A browser gets one from its own server, which keeps the API key. */
export const TokenType = z.enum(['tts_websocket', 'ttd_websocket', 'realtime_scribe', 'batch_scribe']);

export type TokenType = z.output<typeof TokenType>;
