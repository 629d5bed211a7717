/** Those who run the installation, for what they are to be told. */
import type { Scope } from '../../kernel/context.ts';
import { sendMail } from './mail/mail.ts';
import { addMessage } from './messages.ts';
import * as store from '../identity/users.store.ts';

interface News {
  title: string;
  paragraphs: string[];
  /** A path inside the product. */
  link?: string;
  byMail?: boolean;
}

/** Tells each operator, in the caller's transaction. */
export async function tellOperators(scope: Scope, { title, paragraphs, link, byMail = false }: News): Promise<void> {
  for (const { user_id, workspace_id, email } of await store.listOperators(scope)) {
    await addMessage(scope, {
      user_id,
      workspace_id,
      severity: 'info',
      title,
      description: paragraphs.join('\n'),
      needs_attention: true,
      link: link ?? null,
    });
    if (byMail) await sendMail(scope, { to: email, subject: title, title, paragraphs });
  }
}
