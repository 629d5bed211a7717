import { sql } from 'kysely';
import type { Scope } from '../../../kernel/context.ts';

export async function deleteEnded(scope: Scope): Promise<void> {
  await scope.db.deleteFrom('sign_in_attempt').where('window_ends_at', '<=', scope.now).execute();
}

/** @returns how many attempts there are, with this one, and until when they count. */
export function count(
  scope: Scope,
  key: string,
  window_ends_at: Date,
): Promise<{ failures: number; window_ends_at: Date }> {
  return scope.db
    .insertInto('sign_in_attempt')
    .values({ attempt_key: key, failures: 1, window_ends_at })
    .onConflict((c) => c.column('attempt_key').doUpdateSet({ failures: sql`sign_in_attempt.failures + 1` }))
    .returning(['failures', 'window_ends_at'])
    .executeTakeFirstOrThrow();
}

export async function reset(scope: Scope, key: string): Promise<void> {
  await scope.db.deleteFrom('sign_in_attempt').where('attempt_key', '=', key).execute();
}

export async function refund(scope: Scope, key: string): Promise<void> {
  await scope.db
    .updateTable('sign_in_attempt')
    .set({ failures: sql`failures - 1` })
    .where('attempt_key', '=', key)
    .execute();
}
