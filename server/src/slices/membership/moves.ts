/** People move between workspaces: into one that invited them, and back into their own. */
import { audit } from '../../platform/events/audit.ts';
import { recordChangeFor } from '../../kernel/live/changes.ts';
import type { Scope } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { revokeAll } from './invites.store.ts';
import * as store from './members.store.ts';
import { createEmptyWorkspace } from '../workspace/workspace.service.ts';

export interface Move {
  user_id: string;
  from: string;
  to: string;
  role: 'admin' | 'editor';
}

/**
 * Whoever calls this holds the lock of both workspaces. What was made in the former one stays there and waits, its API
 * keys among it: they work again when their user comes back.
 * @throws AppError 409 owns_workspace_with_members, 409 moved_already
 */
export async function move(scope: Scope, wish: Move): Promise<void> {
  const { user_id, from, to } = wish;
  const { admin, editor } = await store.countMembers(scope, from);
  const own = await store.findOwnWorkspace(scope, user_id);
  if (own?.workspace_id === from && admin + editor > 1) {
    throw new AppError(
      409,
      'owns_workspace_with_members',
      'You own a workspace that has other members. Remove them first.',
    );
  }
  if (!(await store.moveMember(scope, wish))) {
    throw new AppError(409, 'moved_already', 'The account has moved to another workspace a moment ago.');
  }
  // Nobody is left who could welcome anyone.
  if (admin + editor === 1) await revokeAll(scope, from);
  await audit(scope, 'member.left', { user_id }, { user_id: scope.actor.user_id, workspace_id: from });
  await audit(scope, 'member.joined', { user_id }, { user_id: scope.actor.user_id, workspace_id: to });
  // Streams of the former workspace end with this, and are opened again as one of the new.
  const change = { collection: 'user', id: user_id, what: 'changed' } as const;
  for (const workspace_id of [from, to]) await recordChangeFor(scope, change, { workspace_id, user_id: null });
}

/** Home again: into the workspace that is the user's own, made where they never had one. @returns its id. */
export async function moveHome(scope: Scope, { user_id, from }: Pick<Move, 'user_id' | 'from'>): Promise<string> {
  const own = await store.findOwnWorkspace(scope, user_id);
  const to = own?.workspace_id ?? (await createEmptyWorkspace(scope, { name: 'My workspace', owner_user_id: user_id }));
  await store.lockWorkspaces(scope, [from, to]);
  await move(scope, { user_id, from, to, role: 'admin' });
  return to;
}
