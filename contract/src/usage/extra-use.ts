/** Credits beyond those of the plan: who may use them, and what they cost. */
import { additionalCreditsPrice, catalogue } from '../billing/plan-catalogue.ts';
import { hasAgreedFigures, type Tier } from '../billing/plans.ts';
import type { BillingPeriod, Currency } from '../billing/types.ts';

/**
 * The subscription is active, or its figures are agreed on (§4.2), and the plan sells further credits: Starter has no price
 * for them (§9.3), so it has none. `can_exceed_credits` in the database says the same.
 */
export const canExceedCredits = ({ tier, status }: { tier: Tier; status: string }): boolean =>
  hasAgreedFigures(tier) || (status === 'active' && catalogue[tier].additional_credits_price.usd !== null);

/** Credits that were used beyond those of the plan, at one price. */
export interface ExtraUse {
  tier: Tier;
  billing_period: BillingPeriod;
  currency: Currency;
  is_turbo: boolean;
  credits: number;
}

/**
 * What the extra credits of a period cost, in cents. Only the sum is rounded, half a cent upwards, so that it does not
 * matter into how many generations the credits were divided.
 */
export function extraUseCents(uses: readonly ExtraUse[]): number {
  const thousandths = uses.reduce(
    (sum, { tier, billing_period: period, currency, is_turbo, credits }) =>
      sum + credits * (additionalCreditsPrice({ tier, period, currency }, is_turbo) ?? 0),
    0,
  );
  return Math.floor((thousandths + 500) / 1000);
}

/** An amount of cents as the API writes it: `12.30`, or `0`. */
export const decimalAmount = (cents: number): string => (cents === 0 ? '0' : (cents / 100).toFixed(2));
