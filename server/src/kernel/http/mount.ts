/** Mounts routes on Fastify: credentials, permission, input, call, answer. The only place that knows Fastify's request. */
import '@fastify/cookie';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { isJsonAnswer, type Endpoint, type EventsAnswer } from '#contract/kit/endpoint.ts';
import type { Schema } from '#contract/kit/schema.ts';
import type { Actor } from '../context.ts';
import { AppError, forbidden, supportSession } from '../errors.ts';
import { sendBytes } from './bytes.ts';
import { holdEvents, type EventConnections, type EventReader } from './event-stream.ts';
import { noteKeyRequests, type KeyRequest } from './key-requests.ts';
import type { ByteSource, HttpExchange, EventFeed, LineSource, Route, StreamSource } from './route.ts';

/** What a request brings to say who it is. */
export interface Credentials {
  /** Of the client; API keys may be bound to some. */
  ip: string;
  apiKey?: string;
  bearer?: string;
  /** Only for endpoints that `<audio>` and EventSource fetch. */
  mediaCookie?: string;
}

export interface MountOptions<C> {
  /** The actor of the credentials. @throws AppError 401 where they are not good. */
  authenticate(credentials: Credentials): Promise<Actor>;
  /** Those let in a while ago, as they are now, in one go: undefined for whom the door has closed. */
  authenticateAllAgain(actors: Actor[]): Promise<(Actor | undefined)[]>;
  createContext(request: { actor: Actor | undefined; request_id: string; signal: AbortSignal }): C;
  /** Must return at once. */
  noteKeyRequest(request: KeyRequest): void;
  mediaCookieName: string;
  secureCookies: boolean;
  isTrustedProxy(address: string): boolean;
  /** Milliseconds without a byte moving after which the reader of a stream counts as gone: it holds a place among the running. */
  stalledAfterMs: number;
  /** Milliseconds between the signs of life on an event stream. */
  heartbeatMs: number;
  /** Tests and development: a wrong answer is a failure. Production: it is logged and sent. */
  strictAnswers: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | undefined;
  }
}

export function mount<C>(app: FastifyInstance, routes: Route<C>[], options: MountOptions<C>): void {
  const { heartbeatMs, strictAnswers, noteKeyRequest } = options;
  const events = holdEvents(app, {
    heartbeatMs,
    strictAnswers,
    stillAdmitted: (readers) => stillAdmitted(readers, options),
  });
  noteKeyRequests(app, noteKeyRequest);
  for (const route of routes) mountRoute(app, route, options, events);
}

function mountRoute<C>(
  app: FastifyInstance,
  { endpoint, handle }: Route<C>,
  options: MountOptions<C>,
  events: EventConnections,
): void {
  const schema: Record<string, unknown> = { summary: endpoint.summary, tags: [endpoint.tag] };
  if (endpoint.params) schema.params = endpoint.params;
  if (endpoint.query) schema.querystring = endpoint.query;
  if (endpoint.body) schema.body = endpoint.body;
  const routeOptions: RouteShorthandOptions = {
    schema,
    config: { endpoint },
    onRequest: async (request) => {
      if (endpoint.access === 'public') return;
      request.actor = await options.authenticate(credentialsOf(endpoint, request, options.mediaCookieName));
      checkAccess(request.actor, endpoint);
      if (request.actor.support && isOwners(endpoint)) throw supportSession();
    },
  };
  app.route({
    ...routeOptions,
    method: endpoint.method,
    url: toFastifyPath(endpoint.path),
    handler: async (request, reply) => {
      const signal = abortWhenClientLeaves(reply);
      const ctx = options.createContext({ actor: request.actor, request_id: request.id, signal });
      const input = { params: request.params, query: request.query, body: request.body };
      const answer = await handle(ctx, input, exchangeOf(request, reply, options));
      if (isOfEvents(endpoint)) return events.open(request, reply, endpoint, answer as EventFeed<unknown>);
      return send(endpoint, answer, request, reply, options);
    },
  });
}

const isOfEvents = (endpoint: Endpoint): endpoint is Endpoint & { response: EventsAnswer<Schema> } =>
  !isJsonAnswer(endpoint.response) && endpoint.response.kind === 'events';

/** `/v1/voices/{voice_id}` → `/v1/voices/:voice_id` */
export const toFastifyPath = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');

/** An open stream must not outlive what let its reader in. */
async function stillAdmitted<C>(readers: EventReader[], options: MountOptions<C>): Promise<boolean[]> {
  const actors = await options.authenticateAllAgain(readers.flatMap(({ actor }) => actor ?? []));
  return readers.map(({ actor, endpoint }) => {
    const now = actor ? actors.shift() : undefined;
    return actor === undefined || (now !== undefined && mayUse(now, endpoint));
  });
}

function mayUse(actor: Actor, endpoint: Endpoint): boolean {
  try {
    checkAccess(actor, endpoint);
    return true;
  } catch {
    return false;
  }
}

/** @throws AppError 401 missing_permissions, 403 */
export function checkAccess(actor: Actor, { access = 'user', permission }: Pick<Endpoint, 'access' | 'permission'>) {
  if (actor.key) {
    if (permission === 'session-only') {
      throw forbidden('session_required', 'This call takes a signed-in browser session, not an API key.');
    }
    const held = actor.key.permissions;
    if (permission !== 'any-key' && held && !held.includes(permission)) {
      // 401, not 403: clients of the public API know it so.
      const message = `The API key you used is missing the permission ${permission} to execute this operation.`;
      throw new AppError(401, 'missing_permissions', message, { type: 'authorization_error' });
    }
  }
  if (!actor.email_verified) throw forbidden('email_not_verified', 'Verify your e-mail address first.');
  if (access === 'admin' && actor.role !== 'admin') {
    throw forbidden('not_workspace_admin', 'Only an admin of the workspace can do this.');
  }
  if (access === 'operator' && !actor.is_operator) {
    throw forbidden('not_operator', 'Only an operator of this installation can do this.');
  }
}

/** What concerns the person, their security and their agreements, and who is in the workspace. */
const isOwners = ({ method, access, permission, support = false }: Endpoint) =>
  !support && method !== 'GET' && (permission === 'session-only' || access === 'admin');

function credentialsOf(endpoint: Endpoint, request: FastifyRequest, mediaCookieName: string): Credentials {
  const apiKey = request.headers['xi-api-key'];
  const bearer = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const cookie = endpoint.media ? request.cookies[mediaCookieName] : undefined;
  return {
    ip: request.ip,
    ...(typeof apiKey === 'string' ? { apiKey } : {}),
    ...(bearer ? { bearer } : {}),
    ...(cookie ? { mediaCookie: cookie } : {}),
  };
}

function exchangeOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { secureCookies: secure, isTrustedProxy }: Pick<MountOptions<never>, 'secureCookies' | 'isTrustedProxy'>,
): HttpExchange {
  const header = (name: string) => {
    const value = request.headers[name.toLowerCase()];
    return typeof value === 'string' ? value : undefined;
  };
  return {
    header,
    proxyHeader: (name) => (isTrustedProxy(request.socket.remoteAddress ?? '') ? header(name) : undefined),
    ip: request.ip,
    userAgent: request.headers['user-agent']?.slice(0, 300),
    cookie: (name) => request.cookies[name],
    setCookie: (name, value, { path, maxAge, isReadable = false }) =>
      void reply.setCookie(name, value, { path, maxAge, httpOnly: !isReadable, sameSite: 'strict', secure }),
    clearCookie: (name, path) => void reply.clearCookie(name, { path }),
    setHeader: (name, value) => void reply.header(name, value),
  };
}

function abortWhenClientLeaves(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}

async function send(
  endpoint: Endpoint,
  answer: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  { strictAnswers, stalledAfterMs }: Pick<MountOptions<never>, 'strictAnswers' | 'stalledAfterMs'>,
) {
  const { response } = endpoint;
  if (isJsonAnswer(response)) {
    const checked = response.safeParse(answer);
    if (!checked.success) {
      if (strictAnswers)
        throw new Error(`${endpoint.method} ${endpoint.path} answers another shape: ${checked.error.message}`);
      request.log.error({ path: endpoint.path, issues: checked.error.issues }, 'answer mismatch');
    }
    return reply.send(answer);
  }
  if (response.kind === 'empty') return reply.code(204).send();
  if (response.kind === 'bytes') return sendBytes(request, reply, answer as ByteSource);
  if (response.kind === 'stream') {
    const { type, headers, chunks } = answer as StreamSource;
    return sendChunks(reply, { ...headers, 'content-type': type }, chunks, stalledAfterMs);
  }
  const { headers, lines } = answer as LineSource<unknown>;
  return sendChunks(reply, { ...headers, 'content-type': 'application/json' }, encodeLines(lines), stalledAfterMs);
}

/**
 * The first chunk is awaited, so that a failure before it is an ordinary error. One after it destroys the connection:
 * the client sees a broken stream, never a clean short one.
 */
async function sendChunks(
  reply: FastifyReply,
  headers: Record<string, string>,
  chunks: AsyncIterable<Uint8Array>,
  stalledAfterMs: number,
) {
  const iterator = chunks[Symbol.asyncIterator]();
  const first = await iterator.next();
  // Not before: waiting in the engine's queue is no fault of the reader's.
  reply.raw.setTimeout(stalledAfterMs, () => reply.raw.destroy());
  async function* all(): AsyncGenerator<Uint8Array> {
    if (first.done) return;
    yield first.value;
    yield* { [Symbol.asyncIterator]: () => iterator };
  }
  return reply.headers(headers).send(Readable.from(all(), { objectMode: false }));
}

async function* encodeLines(lines: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  for await (const line of lines) yield Buffer.from(`${JSON.stringify(line)}\n\n`);
}
