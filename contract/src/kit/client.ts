/** Builds the request of a call; who sends it (browser, test) is the caller's business. */
import type { CallInput, Endpoint } from './endpoint.ts';

export interface CallRequest {
  method: string;
  /** Path and query, without an origin. */
  url: string;
  body?: string;
}

type Loose = { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown };

export function buildRequest<E extends Endpoint>(endpoint: E, input: CallInput<E>): CallRequest {
  const { params = {}, query = {}, body } = input as Loose;
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${endpoint.path}: ${name} is missing`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue;
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one));
  }
  const suffix = search.size > 0 ? `?${search}` : '';
  return {
    method: endpoint.method,
    url: path + suffix,
    ...(endpoint.body ? { body: JSON.stringify(body) } : {}),
  };
}
