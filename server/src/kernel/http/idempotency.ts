/** Repeatable calls: the first answer under an `Idempotency-Key` is replayed, and nothing is done twice. */
import { answerNotKept, requestInProgress } from '#contract/kit/idempotency-errors.ts';
import { createHash } from 'node:crypto';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { isJsonAnswer, type Endpoint } from '#contract/kit/endpoint.ts';
import type { Actor } from '../context.ts';
import { AppError, ValidationError } from '../errors.ts';
import type { Upload } from './forms/upload.ts';

export interface IdempotentCall {
  actor: Actor;
  /** Method and path of the contract. */
  endpoint: string;
  key: string;
  /** A hash of everything in the request. */
  hash: Buffer;
}

export interface KeptAnswer {
  status: number;
  /** JSON: the answer, or the `detail` of an error. Null when there was none, or when it was too long. */
  body: string | null;
}

/** Whether a call runs, or an earlier one under the same key answers it. */
export type Claim =
  | { kind: 'new'; attempt: string }
  | { kind: 'done'; answer: KeptAnswer }
  | { kind: 'running' }
  | { kind: 'other request' };

export interface IdempotencyStore {
  /** Milliseconds after which a call whose process has died may be made again. */
  leaseMs: number;
  /** Takes the lease of a new call, or of one whose lease has expired. */
  claim(call: IdempotentCall): Promise<Claim>;
  /** Does nothing when another attempt has taken over the lease. */
  complete(call: IdempotentCall, attempt: string, answer: KeptAnswer): Promise<void>;
  /**
   * Renews the lease.
   * @returns false when the attempt has lost it, or has ended
   */
  renew(call: IdempotentCall, attempt: string): Promise<boolean>;
  /** Deletes the row, so that the call may be made again. */
  release(call: IdempotentCall, attempt: string): Promise<void>;
}

export interface Idempotency {
  /** @returns the answer of `call`, or says that an earlier answer has been sent */
  run(
    request: FastifyRequest,
    reply: FastifyReply,
    endpoint: Endpoint,
    input: { params: unknown; query: unknown; body: unknown; uploads: Upload[] | undefined },
    call: () => Promise<unknown>,
  ): Promise<{ isReplay: true } | { isReplay: false; answer: unknown }>;
}

const header = 'idempotency-key';
const replayed = { 'idempotent-replayed': 'true' };
/** Longer answers are not stored; only the fact that the call was made is. */
const maxAnswerBytes = 64 * 1024;
/** Errors that do not depend on the moment. All others leave the key free for another attempt. */
const replayableErrors = [400, 404, 410, 413, 422];

export function createIdempotency(store: IdempotencyStore): Idempotency {
  return {
    async run(request, reply, endpoint, input, call) {
      const key = request.headers[header];
      if (key === undefined) return { isReplay: false, answer: await call() };
      const { actor } = request;
      if (!actor) throw new Error(`${endpoint.path}: nobody is signed in`);
      const name = `${endpoint.method} ${endpoint.path}`;
      const claimed: IdempotentCall = { actor, endpoint: name, key: readKey(key), hash: hashOf(input) };
      const claim = await store.claim(claimed);
      switch (claim.kind) {
        case 'other request':
          throw refuseKey('idempotency_key_reused', 'This key was used for another request');
        case 'running':
          throw AppError.from(requestInProgress);
        case 'done':
          replay(request, reply, endpoint, claim.answer);
          return { isReplay: true };
        case 'new':
      }
      const stopRenewing = keepLease(store, claimed, claim.attempt, request.log);
      try {
        const answer = await call();
        const isJson = isJsonAnswer(endpoint.response);
        const body = isJson ? JSON.stringify(answer) : null;
        const kept = {
          status: isJson ? 200 : 204,
          body: body && Buffer.byteLength(body) < maxAnswerBytes ? body : null,
        };
        await keep(request, store.complete(claimed, claim.attempt, kept));
        return { isReplay: false, answer };
      } catch (error) {
        const isKept = error instanceof AppError && replayableErrors.includes(error.http);
        await keep(
          request,
          isKept
            ? store.complete(claimed, claim.attempt, { status: error.http, body: detailOf(error) })
            : store.release(claimed, claim.attempt),
        );
        throw error;
      } finally {
        stopRenewing();
      }
    },
  };
}

/** Work may take longer than the lease, which only shows that the process is alive. */
function keepLease(store: IdempotencyStore, call: IdempotentCall, attempt: string, log: FastifyBaseLogger): () => void {
  async function renew(): Promise<void> {
    try {
      if (await store.renew(call, attempt)) return;
      clearInterval(timer);
    } catch (error) {
      // If one renewal fails, two more fit into the lease.
      log.warn({ err: error }, 'the lease of an idempotent call could not be renewed');
    }
  }
  const timer = setInterval(() => void renew(), store.leaseMs / 3);
  timer.unref();
  return () => clearInterval(timer);
}

/** The work is done, so its answer is sent even when it cannot be stored. */
async function keep(request: FastifyRequest, work: Promise<void>): Promise<void> {
  await work.catch((error: unknown) => request.log.warn({ err: error }, 'an idempotent answer could not be kept'));
}

function replay(request: FastifyRequest, reply: FastifyReply, endpoint: Endpoint, { status, body }: KeptAnswer): void {
  if (status >= 400) {
    const { param, ...detail } = JSON.parse(body ?? '{}') as { param?: string };
    const answer = { detail: { ...detail, request_id: request.id, param: param ?? null } };
    return void reply.code(status).headers(replayed).send(answer);
  }
  if (body === null && isJsonAnswer(endpoint.response)) {
    throw AppError.from(answerNotKept);
  }
  void reply.code(status).headers(replayed);
  void (body === null ? reply.send() : reply.type('application/json; charset=utf-8').send(body));
}

const detailOf = ({ type, code, message, status, param }: AppError) =>
  JSON.stringify({ type, code, message, status, ...(param === null ? {} : { param }) });

const refuseKey = (type: string, msg: string) => new ValidationError([{ type, loc: ['header', header], msg }]);

function readKey(key: string | string[]): string {
  if (typeof key === 'string' && /^[\x21-\x7e]{1,255}$/.test(key)) return key;
  throw refuseKey('value_error', 'A key has 1 to 255 visible ASCII characters');
}

/** Two requests are the same when they have the same content, in whatever order of the fields. */
function hashOf({ params, query, body, uploads }: Parameters<Idempotency['run']>[3]): Buffer {
  const files = uploads?.map(({ name, size, sha256 }) => ({ name, size, sha256 }));
  const said = { params, query, body: files ? (body as { fields: unknown }).fields : body, files };
  return createHash('sha256').update(JSON.stringify(said, sortKeys)).digest();
}

function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
