/**
 * Endless server-sent events for thousands of mostly idle clients. The stream takes over the connection, as a WebSocket
 * does, so that nothing of the request stays in memory.
 */
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint, EventsAnswer } from '#contract/kit/endpoint.ts';
import type { Schema } from '#contract/kit/schema.ts';
import type { Actor } from '../../context.ts';
import { readIterable } from '../../streams.ts';
import { checkEvent, encodeEvent, eventHeaders, heartbeat } from './event-text.ts';
import { identityOf } from '../log/request-log.ts';
import { elapsedMs } from '../log/request-record.ts';
import type { EventFeed } from '../route.ts';

/** The client of a stream, and what it listens to. */
export interface EventReader {
  endpoint: Endpoint;
  /** Undefined when the endpoint is public. */
  actor: Actor | undefined;
}

export interface EventOptions {
  /** Milliseconds after which a connection gets a comment and its access is checked again. */
  heartbeatMs: number;
  /** Returns for each of these, in their order, whether they would still be let in. */
  stillAdmitted(readers: EventReader[]): Promise<boolean[]>;
  strictAnswers: boolean;
}

export interface EventConnections {
  /** @returns the reply when it is already the whole answer, as to HEAD */
  open(
    request: FastifyRequest,
    reply: FastifyReply,
    endpoint: Endpoint & { response: EventsAnswer<Schema> },
    feed: EventFeed<unknown>,
  ): FastifyReply | undefined;
}

interface Connection extends EventReader {
  socket: Socket;
}

/** The bytes that may be buffered for a client that does not read. */
const maxUnreadBytes = 256 * 1024;
/** Connections take turns within one heartbeat, so that thousands of them do not block everything else at once. */
const turns = 15;
const reconnectMs = 2000;

export function holdEvents(app: FastifyInstance, options: EventOptions): EventConnections {
  const groups = Array.from({ length: turns }, () => new Set<Connection>());
  const unverified = new Set<Connection>();
  let turn = 0;
  let isVerifying = false;

  async function verify(): Promise<void> {
    if (isVerifying || unverified.size === 0) return;
    isVerifying = true;
    const asked = [...unverified];
    unverified.clear();
    try {
      const answers = await options.stillAdmitted(asked);
      for (const [index, { socket }] of asked.entries()) if (!answers[index]) socket.end();
    } catch (error) {
      // When access cannot be checked now it is checked at the next heartbeat. Until then there is nothing to send
      // either.
      app.log.warn({ error: (error as Error).message }, 'the access of live clients could not be looked at');
      for (const one of asked) if (!one.socket.destroyed) unverified.add(one);
    } finally {
      isVerifying = false;
    }
  }

  const timer = setInterval(() => {
    turn = (turn + 1) % turns;
    for (const connection of groups[turn] ?? []) {
      write(connection.socket, heartbeat);
      unverified.add(connection);
    }
    void verify();
  }, options.heartbeatMs / turns);
  timer.unref();
  app.addHook('preClose', async () => {
    clearInterval(timer);
    for (const group of groups) for (const { socket } of group) socket.end();
  });

  return {
    open(request, reply, endpoint, feed) {
      void reply.headers(eventHeaders);
      if (request.method === 'HEAD') return reply.send(readIterable([]));
      const after = request.headers['last-event-id'];
      const { log, record } = request;
      const line = { ...identityOf(request), status: 200 };
      record.isTakenOver = true;
      const head = headOf(reply);
      const socket = takeOver(request, reply);
      // The close event has been emitted already, so nothing would ever end a stream that begins here.
      if (socket.destroyed) {
        log.info({ ...line, ms: elapsedMs(record) }, 'the client left');
        return undefined;
      }
      const connection: Connection = { endpoint, actor: request.actor, socket };
      const group = groups[turn] ?? new Set();
      group.add(connection);
      write(socket, `${head}retry: ${reconnectMs}\n\n`);
      const { response } = endpoint;
      const leave = feed.subscribe({
        after: typeof after === 'string' && after !== '' ? after : undefined,
        send(event) {
          if (options.strictAnswers) checkEvent(event, response.event);
          write(socket, encodeEvent(event));
        },
        verify: () => void unverified.add(connection),
      });
      socket.once('close', () => {
        leave();
        group.delete(connection);
        unverified.delete(connection);
        log.info({ ...line, ms: elapsedMs(record) }, 'event stream closed');
      });
      return undefined;
    },
  };
}

/** The end of the connection is the end of the answer; it needs no other mark. */
function headOf(reply: FastifyReply): string {
  const lines = Object.entries(reply.getHeaders()).map(([name, value]) => `${name}: ${String(value)}\r\n`);
  return `HTTP/1.1 200 OK\r\ndate: ${new Date().toUTCString()}\r\nconnection: close\r\n${lines.join('')}\r\n`;
}

function takeOver({ raw: request }: FastifyRequest, reply: FastifyReply): Socket {
  void reply.hijack();
  // Node keeps both objects as long as the connection, so they must not hold on to anything.
  reply.raw.removeAllListeners();
  request.removeAllListeners();
  request.headers = {};
  request.rawHeaders = [];
  return request.socket;
}

/** A client that lets too much pile up is cut off. It gets what it missed when it reconnects. */
function write(socket: Socket, text: string): void {
  if (!socket.writable) return;
  socket.write(text);
  if (socket.writableLength > maxUnreadBytes) socket.destroy();
}
