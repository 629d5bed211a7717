/** The parts of the request and the reply that routes may use. */
import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuseForeignPage } from './own-page.ts';
import type { HttpExchange } from './route.ts';

export function exchangeOf(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    secureCookies: secure,
    publicUrl,
    isTrustedProxy,
  }: { secureCookies: boolean; publicUrl: string; isTrustedProxy(address: string): boolean },
): HttpExchange {
  const header = (name: string) => {
    const value = request.headers[name.toLowerCase()];
    return typeof value === 'string' ? value : undefined;
  };
  return {
    header,
    proxyHeader: (name) => (isTrustedProxy(request.socket.remoteAddress ?? '') ? header(name) : undefined),
    ip: request.ip,
    lastEventId: header('last-event-id') || undefined,
    userAgent: request.headers['user-agent']?.slice(0, 300),
    cookie(name) {
      refuseForeignPage(header, publicUrl);
      return request.cookies[name];
    },
    refuseForeignPage: () => refuseForeignPage(header, publicUrl),
    setCookie: (name, value, { path, maxAge, isReadable = false }) =>
      void reply.setCookie(name, value, { path, maxAge, httpOnly: !isReadable, sameSite: 'strict', secure }),
    clearCookie: (name, path) => void reply.clearCookie(name, { path }),
    setHeader: (name, value) => void reply.header(name, value),
  };
}
