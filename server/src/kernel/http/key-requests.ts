/** What is told of each request that an API key made, once it is answered. */
import type { FastifyInstance, FastifyRequest } from 'fastify';

export interface KeyRequest {
  key_id: string;
  request_id: string;
  method: string;
  /** Without its query: credentials travel there. */
  path: string;
  status: number;
  ms: number;
  credits: number | null;
  ip: string;
  created_at: Date;
}

/** @param note must return at once */
export function noteKeyRequests(app: FastifyInstance, note: (request: KeyRequest) => void): void {
  app.addHook('onResponse', async (request, reply) => {
    const cost = Number(reply.getHeader('character-cost') ?? NaN);
    const credits = Number.isInteger(cost) ? cost : null;
    const entry = keyRequestOf(request, { status: reply.statusCode, ms: reply.elapsedTime, credits });
    if (entry) note(entry);
  });
}

/** Undefined where no key made the request. */
export function keyRequestOf(
  request: FastifyRequest,
  outcome: Pick<KeyRequest, 'status' | 'ms' | 'credits'>,
): KeyRequest | undefined {
  const key_id = request.actor?.key?.key_id;
  if (key_id === undefined) return undefined;
  const { id: request_id, method, ip } = request;
  const path = request.url.split('?')[0] ?? '';
  return { key_id, request_id, method, path, ip, ...outcome, created_at: new Date(Date.now() - outcome.ms) };
}
