/**
 * In tests and development an error or a header that the endpoint does not declare is a failure. So the API description
 * stays true.
 */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { errorsOf, takesInput } from '#contract/kit/common-errors.ts';
import { renderError, type DeclaredError } from '#contract/kit/declared-error.ts';
import { isJsonAnswer, type Endpoint } from '#contract/kit/endpoint.ts';
import { commonHeaders } from './app.ts';
import { bytesHeaders } from './openapi.ts';

type Detail = Partial<Record<'status' | 'code' | 'type' | 'message', unknown>>;

/** The HTTP server, the compression and the cookies set these on every answer. */
const transportHeaders = [
  'connection',
  'content-encoding',
  'content-type',
  'date',
  'transfer-encoding',
  'vary',
  'x-accel-buffering',
];
const commonToAll = new Set<string>([...commonHeaders, ...transportHeaders, 'cache-control', 'content-length']);

export function requireDeclaredAnswers(app: FastifyInstance): void {
  app.addHook('preSerialization', async (request, reply, payload) => {
    const { endpoint } = request.routeOptions.config;
    if (!endpoint || reply.statusCode < 400) return payload;
    const problem = problemOf(endpoint, reply.statusCode, payload);
    return problem ? refuse(reply, `${nameOf(endpoint)} ${problem}`) : payload;
  });
  app.addHook('onSend', async (request, reply) => {
    const { endpoint } = request.routeOptions.config;
    const extra = endpoint && undeclaredHeaders(endpoint, reply);
    if (extra?.length) refuse(reply, `${nameOf(endpoint as Endpoint)} does not declare the header ${extra.join(', ')}`);
  });
}

function problemOf(endpoint: Endpoint, http: number, payload: unknown): string | undefined {
  if (http === 422 && takesInput(endpoint)) return undefined;
  const detail = (payload as { detail?: Detail } | null)?.detail ?? {};
  const sameStatus = errorsOf(endpoint).filter((error) => error.http === http && error.status === detail.status);
  if (sameStatus.length === 0) return `does not declare the error ${http} ${detail.status}`;
  if (sameStatus.some((error) => isAsDeclared(error, detail))) return undefined;
  return `declares the error ${http} ${detail.status} otherwise than it answers: ${JSON.stringify(detail)}`;
}

/** What follows from parameters cannot be compared. */
export const isAsDeclared = ({ status, type, code, message }: DeclaredError, detail: Detail): boolean =>
  status === detail.status &&
  type === detail.type &&
  (typeof code === 'function' || code === detail.code) &&
  (typeof message === 'function' || message === detail.message);

function undeclaredHeaders(endpoint: Endpoint, reply: FastifyReply): string[] {
  const { headers = [], response } = endpoint;
  const declared: string[] = [...headers];
  if (endpoint.idempotent) declared.push('idempotent-replayed');
  if (!isJsonAnswer(response) && response.kind === 'bytes') declared.push(...bytesHeaders);
  if (reply.statusCode >= 400) {
    const errors = errorsOf(endpoint).filter(({ http }) => http === reply.statusCode);
    for (const error of errors) declared.push(...Object.keys(renderError(error, error.example).headers));
  }
  return Object.keys(reply.getHeaders()).filter((name) => !commonToAll.has(name) && !declared.includes(name));
}

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

function refuse(reply: FastifyReply, problem: string): never {
  void reply.code(500);
  throw new Error(problem);
}
