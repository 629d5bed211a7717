/**
 * Mounts sockets on Fastify: upgrade, input, credentials, handler, close. No other file knows the WebSocket library.
 */
import { invalidHandshake, invalidParameters, upgradeDropped, upgradeRequired } from '#contract/kit/socket-errors.ts';
import type { IncomingMessage } from 'node:http';
import type { Socket as TcpSocket } from 'node:net';
import websocket, { type WebSocket } from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Schema } from '#contract/kit/schema.ts';
import type { Socket } from '#contract/kit/socket.ts';
import type { Actor } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { toFastifyPath } from '../mount.ts';
import { toAnswered, type AnsweredRequest } from '../answered-request.ts';
import { newId } from '../../ids.ts';
import { findFault } from '../input.ts';
import { identityOf } from '../log/request-log.ts';
import { chargedCredits, elapsedMs } from '../log/request-record.ts';
import { openConnection, type OpenConnection } from './socket-connection.ts';
import { credentialsOfRequest, type SocketCredentials } from './socket-credentials.ts';
import type { SocketRoute } from './socket.ts';

const mebibyte = 1024 * 1024;
/** Milliseconds after which an incomplete handshake, or a close that is not answered, is cut off. */
const handshakeMs = 10_000;
const closeMs = 5000;

export interface SocketOptions<C> {
  /** Counts the handshake. @throws AppError 429 rate_limit_exceeded */
  admit(credentials: SocketCredentials & { ip: string }): Promise<void>;
  /**
   * @param tokenType the kind of single-use token that is valid here
   * @throws AppError 401
   */
  authenticate(credentials: SocketCredentials & { ip: string }, tokenType: string | undefined): Promise<Actor>;
  /** @throws AppError 401 or 403 when the actor may not open the socket. */
  authorize(actor: Actor, socket: Socket): void;
  /**
   * Reads the same actor from the database again.
   * @throws AppError 401 when their access has ended
   */
  reauthenticate(actor: Actor): Promise<Actor>;
  createContext(request: {
    actor: Actor;
    request_id: string;
    signal: AbortSignal;
    reportCharge: (credits: Promise<number>) => void;
  }): C;
  /** Called when the socket closes. It must return at once. */
  reportAnswer(request: AnsweredRequest): void;
  /** Milliseconds that a client may take to accept a message. */
  stalledAfterMs: number;
  /** In tests and development a message that does not fit the contract is a failure. */
  strictAnswers: boolean;
}

/** Close codes that are no failure: normal, going away, no code given, connection gone. */
const normalCloseCodes = [1000, 1001, 1005, 1006];

/** The open sockets, each with the end of its handler. */
type Open<C> = Map<WebSocket, { connection: OpenConnection<C>; ended: Promise<void> }>;

export async function mountSockets<C>(
  app: FastifyInstance,
  routes: SocketRoute<C>[],
  options: SocketOptions<C>,
): Promise<void> {
  const undecided = upgradeOnly(app, routes);
  await app.register(async (scope) => {
    const open: Open<C> = new Map();
    await scope.register(websocket, {
      options: { maxPayload: mebibyte, closeTimeout: closeMs } as object,
      // After a frame that breaks the protocol, or a message that is too large, ws closes by itself with the right
      // code.
      errorHandler: (error, _socket, request) => request.log.info({ error: error.message }, 'socket broke'),
      preClose: async () => {
        scope.websocketServer.close();
        for (const socket of undecided) socket.destroy();
        await endAll(open);
      },
    });
    scope.websocketServer.on('connection', (_ws, { socket }) => undecided.delete(socket));
    const ids = new WeakMap<IncomingMessage, string>();
    scope.websocketServer.on('headers', (headers, raw) => {
      for (const name of ['request-id', 'x-request-id']) headers.push(`${name}: ${ids.get(raw)}`);
    });
    for (const route of routes) {
      scope.route({
        method: 'GET',
        url: toFastifyPath(route.socket.path),
        exposeHeadRoute: false,
        preHandler: async (request) => {
          checkHandshake(request);
          const given = credentialsOfRequest(request.headers, request.query as Record<string, unknown>);
          await options.admit({ ...given, ip: request.ip });
          ids.set(request.raw, request.id);
        },
        handler: async () => {},
        wsHandler: (ws: WebSocket, request: FastifyRequest) => accept(ws, request, route, options, open),
      });
    }
  });
}

/**
 * Allows upgrades on the paths of sockets.
 * @returns the connections that asked and have not become a socket
 */
function upgradeOnly<C>(app: FastifyInstance, routes: SocketRoute<C>[]): Set<TcpSocket> {
  const patterns = routes.map(({ socket }) => new RegExp(`^${socket.path.replace(/\{\w+\}/g, '[^/]+')}$`));
  app.mayUpgrade = ({ headers, url = '' }) => {
    const path = url.split('?')[0] ?? '';
    return headers.upgrade?.toLowerCase() === 'websocket' && patterns.some((pattern) => pattern.test(path));
  };
  const undecided = new Set<TcpSocket>();
  app.server.on('upgrade', (_request, socket: TcpSocket) => {
    undecided.add(socket);
    socket.once('close', () => undecided.delete(socket));
    // Node no longer listens for errors here. ws removes this listener again.
    socket.setTimeout(handshakeMs, () => socket.destroy());
  });
  return undecided;
}

/** @throws AppError for handshakes that `ws` would refuse in words of its own */
function checkHandshake({ ws, headers, log }: FastifyRequest): void {
  if (!ws) {
    if (headers['sec-websocket-key'] === undefined) throw AppError.from(upgradeRequired);
    log.warn('a WebSocket came without its header Upgrade: the proxy in front must pass it on (docs/deployment.md)');
    throw AppError.from(upgradeDropped);
  }
  const isKey = /^[+/0-9A-Za-z]{22}==$/.test(headers['sec-websocket-key'] ?? '');
  if (!isKey || !['8', '13'].includes(headers['sec-websocket-version'] ?? '')) {
    throw AppError.from(invalidHandshake);
  }
}

function accept<C>(
  ws: WebSocket,
  request: FastifyRequest,
  route: SocketRoute<C>,
  options: SocketOptions<C>,
  open: Open<C>,
): void {
  request.record.isTakenOver = true;
  // This happens at once, because a message that arrives before its listener is lost.
  const connection = openConnection(ws, {
    socket: route.socket,
    log: request.log,
    async authenticate(credentials = {}) {
      const actor = await options.authenticate({ ...credentials, ip: request.ip }, route.socket.tokenType);
      request.actor = actor;
      options.authorize(actor, route.socket);
      return actor;
    },
    reauthenticate: async (actor) => options.authorize(await options.reauthenticate(actor), route.socket),
    // Several generations may be made over one socket. Each is a request of its own in the log.
    createContext: (actor, signal) =>
      options.createContext({
        actor,
        request_id: newId(),
        signal,
        reportCharge: (credits) => void request.record.charges.push(credits),
      }),
    stalledAfterMs: options.stalledAfterMs,
    strictAnswers: options.strictAnswers,
  });
  const ended = serve(request, route, connection);
  open.set(ws, { connection, ended });
  ws.once('close', async (code) => {
    await ended;
    open.delete(ws);
    const ms = elapsedMs(request.record);
    const credits = await chargedCredits(request.record);
    const line = { ...identityOf(request), path: undefined, socket: route.socket.path, code, ms };
    request.log.info(credits === undefined ? line : { ...line, credits }, 'socket closed');
    const status = normalCloseCodes.includes(code) ? 101 : code;
    const answered = toAnswered(request, { status, ms, credits: credits ?? null });
    if (answered) options.reportAnswer(answered);
  });
}

async function serve<C>(request: FastifyRequest, route: SocketRoute<C>, open: OpenConnection<C>): Promise<void> {
  try {
    const { params, query } = route.socket;
    const input = { params: parse(params, request.params), query: parse(query, request.query) };
    const credentials = credentialsOfRequest(request.headers, request.query as Record<string, unknown>);
    if (credentials) await open.admit(credentials);
    await route.handle(open.connection, input);
    open.close(1000);
  } catch (error) {
    open.fail(error);
  }
}

function parse(schema: Schema | undefined, value: unknown): unknown {
  const unfit = findFault(value);
  if (unfit) throw AppError.from(invalidParameters, { place: unfit.path.join('.'), fault: unfit.msg });
  if (!schema) return undefined;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw AppError.from(invalidParameters, { place: issue?.path.join('.') ?? '', fault: issue?.message ?? '' });
}

/** When the server stops, clients are told and what was spoken is settled. A client that does not answer is cut off. */
async function endAll<C>(open: Open<C>): Promise<void> {
  const ends = [...open].map(async ([ws, { connection, ended }]) => {
    connection.close(1001, 'The server is stopping.');
    await Promise.all([ended, ws.readyState === ws.CLOSED || new Promise((resolve) => ws.once('close', resolve))]);
  });
  let late: NodeJS.Timeout | undefined;
  await Promise.race([Promise.all(ends), new Promise((resolve) => (late = setTimeout(resolve, closeMs)))]);
  clearTimeout(late);
  for (const ws of open.keys()) ws.terminate();
}
