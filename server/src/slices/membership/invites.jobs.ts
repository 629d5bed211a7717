/** Tells an invited user who has an account. Later, so that whoever invites cannot measure whether there is one. */
import { pages } from '#contract/pages.ts';
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

export async function tellInvited(scope: Scope, code: string): Promise<void> {
  await enqueue(scope, inviteNotice, { code });
}

export const inviteNoticeHandler = handles(inviteNotice, async (parts: Parts, { code }: Invited) => {
  const scope = systemScope(parts);
  const invite = await store.findInvite(scope, code);
  if (invite?.state !== 'pending') return;
  const user = await findUserByEmail(scope, invite.email);
  if (!user) return;
  await transaction(scope, async (scope) => {
    await addMessage(scope, {
      ...user,
      severity: 'info',
      title: `You are invited to ${invite.workspace_name}`,
      description: `${invite.invited_by} invites you to their workspace.`,
      needs_attention: true,
      link: pages.workspaceInvites,
    });
    await recordChangeFor(scope, { collection: 'invite', id: code, what: 'added' }, user);
  });
});
