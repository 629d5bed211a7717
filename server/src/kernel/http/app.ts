/** The bare Fastify application: limits, CORS, request ids, security headers. */
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { badRequest } from '#contract/kit/common-errors.ts';
import { responseHeaders, type HeaderName } from '#contract/kit/headers.ts';
import type { Log } from '../boot/log.ts';
import { compressJson } from './answers/compress.ts';
import { sendError } from './answers/error-answers.ts';
import { AppError } from '../errors.ts';
import { requireSoundUrl, validatorCompiler } from './input.ts';
import { newId } from '../ids.ts';
import { refuseUnreadable } from './parser-errors.ts';
import { LazyLog } from './log/lazy-log.ts';
import { StreamErrorController, writeRequestLine } from './log/request-log.ts';
import { onRequestEnd, recordRequest, recordRequests } from './log/request-record.ts';
import { answerUnknownRoutes } from './unknown-routes.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Says whether this request may become a WebSocket. */
    mayUpgrade: (request: IncomingMessage) => boolean;
    /** Milliseconds that a request under way has left when the server stops. */
    closeGraceMs: number;
  }
}

const mebibyte = 1024 * 1024;

/** Scripts of other origins can read these without permission, or never: browsers hide cookies from scripts. */
const neverExposed: HeaderName[] = ['cache-control', 'content-length', 'set-cookie'];
/** The public API names these too, although nothing here sets them. */
const publicApiHeaders = ['regeneration-count', 'generation-info', 'collect-preference'];
const exposedHeaders = [
  ...(Object.keys(responseHeaders) as HeaderName[]).filter((name) => !neverExposed.includes(name)),
  ...publicApiHeaders,
];

const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST, PATCH, OPTIONS, DELETE, GET, PUT',
  'access-control-allow-headers': '*, Authorization',
  'access-control-expose-headers': exposedHeaders.join(', '),
  'access-control-max-age': '600',
};

/**
 * @param foreign ` https://origin` of a third party's script and the frames it opens; empty by default
 * @param frameAncestors the sites that may show the page in a frame
 */
const contentSecurityPolicy = (foreign = '', frameAncestors = "'none'") =>
  [
    "default-src 'self'",
    `script-src 'self' 'wasm-unsafe-eval'${foreign}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    `connect-src 'self'${foreign}`,
    ...(foreign ? [`frame-src 'self'${foreign}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${frameAncestors}`,
  ].join('; ');

const securityHeaders = {
  'content-security-policy': contentSecurityPolicy(),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
};

/** Nothing on a framable page changes anything for its reader, so it does not matter which site shows it. */
const framablePolicy = contentSecurityPolicy('', '*');

/** Browsers that came by https never come by http again, for a year. */
const strictTransport = { 'strict-transport-security': 'max-age=31536000' };

/** The names of the headers of every answer. */
export const commonHeaders = [
  ...Object.keys(corsHeaders),
  ...Object.keys(securityHeaders),
  ...Object.keys(strictTransport),
  'request-id',
  'x-request-id',
];

interface HttpAppOptions {
  trustProxy: string[];
  /** Whether people reach the server by https, as PUBLIC_URL says. */
  isHttps?: boolean;
  /** The only third-party script (of the bot check), and the pages that may run it. */
  foreignScript?: { url: string; paths: string[] } | undefined;
}

export async function createHttpApp(
  log: Log,
  { trustProxy, isHttps = false, foreignScript }: HttpAppOptions,
): Promise<FastifyInstance> {
  const headers = { ...corsHeaders, ...securityHeaders, ...(isHttps ? strictTransport : {}) };
  const foreignPolicy = foreignScript && contentSecurityPolicy(` ${new URL(foreignScript.url).origin}`);
  const app: FastifyInstance = fastify({
    loggerInstance: log as FastifyInstance['log'],
    childLoggerFactory: (parent, bindings, options) => new LazyLog(parent, bindings, options),
    logController: new StreamErrorController(),
    bodyLimit: mebibyte,
    trustProxy: trustProxy.length > 0 ? trustProxy : false,
    genReqId: () => newId(),
    forceCloseConnections: 'idle',
    // A request that fails before routing (its path cannot be decoded) reaches no hook.
    frameworkErrors: (error, request, reply) => {
      recordRequest(app, request, reply);
      addHeaders(request, reply, headers);
      sendError(urlFault(request.url) ?? error, request, reply);
    },
    clientErrorHandler: refuseUnreadable(log, headers),
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 500 },
    exposeHeadRoutes: true,
    http: {
      // Any other request that asks for an upgrade is served as if it had not asked.
      shouldUpgradeCallback: (request) => app.mayUpgrade(request),
      // Node would refuse a request without a host by itself, with no body.
      requireHostHeader: false,
    },
  });
  // Node would answer an expectation that it does not know by itself, with no body. A server may ignore it.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  app.decorate('mayUpgrade', () => false);
  app.decorate('closeGraceMs', 5000);
  await app.register(cookie, { hook: false });
  app.decorateRequest('actor', undefined);
  app.setValidatorCompiler(validatorCompiler);
  app.setErrorHandler(sendError);
  readJson(app);
  recordRequests(app);
  onRequestEnd(app, writeRequestLine);
  // These hooks call back, because an asynchronous one costs each request some turns of the event loop's queue.
  app.addHook('onRequest', (request, reply, done) => {
    addHeaders(request, reply, headers);
    if (request.raw.httpVersion === '1.1' && request.headers.host === undefined) {
      return done(AppError.from(badRequest, { fault: 'The header host is missing.' }));
    }
    if (foreignPolicy && foreignScript.paths.includes(request.url.split('?')[0] ?? '')) {
      void reply.header('content-security-policy', foreignPolicy);
    }
    if (request.routeOptions.config.endpoint?.framable) {
      void reply.header('content-security-policy', framablePolicy).removeHeader('x-frame-options');
    }
    // A CORS preflight may ask about any path, known or not.
    if (request.method === 'OPTIONS') void reply.code(200).send();
    else done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
    done(null, payload);
  });
  compressJson(app);
  answerUnknownRoutes(app);
  endConnectionsOnClose(app);
  return app;
}

function urlFault(url: string): unknown {
  try {
    return void requireSoundUrl(url);
  } catch (error) {
    return error;
  }
}

function addHeaders(request: FastifyRequest, reply: FastifyReply, headers: Record<string, string>): void {
  void reply.headers({ ...headers, 'request-id': request.id, 'x-request-id': request.id });
}

/**
 * Closing ends each connection as soon as it has no request. Node alone would wait for connections that never sent one
 * (browsers open some in advance), and for those whose answer ended a moment after it looked.
 */
function endConnectionsOnClose(app: FastifyInstance): void {
  const connections = new Map<Socket, { requests: number }>();
  let isClosing = false;
  app.server.on('connection', (socket: Socket) => {
    connections.set(socket, { requests: 0 });
    socket.once('close', () => connections.delete(socket));
  });
  // WebSockets have rules of their own for their end.
  app.server.on('upgrade', (_request, socket: Socket) => connections.delete(socket));
  app.server.on('request', ({ socket }, response) => {
    const connection = connections.get(socket);
    if (!connection) return;
    connection.requests += 1;
    response.on('close', () => {
      connection.requests -= 1;
      if (isClosing && connection.requests === 0) socket.destroySoon();
    });
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    for (const [socket, { requests }] of connections) if (requests === 0) socket.destroy();
    // A long stream must not delay a stop. Its client is charged for nothing that it did not get.
    setTimeout(() => {
      for (const socket of connections.keys()) socket.destroy();
    }, app.closeGraceMs).unref();
  });
}

/** Public clients always name the type of a body, also where they send none: an empty one is no body. */
function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, undefined) : parse(request, body, done),
  );
}
