/** Writes a handler's answer, by the kind of answer that its endpoint declares. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isJsonAnswer, type Endpoint } from '#contract/kit/endpoint.ts';
import { readIterable } from '../../streams.ts';
import { sendBytes } from './bytes.ts';
import { isForOpenAiClient } from './openai-clients.ts';
import type { ByteSource, LineSource, StreamSource } from '../route.ts';

export async function sendAnswer(
  endpoint: Endpoint,
  answer: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  { strictAnswers, stalledAfterMs }: { strictAnswers: boolean; stalledAfterMs: number },
) {
  const { response } = endpoint;
  function refuseAnswer(message: string): void {
    if (strictAnswers) throw new Error(`${endpoint.method} ${endpoint.path} answers ${message}`);
    request.log.error({ path: endpoint.path, message }, 'answer mismatch');
  }
  function checkType(type: string, types: readonly string[]): void {
    if (!types.includes(type)) refuseAnswer(`the undeclared type ${type}`);
  }
  if (isJsonAnswer(response)) {
    if (endpoint.mayBeAccepted && answer === undefined) return reply.code(202).send();
    const other = isForOpenAiClient(request, endpoint) ? endpoint.openAi?.response : undefined;
    const checked = (other ?? response).safeParse(answer);
    if (!checked.success) refuseAnswer(`another shape: ${checked.error.message}`);
    return reply.send(answer);
  }
  if (response.kind === 'empty') return reply.code(204).send();
  if (response.kind === 'bytes') {
    const source = answer as ByteSource;
    checkType(source.type, response.types);
    return sendBytes(request, reply, source);
  }
  if (response.kind === 'stream') {
    const { type, headers, chunks } = answer as StreamSource;
    checkType(type, response.types);
    return sendChunks(reply, headers, type, chunks, stalledAfterMs);
  }
  const { headers, lines } = answer as LineSource<unknown>;
  return sendChunks(reply, headers, 'application/json', encodeLines(lines), stalledAfterMs);
}

/**
 * The first chunk is awaited, so that a failure before it is an ordinary error. A later failure destroys the
 * connection: the client sees a broken stream, never a short one that looks complete.
 */
async function sendChunks(
  reply: FastifyReply,
  headers: StreamSource['headers'],
  type: string,
  chunks: AsyncIterable<Uint8Array>,
  stalledAfterMs: number,
) {
  const iterator = chunks[Symbol.asyncIterator]();
  const first = await iterator.next();
  // The timer starts only here, because waiting in the engine's queue is not the reader's fault.
  reply.raw.setTimeout(stalledAfterMs, () => reply.raw.destroy());
  async function* all(): AsyncGenerator<Uint8Array> {
    if (first.done) return;
    yield first.value;
    yield* { [Symbol.asyncIterator]: () => iterator };
  }
  const set = typeof headers === 'function' ? headers() : headers;
  return reply.headers({ ...set, 'content-type': type }).send(readIterable(all()));
}

async function* encodeLines(lines: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  for await (const line of lines) yield Buffer.from(`${JSON.stringify(line)}\n\n`);
}
