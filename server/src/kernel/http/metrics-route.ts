/** `/metrics` for Prometheus. Whoever may not read it is told that there is nothing. */
import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hashToken } from '../hash.ts';
import { addressMatcher } from './ip-list.ts';

interface MetricsSource {
  /** Undefined: only programs on this machine may read. */
  token: string | undefined;
  render(): Promise<{ contentType: string; text: string }>;
}

const isLoopback = addressMatcher(['127.0.0.0/8', '::1']);
/** A proxy on this machine connects from loopback for strangers; these headers give it away. */
const proxyHeaders = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via'];

export function mountMetrics(app: FastifyInstance, { token, render }: MetricsSource): void {
  app.get('/metrics', async (request, reply) => {
    const mayRead = token === undefined ? isLocal(request) : hasToken(request, token);
    if (!mayRead) return reply.code(404).send({ detail: 'Not Found' });
    const { contentType, text } = await render();
    return reply.type(contentType).send(text);
  });
}

const isLocal = ({ ip, headers }: FastifyRequest): boolean =>
  isLoopback(ip) && proxyHeaders.every((name) => headers[name] === undefined);

function hasToken({ headers }: FastifyRequest, token: string): boolean {
  const [, given = ''] = /^Bearer (.+)$/i.exec(headers.authorization ?? '') ?? [];
  // Hashes are of equal length, which the comparison needs.
  return timingSafeEqual(hashToken(given), hashToken(token));
}
