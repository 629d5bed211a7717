/** An answer whose body is limited in size, in silence and in time. */
import type { IncomingMessage } from 'node:http';
import { explainFailure } from './failures.ts';
import { OutgoingFailed, type OutgoingAnswer } from './port.ts';

interface AnswerLimits {
  /** The address that answered. */
  address: string;
  host: string;
  maxBytes: number;
  idleMs: number;
  bodyMs: number;
  signal: AbortSignal | undefined;
  /** The answer has no body, though its head may say how long that would be. */
  isHead: boolean;
}

export function createAnswer(response: IncomingMessage, limits: AnswerLimits): OutgoingAnswer {
  const { host, maxBytes } = limits;
  // A connection that breaks before anybody reads is told to whoever reads later.
  response.on('error', () => undefined);
  const tooLarge = () => new OutgoingFailed('too_large', `${host} sent more than ${maxBytes} bytes.`);
  const announced = Number(response.headers['content-length'] ?? 0);
  if (announced > maxBytes && !limits.isHead) {
    response.destroy();
    throw tooLarge();
  }
  const body = readBody(response, limits, tooLarge);
  return {
    status: response.statusCode ?? 0,
    headers: headersOf(response),
    address: limits.address,
    body,
    async text() {
      const parts: Uint8Array[] = [];
      for await (const part of body) parts.push(part);
      return Buffer.concat(parts).toString();
    },
    discard: () => void response.destroy(),
  };
}

async function* readBody(
  response: IncomingMessage,
  { host, maxBytes, idleMs, bodyMs, signal }: AnswerLimits,
  tooLarge: () => OutgoingFailed,
): AsyncGenerator<Uint8Array> {
  const parts: AsyncIterator<Buffer> = response[Symbol.asyncIterator]();
  const tooSlow = `${host} had not sent everything after ${bodyMs / 1000} s.`;
  let bytes = 0;
  let waited = 0;
  let failure: OutgoingFailed | undefined;
  const fail = (error: OutgoingFailed) => {
    failure = error;
    response.destroy();
  };
  const abort = () => fail(new OutgoingFailed('aborted', 'The request was aborted.'));
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort);
  try {
    for (;;) {
      // Only silence counts, not the time that the reader takes.
      const left = bodyMs - waited;
      const isLate = left <= idleMs;
      const timer = setTimeout(
        () => fail(new OutgoingFailed('timeout', isLate ? tooSlow : `${host} sent nothing for ${idleMs / 1000} s.`)),
        Math.min(idleMs, left),
      );
      const begun = performance.now();
      const next = await parts.next().finally(() => clearTimeout(timer));
      waited += performance.now() - begun;
      if (failure) throw failure;
      if (next.done) {
        if (!response.complete) throw new OutgoingFailed('broken_off', `${host} broke off in the middle.`);
        return;
      }
      bytes += next.value.byteLength;
      if (bytes > maxBytes) throw tooLarge();
      yield next.value;
    }
  } catch (error) {
    if (failure) throw failure;
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'ERR_STREAM_PREMATURE_CLOSE' || code === 'ECONNRESET') {
      throw new OutgoingFailed('broken_off', `${host} broke off in the middle.`);
    }
    throw explainFailure(error, host);
  } finally {
    signal?.removeEventListener('abort', abort);
    if (!response.complete || !response.readableEnded) response.destroy();
  }
}

function headersOf({ headersDistinct }: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(headersDistinct)) {
    for (const value of values) headers.append(name, value);
  }
  return headers;
}
