/** Server-sent events of work that ends, such as progress or partial results. */
import { streamAccessEnded } from '#contract/kit/access-errors.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Schema } from '#contract/kit/schema.ts';
import { AppError } from '../../errors.ts';
import { readIterable } from '../../streams.ts';
import { errorBody } from './error-answers.ts';
import { checkEvent, encodeEvent, eventHeaders, heartbeat } from './event-text.ts';
import type { EventSequence, SentEvent } from '../route.ts';

interface EventOptions {
  schema: Schema;
  /** Aborts when the client leaves. */
  signal: AbortSignal;
  heartbeatMs: number;
  stalledAfterMs: number;
  strictAnswers: boolean;
  /** Says whether the reader still has access. */
  isAdmitted(): Promise<boolean>;
}

type Next = IteratorResult<SentEvent<unknown>>;

/**
 * The first event is awaited for the time of a heartbeat, so that a failure before it is an ordinary error. A later one
 * is an event named `error` with the body of an error, after which the stream ends.
 */
export async function sendEvents(
  request: FastifyRequest,
  reply: FastifyReply,
  source: EventSequence<unknown>,
  options: EventOptions,
): Promise<FastifyReply> {
  void reply.headers({ ...source.headers, ...eventHeaders });
  if (request.method === 'HEAD') return reply.send(readIterable([]));
  const iterator = source.events[Symbol.asyncIterator]();
  const first = iterator.next();
  try {
    await within(first, options.heartbeatMs);
  } catch (error) {
    for (const name of Object.keys({ ...source.headers, ...eventHeaders })) void reply.removeHeader(name);
    throw error;
  }
  reply.raw.setTimeout(options.stalledAfterMs, () => reply.raw.destroy());
  return reply.send(readIterable(encode(request, iterator, first, options), 0));
}

async function* encode(
  request: FastifyRequest,
  iterator: AsyncIterator<SentEvent<unknown>>,
  first: Promise<Next>,
  { schema, signal, heartbeatMs, strictAnswers, isAdmitted }: EventOptions,
): AsyncGenerator<Buffer> {
  let next = first;
  let isEnded = false;
  try {
    while (!signal.aborted) {
      const result = await within(next, heartbeatMs, signal);
      if (result === 'late') {
        if (!(await isAdmitted())) throw AppError.from(streamAccessEnded);
        yield Buffer.from(heartbeat);
        continue;
      }
      if (result.done) {
        isEnded = true;
        return;
      }
      if (strictAnswers) checkEvent(result.value, schema);
      yield Buffer.from(encodeEvent(result.value));
      next = iterator.next();
    }
  } catch (error) {
    if (!signal.aborted) yield Buffer.from(encodeEvent({ event: 'error', data: errorBody(error, request).body }));
  } finally {
    // The work is told that nobody listens. Work that is waiting learns it from the signal.
    if (!isEnded) void Promise.resolve(iterator.return?.()).catch(() => undefined);
    next.catch(() => undefined);
  }
}

/** @returns `late` when the event takes longer, or the client leaves */
async function within(next: Promise<Next>, ms: number, signal?: AbortSignal): Promise<Next | 'late'> {
  let stop = () => {};
  const late = new Promise<'late'>((resolve) => {
    const timer = setTimeout(() => resolve('late'), ms);
    const leave = () => resolve('late');
    signal?.addEventListener('abort', leave, { once: true });
    stop = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', leave);
    };
  });
  try {
    return await Promise.race([next, late]);
  } finally {
    stop();
  }
}
