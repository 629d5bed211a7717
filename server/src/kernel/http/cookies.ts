/** The cookies of a request. They are parsed when somebody asks for them, because most requests carry none. */
import '@fastify/cookie';
import type { FastifyRequest } from 'fastify';

export function cookiesOf(request: FastifyRequest): Record<string, string | undefined> {
  const { cookie } = request.headers;
  // The plugin leaves them null until then.
  const parsed = request.cookies as FastifyRequest['cookies'] | null;
  return parsed ?? (request.cookies = cookie ? request.server.parseCookie(cookie) : {});
}
