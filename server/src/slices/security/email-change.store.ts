import type { Scope } from '../../kernel/context.ts';

export interface AddressChange {
  user_id: string;
  from: string;
  to: string;
}

/**
 * Undefined where the user has another address by now, or the new one is another's. Whoever uses the mailed code reads the
 * mails of the new address.
 */
export async function changeAddress({ db, now }: Pick<Scope, 'db' | 'now'>, { user_id, from, to }: AddressChange) {
  const others = db
    .selectFrom('user_account')
    .select('user_id')
    .where('email', '=', to)
    .where('user_id', '<>', user_id);
  return db
    .updateTable('user_account')
    .set({ email: to, email_verified_at: now })
    .where('user_id', '=', user_id)
    .where('email', '=', from)
    .where((q) => q.not(q.exists(others)))
    .returning('user_id')
    .executeTakeFirst();
}

/** Gives the former address back, whatever was made of it since. Undefined where it is another's. */
export async function restoreAddress({ db, now }: Pick<Scope, 'db' | 'now'>, userId: string, email: string) {
  const others = db
    .selectFrom('user_account')
    .select('user_id')
    .where('email', '=', email)
    .where('user_id', '<>', userId);
  return db
    .updateTable('user_account')
    .set({ email, email_verified_at: now })
    .where('user_id', '=', userId)
    .where((q) => q.not(q.exists(others)))
    .returning('user_id')
    .executeTakeFirst();
}

export async function setPassword(
  { db }: Pick<Scope, 'db'>,
  { user_id, from, to }: { user_id: string; from: string; to: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('user_account')
    .set({ password_hash: to })
    .where('user_id', '=', user_id)
    .where('password_hash', '=', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export function findWorkspace({ db }: Pick<Scope, 'db'>, userId: string) {
  return db.selectFrom('member').select('workspace_id').where('user_id', '=', userId).executeTakeFirst();
}
