/** The last requests of each API key. They are noted in memory after the answer and written in batches, so a crash loses the newest. */
import { apiKeyNotFound } from '#contract/api-keys/errors.ts';
import type { ApiKeyRequest } from '#contract/api-keys/types.ts';
import type { Parts } from '../../../context.ts';
import type { Scope } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { AnsweredRequest } from '../../../kernel/http/answered-request.ts';
import { refuseRestrictedKey } from './api-keys.ts';
import * as store from './key-requests.store.ts';
import type { KeyRequest } from './key-requests.store.ts';

const maxKept = 50;
const writeEveryMs = 1000;
const maxPathLength = 500;

export interface KeyRequestLog {
  /** Requests that no key made are ignored. */
  note(request: AnsweredRequest): void;
  /** Writes the requests that are still in memory. */
  close(): Promise<void>;
}

/** Memory is bounded: of each key at most as many requests wait as are kept. */
export function openKeyRequestLog({ db, log }: Pick<Parts, 'db' | 'log'>): KeyRequestLog {
  let waiting = new Map<string, AnsweredRequest[]>();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  async function write(): Promise<void> {
    timer = undefined;
    const noted = waiting;
    waiting = new Map();
    try {
      const requests = [...noted].flatMap(([keyId, answered]) => answered.map((one) => toKeyRequest(keyId, one)));
      await store.insertRequests(db, requests);
      await store.keepNewest(db, [...noted.keys()], maxKept);
    } catch (error) {
      log.warn({ error: (error as Error).message }, 'requests of API keys not noted');
    }
  }

  return {
    note(answered) {
      const keyId = answered.actor.key?.key_id;
      if (keyId === undefined) return;
      const requestsOfKey = waiting.get(keyId) ?? [];
      waiting.set(keyId, requestsOfKey);
      requestsOfKey.push(answered);
      if (requestsOfKey.length > maxKept) requestsOfKey.shift();
      timer ??= setTimeout(() => (writing = writing.then(write)), writeEveryMs).unref();
    },
    async close() {
      clearTimeout(timer);
      await writing;
      if (waiting.size > 0) await write();
    },
  };
}

const toKeyRequest = (key_id: string, answered: AnsweredRequest): KeyRequest => ({
  ...answered,
  key_id,
  path: answered.path.slice(0, maxPathLength),
});

/** @throws AppError 404 api_key_not_found, 403 api_key_restricted */
export async function listKeyRequests(scope: Scope, key_id: string): Promise<{ requests: ApiKeyRequest[] }> {
  refuseRestrictedKey(scope);
  const rows = await store.listRequests(scope, key_id);
  if (!rows) throw AppError.from(apiKeyNotFound, { id: key_id });
  const requests = rows.slice(0, maxKept).map((row) => ({
    request_id: row.request_id,
    method: row.method,
    path: row.path,
    status: row.status,
    latency_ms: row.ms,
    credits: row.credits,
    ip: row.ip,
    created_at_unix_ms: row.created_at.getTime(),
  }));
  return { requests };
}
