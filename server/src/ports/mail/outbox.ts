/** Keeps mail in the database for the operator, while no mail server is configured. */
import type { Db } from '../../kernel/db.ts';
import { newId } from '../../kernel/ids.ts';
import type { Mailer } from './port.ts';

/** Older messages are dropped: codes in them have long expired. */
const keptDays = 7;

export function createOutbox(db: Db, now: () => Date): Mailer {
  return {
    async send({ to, subject, text }) {
      const created_at = now();
      const oldest = new Date(created_at.getTime() - keptDays * 86_400_000);
      await db.deleteFrom('outbox_message').where('created_at', '<', oldest).execute();
      await db
        .insertInto('outbox_message')
        .values({ message_id: newId(), recipient: to, subject, body_text: text, created_at })
        .execute();
    },
  };
}
