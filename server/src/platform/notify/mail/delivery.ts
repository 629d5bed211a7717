/** Delivery: one try of one mail. At least once: a crash between the server's yes and the removal sends it again. */
import type { Parts } from '../../../context.ts';
import { handles } from '../../../kernel/jobs/jobs.ts';
import { MailFailure } from '../../../ports/mail/port.ts';
import { mailWork } from './content.ts';
import * as store from './mail.store.ts';

const minute = 60_000;
/** Pauses after the tries that failed. The first are short: who waits for a code looks at the clock. */
const pausesMs = [10_000, 30_000, 2 * minute, 10 * minute, 30 * minute, 60 * minute, 120 * minute];
/** Longer than a try can take. */
const claimedMs = 5 * minute;

export const mailHandler = handles(mailWork, async (parts: Parts, { message_id }, { signal }) => {
  const { mail, db, log } = parts;
  if (!mail) return;
  const now = parts.now();
  const row = await store.claim({ db }, message_id, now, new Date(now.getTime() + claimedMs));
  if (!row) return;
  try {
    await mail.send(
      {
        id: row.message_id,
        to: row.recipient,
        subject: row.subject,
        text: row.body_text,
        html: row.body_html,
        ...(row.unsubscribe_url ? { unsubscribeUrl: row.unsubscribe_url } : {}),
      },
      signal,
    );
  } catch (error) {
    const pauseMs = pausesMs[row.attempts - 1];
    const isFinal = (error instanceof MailFailure && error.isFinal) || pauseMs === undefined;
    const again = isFinal ? undefined : new Date(parts.now().getTime() + pauseMs);
    await store.noteFailure({ db }, message_id, (error as Error).message, again);
    log.warn({ message_id, attempts: row.attempts, is_final: isFinal }, 'a mail was not taken');
    return;
  }
  // Codes in it must not stay.
  await store.remove({ db }, message_id);
});
