/** A request that has been answered, for those who record requests. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../context.ts';
import { chargedCredits, elapsedMs, endStatus, onRequestEnd } from './log/request-record.ts';

export interface AnsweredRequest {
  actor: Actor;
  request_id: string;
  method: string;
  /** The path without its query, because credentials may travel there. */
  path: string;
  status: number;
  ms: number;
  ip: string;
  created_at: Date;
  /** Null when the request generated nothing. */
  credits: number | null;
}

/** @param report must return at once */
export function reportAnswers(app: FastifyInstance, report: (request: AnsweredRequest) => void): void {
  onRequestEnd(app, (request, reply) => reportEnd(request, reply, report));
}

function reportEnd(request: FastifyRequest, reply: FastifyReply, report: (request: AnsweredRequest) => void): void {
  const { record } = request;
  const ms = elapsedMs(record);
  const reportCharge = (credits: number | null) => {
    const answered = toAnswered(request, { status: endStatus(reply.raw), ms, credits });
    if (answered) report(answered);
  };
  if (record.charges.length > 0) {
    void chargedCredits(record).then((credits) => reportCharge(credits ?? null));
    return;
  }
  const cost = Number(reply.getHeader('character-cost') ?? NaN);
  reportCharge(Number.isInteger(cost) ? cost : null);
}

/** @returns undefined when nobody was authenticated */
export function toAnswered(
  { actor, id: request_id, method, url, ip }: FastifyRequest,
  outcome: Pick<AnsweredRequest, 'status' | 'ms' | 'credits'>,
): AnsweredRequest | undefined {
  if (!actor) return undefined;
  const path = url.split('?')[0] ?? '';
  return { actor, request_id, method, path, ip, ...outcome, created_at: new Date(Date.now() - outcome.ms) };
}
