/**
 * Errors as values. The server throws them, the API description prints them, and the reference lists them, so that all
 * three say the same.
 */
import type { HeaderName } from './headers.ts';

/** The figures and names in the sentence of an error. */
export type ErrorParams = Record<string, string | number>;
export type NoParams = Record<string, never>;

/** Headers that only a handshake or a connection needs are not in the reference. */
type ErrorHeaders = { [name in HeaderName | 'connection' | 'sec-websocket-version' | 'upgrade']?: string };

interface Writer<P, T> {
  write(params: P): T;
}
/** A constant, or what follows from the parameters. */
type From<P, T> = T | Writer<P, T>['write'];

export interface DeclaredError<P extends ErrorParams = ErrorParams> {
  http: number;
  /** The word that every client reads. */
  status: string;
  /** The word that newer clients read: the same, unless the public API has another one. */
  code: From<P, string>;
  type: string;
  message: From<P, string>;
  /** The input at fault, unless whoever throws the error names another one. */
  param: From<P, string | null>;
  headers: From<P, ErrorHeaders>;
  /** Parameters for the example in the reference. */
  example: P;
  when: string;
  /** What the caller can do about it. */
  remedy: string;
}

interface About<P extends ErrorParams> {
  code?: From<P, string>;
  type?: string;
  param?: From<P, string>;
  headers?: From<P, ErrorHeaders>;
  when: string;
  remedy: string;
}
interface ConstantError extends About<NoParams> {
  message: string;
  example?: undefined;
}
/** The example comes first, because the parameters have its type. */
interface ErrorWithParams<P extends ErrorParams> extends About<P> {
  example: P;
  message(params: P): string;
}

export function declareError(http: number, status: string, about: ConstantError): DeclaredError<NoParams>;
export function declareError<P extends ErrorParams>(
  http: number,
  status: string,
  about: ErrorWithParams<P>,
): DeclaredError<P>;
export function declareError(
  http: number,
  status: string,
  { code, type, param, headers, example, ...texts }: ConstantError | ErrorWithParams<ErrorParams>,
): DeclaredError {
  const declared: DeclaredError = {
    http,
    status,
    code: code ?? status,
    type: type ?? errorType(http),
    param: param ?? null,
    headers: headers ?? {},
    example: example ?? {},
    ...texts,
  };
  // Clients wait for as long as they are told, and those that are told nothing come again at once.
  if (http === 429 && renderError(declared, declared.example).headers['retry-after'] === undefined) {
    throw new Error(`429 ${status} does not say when to try again`);
  }
  return declared;
}

/** 404 `<thing>_not_found`. */
export const declareNotFound = (thing: string, about: { param?: string; when: string; remedy: string }) =>
  declareError(404, `${thing}_not_found`, {
    example: { id: '21m00Tcm4TlvDq8ikWAM' },
    message: ({ id }) => `No ${thing.replaceAll('_', ' ')} with the id ${id} was found.`,
    param: `${thing}_id`,
    ...about,
  });

export interface RenderedError {
  http: number;
  status: string;
  code: string;
  type: string;
  message: string;
  param: string | null;
  headers: ErrorHeaders;
}

export function renderError<P extends ErrorParams>(declared: DeclaredError<P>, params: P): RenderedError {
  const { http, status, code, type, message, param, headers } = declared;
  return {
    http,
    status,
    code: typeof code === 'function' ? code(params) : code,
    type,
    message: typeof message === 'function' ? message(params) : message,
    param: typeof param === 'function' ? param(params) : param,
    headers: typeof headers === 'function' ? headers(params) : headers,
  };
}

const types: Record<number, string> = {
  400: 'validation_error',
  401: 'authentication_error',
  402: 'payment_required',
  403: 'authorization_error',
  404: 'not_found',
  408: 'validation_error',
  409: 'conflict',
  410: 'not_found',
  413: 'validation_error',
  415: 'validation_error',
  425: 'too_early',
  429: 'rate_limit_error',
};

const errorType = (http: number): string => types[http] ?? 'server_error';
