/** Server-sent events, written straight to the connection: what an idle client holds is what counts here. */
import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { EventsAnswer, Schema } from '#contract/kit/endpoint.ts';
import type { EventFeed, SentEvent } from './route.ts';

export interface EventOptions {
  /** Milliseconds after which a connection hears a comment, and its access is looked at again. */
  heartbeatMs: number;
  /** Which of these requests would still be let in? In their order. */
  stillAdmitted(requests: FastifyRequest[]): Promise<boolean[]>;
  strictAnswers: boolean;
}

export interface EventConnections {
  /** @returns the reply where that was the whole answer, as to HEAD. */
  open(
    request: FastifyRequest,
    reply: FastifyReply,
    answer: EventsAnswer<Schema>,
    feed: EventFeed<unknown>,
  ): FastifyReply | undefined;
}

interface Connection {
  request: FastifyRequest;
  raw: ServerResponse;
}

/** What may wait for a client that does not read. */
const mostUnread = 256 * 1024;
/** Connections take turns within the time of a heartbeat, so that thousands do not stop everything else at once. */
const turns = 15;
const reconnectMs = 2000;

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // A proxy that gathers answers before it passes them on would hold back every event.
  'x-accel-buffering': 'no',
};

export function holdEvents(app: FastifyInstance, options: EventOptions): EventConnections {
  const all = Array.from({ length: turns }, () => new Set<Connection>());
  const unverified = new Set<Connection>();
  let turn = 0;
  let isVerifying = false;

  async function verify(): Promise<void> {
    if (isVerifying || unverified.size === 0) return;
    isVerifying = true;
    const asked = [...unverified];
    unverified.clear();
    try {
      const answers = await options.stillAdmitted(asked.map(({ request }) => request));
      for (const [index, { raw }] of asked.entries()) if (!answers[index]) raw.end();
    } catch (error) {
      // Who cannot be asked about now is asked about again; meanwhile there is nothing to tell either.
      app.log.warn({ error: (error as Error).message }, 'the access of live clients could not be looked at');
      for (const one of asked) if (!one.raw.writableEnded) unverified.add(one);
    } finally {
      isVerifying = false;
    }
  }

  const timer = setInterval(() => {
    turn = (turn + 1) % turns;
    for (const connection of all[turn] ?? []) {
      write(connection.raw, ':\n\n');
      unverified.add(connection);
    }
    void verify();
  }, options.heartbeatMs / turns);
  timer.unref();
  app.addHook('preClose', async () => {
    clearInterval(timer);
    for (const group of all) for (const { raw } of group) raw.end();
  });

  return {
    open(request, reply, answer, feed) {
      void reply.headers(headers);
      if (request.method === 'HEAD') return reply.send(Readable.from([]));
      const { raw } = reply;
      const after = request.headers['last-event-id'];
      void reply.hijack();
      // Its close has been told already, and nothing would end what begins here.
      if (raw.destroyed) return undefined;
      raw.writeHead(200, reply.getHeaders() as Record<string, string>);
      write(raw, `retry: ${reconnectMs}\n\n`);
      const connection: Connection = { request, raw };
      const group = all[turn] ?? new Set();
      group.add(connection);
      const leave = feed.subscribe({
        after: typeof after === 'string' && after !== '' ? after : undefined,
        send(event) {
          if (options.strictAnswers) check(event, answer);
          write(raw, encode(event));
        },
        verify: () => void unverified.add(connection),
      });
      raw.once('close', () => {
        leave();
        group.delete(connection);
        unverified.delete(connection);
      });
      return undefined;
    },
  };
}

/** Who lets too much pile up is cut off, and gets what was missed after coming back. */
function write(raw: ServerResponse, text: string): void {
  if (raw.writableEnded || raw.destroyed) return;
  raw.write(text);
  if (raw.writableLength > mostUnread) raw.destroy();
}

function encode(event: SentEvent<unknown>): string {
  const id = event.id === undefined ? '' : `id: ${event.id}\n`;
  const name = 'event' in event ? `event: ${event.event}\n` : '';
  return `${id}${name}data: ${JSON.stringify(event.data)}\n\n`;
}

function check(event: SentEvent<unknown>, answer: EventsAnswer<Schema>): void {
  if ('event' in event) return;
  const checked = answer.event.safeParse(event.data);
  if (!checked.success) throw new Error(`an event has another shape: ${checked.error.message}`);
}
