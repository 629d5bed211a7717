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

/** @throws AppError 429 too_many_attempts. Known and unknown accounts are counted alike. */
export async function checkAttempts(scope: Scope, email: string, ip: string): Promise<void> {
  const keys = keysOf(email, ip);
  const rows = await scope.db
    .selectFrom('sign_in_attempt')
    .select(['attempt_key', 'failures'])
    .where(
      'attempt_key',
      'in',
      keys.map(({ key }) => key),
    )
    .where('window_ends_at', '>', scope.now)
    .execute();
  const isOver = keys.some(({ key, limit }) => rows.some((row) => row.attempt_key === key && row.failures >= limit));
  if (isOver) throw new AppError(429, 'too_many_attempts', 'Too many attempts, please try again in a few minutes.');
}

export async function noteFailure(scope: Scope, email: string, ip: string): Promise<void> {
  const window_ends_at = new Date(scope.now.getTime() + windowMs);
  await scope.db.deleteFrom('sign_in_attempt').where('window_ends_at', '<=', scope.now).execute();
  for (const { key } of keysOf(email, ip)) {
    await scope.db
      .insertInto('sign_in_attempt')
      .values({ attempt_key: key, failures: 1, window_ends_at })
      .onConflict((c) => c.column('attempt_key').doUpdateSet({ failures: sql`sign_in_attempt.failures + 1` }))
      .execute();
  }
}

/** A success clears the account's count, not the address's. */
export async function forgetFailures(scope: Scope, email: string, ip: string): Promise<void> {
  const [account] = keysOf(email, ip);
  await scope.db
    .deleteFrom('sign_in_attempt')
    .where('attempt_key', '=', account?.key ?? '')
    .execute();
}
