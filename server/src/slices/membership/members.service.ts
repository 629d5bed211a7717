/** The members of a workspace, as its admins see and change them. */
import {
  cannotChangeOwner,
  cannotLockYourself,
  cannotRemoveOwner,
  ownWorkspace,
  memberNotFound,
  noFreeSeat,
} from '#contract/membership/errors.ts';
import { plans } from '#contract/billing/plans.ts';
import type { Member } from '#contract/membership/types.ts';
import { audit } from '../../platform/events/audit.ts';
import { recordChangeFor } from '../../kernel/live/changes.ts';
import type { Scope } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import { toUnix } from '../../kernel/unix-time.ts';
import { refuseSupportSession } from '../../platform/identity/sessions/support-session.ts';
import * as members from '../../platform/identity/accounts/members.ts';
import { requireOtherOperator } from '../../platform/identity/accounts/operators.ts';
import { lockWorkspaces, readOwnWorkspace } from '../../platform/identity/accounts/workspaces.ts';
import { getTier } from '../billing/billing.service.ts';
import { limitMember } from '../usage/usage.service.ts';
import { getMaxSeats } from '../workspace/workspace.service.ts';
import { moveToOwnWorkspace } from './change-workspace.ts';

/** An admin sees every member. Other members see only the admins, and not when they were last active. */
export async function listMembers(scope: Scope): Promise<Member[]> {
  const { owner_user_id } = await readOwnWorkspace(scope);
  const isAdmin = scope.actor.role === 'admin';
  const rows = (await members.listMembers(scope, scope.actor.workspace_id)).filter(
    ({ role }) => isAdmin || role === 'admin',
  );
  return rows.map((row) => ({
    user_id: row.user_id,
    email: row.email,
    first_name: row.first_name,
    seat_type: row.role === 'admin' ? 'workspace_admin' : 'workspace_member',
    role: row.role as Member['role'],
    is_owner: row.user_id === owner_user_id,
    is_locked: row.disabled_at !== null,
    joined_at_unix: toUnix(row.created_at),
    character_limit: isAdmin ? row.credit_limit : null,
    character_count: isAdmin && row.credit_limit !== null ? row.credits_used : null,
    last_active_at_unix: isAdmin && row.last_active_at ? toUnix(row.last_active_at) : null,
  }));
}

interface MemberChange {
  email: string;
  is_locked?: boolean | null | undefined;
  workspace_role?: 'workspace_admin' | 'workspace_member' | null | undefined;
  character_limit?: number | null | undefined;
}

/**
 * A member who is locked out loses access at once. The owner stays an admin, so that every workspace has one.
 * @throws AppError 404 member_not_found, 403 cannot_change_owner, 403 cannot_lock_yourself, 409 last_operator
 */
export async function updateMember(scope: Scope, change: MemberChange): Promise<void> {
  const { email, is_locked, workspace_role, character_limit } = change;
  refuseSupportSession(scope.actor);
  await transaction(scope, async (scope) => {
    const { workspace_id } = scope.actor;
    const member = await requireMember(scope, email);
    if (member.is_owner && (is_locked === true || workspace_role === 'workspace_member')) {
      throw AppError.from(cannotChangeOwner);
    }
    if (is_locked && member.user_id === scope.actor.user_id) {
      throw AppError.from(cannotLockYourself);
    }
    if (is_locked) await requireOtherOperator(scope, member.user_id);
    if (is_locked === false && member.disabled_at) await requireSeatToUnlock(scope);
    const columns = {
      ...(workspace_role == null ? {} : { role: workspace_role === 'workspace_admin' ? 'admin' : 'editor' }),
      ...(is_locked == null ? {} : { disabled_at: is_locked ? (member.disabled_at ?? scope.now) : null }),
    };
    await members.updateMember(scope, { user_id: member.user_id, workspace_id }, columns);
    if (character_limit !== undefined) await limitMember(scope, member.user_id, character_limit);
    await audit(scope, 'member.changed', { user_id: member.user_id, is_locked, workspace_role, character_limit });
    await recordChangeFor(
      scope,
      { collection: 'user', id: member.user_id, what: 'changed' },
      { workspace_id, user_id: null },
    );
  });
}

/** @throws AppError 404 member_not_found, 403 cannot_remove_owner */
export async function removeMember(scope: Scope, email: string): Promise<void> {
  refuseSupportSession(scope.actor);
  await transaction(scope, async (scope) => {
    const { user_id, is_owner } = await requireMember(scope, email);
    if (is_owner) throw AppError.from(cannotRemoveOwner);
    await moveToOwnWorkspace(scope, { user_id, from: scope.actor.workspace_id });
  });
}

/** The caller goes back into their own workspace. @throws AppError 409 own_workspace */
export async function leaveWorkspace(scope: Scope): Promise<{ status: 'ok'; workspace_id: string }> {
  const { actor } = scope;
  refuseSupportSession(actor);
  const { owner_user_id } = await readOwnWorkspace(scope);
  if (owner_user_id === actor.user_id) {
    throw AppError.from(ownWorkspace);
  }
  const workspace_id = await transaction(scope, (scope) =>
    moveToOwnWorkspace(scope, { user_id: actor.user_id, from: actor.workspace_id }),
  );
  return { status: 'ok', workspace_id };
}

/** A smaller plan locks members who have no seat; they cannot be let in again beyond its seats. @throws AppError 402 no_free_seat */
async function requireSeatToUnlock(scope: Scope): Promise<void> {
  const { workspace_id } = scope.actor;
  await lockWorkspaces(scope, [workspace_id]);
  const max_seats = await getMaxSeats(scope, workspace_id);
  const active = (await members.listMembers(scope, workspace_id)).filter(({ disabled_at }) => disabled_at === null);
  if (active.length < max_seats) return;
  throw AppError.from(noFreeSeat, { plan: plans[await getTier(scope)].name, seats: max_seats });
}

async function requireMember(scope: Scope, email: string) {
  const { workspace_id } = scope.actor;
  const member = await members.findMember(scope, workspace_id, email);
  if (!member) {
    throw AppError.from(memberNotFound);
  }
  const { owner_user_id } = await readOwnWorkspace(scope);
  return { ...member, is_owner: member.user_id === owner_user_id };
}
