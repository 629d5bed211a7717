/** Tests and development: an error or a header that the endpoint does not declare is a failure, so the description is true. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { errorsOf, takesInput } from '#contract/kit/common-errors.ts';
import { isJsonAnswer, type Endpoint } from '#contract/kit/endpoint.ts';
import { commonHeaders } from './app.ts';
import { bytesHeaders } from './openapi.ts';

/** What the HTTP server, the compression and the cookies of every answer set. */
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
    if (!endpoint || reply.statusCode < 400 || isDeclared(endpoint, reply.statusCode, payload)) return payload;
    const problem = `${nameOf(endpoint)} does not declare the error ${reply.statusCode} ${statusOf(payload)}`;
    return refuse(reply, problem);
  });
  app.addHook('onSend', async (request, reply) => {
    const { endpoint } = request.routeOptions.config;
    const extra = endpoint && undeclaredHeaders(endpoint, reply);
    if (extra?.length) refuse(reply, `${nameOf(endpoint as Endpoint)} does not declare the header ${extra.join(', ')}`);
  });
}

function isDeclared(endpoint: Endpoint, http: number, payload: unknown): boolean {
  if (http === 422 && takesInput(endpoint)) return true;
  return errorsOf(endpoint).some((error) => error.http === http && error.status === statusOf(payload));
}

const statusOf = (payload: unknown) => (payload as { detail?: { status?: unknown } } | null)?.detail?.status;

function undeclaredHeaders(endpoint: Endpoint, reply: FastifyReply): string[] {
  const { headers = [], response } = endpoint;
  const declared: string[] = [...headers];
  if (endpoint.idempotent) declared.push('idempotent-replayed');
  if (!isJsonAnswer(response) && response.kind === 'bytes') declared.push(...bytesHeaders);
  if (reply.statusCode >= 400) {
    for (const error of errorsOf(endpoint)) if (error.http === reply.statusCode) declared.push(...error.headers);
  }
  return Object.keys(reply.getHeaders()).filter((name) => !commonToAll.has(name) && !declared.includes(name));
}

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

function refuse(reply: FastifyReply, problem: string): never {
  void reply.code(500);
  throw new Error(problem);
}
