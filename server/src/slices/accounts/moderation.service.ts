/** Warnings and probation: what operators decide about an account, on a screen or on the command line. */
import type { ModerationAction } from '#contract/accounts/types.ts';
import type { Notice } from '#contract/messages/notices.ts';
import type { Scope } from '../../kernel/context.ts';
import { recordChangeFor } from '../../kernel/live/changes.ts';
import { lockUser, updateUser, type User, type UserChange } from '../../platform/identity/accounts/users.ts';
import { sendMail } from '../../platform/notify/mail/mail.ts';
import { addMessage } from '../../platform/notify/messages.ts';

interface Step {
  change: UserChange;
  isTaken(user: User): boolean;
  notice?: Extract<Notice, { kind: 'probation_started' | 'probation_ended' }>;
}

/** A warning needs no notification, because it stands before every page until it is confirmed. */
const steps: Record<ModerationAction, Step> = {
  raise_warning: {
    change: { moderation_warning_dismissed: false },
    isTaken: (user) => user.moderation_warning_dismissed === false,
  },
  withdraw_warning: {
    change: { moderation_warning_dismissed: null },
    isTaken: (user) => user.moderation_warning_dismissed === null,
  },
  start_probation: {
    change: { is_in_probation: true },
    isTaken: (user) => user.is_in_probation,
    notice: { kind: 'probation_started', params: {} },
  },
  end_probation: {
    change: { is_in_probation: false },
    isTaken: (user) => !user.is_in_probation,
    notice: { kind: 'probation_ended', params: {} },
  },
};

/** In the caller's transaction. @returns false where the step was taken before, so that nobody is told twice. */
export async function applyModeration(
  scope: Scope,
  account: { user_id: string; workspace_id: string },
  action: ModerationAction,
): Promise<boolean> {
  const { change, isTaken, notice } = steps[action];
  const user = await lockUser(scope, account.user_id);
  if (!user || isTaken(user)) return false;
  const { user_id, workspace_id } = account;
  await updateUser(scope, user_id, change);
  await recordChangeFor(scope, { collection: 'user', id: user_id, what: 'changed' }, { user_id, workspace_id });
  if (!notice) return true;
  await addMessage(scope, { user_id, workspace_id }, notice);
  if (user.email_verified_at)
    await sendMail(scope, user.email, { kind: 'notice', params: { notice, is_chosen: false } });
  return true;
}
