/** The bare Fastify application: limits, CORS, request ids, security headers, and the bodies of 404 and 405. */
import { badRequest, headersTooLarge } from '#contract/kit/common-errors.ts';
import { STATUS_CODES, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import cookie from '@fastify/cookie';
import fastify, { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { responseHeaders, type HeaderName } from '#contract/kit/headers.ts';
import type { Log } from '../boot/log.ts';
import { compressJson } from './answers/compress.ts';
import { sendError } from './answers/error-answers.ts';
import { AppError } from '../errors.ts';
import { validatorCompiler } from './input.ts';
import { newId } from '../ids.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Says whether this request may become a WebSocket. */
    mayUpgrade: (request: IncomingMessage) => boolean;
  }
}

const mebibyte = 1024 * 1024;
/** Milliseconds that a request under way has left when the server stops. */
const closeGraceMs = 5000;

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

/** @param foreign ` https://origin` of a third party's script and the frames it opens; empty by default */
const contentSecurityPolicy = (foreign = '') =>
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
    "frame-ancestors 'none'",
  ].join('; ');

const securityHeaders = {
  'content-security-policy': contentSecurityPolicy(),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
};

/** The names of the headers of every answer. */
export const commonHeaders = [
  ...Object.keys(corsHeaders),
  ...Object.keys(securityHeaders),
  'request-id',
  'x-request-id',
];

interface HttpAppOptions {
  trustProxy: string[];
  /** The only third-party script (of the bot check), and the pages that may run it. */
  foreignScript?: { url: string; paths: string[] } | undefined;
}

export async function createHttpApp(log: Log, { trustProxy, foreignScript }: HttpAppOptions): Promise<FastifyInstance> {
  const foreignPolicy = foreignScript && contentSecurityPolicy(` ${new URL(foreignScript.url).origin}`);
  const app: FastifyInstance = fastify({
    loggerInstance: log as FastifyInstance['log'],
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    bodyLimit: mebibyte,
    trustProxy: trustProxy.length > 0 ? trustProxy : false,
    genReqId: () => newId(),
    forceCloseConnections: 'idle',
    // A request that fails before routing (its path cannot be decoded) reaches no hook.
    frameworkErrors: (error, request, reply) => {
      addHeaders(request, reply);
      sendError(error, request, reply);
    },
    clientErrorHandler: refuseUnreadable,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 500 },
    exposeHeadRoutes: true,
    // Any other request that asks for an upgrade is served as if it had not asked.
    http: { shouldUpgradeCallback: (request) => app.mayUpgrade(request) },
  });
  app.decorate('mayUpgrade', () => false);
  await app.register(cookie);
  app.decorateRequest('actor', undefined);
  app.setValidatorCompiler(validatorCompiler);
  app.setErrorHandler(sendError);
  app.addHook('onRequest', async (request, reply) => {
    addHeaders(request, reply);
    if (foreignPolicy && foreignScript.paths.includes(request.url.split('?')[0] ?? '')) {
      void reply.header('content-security-policy', foreignPolicy);
    }
    // A CORS preflight may ask about any path, known or not.
    if (request.method === 'OPTIONS') return reply.code(200).send();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
  });
  compressJson(app);
  app.addHook('onResponse', async (request, reply) => {
    // The path is logged without its query, because single-use tokens travel there.
    const path = request.routeOptions.url ?? request.url.split('?')[0];
    const { actor } = request;
    request.log.info({
      method: request.method,
      path,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      ...(actor ? { workspace_id: actor.workspace_id, user_id: actor.user_id } : {}),
    });
  });
  answerUnknownRoutes(app);
  endConnectionsOnClose(app);
  return app;
}

function addHeaders(request: FastifyRequest, reply: FastifyReply): void {
  void reply.headers({ ...corsHeaders, ...securityHeaders, 'request-id': request.id, 'x-request-id': request.id });
}

/**
 * Closing ends each connection as soon as it has no request. Node alone would wait for connections that never sent one
 * (browsers open some in advance), and for those whose answer ended a moment after it looked.
 */
function endConnectionsOnClose(app: FastifyInstance): void {
  const requestsOn = new Map<Socket, number>();
  let isClosing = false;
  app.server.on('connection', (socket: Socket) => {
    requestsOn.set(socket, 0);
    socket.once('close', () => requestsOn.delete(socket));
  });
  // WebSockets have rules of their own for their end.
  app.server.on('upgrade', (_request, socket: Socket) => requestsOn.delete(socket));
  app.server.on('request', ({ socket }, response) => {
    requestsOn.set(socket, (requestsOn.get(socket) ?? 0) + 1);
    response.once('close', () => {
      const left = (requestsOn.get(socket) ?? 1) - 1;
      if (requestsOn.has(socket)) requestsOn.set(socket, left);
      if (isClosing && left === 0) socket.destroySoon();
    });
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    for (const [socket, count] of requestsOn) if (count === 0) socket.destroy();
    // A long stream must not delay a stop. Its client is charged for nothing that it did not get.
    setTimeout(() => {
      for (const socket of requestsOn.keys()) socket.destroy();
    }, closeGraceMs).unref();
  });
}

/** A request that Node cannot parse reaches no hook and no route, so the error body is written by hand. */
function refuseUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const isLong = error.code === 'HPE_HEADER_OVERFLOW';
  const fault = 'The request could not be read.';
  const { http, type, code, message, status, param } = isLong
    ? AppError.from(headersTooLarge)
    : AppError.from(badRequest, { fault });
  const request_id = newId();
  const detail = { type, code, message, status, request_id, param };
  const body = JSON.stringify({ detail });
  const headers = {
    ...corsHeaders,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'request-id': request_id,
    'x-request-id': request_id,
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([header, value]) => `${header}: ${value}`);
  socket.end(`HTTP/1.1 ${http} ${STATUS_CODES[http]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
}

/** An unknown path answers 404, a known path with another method 405, in the words of the public API. */
function answerUnknownRoutes(app: FastifyInstance): void {
  const patterns: RegExp[] = [];
  app.addHook('onRoute', ({ url }) => {
    if (!url.includes('*')) patterns.push(new RegExp(`^${url.replace(/[.]/g, '\\.').replace(/:\w+/g, '[^/]+')}$`));
  });
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const known = patterns.some((pattern) => pattern.test(path));
    void reply.code(known ? 405 : 404).send({ detail: known ? 'Method Not Allowed' : 'Not Found' });
  });
}
