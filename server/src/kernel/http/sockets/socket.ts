/** A socket of the contract with its handler, and what a handler gets. It does not depend on the HTTP library. */
import type { Incoming, Opening, Outgoing, Socket, SocketError } from '#contract/kit/socket.ts';
import type { AppError } from '../../errors.ts';
import type { Next } from './socket-queue.ts';

/** The caller on a socket. */
export interface Caller<C> {
  ctx: C;
  /**
   * Sockets live long, so access is checked again before each action that costs.
   * @throws AppError 401 or 403 when the access has ended
   */
  verify(): Promise<void>;
}

export interface Connection<C, I, O> {
  /** Aborts when the client is gone, or the server stops. */
  signal: AbortSignal;
  /**
   * Returns the next message. The socket is not read while too many wait. Until the client is identified, it waits only
   * as long as credentials may take.
   * @throws AppError 400 invalid_message, 401 needs_authorization
   */
  receive(withinMs: number): Promise<Next<I>>;
  /**
   * Identifies the caller by the request's header or query, else by the credentials in this message or an earlier one.
   * @throws AppError 401, 403
   */
  identify(message: I): Promise<Caller<C>>;
  /** Resolves once the message has been sent, or the client is gone. So a slow client slows its own speech. */
  send(message: O): Promise<void>;
  /** Stops receiving, as if the client had left. An error that the handler throws is still sent. */
  interrupt(): void;
}

export interface SocketRoute<C> {
  socket: Socket;
  /** When it returns, the socket closes with 1000. An error is sent to the client. */
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

/** The code is 1008 for every error, because clients of the public API know no other here. */
export const errorBody = ({ status, message }: AppError): SocketError => ({ message, error: status, code: 1008 });
