import { z } from 'zod';
import { endpoint } from './kit/endpoint.ts';

/** What a token opens. A browser gets one from its own server, which keeps the API key. */
export const TokenType = z.enum(['tts_websocket', 'ttd_websocket', 'realtime_scribe', 'batch_scribe']);
export type TokenType = z.output<typeof TokenType>;

export const createSingleUseToken = endpoint({
  method: 'POST',
  path: '/v1/single-use-token/{token_type}',
  summary: 'A token that opens one socket (or one call) within 15 minutes',
  tag: 'tokens',
  // What the token opens asks for its own permission, of the key that the token was made with.
  permission: 'any-key',
  params: z.object({ token_type: TokenType }),
  response: z.object({ token: z.string() }),
});
