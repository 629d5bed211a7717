/** A user moves into a workspace that invited them, or back into their own. */
import { ownsWorkspaceWithMembers, movedAlready } from '#contract/membership/errors.ts';
import type { Scope } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { recordChangeFor } from '../../kernel/live/changes.ts';
import { audit } from '../../platform/events/audit.ts';
import { countMembers, moveMember } from '../../platform/identity/accounts/members.ts';
import { findOwnedWorkspace, lockWorkspaces } from '../../platform/identity/accounts/workspaces.ts';
import { removeBudgetsOfMember } from '../budgets/budgets.service.ts';
import { createWorkspace } from '../workspace/workspace.service.ts';
import { revokeAll } from './invites.store.ts';

export interface WorkspaceMove {
  user_id: string;
  from: string;
  to: string;
  role: 'admin' | 'editor';
}

/**
 * The caller holds the locks of both workspaces. Whatever the user made in the former workspace stays there, including API
 * keys, which work again when the user comes back.
 * @throws AppError 409 owns_workspace_with_members, 409 moved_already
 */
export async function moveToWorkspace(scope: Scope, move: WorkspaceMove): Promise<void> {
  const { user_id, from, to } = move;
  const { admin, editor } = await countMembers(scope, from);
  if ((await findOwnedWorkspace(scope, user_id)) === from && admin + editor > 1) {
    throw AppError.from(ownsWorkspaceWithMembers);
  }
  if (!(await moveMember(scope, move))) {
    throw AppError.from(movedAlready);
  }
  await removeBudgetsOfMember(scope, { user_id, workspace_id: from });
  // Nobody is left in the former workspace who could welcome anyone.
  if (admin + editor === 1) await revokeAll(scope, from);
  await audit(scope, 'member.left', { user_id }, { user_id: scope.actor.user_id, workspace_id: from });
  await audit(scope, 'member.joined', { user_id }, { user_id: scope.actor.user_id, workspace_id: to });
  // Live streams of the former workspace end with this change, and the browser opens new ones in the other workspace.
  const change = { collection: 'user', id: user_id, what: 'changed' } as const;
  for (const workspace_id of [from, to]) await recordChangeFor(scope, change, { workspace_id, user_id: null });
}

/** The user's own workspace is created if there is none. @returns its id. */
export async function moveToOwnWorkspace(
  scope: Scope,
  { user_id, from }: Pick<WorkspaceMove, 'user_id' | 'from'>,
): Promise<string> {
  const to =
    (await findOwnedWorkspace(scope, user_id)) ??
    (await createWorkspace(scope, { name: 'My workspace', owner_user_id: user_id }));
  await lockWorkspaces(scope, [from, to]);
  await moveToWorkspace(scope, { user_id, from, to, role: 'admin' });
  return to;
}
