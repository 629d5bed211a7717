/** What was used over time, as values along an axis. */
import { notWorkspaceAdmin } from '#contract/kit/access-errors.ts';
import type { Currency } from '#contract/billing/types.ts';
import { additionalCreditsPrice } from '#contract/billing/plan-catalogue.ts';
import type { Metric } from '#contract/usage-statistics/types.ts';
import { isSum } from '#contract/usage-statistics/types.ts';
import {
  metricNotCumulative,
  metricNotRecorded,
  severalCurrencies,
  tooManyValues,
} from '#contract/usage-statistics/errors.ts';
import type { Scope } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import { countAtMost, readAxis, type Step, type Window } from './axis.store.ts';
import * as store from './statistics.store.ts';
import { wholeOf, type Counted, type SeriesOf } from './statistics.store.ts';

export type { Step };
export type { Counted, SeriesOf };

export interface SeriesQuery {
  counted: Counted;
  step: Step;
  metric: Metric;
  of: SeriesOf;
  /** Each value is the sum of all up to it. */
  isCumulative: boolean;
}

export interface Series {
  id: string | null;
  values: number[];
  total: number;
}

export const maxValues = 200_000;

/** @throws AppError 400 too_many_values */
export function refuseTooMany(values: number): void {
  if (values > maxValues) throw AppError.from(tooManyValues, { limit: maxValues });
}

/** @throws AppError 403 not_workspace_admin, and 400 where a metric is not known or has no sum */
export async function readSeries(scope: Scope, { counted, step, metric, of, isCumulative }: SeriesQuery) {
  if (counted.isOfWorkspace && scope.actor.role !== 'admin') throw AppError.from(notWorkspaceAdmin);
  if (isCumulative && !isSum(metric)) throw AppError.from(metricNotCumulative, { metric });
  refuseTooMany(countAtMost(counted, step));
  const isOfConcurrency = metric === 'concurrency' || metric === 'concurrency_average';
  if (isOfConcurrency && (await store.hasUnknownConcurrency(scope, counted)))
    throw AppError.from(metricNotRecorded, { metric });
  const [axis, money] = await Promise.all([
    readAxis(scope, counted, step),
    metric === 'fiat_units_spent' ? readPrices(scope, counted) : undefined,
  ]);
  const sums = await store.sumSeries(scope, counted, { axis, metric, of, prices: money?.prices ?? [] });
  const ids = new Set(sums.map(({ id }) => id));
  refuseTooMany(ids.size * axis.length);
  const series = new Map([...ids].map((id): [string | null, Series] => [id, emptySeries(id, axis.length)]));
  const weights = new Map<string | null, number>();
  for (const { slot, id, value, weight } of sums) {
    const one = series.get(id)!;
    if (slot !== null) one.values[slot - 1] = value;
    if (slot === null || wholeOf[metric] === 'sum') one.total += value;
    else if (wholeOf[metric] === 'most') one.total = Math.max(one.total, value);
    else if (wholeOf[metric] === 'mean') {
      one.total += value * weight;
      weights.set(id, (weights.get(id) ?? 0) + weight);
    }
  }
  for (const [id, weight] of weights) if (weight > 0) series.get(id)!.total /= weight;
  if (isCumulative) for (const one of series.values()) accumulate(one.values);
  const sorted = [...series.values()].sort((a, b) => b.total - a.total);
  if (of === 'none' && sorted.length === 0) sorted.push(emptySeries('', axis.length));
  return { axis, series: sorted, currency: money?.currency ?? null };
}

const emptySeries = (id: string | null, length: number): Series => ({
  id,
  values: Array.from({ length }, () => 0),
  total: 0,
});

function accumulate(values: number[]): void {
  for (let i = 1; i < values.length; i++) values[i]! += values[i - 1]!;
}

/**
 * The price of a credit beyond the plan's in each period. Where a plan was changed within a period, it is the mean, so
 * that the money of all entries sums to what the period cost.
 */
async function readPrices(
  scope: Scope,
  window: Window,
): Promise<{ prices: store.ExtraPrice[]; currency: Currency | null }> {
  const uses = await store.listExtraUse(scope, window);
  const currencies = new Set(uses.map(({ currency }) => currency));
  if (currencies.size > 1) throw AppError.from(severalCurrencies);
  const sums = new Map<string, { period: number; is_turbo: boolean; credits: number; cents: number }>();
  for (const use of uses) {
    const key = `${use.period} ${use.is_turbo}`;
    const sum = sums.get(key) ?? { period: use.period, is_turbo: use.is_turbo, credits: 0, cents: 0 };
    const { tier, billing_period: period, currency } = use;
    const per1000 = additionalCreditsPrice({ tier, period, currency }, use.is_turbo) ?? 0;
    sum.credits += use.credits;
    sum.cents += (use.credits * per1000) / 1000;
    sums.set(key, sum);
  }
  const prices = [...sums.values()].map(({ period, is_turbo, credits, cents }) => ({
    ...{ period, is_turbo, price: credits === 0 ? 0 : cents / 100 / credits },
  }));
  return { prices, currency: uses[0]?.currency ?? null };
}
