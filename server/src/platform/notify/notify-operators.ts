/** Notifies those who run the installation. */
import type { Notice } from '#contract/messages/notices.ts';
import type { Scope } from '../../kernel/context.ts';
import { listOperators } from '../identity/accounts/operators.ts';
import { sendMail } from './mail/mail.ts';
import { addMessage } from './messages.ts';

/**
 * Each operator, in the caller's transaction; by mail too where that is asked for. What a user wrote names its author, so
 * that it is deleted with their account.
 */
export async function notifyOperators(
  scope: Scope,
  notice: Notice,
  { byMail = false, author_user_id = null }: { byMail?: boolean; author_user_id?: string | null } = {},
): Promise<void> {
  for (const { email, ...operator } of await listOperators(scope)) {
    await addMessage(scope, operator, notice, author_user_id);
    if (byMail) await sendMail(scope, email, { kind: 'notice', params: { notice, is_chosen: false } }, author_user_id);
  }
}
