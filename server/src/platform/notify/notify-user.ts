/** Notifies a user of what they want to know, where they want it. */
import type { Scope } from '../../kernel/context.ts';
import { findUser } from '../identity/accounts/users.ts';
import { sendMail } from './mail/mail.ts';
import { addMessage } from './messages.ts';
import { choiceFor, type ChosenNotice } from './notice-rules.ts';
import { choiceOf } from './preferences.ts';

/** Notifies in the caller's transaction. A deleted user is not notified. */
export async function notifyUser(
  scope: Scope,
  to: { user_id: string; workspace_id: string },
  notice: ChosenNotice,
): Promise<void> {
  const user = await findUser(scope, to.user_id);
  if (!user) return;
  const choice = await choiceOf(scope, user.user_id, choiceFor(notice));
  if (choice.in_app) await addMessage(scope, to, notice);
  if (!choice.email || !user.email_verified_at) return;
  await sendMail(scope, user.email, { kind: 'notice', params: { notice, is_chosen: true } });
}
