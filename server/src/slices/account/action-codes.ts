/**
 * One table for every code that travels outside: hashed, single use, bound to a kind, expiring, replaced by a newer one.
 * Unknown, used, expired and wrong-kind codes are the same failure.
 */
import type { Scope } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { hashToken } from '../../kernel/hash.ts';
import { newToken } from '../../kernel/ids.ts';

export type ActionKind = 'set_up' | 'verify_email';

const lifetimeMs = 60 * 60 * 1000;

/** @param userId null for the set-up code, which has no user yet. */
export async function issueCode(scope: Scope, kind: ActionKind, userId: string | null): Promise<string> {
  const code = newToken();
  await scope.db
    .updateTable('action_code')
    .set({ used_at: scope.now })
    .where('kind', '=', kind)
    .where('user_id', userId === null ? 'is' : '=', userId)
    .where('used_at', 'is', null)
    .execute();
  await scope.db
    .insertInto('action_code')
    .values({
      code_hash: hashToken(code),
      kind,
      user_id: userId,
      expires_at: new Date(scope.now.getTime() + lifetimeMs),
      created_at: scope.now,
    })
    .execute();
  return code;
}

/** Takes the code before its effect, so that two tabs cannot both have it. @throws AppError 400 invalidActionCode */
export async function consumeCode(scope: Scope, kind: ActionKind, code: string): Promise<{ user_id: string | null }> {
  const row = await scope.db
    .updateTable('action_code')
    .set({ used_at: scope.now })
    .where('code_hash', '=', hashToken(code))
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', scope.now)
    .returning('user_id')
    .executeTakeFirst();
  if (!row) throw new AppError(400, 'invalidActionCode', 'This link is invalid, was used already, or has expired.');
  return row;
}
