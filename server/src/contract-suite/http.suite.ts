/** Requests of the suite. Every answer is looked at: ids, headers, error shape, and the documented shape of a JSON answer. */
import { expect } from 'vitest';
import { ErrorDetail, OpenAiError, ValidationErrorBody } from '#contract/kit/errors.ts';
import type { TestUser } from '../testing/app.ts';
import { findEndpoint, nameOf } from './endpoints.suite.ts';
import { compare, publicApi } from './shapes.suite.ts';

export type Headers = Record<string, string>;
export const byKey = (user: Pick<TestUser, 'apiKey'>): Headers => ({ 'xi-api-key': user.apiKey });
export const bySession = (user: Pick<TestUser, 'session'>): Headers => ({
  authorization: `Bearer ${user.session.access}`,
});
export const nobody: Headers = {};

/** Names of the operations whose documented shape some answer was compared with. */
export const compared = new Set<string>();

export interface Sent {
  status: number;
  headers: globalThis.Headers;
  text: string;
  /** Any JSON; tests read what they expect. */
  body: ReturnType<typeof JSON.parse>;
}

export interface Asking {
  as?: Headers;
  /** Sent as JSON, or as a form. */
  body?: unknown;
  /** Sent as it is. */
  raw?: string | Uint8Array<ArrayBuffer>;
  headers?: Headers;
}

/** One request, its answer read and checked. */
export async function send(base: string, call: string, { as, body, raw, headers }: Asking = {}): Promise<Sent> {
  const [method = '', path = ''] = call.split(' ');
  const isText = raw === undefined && body !== undefined && !(body instanceof FormData);
  const content = isText ? JSON.stringify(body) : (raw ?? (body as FormData | undefined));
  // The type of a form names its boundary, so the sender sets it.
  const type: Headers =
    content === undefined || content instanceof FormData ? {} : { 'content-type': 'application/json' };
  const response = await fetch(base + path, {
    method,
    headers: { ...type, ...as, ...headers },
    ...(content === undefined ? {} : { body: content }),
    redirect: 'manual',
  });
  const text = isEventStream(response.headers.get('content-type')) ? await readHead(response) : await response.text();
  checkAnswer(method, path, response.status, response.headers, text);
  return { status: response.status, headers: response.headers, text, body: tryParse(text) };
}

/** It ends when its reader leaves, and not by itself. */
export const isEventStream = (type: string | null | undefined) => type?.startsWith('text/event-stream') ?? false;

/** An event stream up to its first event. Leaving then is what its client would do. */
async function readHead(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    text += decoder.decode(chunk, { stream: true });
    if (/^data: .*\n\n/m.test(text)) break;
  }
  return text;
}

/** Checks the answers before the SDK sees them. */
export const checkedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  const url = new URL(input instanceof Request ? input.url : input);
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  const text = isJson ? await response.clone().text() : '';
  checkAnswer(init?.method ?? 'GET', url.pathname, response.status, response.headers, text);
  return response;
};

export function checkAnswer(
  method: string,
  path: string,
  status: number,
  headers: globalThis.Headers,
  text: string,
): void {
  const requestId = headers.get('request-id');
  expect(requestId).toMatch(/^[A-Za-z0-9]{20}$/);
  expect(headers.get('x-request-id')).toBe(requestId);
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(status, `${method} ${path}: ${text.slice(0, 300)}`).not.toBe(500);
  if (method === 'HEAD' || method === 'OPTIONS') return expect(text).toBe('');
  const endpoint = findEndpoint(method, path.split('?')[0] ?? '');
  if (status >= 400) {
    checkError(status, text, requestId);
    // A path that cannot be decoded reaches no endpoint.
    if (endpoint?.openAi?.clients === 'all' && isDecodable(path))
      expect(tryParse(text)).toHaveProperty('error.message');
    return;
  }
  const shape = endpoint && publicApi.operations[nameOf(endpoint)]?.answer;
  if (status !== 200 || !endpoint || !shape) return;
  const objects = text.trim().includes('\n\n') ? text.trim().split('\n\n') : [text];
  for (const one of objects) expect(compare(JSON.parse(one), shape), nameOf(endpoint)).toEqual([]);
  compared.add(nameOf(endpoint));
}

/** The three error bodies of the public API, and nothing else. */
export function checkError(status: number, text: string, requestId: string | null): void {
  const { error, ...body } = (tryParse(text) ?? {}) as { detail?: unknown; error?: unknown };
  if (error !== undefined) expect(OpenAiError.strict().safeParse(error).error).toBeUndefined();
  if (typeof body.detail === 'string') {
    expect([status, body]).toEqual([status, { detail: status === 405 ? 'Method Not Allowed' : 'Not Found' }]);
    expect([404, 405]).toContain(status);
    return;
  }
  if (Array.isArray(body.detail)) {
    expect(status).toBe(422);
    expect(ValidationErrorBody.safeParse(body).error).toBeUndefined();
    for (const issue of body.detail as { loc: unknown[] }[]) {
      expect(['body', 'query', 'path', 'header']).toContain(issue.loc[0]);
    }
    return;
  }
  expect(Object.keys(body), `${status} ${text.slice(0, 300)}`).toEqual(['detail']);
  const detail = ErrorDetail.strict().parse(body.detail);
  expect(Object.keys(detail).sort()).toEqual(['code', 'message', 'param', 'request_id', 'status', 'type']);
  expect(detail.request_id).toBe(requestId);
}

/** The cookies that an answer sets, as the next request of the same browser brings them. */
export const cookiesIn = ({ headers }: Sent): string =>
  headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');

/** The `[status, detail.status]` of a refused request. */
export const refusal = ({ status, body }: Sent): [number, string | undefined] => [
  status,
  (body as { detail?: { status?: string } } | undefined)?.detail?.status,
];

export function tryParse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
