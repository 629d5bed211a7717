import { z } from 'zod';
import { apiKeyPermissions } from '../kit/endpoint.ts';

export const ApiKeyPermissions = z.union([z.literal('all'), z.array(z.enum(apiKeyPermissions))]);

export const ApiKey = z
  .object({
    key_id: z.string(),
    name: z.string(),
    hint: z.string().describe('The last four characters, after an ellipsis.'),
    created_at_unix: z.int(),
    permissions: ApiKeyPermissions,
    character_limit: z.int().nullable(),
    character_count: z.int(),
    is_disabled: z.boolean(),
    last_used_at_unix: z.int().nullable(),
    allowed_ips: z
      .array(z.string())
      .nullable()
      .describe('Addresses and networks that the key may be used from; null allows any.'),
    expires_at_unix: z.int().nullable(),
    previous_secret_expires_at_unix: z
      .int()
      .nullable()
      .describe('The secret before the last rotation works until then.'),
  })
  .meta({ id: 'ApiKey' });

export type ApiKey = z.output<typeof ApiKey>;

export const ApiKeyRequest = z
  .object({
    request_id: z.string(),
    method: z.string(),
    path: z.string().describe('The path of the request, without its query.'),
    status: z
      .int()
      .describe('The HTTP status; for a WebSocket 101, or the code that it was closed with where it ended badly.'),
    latency_ms: z.number(),
    credits: z.int().nullable(),
    ip: z.string(),
    created_at_unix_ms: z.int(),
  })
  .meta({ id: 'ApiKeyRequest' });

export type ApiKeyRequest = z.output<typeof ApiKeyRequest>;

/** What a token opens. A browser gets one from its own server, which keeps the API key. */
export const TokenType = z.enum(['tts_websocket', 'ttd_websocket', 'realtime_scribe', 'batch_scribe']);

export type TokenType = z.output<typeof TokenType>;
