/** A plan in an address, so that it outlives a sign-up: `?plan=creator&period=annual_period&currency=eur`. */
import { offeredTiers } from '#contract/billing/plan-catalogue.ts';
import type { PlanChoice } from '#contract/billing/price-offers.ts';
import { BillingPeriod, Currency } from '#contract/billing/types.ts';
import { pageAddress } from '#contract/pages.ts';

export const chosenAddress = ({ tier, period, currency }: PlanChoice): string =>
  pageAddress('subscription', { plan: tier, period, currency });

/** The plan that an address asks for; undefined where it names none that is offered. */
export function readChosen(search: Record<string, string | undefined>): PlanChoice | undefined {
  const tier = offeredTiers.find((one) => one === search.plan);
  if (!tier) return undefined;
  const period = BillingPeriod.safeParse(search.period).data ?? 'monthly_period';
  const currency = Currency.safeParse(search.currency).data ?? 'usd';
  return { tier, period, currency };
}
