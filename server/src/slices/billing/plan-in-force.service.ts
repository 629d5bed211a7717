/** Puts a plan in force: the columns that everything else reads, the limits, and the seats. One transaction. */
import { plans, hasAgreedFigures, type Tier } from '#contract/billing/plans.ts';
import type { Scope } from '../../kernel/context.ts';
import { recordChangeFor } from '../../kernel/live/changes.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import * as members from '../../platform/identity/accounts/members.ts';
import { readWorkspace } from '../../platform/identity/accounts/workspaces.ts';
import type { CustomerSnapshot } from '../../ports/payments/port.ts';
import { followPlan } from '../usage/usage.service.ts';
import {
  effectivePlan,
  isGenerationBlocked,
  membersWithoutSeat,
  previousTiers,
  type SeatHolder,
} from './billing.rules.ts';
import { noteRedemption } from './promo-codes/promo-codes.service.ts';
import { tellOfPayments } from './notices/payment-notices.service.ts';
import * as store from './billing.store.ts';
import type { SubscriptionRow } from './billing.store.ts';

/**
 * Applies what the provider says. A snapshot that was applied before, or an older one, changes nothing but the list of
 * tiers that were held, so events may come twice and in any order.
 * @returns false when the customer belongs to no workspace here
 */
export async function applySnapshot(scope: Scope, snapshot: CustomerSnapshot, provider: string): Promise<boolean> {
  return transaction(scope, async (scope) => {
    const row = await store.lockSubscription(scope, snapshot.workspace_id);
    if (!row || (row.customer_id !== null && row.customer_id !== snapshot.customer_id)) return false;
    const previously_subscribed_tiers = previousTiers(row.previously_subscribed_tiers, snapshot);
    const isNew = snapshot.version > row.version;
    await store.updateSubscription(scope, row.workspace_id, {
      previously_subscribed_tiers,
      ...(isNew ? { provider, customer_id: snapshot.customer_id, snapshot, version: snapshot.version } : {}),
    });
    await noteRedemption(scope, snapshot);
    if (!isNew) return true;
    await putInForce(scope, { ...row, snapshot });
    await tellOfPayments(scope, snapshot);
    const { workspace_id } = row;
    const change = { collection: 'user', id: workspace_id, what: 'changed' } as const;
    await recordChangeFor(scope, change, { workspace_id, user_id: null });
    return true;
  });
}

/** What an operator gives. With the free plan, the provider's word counts again. Limits that were set by hand are overwritten. */
export async function giveTier(scope: Scope, workspaceId: string, tier: Tier): Promise<void> {
  await transaction(scope, async (scope) => {
    const row = await store.lockSubscription(scope, workspaceId);
    if (!row) throw new Error('there is no such workspace');
    const override_tier = tier === 'free' ? null : tier;
    await store.updateSubscription(scope, workspaceId, { override_tier });
    await putInForce(scope, { ...row, override_tier, limits_of: null });
  });
}

/** Says that a marketplace, or another workspace, pays for the plan, which an operator gives. */
export async function setPayer(
  scope: Scope,
  workspaceId: string,
  { payer, charged }: { payer: SubscriptionRow['payer']; charged: string | null },
): Promise<void> {
  await store.updateSubscription(scope, workspaceId, { payer, charge_workspace_id: charged });
}

/** The caller holds the lock of the row, in whose columns the plan in force is written. */
async function putInForce(scope: Scope, row: SubscriptionRow, mode?: { isOff: boolean }): Promise<void> {
  const { workspace_id, snapshot } = row;
  const plan = effectivePlan(row, mode?.isOff ?? (await store.readIsOff(scope)));
  const own = snapshot?.subscription;
  const wasPaid = own?.status === 'active' || own?.status === 'past_due';
  const credited_subscription_id = wasPaid ? own.subscription_id : row.credited_subscription_id;
  await store.updateSubscription(scope, workspace_id, { ...plan, credited_subscription_id, limits_of: plan.tier });
  const { monthly_credits: credits, concurrency, seats } = plans[plan.tier];
  await followPlan(scope, workspace_id, {
    ...(row.limits_of === plan.tier ? {} : { limits: { credits, concurrency } }),
    is_blocked: isGenerationBlocked(plan),
    anchored_at: wasPaid ? own.anchored_at : null,
    starts_anew: credited_subscription_id !== row.credited_subscription_id,
    as_of: snapshot?.as_of ?? scope.now,
  });
  if (row.limits_of !== plan.tier && !hasAgreedFigures(plan.tier)) await takeSeats(scope, workspace_id, seats);
}

/** Members beyond the seats of the plan are locked, by the rule that the preview told. */
async function takeSeats(scope: Scope, workspace_id: string, seats: number): Promise<void> {
  for (const { user_id } of membersWithoutSeat(await listSeatHolders(scope, workspace_id), seats)) {
    await members.updateMember(scope, { user_id, workspace_id }, { disabled_at: scope.now });
    await recordChangeFor(scope, { collection: 'user', id: user_id, what: 'changed' }, { workspace_id, user_id: null });
  }
}

export async function listSeatHolders(scope: Scope, workspaceId: string): Promise<SeatHolder[]> {
  const [{ owner_user_id }, rows] = await Promise.all([
    readWorkspace(scope, workspaceId),
    members.listMembers(scope, workspaceId),
  ]);
  return rows.map(({ user_id, email, role, disabled_at, created_at }) => ({
    user_id,
    email,
    role,
    is_owner: user_id === owner_user_id,
    is_locked: disabled_at !== null,
    joined_at: created_at,
  }));
}

/** Workspaces whose plan follows from whether plans are sold are brought up to date when that has changed. */
export async function followMode(scope: Scope, isOff: boolean): Promise<void> {
  if ((await store.readIsOff(scope)) === isOff) return;
  // The mode is written last: a start that is interrupted begins again.
  for (const workspaceId of await store.listWorkspaces(scope)) {
    await transaction(scope, async (scope) => {
      const row = await store.lockSubscription(scope, workspaceId);
      if (row) await putInForce(scope, row, { isOff });
    });
  }
  await store.writeIsOff(scope, isOff);
}
