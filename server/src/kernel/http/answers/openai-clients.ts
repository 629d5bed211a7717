/** What calls say to clients of the OpenAI API, which read other errors and some other answers. */
import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/kit/endpoint.ts';

/** The length of our session tokens. */
const sessionTokenLength = 43;

/** Clients of the OpenAI API show their key as a bearer token. A session token may begin with the same letters, by chance. */
export const isKeyAsBearer = (bearer: string | undefined): bearer is string =>
  bearer !== undefined && /^sk[-_]/.test(bearer) && bearer.length !== sessionTokenLength;

export const bearerOf = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];

/** Whether the answer goes to a client of the OpenAI API. */
export function isForOpenAiClient(request: FastifyRequest, endpoint: Endpoint | undefined): boolean {
  if (!endpoint?.openAi) return false;
  if (endpoint.openAi.clients === 'all') return true;
  return request.headers['xi-api-key'] === undefined && isKeyAsBearer(bearerOf(request));
}

interface Problem {
  code: string | null;
  message: string;
  param: string | null;
}

/** @param detail our own error body, which is an error or a list of faults of the input */
export function openAiErrorOf(http: number, detail: unknown, endpoint: Endpoint) {
  const { code, message, param } = Array.isArray(detail) ? problemOfInput(detail) : (detail as Problem);
  const names = endpoint.openAi?.names ?? {};
  return { message, type: typeOf(http, code), param: param === null ? null : (names[param] ?? param), code };
}

function problemOfInput(issues: { loc: (string | number)[]; msg: string }[]): Problem {
  const placed = issues.map(({ loc, msg }) => ({ place: loc.slice(1).join('.'), msg }));
  const message = placed.map(({ place, msg }) => (place === '' ? msg : `${place}: ${msg}`)).join('; ');
  return { code: 'invalid_value', message, param: placed[0]?.place || null };
}

function typeOf(http: number, code: string | null): string {
  if (code === 'insufficient_quota') return code;
  if (http === 401) return 'authentication_error';
  if (http === 403) return 'permission_error';
  if (http === 429) return 'rate_limit_error';
  return http >= 500 ? 'server_error' : 'invalid_request_error';
}
