import { expect, it } from 'vitest';
import { planButton, recommendedUpgrade, type PlanAction, type PlanState } from './plan-actions.ts';
import { tiers, type Tier } from './plans.ts';
import type { PlanChoice } from './price-offers.ts';
import type { PendingChange, PaymentProvider } from './types.ts';
import { BillingPeriod, SubscriptionStatus } from './types.ts';

const periods = BillingPeriod.options;
const timestamp_seconds = 1_800_000_000;
const pendings: (PendingChange | null)[] = [
  null,
  { kind: 'cancellation', timestamp_seconds },
  ...tiers.flatMap((next_tier) =>
    periods.map((next_billing_period) => ({
      kind: 'change' as const,
      next_tier,
      next_billing_period,
      timestamp_seconds,
    })),
  ),
];
const providers: (PaymentProvider | null)[] = [null, 'card', 'cloud_marketplace', 'consolidated_billing'];

interface Case {
  state: PlanState | undefined;
  choice: PlanChoice;
  isIsolated: boolean;
}

function* everyCase(): Generator<Case> {
  const choices = tiers.flatMap((tier) => periods.map((period) => ({ tier, period, currency: 'usd' as const })));
  for (const choice of choices)
    for (const isIsolated of [false, true]) {
      yield { state: undefined, choice, isIsolated };
      for (const tier of tiers)
        for (const billing_period of [null, ...periods])
          for (const status of SubscriptionStatus.options)
            for (const pending_change of pendings)
              for (const payment_provider of providers)
                yield {
                  state: { tier, billing_period, status, pending_change, payment_provider },
                  choice,
                  isIsolated,
                };
    }
}

/** The order of §5.7 by hand, and the rows of §4.3 as they are written there; the first that fits decides. */
const height: Record<Tier, number> = {
  free: 0,
  starter: 1,
  creator: 2,
  pro: 3,
  growing_business: 4,
  scale_2024_08_10: 5,
  trial: 6,
  enterprise: 6,
};
type Row = [PlanAction, (state: PlanState, choice: PlanChoice) => boolean];
const inPeriod = (state: PlanState, { period }: PlanChoice) => [period, null].includes(state.billing_period);
const table: Row[] = [
  [
    'cancel_downgrade',
    ({ pending_change: p }, c) =>
      p?.kind === 'change' && `${p.next_tier} ${p.next_billing_period}` === `${c.tier} ${c.period}`,
  ],
  ['renew', (s, c) => s.tier === c.tier && inPeriod(s, c) && s.pending_change?.kind === 'cancellation'],
  ['nothing', (s, c) => s.tier === c.tier && inPeriod(s, c) && ['free', 'trial'].includes(s.tier)],
  ['cancel', (s, c) => s.tier === c.tier && inPeriod(s, c)],
  ['create', (s) => ['free', 'trial'].includes(s.tier)],
  ['downgrade', (s, c) => height[c.tier] < height[s.tier]],
  ['downgrade', (s, c) => height[c.tier] === height[s.tier] && c.period === s.billing_period],
  ['downgrade', (s, c) => s.billing_period === 'annual_period' && c.period === 'monthly_period'],
  ['upgrade', () => true],
];
const words: Record<PlanAction, string> = {
  cancel_downgrade: 'cancel_downgrade',
  renew: 'do_not_cancel',
  nothing: 'subscribed',
  cancel: 'cancel_subscription',
  create: 'subscribe',
  downgrade: 'downgrade',
  upgrade: 'upgrade',
  sign_up: 'start_today',
};
/** Each line of §4.3 on disabling, and of §6 on who pays. */
const reasons: ((action: PlanAction, state: PlanState, choice: PlanChoice, isIsolated: boolean) => boolean)[] = [
  (action) => action === 'nothing',
  (action, s) => action === 'create' && (s.status === 'incomplete' || !['free', 'trial'].includes(s.tier)),
  (action, s) => action === 'upgrade' && s.status !== 'active',
  (action, s) => action === 'cancel' && ['enterprise', 'trial'].includes(s.tier),
  (_action, _s, c, isIsolated) => isIsolated && c.tier !== 'free' && c.tier !== 'trial',
  (_action, _s, c) => c.tier === 'free',
  (_action, s) => s.payment_provider === 'cloud_marketplace' || s.payment_provider === 'consolidated_billing',
  (_action, s) => s.payment_provider === null && !['free', 'trial'].includes(s.tier),
];

function expected({ state, choice, isIsolated }: Case) {
  if (!state)
    return { action: 'sign_up', label: 'start_today', isDisabled: false, click: { kind: 'sign_up' }, badge: null };
  const action = table.find(([, fits]) => fits(state, choice))![0];
  const isDisabled = reasons.some((applies) => applies(action, state, choice, isIsolated));
  const opens = action === 'upgrade' || action === 'downgrade' || action === 'cancel';
  const isPresent = state.tier === choice.tier && inPeriod(state, choice);
  return {
    action,
    label: words[action],
    isDisabled,
    click: isDisabled
      ? { kind: 'none' }
      : opens
        ? { kind: 'dialog', type: action, ...choice }
        : { kind: 'call', action },
    badge:
      !isPresent || !state.pending_change
        ? null
        : state.pending_change.kind === 'change'
          ? 'will_be_downgraded'
          : 'will_be_canceled',
  };
}

it('answers every combination of plan, period, status, schedule, payer, login and isolation as the table does', () => {
  const wrong: unknown[] = [];
  const seen = new Map<string, number>();
  for (const one of everyCase()) {
    const { choice, ...surroundings } = one;
    const button = planButton(choice, surroundings);
    seen.set(button.action, (seen.get(button.action) ?? 0) + 1);
    const wanted = expected(one);
    if (JSON.stringify(button) !== JSON.stringify(wanted)) wrong.push({ ...one, button, wanted });
  }
  expect(wrong.slice(0, 3)).toEqual([]);
  expect([...seen.keys()].toSorted()).toEqual(Object.keys(words).toSorted());
});

it.each([
  ['free', 'creator'],
  ['starter', 'creator'],
  ['creator', 'pro'],
  ['pro', 'growing_business'],
  ['growing_business', 'scale_2024_08_10'],
  ['scale_2024_08_10', 'enterprise'],
  ['trial', null],
  ['enterprise', null],
] as const)('recommends to a workspace on %s: %s', (tier, wanted) => expect(recommendedUpgrade(tier)).toBe(wanted));
