/** Notifies those who run the installation. */
import type { Notice } from '#contract/messages/notices.ts';
import type { Scope } from '../../kernel/context.ts';
import { listOperators } from '../identity/accounts/operators.ts';
import { sendMail } from './mail/mail.ts';
import { addMessage } from './messages.ts';

/** Each operator, in the caller's transaction; by mail too where that is asked for. */
export async function notifyOperators(
  scope: Scope,
  notice: Notice,
  { byMail = false }: { byMail?: boolean } = {},
): Promise<void> {
  for (const { email, ...operator } of await listOperators(scope)) {
    await addMessage(scope, operator, notice);
    if (byMail) await sendMail(scope, email, { kind: 'notice', params: { notice, is_chosen: false } });
  }
}
