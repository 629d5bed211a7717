/** Seats: how many members the plan of a workspace allows, and how many there are. */
import type { Scope } from '../../kernel/context.ts';
import { countMembers } from '../../platform/identity/accounts/members.ts';
import { getMaxSeats } from '../workspace/workspace.service.ts';
import { countPending } from './invites.store.ts';

export interface Seats {
  max_seats: number;
  used_seats: number;
  /** Invites that nobody has answered. Expired ones do not count. */
  pending_invites: number;
  by_seat_type: { workspace_admin: number; workspace_member: number; workspace_lite_member: number };
}

/** The seats of the caller's workspace. */
export function getSeats(scope: Scope): Promise<Seats> {
  return getSeatsOf(scope, scope.actor.workspace_id);
}

/** The numbers are reliable only while the row of the workspace is locked. */
export async function getSeatsOf(scope: Scope, workspaceId: string): Promise<Seats> {
  const { admin, editor } = await countMembers(scope, workspaceId);
  return {
    max_seats: await getMaxSeats(scope, workspaceId),
    used_seats: admin + editor,
    pending_invites: await countPending(scope, workspaceId),
    // This product has no lite seats.
    by_seat_type: { workspace_admin: admin, workspace_member: editor, workspace_lite_member: 0 },
  };
}
