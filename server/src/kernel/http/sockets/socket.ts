/** A socket of the contract with its handler, and what a handler holds. Knows nothing of the HTTP library. */
import type { Incoming, Opening, Outgoing, Socket } from '#contract/kit/socket.ts';
import type { Next } from './socket-queue.ts';

/** Who speaks on a socket. */
export interface Caller<C> {
  ctx: C;
  /** Sockets live long: asked again before each thing that costs. @throws AppError 401 or 403 when the access has ended. */
  verify(): Promise<void>;
}

export interface Connection<C, I, O> {
  /** Aborts when the client is gone, or the server stops. */
  signal: AbortSignal;
  /**
   * The next message; the socket is not read on while too many wait. Until somebody is known, it waits no longer than
   * credentials may take.
   * @throws AppError 400 invalid_message, 401 needs_authorization
   */
  receive(withinMs: number): Promise<Next<I>>;
  /**
   * Who speaks: known from the request's header or query, else from the credentials in this message or an earlier one.
   * @throws AppError 401, 403
   */
  identify(message: I): Promise<Caller<C>>;
  /** Resolves once the message has left, or nobody is there to get it: a slow client slows its own speech. */
  send(message: O): Promise<void>;
  /** As if the client had left: nothing more is received. What the handler throws is still told. */
  interrupt(): void;
}

export interface SocketRoute<C> {
  socket: Socket;
  /** Its end closes the socket with 1000; an error is told to the client. */
  handle(connection: Connection<C, unknown, unknown>, input: unknown): Promise<void>;
}

/** Returns `onSocket` for one kind of context: it ties the handler to the socket's types. */
export function socketsFor<C>() {
  return function onSocket<const S extends Socket>(
    socket: S,
    handle: (connection: Connection<C, Incoming<S>, Outgoing<S>>, input: Opening<S>) => Promise<void>,
  ): SocketRoute<C> {
    return {
      socket,
      handle: (connection, input) => handle(connection as Connection<C, Incoming<S>, Outgoing<S>>, input as Opening<S>),
    };
  };
}

/** 1008 whatever the close code: clients of the public API know no other here. */
export const errorBody = (status: string, message: string) => ({ message, error: status, code: 1008 });
