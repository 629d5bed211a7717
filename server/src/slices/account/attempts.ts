/** Throttling of password attempts, by address and by account, counted in the database so that a restart forgets nothing. */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Scope } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';

const windowMs = 15 * 60 * 1000;
const limits = { account: 10, address: 50 };

const keysOf = (email: string, ip: string) => [
  { key: `account:${createHash('sha256').update(email).digest('hex')}`, limit: limits.account },
  { key: `address:${ip}`, limit: limits.address },
];

/**
 * Counts the attempt before the password is looked at: of many at the same moment no more than the limit get through.
 * Known and unknown accounts are counted alike.
 * @throws AppError 429 too_many_attempts
 */
export async function countAttempt(scope: Scope, email: string, ip: string): Promise<void> {
  const window_ends_at = new Date(scope.now.getTime() + windowMs);
  await scope.db.deleteFrom('sign_in_attempt').where('window_ends_at', '<=', scope.now).execute();
  for (const { key, limit } of keysOf(email, ip)) {
    const { failures } = await scope.db
      .insertInto('sign_in_attempt')
      .values({ attempt_key: key, failures: 1, window_ends_at })
      .onConflict((c) => c.column('attempt_key').doUpdateSet({ failures: sql`sign_in_attempt.failures + 1` }))
      .returning('failures')
      .executeTakeFirstOrThrow();
    if (failures > limit) {
      throw new AppError(429, 'too_many_attempts', 'Too many attempts, please try again in a few minutes.');
    }
  }
}

/** After a success: the account starts afresh, the address has one attempt less. */
export async function forgiveAttempt(scope: Scope, email: string, ip: string): Promise<void> {
  const [account, address] = keysOf(email, ip);
  await scope.db
    .deleteFrom('sign_in_attempt')
    .where('attempt_key', '=', account?.key ?? '')
    .execute();
  await scope.db
    .updateTable('sign_in_attempt')
    .set({ failures: sql`failures - 1` })
    .where('attempt_key', '=', address?.key ?? '')
    .execute();
}
