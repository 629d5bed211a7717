/** Performs an admin's actions on a member of the workspace. */
import { getSeatsStatus, deleteMember, listMembers, updateMember } from '#contract/membership/api.ts';
import type { Member } from '#contract/membership/types.ts';
import { call } from '../../lib/api.ts';
import { confirm } from '../../lib/confirm.ts';
import { invalidate } from '../../lib/queries.ts';
import { reportFailure } from '../../lib/failures/report-failure.ts';
import { toastSuccess } from '../../lib/toasts.ts';
import { t } from './messages.ts';

async function attempt(work: () => Promise<unknown>, done: string): Promise<void> {
  try {
    await work();
    toastSuccess(done);
  } catch (error) {
    reportFailure(error);
  }
  invalidate(listMembers, getSeatsStatus);
}

export const setRole = ({ email }: Member, workspace_role: 'workspace_admin' | 'workspace_member'): Promise<void> =>
  attempt(() => call(updateMember, { body: { email, workspace_role } }), t('role_changed', { email }));

export async function setLocked({ email }: Member, is_locked: boolean): Promise<void> {
  const isMeant =
    !is_locked ||
    (await confirm({
      title: t('lock_title', { email }),
      description: t('lock_text'),
      confirmLabel: t('lock'),
      isDanger: true,
    }));
  if (!isMeant) return;
  const done = is_locked ? t('member_locked', { email }) : t('member_unlocked', { email });
  await attempt(() => call(updateMember, { body: { email, is_locked } }), done);
}

export async function removeMember({ email }: Member): Promise<void> {
  const isMeant = await confirm({
    title: t('remove_title', { email }),
    description: t('remove_text'),
    confirmLabel: t('remove'),
    isDanger: true,
  });
  if (isMeant) await attempt(() => call(deleteMember, { body: { email } }), t('member_removed', { email }));
}
