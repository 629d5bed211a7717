import { workKind } from '../../../kernel/jobs/jobs.ts';

export const mailWork = workKind<{ message_id: string }>('mail', 2);

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
