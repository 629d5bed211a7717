/** Notifies an invited user who has an account. A job does it, so that the sender cannot measure whether there is one. */
import { systemScope, type Parts } from '../../context.ts';
import type { Scope } from '../../kernel/context.ts';
import { enqueue, handles, workKind } from '../../kernel/jobs/jobs.ts';
import { recordChangeFor } from '../../kernel/live/changes.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import { findAccountByEmail } from '../../platform/identity/accounts/members.ts';
import { addMessage } from '../../platform/notify/messages.ts';
import { findInvite } from './invite-details.ts';

interface InviteNotice {
  code: string;
}

const inviteNotice = workKind<InviteNotice>('invite_notice', 1);

export async function enqueueInviteNotice(scope: Scope, code: string): Promise<void> {
  await enqueue(scope, inviteNotice, { code });
}

export const inviteNoticeHandler = handles(inviteNotice, async (parts: Parts, { code }: InviteNotice) => {
  const scope = systemScope(parts);
  const invite = await findInvite(scope, code);
  if (invite?.state !== 'pending') return;
  const user = await findAccountByEmail(scope, invite.email);
  if (!user) return;
  await transaction(scope, async (scope) => {
    const { workspace_name, invited_by } = invite;
    await addMessage(scope, user, { kind: 'invite_received', params: { workspace_name, invited_by } });
    await recordChangeFor(scope, { collection: 'invite', id: code, what: 'added' }, user);
  });
});
