/** Builds the request of a call. Sending it is up to the caller: the browser, or a test. */
import type { CallInput, Endpoint } from './endpoint.ts';
import { isForm, toFormData } from './form.ts';

export interface CallRequest {
  method: string;
  /** Path and query, without an origin. */
  url: string;
  /** The content type of a JSON body. That of a form is the sender's: it names the boundary. */
  headers: Record<string, string>;
  body?: string | FormData;
}

interface Parts {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
}

export function buildRequest<E extends Endpoint>(endpoint: E, input: CallInput<E>): CallRequest {
  const { params = {}, query = {}, body } = input as Parts;
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
  return { method: endpoint.method, url: path + suffix, ...withBody(endpoint, body) };
}

function withBody({ body: kind }: Endpoint, body: unknown): Pick<CallRequest, 'headers' | 'body'> {
  if (!kind) return { headers: {} };
  if (isForm(kind)) return { headers: {}, body: toFormData(body as Parameters<typeof toFormData>[0]) };
  // Of an optional body nothing is sent, not even its type.
  const text = JSON.stringify(body) as string | undefined;
  return text === undefined ? { headers: {} } : { headers: { 'content-type': 'application/json' }, body: text };
}
