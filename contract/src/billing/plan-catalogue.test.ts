import { expect, it } from 'vitest';
import { creditsPerMinute } from '../audio-isolation/types.ts';
import { additionalCreditsPrice, catalogue, offeredTiers } from './plan-catalogue.ts';
import { displayPrice, firstMonthOffer, priceOf, pricePerThousand } from './price-offers.ts';
import { creditsCost, formatPrice } from './prices.ts';
import { tiers, type Tier } from './plans.ts';

const sold: Tier[] = ['starter', 'creator', 'pro', 'growing_business', 'scale_2024_08_10'];
const monthly = { period: 'monthly_period', currency: 'usd' } as const;
const yearly = { period: 'annual_period', currency: 'usd' } as const;
const shown = (cents: number | null | undefined) => (cents == null ? null : formatPrice(cents, 'usd', 'en'));

/** The figures of spec-2 §9.1 to §9.3, column by column as they are printed there. */
it.each([
  ['monthly_credits', [10_000, 30_000, 100_000, 500_000, 2_000_000, 11_000_000]],
  ['audio_limit_minutes', [10, 30, 100, 600, 2400, 13_200]],
  ['usage_audio_minutes', [10, 30, 120, 600, 2400, 13_200]],
  ['approximate_audio_minutes', [10, 30, 120, 600, 2400, 10_800]],
  ['voice_limit', [3, 10, 30, 160, 660, 660]],
  ['concurrency', [2, 3, 5, 10, 15, 15]],
  ['professional_voice_limit', [0, 0, 1, 1, 1, 3]],
  ['studio_projects', [3, 20, 1000, 3000, 20_000, 20_000]],
  ['sound_effects_seconds', [250, 750, 2500, 12_500, 50_000, 275_000]],
  ['conversational_ai_minutes', [15, 50, 250, 1100, 3600, 13_750]],
  ['conversational_ai_concurrency', [4, 6, 10, 20, 30, 30]],
  ['monthly_extra_limit', [0, 0, 1000, 3000, 20_000, 20_000]],
  ['seats', [1, 1, 1, 1, 3, 5]],
  ['character_limit', [10_000, 30_000, 100_000, 500_000, 2_000_000, 11_000_000]],
] as const)('has the %s of the specification', (field, figures) => {
  expect((['free', ...sold] as const).map((tier) => catalogue[tier][field])).toEqual(figures);
});

it('has the prices, thresholds and prices of further credits of the specification', () => {
  const both = (pick: (tier: Tier) => Record<'usd' | 'eur', number | null>) =>
    sold.map((tier) => [pick(tier).usd, pick(tier).eur]);
  expect(both((tier) => catalogue[tier].prices.monthly_period)).toEqual([
    [500, 475],
    [2200, 2100],
    [9900, 9400],
    [33_000, 31_400],
    [132_000, null],
  ]);
  expect(both((tier) => catalogue[tier].prices.annual_period)).toEqual([
    [5000, 4750],
    [22_000, 21_000],
    [99_000, 94_000],
    [330_000, 314_000],
    [1_320_000, null],
  ]);
  expect(both((tier) => catalogue[tier].billing_threshold)).toEqual([
    [null, null],
    [4400, 4200],
    [19_800, 18_800],
    [66_000, 62_800],
    [66_000, 62_800],
  ]);
  expect(sold.map((tier) => additionalCreditsPrice({ tier, ...monthly }))).toEqual([null, 30, 24, 18, 10]);
  expect(priceOf({ tier: 'free', ...yearly })).toBe(0);
  expect(catalogue.free.monthly_price).toBe(0);
  for (const tier of tiers) expect(catalogue[tier].monthly_price).toBe(priceOf({ tier, ...monthly }));
});

it('shows a year by its month, without ".00"', () => {
  const months = sold.map((tier) => shown(displayPrice({ tier, ...yearly })?.discounted_price));
  expect(months).toEqual(['$4.17', '$18.33', '$82.50', '$275', '$1,100']);
  expect(sold.map((tier) => displayPrice({ tier, ...yearly })?.discount_message)).toEqual(
    sold.map(() => ({ kind: 'free_months', months: 2 })),
  );
  expect(displayPrice({ tier: 'scale_2024_08_10', period: 'annual_period', currency: 'eur' })).toBeNull();
  expect(displayPrice({ tier: 'enterprise', ...monthly })).toBeNull();
});

it('shows and charges the first month for less only to those who are new', () => {
  const first = (tier: Tier) => shown(displayPrice({ tier, ...monthly })?.discounted_price);
  expect(sold.map(first)).toEqual(['$1', '$11', null, null, null]);
  const offers = (tier: Tier, held: Tier[], isOff?: boolean) => firstMonthOffer({ tier, ...monthly }, held, isOff);
  expect(offers('starter', ['free', 'trial'])).toBe(80);
  expect(offers('starter', ['free', 'starter'])).toBeNull();
  expect(offers('starter', ['pro'])).toBeNull();
  expect(offers('creator', ['free', 'starter'])).toBe(50);
  expect(offers('creator', ['starter', 'creator'])).toBeNull();
  expect(offers('creator', ['enterprise'])).toBeNull();
  expect(offers('creator', [], true)).toBeNull();
  expect(firstMonthOffer({ tier: 'creator', period: 'annual_period' }, [])).toBeNull();
});

it('charges the yearly rate of Business for turbo models beyond the credits, and for nothing else', () => {
  const price = (tier: Tier, period: 'monthly_period' | 'annual_period', isTurbo: boolean) =>
    additionalCreditsPrice({ tier, period, currency: 'usd' }, isTurbo);
  expect(creditsCost(1_000_000, price('scale_2024_08_10', 'annual_period', true) ?? 0)).toBe(5000);
  expect(price('scale_2024_08_10', 'annual_period', false)).toBe(10);
  expect(price('scale_2024_08_10', 'monthly_period', true)).toBe(10);
  expect(price('pro', 'annual_period', true)).toBe(24);
});

it('agrees with itself', () => {
  expect(offeredTiers.filter((tier) => catalogue[tier].most_popular)).toEqual(['creator']);
  for (const tier of tiers) {
    const plan = catalogue[tier];
    expect(plan.plan_id).toBe(tier);
    if (plan.voice_isolator_minutes !== null)
      expect(plan.voice_isolator_minutes * creditsPerMinute).toBe(plan.monthly_credits);
  }
  const perThousand = sold.map((tier) => pricePerThousand({ tier, ...monthly }));
  expect(perThousand.map((cents) => Math.round((cents ?? 0) * 10) / 10)).toEqual([16.7, 22, 19.8, 16.5, 12]);
});

it.each([
  [2200, 'usd', 'en', '$22'],
  [1833, 'usd', 'en', '$18.33'],
  [8250, 'eur', 'de', '82,50\u00a0€'],
  [-500, 'usd', 'en', '\u2212$5'],
] as const)('formats %i cents of %s in %s as %s', (cents, currency, locale, text) =>
  expect(formatPrice(cents, currency, locale)).toBe(text),
);
