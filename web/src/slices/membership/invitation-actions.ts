/** Performs an admin's actions on pending invitations. */
import { addInvite, deleteInvite, getSeatsStatus, listInvites } from '#contract/membership/api.ts';
import type { Invite } from '#contract/membership/types.ts';
import { call } from '../../lib/api.ts';
import { confirm } from '../../lib/confirm.ts';
import { invalidate } from '../../lib/queries.ts';
import { reportFailure } from '../../lib/failures/report-failure.ts';
import { toastSuccess } from '../../lib/toasts.ts';
import { t } from './messages.ts';

export const refreshInvitations = (): void => invalidate(listInvites, getSeatsStatus);

/** Sends the invitation again with a new expiry. */
export async function resend({ email, workspace_permission }: Invite): Promise<void> {
  try {
    await call(addInvite, { body: { email, workspace_permission } });
    toastSuccess(t('invite_sent', { email }));
  } catch (error) {
    reportFailure(error);
  }
  refreshInvitations();
}

export async function revoke({ email }: Invite): Promise<void> {
  const isMeant = await confirm({
    title: t('revoke_title', { email }),
    description: t('revoke_text'),
    confirmLabel: t('revoke'),
    isDanger: true,
  });
  if (!isMeant) return;
  try {
    await call(deleteInvite, { body: { email } });
    toastSuccess(t('invite_revoked'));
  } catch (error) {
    reportFailure(error);
  }
  refreshInvitations();
}
