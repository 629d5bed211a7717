import { workKind } from '../../../kernel/jobs/jobs.ts';

export const mailWork = workKind<{ message_id: string }>('mail', 2);

/** A mail in words; render.ts makes HTML and plain text of it. */
export interface MailContent {
  subject: string;
  /** One line above the text. */
  title: string;
  paragraphs: string[];
  /** The one thing to do: an address of this installation. */
  action?: { label: string; url: string };
  /** To be typed in by hand. */
  code?: string;
  /** What readers may do if the mail makes no sense to them. */
  note?: string;
  /** Only in product updates: the link that ends them. */
  unsubscribe_url?: string;
}
