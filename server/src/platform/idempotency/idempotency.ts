/** Calls under an `Idempotency-Key`, in the database: what was asked, by whom, and what was answered. */
import { sql } from 'kysely';
import type { Scope } from '../../kernel/context.ts';
import type { Db } from '../../kernel/db/db.ts';
import type { Claim, IdempotencyStore, IdempotentCall } from '../../kernel/http/idempotency.ts';
import { newId } from '../../kernel/ids.ts';

const retentionMs = 24 * 60 * 60 * 1000;
interface StoreParts {
  db: Db;
  now: () => Date;
}

export function createIdempotencyStore({ db, now }: StoreParts, leaseMs: number): IdempotencyStore {
  /** The row of the call, as long as this attempt holds its lease. */
  const own = (call: IdempotentCall, attempt: string) => ({ ...idOf(call), attempt_id: attempt });

  return {
    leaseMs,
    async claim(call): Promise<Claim> {
      const attempt = newId();
      const at = now();
      const row = {
        ...idOf(call),
        request_hash: call.hash,
        attempt_id: attempt,
        leased_until: new Date(at.getTime() + leaseMs),
        status: null,
        answer: null,
        expires_at: new Date(at.getTime() + retentionMs),
      };
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('idempotent_request')
        .values(row)
        .onConflict((conflict) =>
          conflict
            .columns(['user_id', 'workspace_id', 'endpoint', 'idempotency_key'])
            .doUpdateSet(row)
            // Of several attempts that find the lease expired, one gets the row.
            .where(
              sql<boolean>`idempotent_request.expires_at <= ${at} OR (idempotent_request.leased_until <= ${at}
                AND idempotent_request.request_hash = ${call.hash})`,
            ),
        )
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows ? { kind: 'new', attempt } : await readClaim(db, call);
    },
    async complete(call, attempt, { status, body }) {
      await db
        .updateTable('idempotent_request')
        .set({ status, answer: body, leased_until: null })
        .where((row) => row.and(own(call, attempt)))
        .execute();
    },
    async renew(call, attempt) {
      const { numUpdatedRows } = await db
        .updateTable('idempotent_request')
        .set({ leased_until: new Date(now().getTime() + leaseMs) })
        .where((row) => row.and(own(call, attempt)))
        .where('leased_until', 'is not', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    async release(call, attempt) {
      await db
        .deleteFrom('idempotent_request')
        .where((row) => row.and(own(call, attempt)))
        .execute();
    },
  };
}

async function readClaim(db: Db, call: IdempotentCall): Promise<Claim> {
  const row = await db
    .selectFrom('idempotent_request')
    .select(['request_hash', 'status', 'answer'])
    .where((one) => one.and(idOf(call)))
    .executeTakeFirst();
  if (row && !row.request_hash.equals(call.hash)) return { kind: 'other request' };
  // No row: the first attempt has just failed, and the client may ask again.
  if (!row || row.status === null) return { kind: 'running' };
  return { kind: 'done', answer: { status: row.status, body: row.answer } };
}

const idOf = ({ actor: { user_id, workspace_id }, endpoint, key }: IdempotentCall) => ({
  user_id,
  workspace_id,
  endpoint,
  idempotency_key: key,
});

export async function purgeExpiredAnswers({ db, now }: Pick<Scope, 'db' | 'now'>): Promise<void> {
  await db.deleteFrom('idempotent_request').where('expires_at', '<=', now).execute();
}
