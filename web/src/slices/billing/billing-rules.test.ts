/** The rules of the plan pages that no call is needed for: words, addresses, offers and what a failure says. */
import { describe, expect, it } from 'vitest';
import { planButton, type PlanState } from '#contract/billing/plan-actions.ts';
import type { Coupon } from '#contract/billing/promo-codes.ts';
import { ApiError, networkError } from '../../lib/failures/errors.ts';
import { checkoutBody, checkoutProblem } from './checkout.ts';
import { chosenAddress, readChosen } from './chosen-plan.ts';
import { withDiscount } from './dialogs/discount-words.ts';
import { hasDiscount, offerFor, reasons } from './dialogs/retention.ts';
import { noteOf, type PlanViewer } from './plans/PlanCards.tsx';
import { featureLines, labelOf, offerWords, soldAs } from './plans/plan-words.ts';
import { startView } from './plans/plan-settings.ts';
import { appliedWords, codeRefusalWords, isCodeRefusal, promoTitle } from './promo/promo-words.ts';
import { extraCredits } from './subscription/what-if.ts';
import { displayPrice } from '#contract/billing/price-offers.ts';

const coupon = (given: Partial<Coupon>): Coupon => ({
  amount_off: null,
  percent_off: null,
  duration_in_months: null,
  ...given,
});
const monthly = { period: 'monthly_period', currency: 'usd' } as const;
const state: PlanState = {
  tier: 'creator',
  billing_period: 'monthly_period',
  status: 'active',
  pending_change: null,
  payment_provider: 'card',
};
const viewer: PlanViewer = { state, held: ['creator'], isIsolated: false, isAdmin: true, periodEnd: 1_800_000_000 };

describe('promo codes', () => {
  it('are applied in the words of the specification', () => {
    expect(appliedWords(coupon({}))).toBe('Coupon code applied for checkout!');
    expect(appliedWords(coupon({ amount_off: 500 }))).toBe('Coupon code applied for checkout! $5 off');
    expect(appliedWords(coupon({ percent_off: 50, duration_in_months: 3 }))).toBe(
      'Coupon code applied for checkout! 50% off each month for 3 month(s)',
    );
  });

  it('that pay for a plan are a free plan for some months', () => {
    expect(promoTitle(coupon({ amount_off: 2200, duration_in_months: 3 }))).toBe('Creator: free plan for 3 months');
    expect(promoTitle(coupon({ amount_off: 999 }))).toBe('$9.99 off your plan');
    expect(promoTitle(coupon({ percent_off: 30 }))).toBe('30% off your plan');
  });
});

it('a change of the plan goes on without a code that cannot be used', () => {
  const [expired, invalid] = ['coupon_expired', 'coupon_invalid'].map((type) => new ApiError(400, type, 'x'));
  expect([expired, invalid, new ApiError(402, 'payment_failed', 'x'), undefined].map(isCodeRefusal)).toEqual([
    ...[true, true, false, false],
  ]);
  expect(codeRefusalWords({ type: 'coupon_invalid' }, 'SPRING')).toBe('Coupon code SPRING is invalid.');
  expect(codeRefusalWords({ type: 'coupon_expired' }, 'SPRING')).toContain('This coupon has expired');
});

it('an amount says which discount it includes', () => {
  expect(withDiscount('Today.', 30, null, 'usd')).toBe('Today. 30% discount included');
  expect(withDiscount('Today.', null, 2200, 'eur')).toBe('Today. 22\u00a0€ discount included');
  expect(withDiscount('Today.', undefined, undefined, 'usd')).toBe('Today.');
});

it.each([
  [
    new ApiError(400, 'coupon_expired', 'x'),
    "This coupon has expired, please use a different one. We've removed it from your browser.",
  ],
  [new ApiError(409, 'already_subscribed', 'x'), 'Failed to create checkout session'],
  [new ApiError(503, 'payment_provider_unavailable', 'x'), 'Failed to create checkout session'],
  [networkError(new Error('gone')), 'Unexpected error occurred, please try again later.'],
  [new TypeError('odd'), 'Unexpected error occurred, please try again later.'],
])('a checkout that failed says why: %s', (error, words) => expect(checkoutProblem(error)).toBe(words));

it('asks a checkout for the offer of the first month only where the page showed it', () => {
  const asked = (held: Parameters<typeof checkoutBody>[1], promocode?: string, period?: 'annual_period') => {
    const choice = { tier: 'creator', ...monthly, ...(period ? { period } : {}) } as const;
    const shown = displayPrice(choice, held, promocode !== undefined)!.discount_message?.kind === 'first_month';
    const body = checkoutBody(choice, held, promocode);
    expect(body.no_default_promocode).toBe(!shown);
    return body;
  };
  expect(asked(['free'])).toEqual({
    subscription_type: 'creator',
    billing_period: 'monthly_period',
    currency: 'usd',
    no_default_promocode: false,
  });
  expect(asked(['free', 'starter']).no_default_promocode).toBe(false);
  expect(asked(['free', 'pro']).no_default_promocode).toBe(true);
  expect(asked(['free'], 'SPRING')).toMatchObject({ promocode: 'SPRING', no_default_promocode: true });
  expect(asked(['free'], undefined, 'annual_period')).toMatchObject({ no_default_promocode: true });
});

describe('a plan that was chosen', () => {
  const read = (address: string) => readChosen(Object.fromEntries(new URL(address, 'http://localhost').searchParams));

  it('survives in an address', () => {
    for (const choice of [
      { tier: 'pro', period: 'annual_period', currency: 'eur' },
      { tier: 'scale_2024_08_10', ...monthly },
    ] as const)
      expect(read(chosenAddress(choice))).toEqual(choice);
  });

  it('is none where the address names none that is offered', () => {
    for (const plan of ['trial', 'gold', '']) expect(read(`/app/subscription?plan=${plan}`)).toBeUndefined();
    expect(read('/app/subscription?plan=pro&period=weekly&currency=chf')).toEqual({ tier: 'pro', ...monthly });
  });
});

describe('the cards', () => {
  const button = (tier: 'free' | 'starter' | 'creator' | 'pro', own: Partial<PlanState> = {}, isIsolated = false) =>
    planButton({ tier, ...monthly }, { state: { ...state, ...own }, isIsolated });

  it('say what the specification says on their buttons', () => {
    const pending = { kind: 'cancellation', timestamp_seconds: 1 } as const;
    const words = [
      labelOf(planButton({ tier: 'pro', ...monthly }, { state: undefined })),
      labelOf(button('creator')),
      labelOf(button('creator', { pending_change: pending })),
      labelOf(button('starter')),
      labelOf(button('pro')),
      labelOf(button('pro', { tier: 'free', billing_period: null })),
      labelOf(button('free', { tier: 'free', billing_period: null })),
      labelOf(
        button('starter', {
          pending_change: {
            kind: 'change',
            next_tier: 'starter',
            next_billing_period: 'monthly_period',
            timestamp_seconds: 1,
          },
        }),
      ),
    ];
    expect(words).toEqual([
      'Start Today',
      'Cancel Subscription',
      'Do Not Cancel',
      'Downgrade',
      'Upgrade',
      'Subscribe',
      'Subscribed',
      'Cancel Downgrade',
    ]);
  });

  it('say why a button is disabled', () => {
    const note = (tier: 'free' | 'pro', change: Partial<PlanViewer>, own: Partial<PlanState> = {}) => {
      const seen = { ...viewer, state: { ...state, ...own }, ...change };
      return noteOf({ tier, ...monthly }, planButton({ tier, ...monthly }, seen), seen);
    };
    expect(note('pro', {})).toBe('');
    expect(note('free', {})).toContain('Cancel your plan');
    expect(note('pro', { isAdmin: false })).toContain('admin');
    expect(note('pro', { isIsolated: true })).toContain('switched off');
    expect(note('pro', {}, { status: 'past_due' })).toContain('open invoice');
    expect(note('pro', {}, { payment_provider: 'cloud_marketplace' })).toContain('pays');
    expect(note('pro', { state: undefined })).toBe('');
  });

  it('show prices, offers and features of the catalogue', () => {
    const words = (held: Parameters<typeof displayPrice>[1]) =>
      offerWords(displayPrice({ tier: 'creator', ...monthly }, held)!, 'usd');
    expect(words([])).toBe('50% off the first month, then $22');
    expect(words(['pro'])).toBe('');
    expect(offerWords(displayPrice({ tier: 'creator', period: 'annual_period', currency: 'usd' })!, 'usd')).toContain(
      '$220',
    );
    expect(featureLines('creator', 'usd')).toContain('1,000 credits beyond the limit for $0.30');
    expect(featureLines('creator', 'usd')[0]).toBe('About 2 hours of speech');
    expect(featureLines('scale_2024_08_10', 'eur')).toContain('1,000 credits beyond the limit for $0.10');
    expect(soldAs({ tier: 'scale_2024_08_10', period: 'annual_period', currency: 'eur' }).currency).toBe('usd');
    expect(soldAs({ tier: 'pro', period: 'annual_period', currency: 'eur' }).currency).toBe('eur');
  });

  it('begin with how the plan is paid for', () => {
    expect(startView({ billing_period: 'annual_period', currency: 'eur' })).toEqual({
      period: 'annual_period',
      currency: 'eur',
    });
    expect(startView(undefined)).toEqual({ period: 'monthly_period', currency: 'usd' });
  });
});

it('counts only the credits beyond the plan', () => {
  const plan = (character_count: number) => ({ character_count, character_limit: 1000 });
  expect([extraCredits(plan(0), 1000), extraCredits(plan(400), 1000), extraCredits(plan(1500), 200)]).toEqual([
    0, 400, 200,
  ]);
});

it('offers most to those for whom the smallest plan is too much', () => {
  expect(reasons.map((reason) => offerFor(reason, 'pro').percent_off)).toEqual([50, 30, 30, 30, 30]);
  expect(offerFor('expensive', 'starter').code).toBe('special-offer-70');
});

it.each([
  [{ discount_percent_off: 30, discount_amount_off: null }, true],
  [{ discount_percent_off: null, discount_amount_off: 2200 }, true],
  [{ discount_percent_off: null, discount_amount_off: null }, false],
])('whose next payment is reduced is offered nothing: %o', (off, expected) => {
  const next_invoice = { amount_due_cents: 2200, next_payment_attempt_unix: 1_800_000_000, ...off };
  expect(hasDiscount({ next_invoice })).toBe(expected);
});
