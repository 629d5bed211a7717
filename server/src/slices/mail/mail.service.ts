/** Mail to people: written with the change that causes it, delivered by the queue, kept in the outbox without a server. */
import type { Scope } from '../../kernel/context.ts';
import { newId } from '../../kernel/ids.ts';
import * as store from './mail.store.ts';

/** What a mail says; how it looks, in HTML and as plain text, is mail.render.ts's work. */
export interface MailContent {
  to: string;
  subject: string;
  /** One line above the text. */
  title: string;
  paragraphs: string[];
  /** The one thing to do: an address of this installation. */
  action?: { label: string; url: string };
  /** To be typed in by hand. */
  code?: string;
  /** What the reader may do when the mail makes no sense to them. */
  note?: string;
  /** Only in product updates: the link that ends them. */
  unsubscribe_url?: string;
}

/** In the caller's transaction: a change that is rolled back mails nobody. */
export async function sendMail(scope: Scope, content: MailContent): Promise<void> {
  const { to, subject, title, paragraphs, action, code, note } = content;
  const text = [title, ...paragraphs, code, action && `${action.label}: ${action.url}`, note]
    .filter(Boolean)
    .join('\n\n');
  await store.insertMessage(scope, { message_id: newId(), recipient: to, subject, body_text: text, body_html: '' });
}
