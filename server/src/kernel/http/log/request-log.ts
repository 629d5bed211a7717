/** One line in the log for each request, however it ends: answered, left by its client, or broken off by this server. */
import { LogController, type FastifyReply, type FastifyRequest } from 'fastify';
import { chargedCredits, elapsedMs, endStatus } from './request-record.ts';

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

export function writeRequestLine(request: FastifyRequest, reply: FastifyReply): void {
  const { record } = request;
  const ms = elapsedMs(record);
  // Only a generation is waited for.
  if (record.charges.length === 0) writeLine(request, reply, ms, undefined);
  else void chargedCredits(record).then((credits) => writeLine(request, reply, ms, credits));
}

function writeLine(request: FastifyRequest, { raw }: FastifyReply, ms: number, credits: number | undefined): void {
  const { record, server } = request;
  const line = {
    request_id: request.id,
    ...identityOf(request),
    status: endStatus(raw),
    ms,
    ...(credits === undefined ? {} : { credits }),
  };
  // The log of the server writes it, because making one for the request costs more than the line.
  if (raw.writableFinished) server.log.info(line);
  else if (record.failure) server.log.error({ ...line, err: record.failure }, 'the answer broke off');
  else server.log.info(line, 'the client left');
}

/** The path is logged without its query, because single-use tokens travel there. */
export function identityOf({ method, routeOptions, url, actor }: FastifyRequest) {
  const path = routeOptions.url ?? url.split('?')[0];
  return { method, path, ...(actor ? { workspace_id: actor.workspace_id, user_id: actor.user_id } : {}) };
}
