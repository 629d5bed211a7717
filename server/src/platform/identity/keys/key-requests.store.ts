import { sql } from 'kysely';
import type { Scope } from '../../../kernel/context.ts';
import type { Db } from '../../../kernel/db/db.ts';

export interface KeyRequest {
  key_id: string;
  request_id: string;
  method: string;
  path: string;
  status: number;
  ms: number;
  credits: number | null;
  ip: string;
  created_at: Date;
}

/** Writes all requests in one statement. Requests of keys that have been deleted are left out. */
export async function insertRequests(db: Db, requests: KeyRequest[]): Promise<void> {
  const column = <N extends keyof KeyRequest>(name: N) => requests.map((request) => request[name]);
  await sql`
    INSERT INTO api_key_request (request_id, key_id, method, path, status, ms, credits, ip, created_at)
    SELECT r.request_id, k.key_id, r.method, r.path, r.status, r.ms, r.credits, r.ip, r.created_at
    FROM unnest(
      ${column('request_id')}::text[], ${column('key_id')}::text[], ${column('method')}::text[], ${column('path')}::text[],
      ${column('status')}::integer[], ${column('ms')}::double precision[], ${column('credits')}::bigint[],
      ${column('ip')}::text[], ${column('created_at')}::timestamptz[]
    ) AS r (request_id, key_id, method, path, status, ms, credits, ip, created_at)
    JOIN api_key k ON k.key_id = r.key_id
    ON CONFLICT DO NOTHING`.execute(db);
}

/** Deletes all but the newest requests of these keys. */
export async function keepNewest(db: Db, keyIds: string[], count: number): Promise<void> {
  await sql`
    DELETE FROM api_key_request r
    USING unnest(${keyIds}::text[]) AS k (key_id), LATERAL (
      SELECT created_at, request_id FROM api_key_request
      WHERE key_id = k.key_id ORDER BY created_at DESC, request_id DESC OFFSET ${count} LIMIT 1
    ) AS newest_old
    WHERE r.key_id = k.key_id AND (r.created_at, r.request_id) <= (newest_old.created_at, newest_old.request_id)
  `.execute(db);
}

/** @returns undefined when the caller has no such key. */
export async function listRequests(scope: Scope, keyId: string) {
  const key = await scope.db
    .selectFrom('api_key')
    .select('key_id')
    .where('key_id', '=', keyId)
    .where('workspace_id', '=', scope.actor.workspace_id)
    .where('user_id', '=', scope.actor.user_id)
    .executeTakeFirst();
  if (!key) return undefined;
  return scope.db
    .selectFrom('api_key_request')
    .selectAll()
    .where('key_id', '=', keyId)
    .orderBy('created_at', 'desc')
    .orderBy('request_id', 'desc')
    .execute();
}
