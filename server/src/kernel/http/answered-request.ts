/** A request that has been answered, for those who record requests. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor } from '../context.ts';

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
  answerHeader(name: string): string | undefined;
}

/** @param report must return at once */
export function reportAnswers(app: FastifyInstance, report: (request: AnsweredRequest) => void): void {
  app.addHook('onResponse', async (request, reply) => {
    const answerHeader = (name: string) => reply.getHeader(name)?.toString();
    const answered = toAnswered(request, { status: reply.statusCode, ms: reply.elapsedTime, answerHeader });
    if (answered) report(answered);
  });
}

/** @returns undefined when nobody was authenticated */
export function toAnswered(
  { actor, id: request_id, method, url, ip }: FastifyRequest,
  outcome: Pick<AnsweredRequest, 'status' | 'ms' | 'answerHeader'>,
): AnsweredRequest | undefined {
  if (!actor) return undefined;
  const path = url.split('?')[0] ?? '';
  return { actor, request_id, method, path, ip, ...outcome, created_at: new Date(Date.now() - outcome.ms) };
}
