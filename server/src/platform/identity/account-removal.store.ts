import { sql } from 'kysely';
import type { Scope } from '../../kernel/context.ts';
import type { AccountRemoval } from '../../manifest.ts';

export function lockAccount({ db }: Scope, userId: string) {
  return db.selectFrom('user_account').select('email').where('user_id', '=', userId).forUpdate().executeTakeFirst();
}

/** The account itself goes, with all that refers to it; so this is the last that is removed of a person. */
export async function removePersonalData({ db }: Scope, { user_id, email }: AccountRemoval): Promise<void> {
  await sql`
    DELETE FROM action_code
    WHERE subject = ${email} OR payload ->> 'email' = ${email} OR payload ->> 'former_email' = ${email}`.execute(db);
  // An operator's access to others ends.
  await db.deleteFrom('session').where('operator_user_id', '=', user_id).execute();
  await db.deleteFrom('user_account').where('user_id', '=', user_id).execute();
}
