/** The end of an account in the tables of identity. The rows that refer to the account are deleted with it. */
import { sql } from 'kysely';
import type { Scope } from '../../../kernel/context.ts';
import type { AccountRemoval } from '../../../manifest.ts';

/** The account's own row is deleted last, because every other row of a person refers to it. */
export async function removePersonalData(
  { db, now }: Scope,
  { user_id, email, alias, workspace_ids }: AccountRemoval,
): Promise<void> {
  await sql`
    DELETE FROM action_code
    WHERE subject = ${email} OR payload ->> 'email' = ${email} OR payload ->> 'former_email' = ${email}`.execute(db);
  // An operator's access to other accounts ends. The record of it stays, under an alias.
  await db.deleteFrom('session').where('operator_user_id', '=', user_id).execute();
  await sql`
    UPDATE support_grant SET operator_user_id = ${alias}, ended_at = coalesce(ended_at, ${now})
    WHERE operator_user_id = ${user_id}`.execute(db);
  await sql`DELETE FROM workspace WHERE workspace_id = ANY(${workspace_ids})`.execute(db);
  await db.deleteFrom('user_account').where('user_id', '=', user_id).execute();
}
