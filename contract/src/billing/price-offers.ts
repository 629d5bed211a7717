/** What somebody pays for a plan: the price, what is struck through, and who has the first month for less (§5.7, §9.1). */
import { catalogue } from './plan-catalogue.ts';
import { freeMonths, lessPercent, perMonth } from './prices.ts';
import type { Tier } from './plans.ts';
import type { BillingPeriod, Currency } from './types.ts';

export interface PlanChoice {
  tier: Tier;
  period: BillingPeriod;
  currency: Currency;
}

/** What is charged for one period, in cents; null where the plan is not sold so. */
export const priceOf = ({ tier, period, currency }: PlanChoice): number | null =>
  catalogue[tier].prices[period][currency];

const isPaid = (tier: Tier) => tier !== 'free' && tier !== 'trial';

/** The paid tiers that keep somebody from the first month of a plan for less. Starter keeps nobody from Creator's. */
const isOfferLost = (offered: Tier, held: Tier) => isPaid(held) && !(offered === 'creator' && held === 'starter');

/**
 * Percent off the first month, or null. The same rule decides what is shown and what is charged.
 * @param held every tier that the workspace has or had; none for visitors
 * @param isSwitchedOff a checkout with `no_default_promocode`
 */
export function firstMonthOffer(
  { tier, period }: Pick<PlanChoice, 'tier' | 'period'>,
  held: readonly Tier[],
  isSwitchedOff = false,
): number | null {
  if (isSwitchedOff || period !== 'monthly_period' || held.some((one) => isOfferLost(tier, one))) return null;
  return catalogue[tier].first_month_percent_off;
}

/** A price as plan pages show it, for a month, in cents. */
export interface DisplayPrice {
  price: number;
  /** What is paid instead: in the first month, or with a whole year. */
  discounted_price: number | null;
  period: 'month';
  discount_message: { kind: 'first_month'; percent_off: number } | { kind: 'free_months'; months: number } | null;
  /** What one payment comes to, without offers. */
  billed: number;
}

/**
 * Null where the plan is not sold in this currency, or its price is agreed on.
 * @param isSwitchedOff the checkout would be asked for with `no_default_promocode`
 */
export function displayPrice(
  choice: PlanChoice,
  held: readonly Tier[] = [],
  isSwitchedOff = false,
): DisplayPrice | null {
  const billed = priceOf(choice);
  const price = priceOf({ ...choice, period: 'monthly_period' });
  if (billed === null || price === null) return null;
  const shown = { price, period: 'month' as const, billed };
  if (choice.period === 'annual_period' && price > 0) {
    const months = freeMonths(price, billed);
    return { ...shown, discounted_price: perMonth(billed), discount_message: { kind: 'free_months', months } };
  }
  const percent_off = firstMonthOffer(choice, held, isSwitchedOff);
  return percent_off === null
    ? { ...shown, discounted_price: null, discount_message: null }
    : {
        ...shown,
        discounted_price: lessPercent(price, percent_off),
        discount_message: { kind: 'first_month', percent_off },
      };
}

/** What 1,000 characters cost with the credits of the plan, in cents, at the model's cost factor; null without a price. */
export function pricePerThousand(choice: PlanChoice, costFactor = 1): number | null {
  const billed = priceOf(choice);
  const { monthly_credits } = catalogue[choice.tier];
  if (billed === null) return null;
  const months = choice.period === 'annual_period' ? 12 : 1;
  return (billed / months / (monthly_credits / 1000)) * costFactor;
}
