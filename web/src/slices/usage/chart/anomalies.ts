/** Finds the intervals in which far more was used than is usual, and what most of it was. Pure. */
import type { ChartSeries } from './series.ts';

export interface Anomaly {
  /** The place of the interval. */
  at: number;
  value: number;
  /** The median of the intervals with use before it. */
  usual: number;
  /** How many those are. */
  compared: number;
  /** The series that has more than half of what is above the usual; null where none has. */
  mostly: string | null;
}

/** With fewer intervals there is nothing usual yet. */
const fewest = 5;
const most = 28;
const times = 3;

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/**
 * An interval is unusual if it has three times the median of those before it, and half more than any of them. Those
 * without use do not count, as weekends: otherwise each working day would be unusual.
 */
export function findAnomalies(series: readonly ChartSeries[]): Anomaly[] {
  const sums = (series[0]?.values ?? []).map((_, at) => series.reduce((sum, one) => sum + one.values[at]!, 0));
  return sums.flatMap((value, at) => {
    const before = sums
      .slice(0, at)
      .flatMap((sum, place) => (sum > 0 ? [place] : []))
      .slice(-most);
    if (before.length < fewest) return [];
    const earlier = before.map((place) => sums[place]!);
    const usual = median(earlier);
    if (value < times * usual || value < 1.5 * Math.max(...earlier)) return [];
    const above = series.map(({ name, values }) => ({
      name,
      more: values[at]! - median(before.map((place) => values[place]!)),
    }));
    const largest = above.reduce((one, other) => (other.more > one.more ? other : one));
    const mostly = series.length > 1 && largest.more > (value - usual) / 2 ? largest.name : null;
    return [{ at, value, usual, compared: before.length, mostly }];
  });
}
