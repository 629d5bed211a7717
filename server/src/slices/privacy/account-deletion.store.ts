import { sql } from 'kysely';
import type { Scope } from '../../kernel/context.ts';

/** Milliseconds; less than PostgreSQL takes to find out that two wait for one another (a second). */
const lockTimeoutMs = 200;

/** A wait for what another transaction holds fails soon, until this transaction ends. */
export async function setLockTimeout({ db }: Pick<Scope, 'db'>): Promise<void> {
  await sql`SELECT set_config('lock_timeout', ${String(lockTimeoutMs)}, true)`.execute(db);
}

/** PostgreSQL's codes for a lock that was not granted in time, and for a deadlock. */
export function isLockConflict(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return code === '55P03' || code === '40P01';
}
