/** Mail to people: written with the change that causes it, delivered by the queue, kept in the outbox without a server. */
import type { Scope } from '../../../kernel/context.ts';
import { AppError, notFound } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { enqueue } from '../../../kernel/jobs/jobs.ts';
import { transaction } from '../../../kernel/db/transaction.ts';
import { mailWork, type MailContent } from './content.ts';
import { renderHtml, renderText } from './render.ts';
import * as store from './mail.store.ts';

export type { MailContent } from './content.ts';

/**
 * In the caller's transaction: a change that is rolled back mails nobody. Where no mail server is configured, and from
 * the command line, the mail stays in the outbox.
 */
export async function sendMail(scope: Scope, content: MailContent): Promise<void> {
  await transaction(scope, async (scope) => {
    const message_id = newId();
    const isDelivered = scope.queue.takes(mailWork.name);
    await store.insertMessage(scope, {
      message_id,
      recipient: content.to,
      subject: content.subject.replace(/\p{Cc}+/gu, ' '),
      body_text: renderText(content),
      body_html: renderHtml(content),
      unsubscribe_url: content.unsubscribe_url ?? null,
      state: isDelivered ? 'waiting' : 'kept',
    });
    if (isDelivered) await enqueue(scope, mailWork, { message_id });
  });
}

/** What waits, failed or is kept, newest first. */
export const listOutbox = (scope: Scope): Promise<store.StoredMail[]> => store.list(scope);

/** Tries a kept or failed mail from the start. @throws AppError 409 no_mail_server, 404 */
export async function sendAgain(scope: Scope, messageId: string): Promise<void> {
  if (!scope.queue.takes(mailWork.name)) {
    throw new AppError(409, 'no_mail_server', 'No mail server is configured: set SMTP_URL and MAIL_FROM.');
  }
  await transaction(scope, async (scope) => {
    if (!(await store.sendAgain(scope, messageId))) throw notFound('message', messageId);
    await enqueue(scope, mailWork, { message_id: messageId });
  });
}

const day = 24 * 3600 * 1000;
const keptMs = 7 * day;
/** A mail just written is sent by the work that was asked for with it. */
const graceMs = 60_000;

/** Asks again for what failed a while ago, or lost its work. */
export async function retryDue(scope: Scope): Promise<void> {
  if (!scope.queue.takes(mailWork.name)) return;
  const due = await store.listDue(scope, new Date(scope.now.getTime() - graceMs));
  for (const message of due) await enqueue(scope, mailWork, message);
}

/** Old mail goes: it holds codes, and words to people. What waits is kept where nobody delivers any more. */
export async function purgeExpiredMail(scope: Scope): Promise<void> {
  if (!scope.queue.takes(mailWork.name)) await store.keepWaiting(scope);
  await store.prune(scope, new Date(scope.now.getTime() - keptMs));
}
