/** What is known of a request only when it has ended, and those who are told of it. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    requestObservers: RequestEndObserver[];
  }
  interface FastifyRequest {
    record: RequestRecord;
  }
}

export interface RequestRecord {
  /** `performance.now()` when the request came in. */
  startedAt: number;
  /** The error that broke off an answer which had begun. */
  failure?: Error;
  /** The credits that each generation of this request was charged, known at its end. */
  charges: Promise<number>[];
  /** Whoever took over the connection writes the line. */
  isTakenOver?: boolean;
}

/** Must return at once. */
export type RequestEndObserver = (request: FastifyRequest, reply: FastifyReply) => void;

/** nginx's status for a client that left before the answer began. It is never sent. */
const clientClosedRequest = 499;

export function recordRequests(app: FastifyInstance): void {
  app.decorate('requestObservers', []);
  app.decorateRequest('record');
  app.addHook('onRequest', (request, reply, done) => {
    recordRequest(app, request, reply);
    done();
  });
}

/** Calls `observe` for each request that has ended, unless somebody took it over. */
export function onRequestEnd(app: FastifyInstance, observe: RequestEndObserver): void {
  app.requestObservers.push(observe);
}

/** Fastify's `onResponse` is not called when the client leaves, so a request has ended when its response is closed. */
export function recordRequest(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply): void {
  const record: RequestRecord = { startedAt: performance.now(), charges: [] };
  request.record = record;
  reply.raw.on('close', () => {
    if (record.isTakenOver) return;
    for (const observe of app.requestObservers) observe(request, reply);
  });
}

export const elapsedMs = ({ startedAt }: Pick<RequestRecord, 'startedAt'>) =>
  Math.round((performance.now() - startedAt) * 10) / 10;

/** @returns undefined when nothing was generated */
export async function chargedCredits({ charges }: RequestRecord): Promise<number | undefined> {
  if (charges.length === 0) return undefined;
  return (await Promise.all(charges)).reduce((sum, credits) => sum + credits, 0);
}

/** The status that was sent, or 499 when none was. */
export const endStatus = ({ headersSent, statusCode }: FastifyReply['raw']): number =>
  headersSent ? statusCode : clientClosedRequest;
