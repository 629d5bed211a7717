import type { Scope } from '../../kernel/context.ts';

/** When the session last proved itself; undefined where it is over. */
export function findProof({ db, actor }: Scope) {
  return db
    .selectFrom('session')
    .select(['authenticated_at', 'sensitive_until'])
    .where('session_id', '=', actor.session_id ?? '')
    .where('user_id', '=', actor.user_id)
    .executeTakeFirst();
}

export async function unlock({ db, actor }: Scope, until: Date): Promise<void> {
  await db
    .updateTable('session')
    .set({ sensitive_until: until })
    .where('session_id', '=', actor.session_id ?? '')
    .execute();
}

/** The address, and the user's row locked to the end of the transaction: two requests must not mail a code each. */
export function lockUser({ db, actor }: Scope) {
  return db
    .selectFrom('user_account')
    .select('email')
    .where('user_id', '=', actor.user_id)
    .forUpdate()
    .executeTakeFirst();
}
