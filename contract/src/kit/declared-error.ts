/** Errors as values: the server throws them, the API description prints them, the reference lists them. */
import type { HeaderName } from './headers.ts';

export interface DeclaredError {
  http: number;
  /** The word that every client reads. */
  status: string;
  /** The word that newer clients read: the same, unless the public API has another one. */
  code: string;
  type: string;
  /** What the answer says, with example values where it names some. */
  message: string;
  when: string;
  /** What the caller can do about it. */
  remedy: string;
  headers: readonly HeaderName[];
}

interface About extends Pick<DeclaredError, 'message' | 'when' | 'remedy'> {
  code?: string;
  type?: string;
  headers?: readonly HeaderName[];
}

export const declareError = (
  http: number,
  status: string,
  { code, type, headers, ...texts }: About,
): DeclaredError => ({
  http,
  status,
  code: code ?? status,
  type: type ?? errorType(http),
  headers: headers ?? [],
  ...texts,
});

/** 404 `<thing>_not_found`, as {@link notFound} of the server throws it. */
export const declareNotFound = (thing: string, texts: Pick<DeclaredError, 'when' | 'remedy'>): DeclaredError =>
  declareError(404, `${thing}_not_found`, {
    message: `No ${thing.replaceAll('_', ' ')} with the id 21m00Tcm4TlvDq8ikWAM was found.`,
    ...texts,
  });

const types: Record<number, string> = {
  400: 'validation_error',
  401: 'authentication_error',
  402: 'payment_required',
  403: 'authorization_error',
  404: 'not_found',
  409: 'conflict',
  413: 'validation_error',
  415: 'validation_error',
  425: 'too_early',
  429: 'rate_limit_error',
};

export const errorType = (http: number): string => types[http] ?? 'server_error';
