/** What the button of a plan says and does, for every state of a workspace (spec-2 §4.3). */
import { offeredTiers, catalogue } from './plan-catalogue.ts';
import { tiers, type Tier } from './plans.ts';
import type { PlanChoice } from './price-offers.ts';
import type { BillingPeriod, PaymentProvider, PendingChange, SubscriptionStatus } from './types.ts';

/** What the rules read of a subscription. */
export interface PlanState {
  tier: Tier;
  /** Null where nothing is paid regularly. */
  billing_period: BillingPeriod | null;
  status: SubscriptionStatus;
  pending_change: PendingChange | null;
  payment_provider: PaymentProvider | null;
}

export type PlanAction =
  | 'sign_up'
  | 'nothing'
  | 'create'
  | 'renew'
  | 'cancel'
  | 'cancel_downgrade'
  | 'upgrade'
  | 'downgrade';

export type PlanLabel =
  | 'subscribed'
  | 'do_not_cancel'
  | 'cancel_subscription'
  | 'cancel_downgrade'
  | 'subscribe'
  | 'upgrade'
  | 'downgrade'
  | 'start_today';

/** A click signs up, calls a billing action at once, or opens a dialog for the choice. */
export type PlanClick =
  | { kind: 'none' }
  | { kind: 'sign_up' }
  | { kind: 'call'; action: 'create' | 'renew' | 'cancel_downgrade' }
  | ({ kind: 'dialog'; type: 'upgrade' | 'downgrade' | 'cancel' } & PlanChoice);

export interface PlanButton {
  action: PlanAction;
  label: PlanLabel;
  isDisabled: boolean;
  click: PlanClick;
  /** Stands on the plan that the workspace has. */
  badge: 'will_be_downgraded' | 'will_be_canceled' | null;
}

const labels: Record<PlanAction, PlanLabel> = {
  sign_up: 'start_today',
  nothing: 'subscribed',
  create: 'subscribe',
  renew: 'do_not_cancel',
  cancel: 'cancel_subscription',
  cancel_downgrade: 'cancel_downgrade',
  upgrade: 'upgrade',
  downgrade: 'downgrade',
};

const hasNoPaidPlan = (tier: Tier) => tier === 'free' || tier === 'trial';

/** Trial and enterprise stand for the same, above all others. */
const rank = (tier: Tier) => Math.min(tiers.indexOf(tier), tiers.indexOf('trial'));

/**
 * Whether the plan is changed here. A marketplace and a workspace that pays for others change it where they are (§6), and so
 * does an operator who has given a plan without a payment. Screens only say so.
 */
export const mayChangePlan = ({ tier, payment_provider }: Pick<PlanState, 'tier' | 'payment_provider'>): boolean =>
  payment_provider === null ? hasNoPaidPlan(tier) : payment_provider === 'card';

/** Payment methods are changed only where a card pays (§6). */
export const mayChangePaymentMethod = (provider: PaymentProvider | null): boolean => provider === 'card';

/** A free workspace has its plan in each period; any other has it in the one that it pays for. */
const hasPlan = (state: PlanState, { tier, period }: PlanChoice) =>
  state.tier === tier && (state.billing_period === null || state.billing_period === period);

function actionOf(state: PlanState, choice: PlanChoice): PlanAction {
  const { pending_change: pending, tier, billing_period } = state;
  if (pending?.kind === 'change' && pending.next_tier === choice.tier && pending.next_billing_period === choice.period)
    return 'cancel_downgrade';
  if (hasPlan(state, choice)) {
    if (pending?.kind === 'cancellation') return 'renew';
    return hasNoPaidPlan(tier) ? 'nothing' : 'cancel';
  }
  if (hasNoPaidPlan(tier)) return 'create';
  const isLower = rank(choice.tier) < rank(tier);
  const isSameOrLowerInPeriod = rank(choice.tier) <= rank(tier) && billing_period === choice.period;
  const isAnnualToMonthly = billing_period === 'annual_period' && choice.period === 'monthly_period';
  return isLower || isSameOrLowerInPeriod || isAnnualToMonthly ? 'downgrade' : 'upgrade';
}

function isDisabled(action: PlanAction, state: PlanState, choice: PlanChoice, isIsolated: boolean): boolean {
  if (choice.tier === 'free' || !mayChangePlan(state)) return true;
  if (isIsolated && !hasNoPaidPlan(choice.tier)) return true;
  switch (action) {
    case 'nothing':
      return true;
    case 'create':
      return state.status === 'incomplete' || !hasNoPaidPlan(state.tier);
    case 'upgrade':
      return state.status !== 'active';
    case 'cancel':
      // Their price is agreed on, so they are ended where it was.
      return catalogue[state.tier].enterprise;
    default:
      return false;
  }
}

function clickOf(action: PlanAction, choice: PlanChoice): PlanClick {
  switch (action) {
    case 'nothing':
      return { kind: 'none' };
    case 'sign_up':
      return { kind: 'sign_up' };
    case 'create':
    case 'renew':
    case 'cancel_downgrade':
      return { kind: 'call', action };
    default:
      return { kind: 'dialog', type: action, ...choice };
  }
}

function badgeOf(state: PlanState, choice: PlanChoice): PlanButton['badge'] {
  if (!hasPlan(state, choice) || state.pending_change === null) return null;
  return state.pending_change.kind === 'cancellation' ? 'will_be_canceled' : 'will_be_downgraded';
}

interface Surroundings {
  /** Undefined for visitors. */
  state: PlanState | undefined;
  /** The installation may not sell anything (`ISOLATED_ENVIRONMENT`). */
  isIsolated?: boolean;
}

/** The one rule of every button of a plan. */
export function planButton(choice: PlanChoice, { state, isIsolated = false }: Surroundings): PlanButton {
  const action = state ? actionOf(state, choice) : 'sign_up';
  const disabled = state !== undefined && isDisabled(action, state, choice, isIsolated);
  return {
    action,
    label: labels[action],
    isDisabled: disabled,
    click: disabled ? { kind: 'none' } : clickOf(action, choice),
    badge: state ? badgeOf(state, choice) : null,
  };
}

/** The plan to recommend: the most popular one to those below it, otherwise the next; null at the top. */
export function recommendedUpgrade(tier: Tier): Tier | null {
  const popular = offeredTiers.find((one) => catalogue[one].most_popular);
  if (popular && rank(tier) < rank(popular)) return popular;
  return offeredTiers.find((one) => rank(one) > rank(tier)) ?? null;
}
