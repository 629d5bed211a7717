/** The periods of budgets. Pure. */
import type { BudgetPeriod } from '#contract/budgets/types.ts';

/** The number that count_toward_budgets.sql gives to the period that holds `now`, and when that period ends. */
export function presentPeriodOf(
  kind: BudgetPeriod,
  billing: { period: number; period_ends_at: Date },
  now: Date,
): { number: number; starts_at: Date | undefined; ends_at: Date } {
  if (kind === 'billing_period')
    return { number: billing.period, starts_at: undefined, ends_at: billing.period_ends_at };
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  return {
    number: year * 12 + month + 1,
    starts_at: new Date(Date.UTC(year, month)),
    ends_at: new Date(Date.UTC(year, month + 1)),
  };
}

/** The highest threshold that has been reached, in percent; null if none has. */
export function reachedThreshold(used: number, credits: number, thresholds: number[]): number | null {
  const reached = thresholds.filter((percent) => used * 100 >= credits * percent);
  return reached.length > 0 ? Math.max(...reached) : null;
}
