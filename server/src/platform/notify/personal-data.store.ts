import { sql } from 'kysely';
import type { Scope } from '../../kernel/context.ts';
import type { AccountRemoval } from '../../manifest.ts';

/** The parameters that name a person; null is worded as a former user, in the reader's language. */
const people = '"(email|new_email|invited_by|operator)": ';
/** Stands in the place of the address inside what people wrote. */
const formerUser = 'a former user';

/** Mail to the person is deleted; what others are told no longer names them. */
export async function removePersonalData({ db }: Scope, { email, pattern }: AccountRemoval): Promise<void> {
  await db.deleteFrom('outbox_message').where('recipient', '=', email).execute();
  const params = sql<string>`regexp_replace(
    regexp_replace(params::text, ${`${people}"${pattern}"`}, '"\\1": null', 'gi'),
    ${pattern}, ${formerUser}, 'gi')::jsonb`;
  const names = sql<boolean>`params::text ~* ${pattern}`;
  await db.updateTable('outbox_message').set({ params }).where(names).execute();
  await db.updateTable('message').set({ params }).where(names).execute();
}
