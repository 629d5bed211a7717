/** Invites as the invited people see and answer them. */
import {
  inviteNotFound,
  inviteExpired,
  workspaceIsFull,
  inviteEmailMismatch,
  isMemberAlready,
} from '#contract/membership/errors.ts';
import type { ReceivedInvite } from '#contract/membership/types.ts';
import type { Ctx } from '../../context.ts';
import { audit } from '../../platform/events/audit.ts';
import { recordChangeFor } from '../../kernel/live/changes.ts';
import type { Scope } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import { toUnix } from '../../kernel/unix-time.ts';
import { notifyUser } from '../../platform/notify/notify-user.ts';
import { refuseSupportSession } from '../../platform/identity/sessions/support-session.ts';
import { countAttempt } from '../../platform/identity/credentials/attempts.ts';
import { getOwnEmail, updateUser } from '../../platform/identity/accounts/users.ts';
import { recordEvent } from '../../platform/events/events.ts';
import { addNames, findInvite, type InviteDetails } from './invite-details.ts';
import { findPendingInvite, permissionOf } from './invites.service.ts';
import * as store from './invites.store.ts';
import { listAdmins } from '../../platform/identity/accounts/members.ts';
import { lockWorkspaces } from '../../platform/identity/accounts/workspaces.ts';
import { moveToWorkspace } from './change-workspace.ts';
import { getSeatsOf } from './seats.service.ts';

export async function listReceivedInvites(scope: Scope): Promise<{ invites: ReceivedInvite[] }> {
  const rows = await addNames(scope, await store.listReceived(scope, await getOwnEmail(scope)));
  const invites = rows.map(async (row) => {
    const { used_seats, max_seats } = await getSeatsOf(scope, row.workspace_id);
    return {
      code: row.code,
      workspace_name: row.workspace_name,
      workspace_permission: permissionOf(row.role),
      invited_by: row.invited_by,
      status: row.expires_at > scope.now ? ('pending' as const) : ('expired' as const),
      created_at_unix: toUnix(row.created_at),
      expires_at_unix: toUnix(row.expires_at),
      used_seats,
      max_seats,
    };
  });
  return { invites: await Promise.all(invites) };
}

/** For a visitor who is not signed in. Whoever has the code has the mail that it came in. @throws AppError 404 invite_not_found */
export async function previewInvite(scope: Scope, code: string, ip: string) {
  await countAttempt(scope, 'invite_look', { ip });
  const invite = await findPendingInvite(scope, code);
  if (!invite) throw AppError.from(inviteNotFound);
  const { workspace_name, invited_by, email } = invite;
  return { workspace_name, invited_by, email };
}

/**
 * Of several people who take the last seat at the same moment only one gets it.
 * @throws AppError 404 invite_not_found, 403 invite_email_mismatch, 409 already_member, 410 invite_expired,
 * 402 no_free_seat, 409 owns_workspace_with_members
 */
export async function acceptInvite(ctx: Ctx, code: string): Promise<{ status: 'ok'; workspace_id: string }> {
  const { workspace_id: to } = await requireOwnInvite(ctx, code, true);
  await transaction(ctx, (scope) => enterWorkspace(ctx, scope, code));
  return { status: 'ok', workspace_id: to };
}

/** Moves the scope's actor into the workspace of the invite, in the caller's transaction. @throws AppError as `acceptInvite` */
export async function enterWorkspace({ parts }: Ctx, scope: Scope, code: string): Promise<void> {
  const { user_id, workspace_id: from } = scope.actor;
  const { workspace_id: to } = await requireOwnInvite(scope, code, true);
  await lockWorkspaces(scope, [from, to]);
  const invite = await requireOwnInvite(scope, code, true);
  if (invite.expires_at <= scope.now) throw AppError.from(inviteExpired);
  const { used_seats, max_seats } = await getSeatsOf(scope, to);
  if (used_seats >= max_seats) throw AppError.from(workspaceIsFull);
  await moveToWorkspace(scope, { user_id, from, to, role: invite.role === 'admin' ? 'admin' : 'editor' });
  if (!(await store.endInvite(scope, invite.code, 'accepted'))) throw AppError.from(inviteNotFound);
  // The first steps are those of a new customer, and a colleague has a workspace that is set up.
  await updateUser(scope, user_id, { is_onboarding_completed: true });
  await recordInviteRemoved(scope, invite);
  await recordEvent(scope, parts.config, 'invite_accepted', {}, { user_id, workspace_id: to });
  await notifyAdmins(scope, invite);
}

/** @throws AppError 404 invite_not_found, 403 invite_email_mismatch */
export async function declineInvite(ctx: Ctx, code: string): Promise<void> {
  await transaction(ctx, async (scope) => {
    const invite = await requireOwnInvite(scope, code, false);
    if (!(await store.endInvite(scope, invite.code, 'declined'))) throw AppError.from(inviteNotFound);
    const { workspace_id } = invite;
    await audit(scope, 'invite.declined', {}, { user_id: scope.actor.user_id, workspace_id });
    await recordInviteRemoved(scope, invite);
  });
}

/** @param isAccepting reports an invite into a workspace that the caller is in by now. */
async function requireOwnInvite(scope: Scope, code: string, isAccepting: boolean): Promise<InviteDetails> {
  refuseSupportSession(scope.actor);
  const invite = await findInvite(scope, code);
  if (!invite) throw AppError.from(inviteNotFound);
  if (invite.email !== (await getOwnEmail(scope))) {
    throw AppError.from(inviteEmailMismatch);
  }
  const isPending = invite.state === 'pending';
  if (isAccepting && (isPending || invite.state === 'accepted') && invite.workspace_id === scope.actor.workspace_id) {
    throw AppError.from(isMemberAlready);
  }
  if (!isPending) throw AppError.from(inviteNotFound);
  return invite;
}

/** The invite disappears from the lists of both sides. */
async function recordInviteRemoved(scope: Scope, { code, workspace_id }: InviteDetails): Promise<void> {
  const change = { collection: 'invite', id: code, what: 'removed' } as const;
  await recordChangeFor(scope, change, { workspace_id, user_id: null });
  await recordChangeFor(scope, change, scope.actor);
}

async function notifyAdmins(scope: Scope, { email, workspace_id, workspace_name }: InviteDetails): Promise<void> {
  for (const user_id of await listAdmins(scope, workspace_id)) {
    if (user_id === scope.actor.user_id) continue;
    await notifyUser(scope, { user_id, workspace_id }, { kind: 'member_joined', params: { email, workspace_name } });
  }
}
