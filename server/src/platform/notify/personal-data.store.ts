import { sql } from 'kysely';
import type { Scope } from '../../kernel/context.ts';
import type { AccountRemoval } from '../../manifest.ts';

/** What stands in the place of their address. */
const other = 'a former user';

/** Mail to the person goes; what others were told of them no longer names them. */
export async function removePersonalData({ db }: Scope, { email, pattern }: AccountRemoval): Promise<void> {
  await db.deleteFrom('outbox_message').where('recipient', '=', email).execute();
  await sql`
    UPDATE outbox_message SET
      subject = regexp_replace(subject, ${pattern}, ${other}, 'gi'),
      body_text = regexp_replace(body_text, ${pattern}, ${other}, 'gi'),
      body_html = regexp_replace(body_html, ${pattern}, ${other}, 'gi')
    WHERE concat(subject, body_text, body_html) ~* ${pattern}`.execute(db);
  await sql`
    UPDATE message SET
      title = regexp_replace(title, ${pattern}, ${other}, 'gi'),
      description = regexp_replace(description, ${pattern}, ${other}, 'gi')
    WHERE concat(title, ' ', description) ~* ${pattern}`.execute(db);
}
