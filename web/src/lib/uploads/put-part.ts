/** Sends a part of a file and says how much of it has left, which `fetch` does not tell. */
import { uploadPart } from '#contract/uploads/api.ts';
import type { Upload as Stored } from '#contract/uploads/types.ts';
import { buildRequest } from '#contract/kit/client.ts';
import { networkError, readError } from '../failures/errors.ts';
import { formatLocale } from '../language/locale.ts';
import { sessionStore } from '../session.ts';

/** A token that has expired is refused. The upload then asks what the server has, which renews the token. */
export async function putPart(
  upload_id: string,
  number: number,
  part: Blob,
  onProgress: (bytes: number) => void,
  signal: AbortSignal,
): Promise<Stored> {
  const input = { params: { upload_id, part_number: String(number) }, body: { fields: {}, files: { part } } };
  const { method, url, body } = buildRequest(uploadPart, input);
  const { token } = sessionStore.get();
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const request = new XMLHttpRequest();
  const onLost = () => reject(networkError(new TypeError('The connection was lost.')));
  const stop = () => request.abort();
  signal.throwIfAborted();
  request.open(method, url);
  request.setRequestHeader('accept-language', formatLocale);
  if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
  request.upload.addEventListener('progress', ({ loaded }) => onProgress(loaded));
  request.addEventListener('error', onLost);
  request.addEventListener('timeout', onLost);
  request.addEventListener('abort', () => reject(signal.reason as Error));
  request.addEventListener('load', () => {
    const headers = new Headers();
    const wait = request.getResponseHeader('retry-after');
    if (wait) headers.set('retry-after', wait);
    resolve(new Response(request.responseText, { status: request.status, statusText: request.statusText, headers }));
  });
  signal.addEventListener('abort', stop, { once: true });
  request.send(body as XMLHttpRequestBodyInit);
  try {
    const response = await promise;
    if (!response.ok) throw await readError(response);
    return (await response.json()) as Stored;
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
