/** The last requests of each API key: noted in memory after the answer, written in bunches. A crash loses the newest. */
import type { ApiKeyRequest } from '#contract/api-keys/types.ts';
import type { Parts } from '../../context.ts';
import type { Scope } from '../../kernel/context.ts';
import { notFound } from '../../kernel/errors.ts';
import type { KeyRequest } from '../../kernel/http/key-requests.ts';
import { refuseRestrictedKey } from '../../slices/api-keys/api-keys.service.ts';
import * as store from './key-requests.store.ts';

const mostKept = 50;
const writeEveryMs = 1000;
const longestPath = 500;

export interface KeyRequestLog {
  note(request: KeyRequest): void;
  /** Writes what is left. */
  close(): Promise<void>;
}

/** Holds at most what is kept of each key, whatever comes in a second. */
export function openKeyRequestLog({ db, log }: Pick<Parts, 'db' | 'log'>): KeyRequestLog {
  let waiting = new Map<string, KeyRequest[]>();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  async function write(): Promise<void> {
    timer = undefined;
    const noted = waiting;
    waiting = new Map();
    try {
      await store.insertRequests(db, [...noted.values()].flat());
      await store.keepNewest(db, [...noted.keys()], mostKept);
    } catch (error) {
      log.warn({ error: (error as Error).message }, 'requests of API keys not noted');
    }
  }

  return {
    note(request) {
      const ofKey = waiting.get(request.key_id) ?? [];
      waiting.set(request.key_id, ofKey);
      ofKey.push({ ...request, path: request.path.slice(0, longestPath) });
      if (ofKey.length > mostKept) ofKey.shift();
      timer ??= setTimeout(() => (writing = writing.then(write)), writeEveryMs).unref();
    },
    async close() {
      clearTimeout(timer);
      await writing;
      if (waiting.size > 0) await write();
    },
  };
}

/** @throws AppError 404 api_key_not_found, 403 api_key_restricted */
export async function listKeyRequests(scope: Scope, key_id: string): Promise<{ requests: ApiKeyRequest[] }> {
  refuseRestrictedKey(scope);
  const rows = await store.listRequests(scope, key_id);
  if (!rows) throw notFound('api_key', key_id, 'key_id');
  const requests = rows.slice(0, mostKept).map((row) => ({
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
