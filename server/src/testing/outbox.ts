/** Reads what was mailed, once the pending work has reached the outbox. */
import { renderMail } from '../platform/notify/mail/mail.ts';
import type { TestApp } from './app.ts';

export interface SentMail {
  subject: string;
  text: string;
}

/** Oldest first. */
export async function mailsTo(app: TestApp, email: string): Promise<SentMail[]> {
  for (const work of ['account_mail', 'password_reset_mail']) {
    while ((await app.parts.queue.pending(work)).length > 0) await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const rows = await app.db
    .selectFrom('outbox_message')
    .selectAll()
    .where('recipient', '=', email)
    .orderBy('created_at')
    .orderBy('message_id')
    .execute();
  return rows.map((row) => renderMail(row, app.parts.config));
}

/** Returns the newest mail; of several at the same moment, any. */
export async function lastMailTo(app: TestApp, email: string): Promise<SentMail> {
  const mail = (await mailsTo(app, email)).at(-1);
  if (!mail) throw new Error(`nothing was mailed to ${email}`);
  return mail;
}

/** Returns the query of the link in a mail. */
export function linkIn({ text }: SentMail): URL {
  const address = /https?:\/\/\S+\/app\/\S+/.exec(text)?.[0];
  if (!address) throw new Error(`no link in: ${text}`);
  return new URL(address);
}

export const codeIn = (mail: SentMail): string => linkIn(mail).searchParams.get('oobCode') ?? '';
