import { z } from 'zod';
import { apiKeyPermissions } from '../kit/endpoint.ts';

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
    /** Addresses and networks it may come from; null: any. */
    allowed_ips: z.array(z.string()).nullable(),
    expires_at_unix: z.int().nullable(),
    /** Until then the secret before the last rotation still works. */
    previous_secret_expires_at_unix: z.int().nullable(),
  })
  .meta({ id: 'ApiKey' });

export type ApiKey = z.output<typeof ApiKey>;

export const ApiKeyRequest = z
  .object({
    request_id: z.string(),
    method: z.string(),
    /** Without its query. */
    path: z.string(),
    /** Of the answer; of a WebSocket 101, or the code it was closed with where it ended badly. */
    status: z.int(),
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
