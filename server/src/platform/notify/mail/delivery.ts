/** Tries to deliver one mail. A crash between the mail server's yes and the removal delivers it twice. */
import type { Parts } from '../../../context.ts';
import { handles } from '../../../kernel/jobs/jobs.ts';
import { MailFailure } from '../../../ports/mail/port.ts';
import { mailWork } from './content.ts';
import { countMail } from './mail-days.ts';
import { renderMail } from './mail.ts';
import * as store from './mail.store.ts';

const minute = 60_000;
/** Pauses after failed tries. The first are short, because people wait for their codes. */
const pausesMs = [10_000, 30_000, 2 * minute, 10 * minute, 30 * minute, 60 * minute, 120 * minute];
/** Longer than a try can take. */
const claimedMs = 5 * minute;

export const mailHandler = handles(mailWork, async (parts: Parts, { message_id }, { signal }) => {
  const { mail, db, log, config } = parts;
  if (!mail) return;
  const now = parts.now();
  const row = await store.claim({ db }, message_id, now, new Date(now.getTime() + claimedMs));
  if (!row) return;
  try {
    const { subject, text, html, unsubscribe_url } = renderMail(row, config);
    await mail.send(
      {
        id: row.message_id,
        to: row.recipient,
        subject,
        text,
        html,
        ...(unsubscribe_url ? { unsubscribeUrl: unsubscribe_url } : {}),
      },
      signal,
    );
  } catch (error) {
    const pauseMs = pausesMs[row.attempts - 1];
    const isFinal = (error instanceof MailFailure && error.isFinal) || pauseMs === undefined;
    const again = isFinal ? undefined : new Date(parts.now().getTime() + pauseMs);
    if (isFinal) await countMail({ db }, 'failed', parts.now());
    await store.noteFailure({ db }, message_id, (error as Error).message, again);
    log.warn({ message_id, attempts: row.attempts, is_final: isFinal }, 'a mail was not taken');
    return;
  }
  // It may hold a code, which must not stay.
  await store.remove({ db }, message_id);
  await countMail({ db }, 'delivered', parts.now());
});
