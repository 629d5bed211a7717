/** An unknown path answers 404, a known path with another method 405, in the words of the public API. */
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Sends the page that tells people that there is nothing here. Undefined when no web app is served. */
    sendMissingPage: ((request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>) | undefined;
  }
}

export function answerUnknownRoutes(app: FastifyInstance): void {
  const known: { pattern: RegExp; methods: string[] }[] = [];
  app.decorate('sendMissingPage', undefined);
  app.addHook('onRoute', ({ url, method }) => {
    if (url.includes('*')) return;
    const pattern = new RegExp(`^${url.replace(/[.]/g, '\\.').replace(/:\w+/g, '[^/]+')}$`);
    known.push({ pattern, methods: [method].flat() });
  });
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const methods = known.filter(({ pattern }) => pattern.test(path)).flatMap((one) => one.methods);
    if (methods.length > 0) {
      const allow = [...new Set([...methods, 'OPTIONS'])].sort().join(', ');
      return reply.code(405).header('allow', allow).send({ detail: 'Method Not Allowed' });
    }
    void reply.code(404);
    if (!app.sendMissingPage || isOfApi(path)) return reply.send({ detail: 'Not Found' });
    void reply.header('vary', 'accept');
    return wantsPage(request) ? app.sendMissingPage(request, reply) : reply.send({ detail: 'Not Found' });
  });
}

/** Programs call these paths, whatever they accept. */
const isOfApi = (path: string) => /^\/v\d+(\/|$)/.test(path);

const wantsPage = ({ method, headers }: FastifyRequest) =>
  ['GET', 'HEAD'].includes(method) && /\btext\/html\b/.test(headers.accept ?? '');
