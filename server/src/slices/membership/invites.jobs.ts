/** Notifies invited people who have an account. In the background, so that whoever invites cannot measure whether there is one. */
import { systemScope, type Parts } from '../../context.ts';
import type { Scope } from '../../kernel/context.ts';
import { enqueue, handles, workKind } from '../../kernel/jobs/jobs.ts';
import { recordChangeFor } from '../../kernel/live/changes.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import { findUserByEmail } from '../../platform/identity/users.ts';
import { addMessage } from '../../platform/notify/messages.ts';
import * as store from './invites.store.ts';

interface Invited {
  code: string;
}

const inviteNotice = workKind<Invited>('invite_notice', 1);

export async function notifyInvitedLater(scope: Scope, code: string): Promise<void> {
  await enqueue(scope, inviteNotice, { code });
}

export const inviteNoticeHandler = handles(inviteNotice, async (parts: Parts, { code }: Invited) => {
  const scope = systemScope(parts);
  const invite = await store.findInvite(scope, code);
  if (invite?.state !== 'pending') return;
  const user = await findUserByEmail(scope, invite.email);
  if (!user) return;
  await transaction(scope, async (scope) => {
    const { workspace_name, invited_by } = invite;
    await addMessage(scope, user, { kind: 'invite_received', params: { workspace_name, invited_by } });
    await recordChangeFor(scope, { collection: 'invite', id: code, what: 'added' }, user);
  });
});
