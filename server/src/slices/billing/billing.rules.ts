/** What a workspace has, of what the provider says, what an operator gave and whether plans are sold. Pure. */
import { plans, tiers, type Tier } from '#contract/billing/plans.ts';
import type {
  BillingPeriod,
  Currency,
  DowngradeEffects,
  PaymentProvider,
  PendingChange,
  SubscriptionStatus,
} from '#contract/billing/types.ts';
import type { CustomerSnapshot, ProviderSubscription } from '../../ports/payments/port.ts';

/** What the row of a subscription says. */
export interface SubscriptionFacts {
  snapshot: CustomerSnapshot | null;
  override_tier: Tier | null;
  payer: 'cloud_marketplace' | 'consolidated_billing' | null;
}

export interface EffectivePlan {
  tier: Tier;
  status: SubscriptionStatus;
  billing_period: BillingPeriod | null;
  currency: Currency | null;
}

const free = { tier: 'free', status: 'free', billing_period: null, currency: null } as const;

/** @param isOff plans are not sold here */
export function effectivePlan({ snapshot, override_tier }: SubscriptionFacts, isOff: boolean): EffectivePlan {
  if (isOff) return { tier: 'enterprise', status: 'active', billing_period: null, currency: null };
  if (override_tier) {
    return { tier: override_tier, status: 'active', billing_period: 'monthly_period', currency: 'usd' };
  }
  const own = snapshot?.subscription;
  if (!own) return free;
  const { period: billing_period, currency, tier } = own.plan;
  switch (own.status) {
    case 'active':
    case 'past_due':
      return { tier, status: own.status, billing_period, currency };
    case 'incomplete':
      return { ...free, status: 'incomplete' };
    case 'ended':
      return own.end_reason === 'unpaid' ? { ...free, status: 'free_disabled' } : free;
  }
}

/** Nothing is generated while a payment is due. A first payment that waits leaves the free plan as it is. */
export const isGenerationBlocked = ({ tier, status }: EffectivePlan): boolean =>
  tier !== 'enterprise' && (status === 'past_due' || status === 'free_disabled');

export const isLive = ({ snapshot }: Pick<SubscriptionFacts, 'snapshot'>): boolean =>
  snapshot?.subscription != null && snapshot.subscription.status !== 'ended';

/** Is the next payment less too? */
export const lastsBeyondPeriod = ({ discount, period_end }: ProviderSubscription): boolean =>
  discount !== null && (discount.ends_at === null || discount.ends_at > period_end);

/** Who is paid for the plan (§6). */
export function paymentProviderOf({ payer, snapshot }: SubscriptionFacts): PaymentProvider | null {
  return payer ?? (isLive({ snapshot }) ? 'card' : null);
}

const toSeconds = (date: Date) => Math.floor(date.getTime() / 1000);

export function pendingChangeOf({ snapshot }: Pick<SubscriptionFacts, 'snapshot'>): PendingChange | null {
  const own = snapshot?.subscription;
  if (!own || own.status === 'ended') return null;
  if (own.cancel_at) return { kind: 'cancellation', timestamp_seconds: toSeconds(own.cancel_at) };
  if (!own.downgrade) return null;
  const { downgrade_to, period, at } = own.downgrade;
  return {
    kind: 'change',
    next_tier: downgrade_to,
    next_billing_period: period,
    timestamp_seconds: toSeconds(at),
  };
}

/** The union of what was known and what this snapshot adds; the order of snapshots makes no difference. */
export function previousTiers(known: readonly Tier[], snapshot: CustomerSnapshot): Tier[] {
  const own = snapshot.subscription;
  const held = new Set(known);
  if (own && (own.status === 'active' || own.status === 'past_due')) held.add(own.plan.tier);
  return tiers.filter((tier) => held.has(tier));
}

export interface SeatHolder {
  user_id: string;
  email: string;
  role: string;
  is_owner: boolean;
  is_locked: boolean;
  joined_at: Date;
}

/** Who has no seat on a plan with so many: seats go to the owner, then to admins, then to others, the oldest members first. */
export function membersWithoutSeat(members: readonly SeatHolder[], seats: number): SeatHolder[] {
  const rank = ({ is_owner, role }: SeatHolder) => (is_owner ? 0 : role === 'admin' ? 1 : 2);
  return members
    .filter(({ is_locked }) => !is_locked)
    .toSorted(
      (a, b) => rank(a) - rank(b) || a.joined_at.getTime() - b.joined_at.getTime() || (a.user_id < b.user_id ? -1 : 1),
    )
    .slice(seats);
}

/** What a plan does to what a workspace has: told before, and done by the same rule. */
export function effectsOf(tier: Tier, members: readonly SeatHolder[], voices: number): DowngradeEffects {
  const { seats, voice_limit, monthly_credits, concurrency } = plans[tier];
  return {
    seats: {
      limit: seats,
      used: members.length,
      locked_emails: membersWithoutSeat(members, seats).map(({ email }) => email),
    },
    voices: { limit: voice_limit, used: voices, over: Math.max(0, voices - voice_limit) },
    credits: { limit: monthly_credits },
    concurrency: { limit: concurrency },
  };
}

/** A path of this installation; browsers read a backslash as a slash. */
export const isOwnPath = (path: string): boolean => /^\/(?![/\\])[^\s\\]*$/.test(path);
