import type { Scope } from '../../kernel/context.ts';

export function findAddress(scope: Scope, userId: string) {
  return scope.db.selectFrom('user_account').select('email').where('user_id', '=', userId).executeTakeFirst();
}

/** Undefined when the user is gone. */
export async function resetPassword(scope: Scope, userId: string, password_hash: string) {
  const before = await scope.db
    .selectFrom('user_account')
    .select(['email', 'email_verified_at'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (!before) return undefined;
  await scope.db
    .updateTable('user_account')
    .set({ password_hash, email_verified_at: before.email_verified_at ?? scope.now })
    .where('user_id', '=', userId)
    .execute();
  return { email: before.email, was_unverified: before.email_verified_at === null };
}

/** False when there were none already. */
export async function endUpdates(scope: Scope, userId: string): Promise<boolean> {
  const { numUpdatedRows } = await scope.db
    .updateTable('user_account')
    .set({ agrees_to_product_updates: false })
    .where('user_id', '=', userId)
    .where('agrees_to_product_updates', '=', true)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
