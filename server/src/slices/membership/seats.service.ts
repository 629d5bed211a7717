/** Seats of a workspace: how many people its plan takes, and how many there are. */
import { plans, type Tier } from '#contract/billing/plans.ts';
import type { Scope } from '../../kernel/context.ts';
import { countPending } from './invites.store.ts';
import * as store from './members.store.ts';

export interface Seats {
  max_seats: number;
  used_seats: number;
  /** Invitations that nobody has answered; those that have expired do not count. */
  pending_invites: number;
  by_seat_type: { workspace_admin: number; workspace_member: number; workspace_lite_member: number };
}

/** Of the caller's workspace. */
export function getSeats(scope: Scope): Promise<Seats> {
  return getSeatsOf(scope, scope.actor.workspace_id);
}

/** Only whoever holds the lock of the workspace's row may rely on it. */
export async function getSeatsOf(scope: Scope, workspaceId: string): Promise<Seats> {
  const { admin, editor } = await store.countMembers(scope, workspaceId);
  return {
    max_seats: await getMaxSeats(scope, workspaceId),
    used_seats: admin + editor,
    pending_invites: await countPending(scope, workspaceId),
    // There are no light seats.
    by_seat_type: { workspace_admin: admin, workspace_member: editor, workspace_lite_member: 0 },
  };
}

/** The server's own figure counts for trial and enterprise only (spec-2 §5.7); else the plan's. */
async function getMaxSeats(scope: Scope, workspaceId: string): Promise<number> {
  const terms = await store.readSeatTerms(scope, workspaceId);
  const tier = terms.tier as Tier;
  const isAgreed = tier === 'trial' || tier === 'enterprise';
  return (isAgreed ? terms.max_seats : null) ?? plans[tier].seats;
}
