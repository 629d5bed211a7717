/** Invites that the admins of a workspace send. Only the account with the invited address can use an invite, and only once. */
import { inviteNotFound, unknownGroup, alreadyMember, noFreeSeat } from '#contract/membership/errors.ts';
import type { Invite, WorkspacePermission } from '#contract/membership/types.ts';
import { plans } from '#contract/billing/plans.ts';
import type { z } from 'zod';
import type { Ctx } from '../../context.ts';
import { audit } from '../../platform/events/audit.ts';
import { recordChange } from '../../kernel/live/changes.ts';
import type { Scope } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { newToken } from '../../kernel/ids.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import { toUnix } from '../../kernel/unix-time.ts';
import { refuseSupportSession } from '../../platform/identity/sessions/support-session.ts';
import { countAttempt } from '../../platform/identity/credentials/attempts.ts';
import { requireOwnSession } from '../../platform/identity/access/require-session.ts';
import { requireProof } from '../security/sensitive-actions.service.ts';
import { getTier } from '../billing/billing.service.ts';
import { sendMail } from '../../platform/notify/mail/mail.ts';
import { addNames, findInvite } from './invite-details.ts';
import { linkCodeOf } from './invite-link.rules.ts';
import { enqueueInviteNotice } from './invites.jobs.ts';
import * as store from './invites.store.ts';
import { findMember } from '../../platform/identity/accounts/members.ts';
import { lockWorkspaces } from '../../platform/identity/accounts/workspaces.ts';
import { getSeats } from './seats.service.ts';

const lifetimeMs = 7 * 86_400_000;

export interface PendingInvite {
  code: string;
  workspace_id: string;
  workspace_name: string;
  /** The address of the admin who sent it. */
  invited_by: string;
  /** Only the account with this address can use the code. */
  email: string;
}

/** @returns undefined unless the invite is unanswered and has not expired. */
export async function findPendingInvite(scope: Scope, code: string): Promise<PendingInvite | undefined> {
  const row = await findInvite(scope, code);
  if (!row || row.state !== 'pending' || row.expires_at <= scope.now) return undefined;
  const { code: own, workspace_id, workspace_name, invited_by, email } = row;
  return { code: own, workspace_id, workspace_name, invited_by, email };
}

export async function listInvites(scope: Scope): Promise<{ invites: Invite[] }> {
  const rows = await addNames(scope, await store.listSent(scope, scope.actor.workspace_id));
  const invites = rows.map((row) => ({
    code: row.code,
    email: row.email,
    workspace_permission: permissionOf(row.role),
    seat_type: permissionOf(row.role),
    group_ids: [],
    status: row.expires_at > scope.now ? ('pending' as const) : ('expired' as const),
    created_at_unix: toUnix(row.created_at),
    expires_at_unix: toUnix(row.expires_at),
    invited_by: row.invited_by,
  }));
  return { invites };
}

interface InviteInput {
  emails: string[];
  group_ids?: string[] | null | undefined;
  workspace_permission?: z.output<typeof WorkspacePermission> | null | undefined;
  seat_type?: 'workspace_admin' | 'workspace_member' | null | undefined;
}

/**
 * Either everybody is invited or nobody. Somebody who was invited before gets the mail again and another seven days.
 * @throws AppError 400 unknown_group, 400 already_member, 402 no_free_seat, 429 too_many_attempts; of an
 * admin also as `requireAdminProof`
 */
export async function invite(ctx: Ctx, input: InviteInput, ip: string, proof?: string): Promise<void> {
  refuseSupportSession(ctx.actor);
  if (input.group_ids?.length) {
    throw AppError.from(unknownGroup);
  }
  const permission = input.workspace_permission ?? input.seat_type;
  const role = permission === 'admin' || permission === 'workspace_admin' ? 'admin' : 'editor';
  if (role === 'admin') await requireAdminProof(ctx, proof);
  const emails = [...new Set(input.emails)];
  for (const _ of emails) await countAttempt(ctx, 'invite_mail', { ip, account: ctx.actor.workspace_id });
  await transaction(ctx, async (scope) => {
    await lockWorkspaces(scope, [scope.actor.workspace_id]);
    const codes = [];
    for (const email of emails) codes.push(await upsertInvite(scope, email, role));
    await checkSeats(scope);
    for (const code of codes) await send(ctx, scope, code);
  });
}

/**
 * Another admin could take the workspace over, so the caller proves to be the owner of their account. A program cannot.
 * @throws AppError 403 session_required, sensitive_action_verification_required, support_session
 */
export async function requireAdminProof(ctx: Ctx, proof: string | undefined): Promise<void> {
  requireOwnSession(ctx.actor);
  await requireProof(ctx, 'workspace_admin', proof);
}

/** @returns its code. */
async function upsertInvite(scope: Scope, email: string, role: string): Promise<string> {
  const { workspace_id, user_id } = scope.actor;
  if (await findMember(scope, workspace_id, email)) {
    throw AppError.from(alreadyMember, { email });
  }
  const terms = { role, invited_by_user_id: user_id, expires_at: new Date(scope.now.getTime() + lifetimeMs) };
  const existing = await store.findSent(scope, workspace_id, email);
  const code = existing?.code ?? newToken();
  if (existing) await store.renewInvite(scope, code, terms);
  else
    await store.insertInvite(scope, { code, workspace_id, email, ...terms, state: 'pending', created_at: scope.now });
  const what = existing ? 'changed' : 'added';
  await audit(scope, 'invite.sent', { email, role });
  await recordChange(scope, { collection: 'invite', id: code, what }, 'workspace');
  return code;
}

/** Runs after the invites are written, because they take seats too. @throws AppError 402 no_free_seat */
async function checkSeats(scope: Scope): Promise<void> {
  const { max_seats, used_seats, pending_invites } = await getSeats(scope);
  if (used_seats + pending_invites <= max_seats) return;
  throw AppError.from(noFreeSeat, { plan: plans[await getTier(scope)].name, seats: max_seats });
}

async function send({ parts }: Ctx, scope: Scope, code: string): Promise<void> {
  const found = await findPendingInvite(scope, code);
  if (found) {
    const { email, workspace_name, invited_by } = found;
    await sendMail(scope, email, {
      kind: 'invite',
      params: { code: linkCodeOf(parts.secrets, code), workspace_name, invited_by },
    });
  }
  await enqueueInviteNotice(scope, code);
}

/** @throws AppError 404 invite_not_found */
export async function revokeInvite(scope: Scope, email: string): Promise<void> {
  await transaction(scope, async (scope) => {
    const { workspace_id } = scope.actor;
    const revoked = await store.revokeInvite(scope, workspace_id, email);
    if (!revoked) throw AppError.from(inviteNotFound);
    await audit(scope, 'invite.revoked', { email });
    await recordChange(scope, { collection: 'invite', id: revoked.code, what: 'removed' }, 'workspace');
  });
}

export const permissionOf = (role: string): Invite['seat_type'] =>
  role === 'admin' ? 'workspace_admin' : 'workspace_member';
