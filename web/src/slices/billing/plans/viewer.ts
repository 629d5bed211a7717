import type { User } from '#contract/profile/types.ts';
import type { PlanViewer } from './PlanCards.tsx';
import type { FullSubscription } from '../subscription-type.ts';

/** What the plan cards need to know of a workspace, from its subscription. */
export const viewerOf = (
  { workspace_role }: Pick<User, 'workspace_role'>,
  subscription: FullSubscription,
  isIsolated: boolean,
): PlanViewer => ({
  state: subscription,
  held: [subscription.tier, ...subscription.previously_subscribed_tiers],
  isIsolated,
  isAdmin: workspace_role === 'admin',
  periodEnd: subscription.pending_change?.timestamp_seconds ?? subscription.current_period_end_unix,
});

export const visitor = (isIsolated: boolean): PlanViewer => ({
  state: undefined,
  held: [],
  isIsolated,
  isAdmin: false,
  periodEnd: null,
});
