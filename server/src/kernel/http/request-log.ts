/** One line in the log for each request, however it ends: answered, left by its client, or broken off by this server. */
import { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    record: RequestRecord;
  }
}

/** What is known of a request only when it has ended. */
export interface RequestRecord {
  /** `performance.now()` when the request came in. */
  startedAt: number;
  /** The error that broke off an answer which had begun. */
  failure?: Error;
  /** The credits that each generation of this request was charged, known at its end. */
  charges: Promise<number>[];
  /** Whoever took over the connection writes the line. */
  isTakenOver?: boolean;
  /** Called when the request has ended, unless somebody took it over. They must return at once. */
  observers: (() => void)[];
}

/** nginx's status for a client that left before the answer began. It is never sent. */
const clientClosedRequest = 499;

/** Fastify's own lines are turned off. The error of a stream that breaks is kept for the line of its request. */
export class StreamErrorController extends LogController {
  constructor() {
    super({ disableRequestLogging: true, requestIdLogLabel: 'request_id' });
  }

  override streamError(error: Error, { record }: FastifyRequest, { raw }: FastifyReply): void {
    // A client that leaves destroys the stream too, and that is no failure of it.
    if (!raw.destroyed) record.failure = error;
  }
}

export function logRequests(app: FastifyInstance): void {
  app.decorateRequest('record');
  app.addHook('onRequest', (request, reply, done) => {
    logWhenEnded(request, reply);
    done();
  });
}

/** Fastify's `onResponse` is not called when the client leaves, so the line is written when the connection is done. */
export function logWhenEnded(request: FastifyRequest, reply: FastifyReply): void {
  const record: RequestRecord = { startedAt: performance.now(), charges: [], observers: [] };
  request.record = record;
  reply.raw.once('close', () => {
    if (record.isTakenOver) return;
    logEnd(request, reply);
    for (const observe of record.observers) observe();
  });
}

function logEnd(request: FastifyRequest, reply: FastifyReply): void {
  const { record } = request;
  const ms = elapsedMs(record);
  // Only a generation is waited for.
  if (record.charges.length === 0) writeLine(request, reply, ms, undefined);
  else void chargedCredits(record).then((credits) => writeLine(request, reply, ms, credits));
}

function writeLine(request: FastifyRequest, { raw }: FastifyReply, ms: number, credits: number | undefined): void {
  const { record } = request;
  const line = {
    ...identityOf(request),
    status: endStatus(raw),
    ms,
    ...(credits === undefined ? {} : { credits }),
  };
  if (raw.writableFinished) request.log.info(line);
  else if (record.failure) request.log.error({ ...line, err: record.failure }, 'the answer broke off');
  else request.log.info(line, 'the client left');
}

/** The path is logged without its query, because single-use tokens travel there. */
export function identityOf({ method, routeOptions, url, actor }: FastifyRequest) {
  const path = routeOptions.url ?? url.split('?')[0];
  return { method, path, ...(actor ? { workspace_id: actor.workspace_id, user_id: actor.user_id } : {}) };
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
