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
  /** What readers can do if they did not expect the mail. */
  note?: string;
  /** The link to unsubscribe, in product updates only. */
  unsubscribe_url?: string;
}
