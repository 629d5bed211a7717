/** Accepts or declines an invitation, and explains a refusal. */
import { acceptInvite, declineInvite, listReceivedInvites } from '#contract/membership/api.ts';
import type { ReceivedInvite } from '#contract/membership/types.ts';
import { pages } from '#contract/pages.ts';
import { call } from '../../lib/api.ts';
import { confirm } from '../../lib/confirm.ts';
import { ApiError, errorMessage } from '../../lib/failures/errors.ts';
import { invalidate, queryClient } from '../../lib/queries.ts';
import { toastSuccess } from '../../lib/toasts.ts';
import { t } from './messages.ts';

const secondsToThink = 5;

/** Explains a refusal in the user's language, or with the server's message where there is none. */
export function refusalMessage(error: unknown): string {
  const type = error instanceof ApiError ? error.type : '';
  if (type === 'invite_expired') return t('refused_expired');
  if (type === 'invite_email_mismatch') return t('refused_other_address');
  if (type === 'no_free_seat') return t('refused_no_seat');
  if (type === 'owns_workspace_with_members') return t('refused_owner');
  if (type === 'already_member') return t('refused_member');
  if (type === 'invite_not_found') return t('refused_gone');
  return errorMessage(error);
}

/**
 * Moves the account to the workspace after the user has confirmed it. @throws ApiError where the server refuses
 */
export async function accept({ code, workspace_name }: ReceivedInvite, ownName: string): Promise<void> {
  const isMeant = await confirm({
    title: t('accept_title', { workspace: workspace_name }),
    description: t('accept_text', { workspace: workspace_name, own: ownName }),
    confirmLabel: t('accept_confirm'),
    countdownSeconds: secondsToThink,
  });
  if (!isMeant) return;
  await call(acceptInvite, { params: { code } });
  // Everything on the screen belongs to the other workspace, so the page starts again.
  queryClient.clear();
  location.assign(pages.home);
}

/** Declines an invitation. @throws ApiError where the server refuses */
export async function decline({ code, workspace_name }: ReceivedInvite): Promise<void> {
  const isMeant = await confirm({
    title: t('decline_title', { workspace: workspace_name }),
    description: t('decline_text'),
    confirmLabel: t('decline'),
    isDanger: true,
  });
  if (!isMeant) return;
  await call(declineInvite, { params: { code } });
  toastSuccess(t('declined'));
  invalidate(listReceivedInvites);
}
