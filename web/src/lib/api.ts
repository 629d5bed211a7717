import type { Answer, CallInput, Endpoint } from '#contract/kit/endpoint.ts';
import { buildRequest } from '#contract/kit/client.ts';
import { ApiError, networkError, readError } from './failures/errors.ts';
import { takeEarlyAnswer } from './early.ts';
import { formatLocale } from './language/locale.ts';

/** Supplies the token for calls. The session registers itself here, so that this file need not import it. */
export interface Authority {
  token(): string | null;
  /** Tries once to get a new token. False means that the session is over. It rejects when the server is unreachable. */
  renew(): Promise<boolean>;
  lost(): void;
}

let authority: Authority = { token: () => null, renew: () => Promise.resolve(false), lost: () => undefined };
export function setAuthority(next: Authority): void {
  authority = next;
}

/** A 401 also carries quota_exceeded and missing_permissions, which say nothing about the session. */
const signedOutTypes = ['invalid_token', 'needs_authorization', 'account_disabled'];
export function isSignedOut(error: ApiError): boolean {
  return error.status === 401 && signedOutTypes.includes(error.type);
}

export interface CallOptions {
  signal?: AbortSignal;
  /** The request outlives the page, so that it can be sent while the page closes. */
  keepalive?: boolean;
  headers?: Record<string, string>;
}

async function request<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  { headers: extra, ...options }: CallOptions,
): Promise<Response> {
  const { method, url, headers: own, body } = buildRequest(endpoint, input);
  const token = authority.token();
  // Mails that this call causes are written in the language of the screen, where the account has chosen none.
  const headers: Record<string, string> = { 'accept-language': formatLocale, ...own, ...extra };
  if (token) headers.authorization = `Bearer ${token}`;
  try {
    const early = token && method === 'GET' ? await takeEarlyAnswer(url) : undefined;
    if (early) return early;
    return await fetch(url, { method, headers, credentials: 'same-origin', ...(body ? { body } : {}), ...options });
  } catch (cause) {
    if (options.signal?.aborted) throw cause;
    throw networkError(cause);
  }
}

/** Gives the whole response, for streams, downloads and headers. */
export async function send<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: CallOptions = {},
): Promise<Response> {
  const response = await request(endpoint, input, options);
  if (response.ok) return response;
  const error = await readError(response);
  if (!isSignedOut(error) || endpoint.access === 'public') throw error;
  if (!(await authority.renew())) {
    authority.lost();
    throw error;
  }
  const second = await request(endpoint, input, options);
  if (second.ok) return second;
  const secondError = await readError(second);
  if (isSignedOut(secondError)) authority.lost();
  throw secondError;
}

/** Gives the parsed answer of a JSON endpoint. */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: CallOptions = {},
): Promise<Answer<E>> {
  const response = await send(endpoint, input, options);
  try {
    return (await response.json()) as Answer<E>;
  } catch (cause) {
    if (options.signal?.aborted) throw cause;
    throw new ApiError(0, 'unknown', response.statusText, cause);
  }
}
