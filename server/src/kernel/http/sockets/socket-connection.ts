/** One open WebSocket as its handler sees it: bounded in both directions, parsed, and told once why it ends. */
import { internalError } from '#contract/kit/common-errors.ts';
import {
  binaryMessage,
  invalidMessage,
  messageIsNoJson,
  closeCodeOf,
  socketErrorsOf,
} from '#contract/kit/socket-errors.ts';
import type { WebSocket } from 'ws';
import { SocketError, type Socket } from '#contract/kit/socket.ts';
import type { Actor } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { Log } from '../../boot/log.ts';
import { findFault } from '../input.ts';
import { credentialsOfMessage, type SocketCredentials } from './socket-credentials.ts';
import { createQueue } from './socket-queue.ts';
import { errorBody, type Caller, type Connection } from './socket.ts';

/** The limit of unread messages. Beyond it the client is not read any more; one more message may arrive. */
const waiting = { size: 256 * 1024, messages: 100 };
/** Milliseconds that a client may stay unidentified. */
const credentialsWithinMs = 10_000;
/** The protocol's limit for the reason of a close, in bytes. */
const maxReasonBytes = 123;

export interface ConnectionParts<C> {
  socket: Socket;
  log: Pick<Log, 'error'>;
  /**
   * Returns the actor if they may use this socket.
   * @throws AppError 401, 403; without credentials always
   */
  authenticate(credentials: SocketCredentials | undefined): Promise<Actor>;
  /** @throws AppError when the actor's access has ended since */
  reauthenticate(actor: Actor): Promise<void>;
  createContext(actor: Actor, signal: AbortSignal): C;
  stalledAfterMs: number;
  strictAnswers: boolean;
}

export interface OpenConnection<C> {
  connection: Connection<C, unknown, unknown>;
  /** The caller for the whole connection. Credentials in messages are then ignored. */
  admit(credentials: SocketCredentials): Promise<void>;
  /** Tells the client and closes. */
  fail(error: unknown): void;
  close(code: number, reason?: string): void;
}

export function openConnection<C>(ws: WebSocket, parts: ConnectionParts<C>): OpenConnection<C> {
  const controller = new AbortController();
  const { signal } = controller;
  const queue = createQueue<Buffer | undefined>({ ...waiting, onDrain: () => ws.resume() });
  let admitted: Caller<C> | undefined;
  let lastCaller: Caller<C> | undefined;

  ws.on('message', (data: Buffer, isBinary) => {
    queue.push(isBinary ? undefined : data, data.length);
    if (queue.isFull()) ws.pause();
  });
  ws.on('close', leave);

  function leave() {
    controller.abort();
    queue.close();
  }

  async function callerOf(credentials: SocketCredentials | undefined): Promise<Caller<C>> {
    const actor = await parts.authenticate(credentials);
    return { ctx: parts.createContext(actor, signal), verify: () => parts.reauthenticate(actor) };
  }

  function close(code: number, reason = '') {
    leave();
    ws.close(code, shorten(reason, maxReasonBytes));
  }

  const connection: Connection<C, unknown, unknown> = {
    signal,
    async receive(withinMs) {
      const isKnown = admitted ?? lastCaller;
      const next = await queue.next(isKnown ? withinMs : Math.min(withinMs, credentialsWithinMs));
      if (next.kind === 'timeout' && !isKnown) await parts.authenticate(undefined);
      return next.kind === 'message' ? { kind: 'message', message: read(parts.socket, next.message) } : next;
    },
    async identify(message) {
      if (admitted) return admitted;
      const credentials = credentialsOfMessage(message as Record<string, unknown>);
      return (lastCaller = credentials || !lastCaller ? await callerOf(credentials) : lastCaller);
    },
    send(message) {
      if (parts.strictAnswers) checkOutgoing(parts.socket, message);
      return send(ws, JSON.stringify(message), parts.stalledAfterMs);
    },
    interrupt: leave,
  };
  return {
    connection,
    async admit(credentials) {
      admitted = await callerOf(credentials);
    },
    fail(error) {
      const problem = parts.strictAnswers && error instanceof AppError ? undeclared(parts.socket, error) : undefined;
      const sent = error instanceof AppError && !problem ? error : AppError.from(internalError);
      if (sent.http >= 500) parts.log.error({ err: problem ?? error }, 'socket failed');
      void send(ws, JSON.stringify(parts.socket.errorBody?.(sent) ?? errorBody(sent)), parts.stalledAfterMs);
      close(closeCodeOf(sent), sent.message);
    },
    close,
  };
}

function read({ incoming }: Socket, data: Buffer | undefined): unknown {
  if (!data) throw AppError.from(binaryMessage);
  let value: unknown;
  try {
    value = JSON.parse(data.toString());
  } catch {
    throw AppError.from(messageIsNoJson);
  }
  const unfit = findFault(value);
  if (unfit)
    throw AppError.from(invalidMessage, { fault: [unfit.path.join('.'), unfit.msg].filter(Boolean).join(': ') });
  const parsed = incoming.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const fault = [issue?.path.join('.'), issue?.message].filter(Boolean).join(': ');
  throw AppError.from(invalidMessage, { fault });
}

/** Messages are sent one at a time when their senders wait. A client that accepts none for too long is cut off. */
function send(ws: WebSocket, text: string, stalledAfterMs: number): Promise<void> {
  return new Promise((resolve) => {
    if (ws.readyState !== ws.OPEN) return resolve();
    const stalled = setTimeout(() => ws.terminate(), stalledAfterMs);
    ws.send(text, () => {
      clearTimeout(stalled);
      resolve();
    });
  });
}

function checkOutgoing(socket: Socket, message: unknown): void {
  if (!socket.outgoing.some((schema) => schema.safeParse(message).success)) {
    throw new Error(`${socket.path} sends another shape: ${JSON.stringify(message).slice(0, 300)}`);
  }
  const { data } = SocketError.safeParse(message);
  const problem = data && undeclared(socket, { status: data.error, message: data.message });
  if (problem) throw problem;
}

/** A message that follows from parameters cannot be compared. */
function undeclared(socket: Socket, { status, message }: Pick<AppError, 'status' | 'message'>): Error | undefined {
  const isDeclared = socketErrorsOf(socket).some(
    (declared) =>
      declared.status === status && (typeof declared.message === 'function' || declared.message === message),
  );
  return isDeclared ? undefined : new Error(`${socket.path} does not declare the error ${status}: ${message}`);
}

/** Cuts to at most `bytes` of UTF-8, in whole characters. */
function shorten(text: string, bytes: number): string {
  let short = '';
  let size = 0;
  for (const character of text) {
    size += Buffer.byteLength(character);
    if (size > bytes) break;
    short += character;
  }
  return short;
}
