/** The series of a chart: the largest, and the others as one. */
import { isSum, type Metric } from '#contract/usage-statistics/types.ts';

export interface ChartSeries {
  name: string;
  values: readonly number[];
  total: number;
}

export const colours = 8;

export function chartSeries(all: readonly ChartSeries[], metric: Metric, othersName: string): ChartSeries[] {
  if (all.length <= colours) return [...all];
  const shown = all.slice(0, colours - 1);
  // Means of others have no common mean.
  if (!isSum(metric)) return shown;
  const rest = all.slice(colours - 1);
  const values = shown[0]!.values.map((_, at) => rest.reduce((sum, one) => sum + one.values[at]!, 0));
  return [...shown, { name: othersName, values, total: rest.reduce((sum, one) => sum + one.total, 0) }];
}

/** The largest stack, or the largest value where nothing is stacked. */
export function mostOf(series: readonly ChartSeries[], isStacked: boolean): number {
  const length = series[0]?.values.length ?? 0;
  let most = 0;
  for (let at = 0; at < length; at++) {
    const values = series.map((one) => one.values[at]!);
    most = Math.max(most, isStacked ? values.reduce((sum, value) => sum + value, 0) : Math.max(...values));
  }
  return most;
}

/** Where each series of an interval stands upon those before it. */
export function stackOf(series: readonly ChartSeries[], at: number): number[] {
  const floors = [0];
  for (const one of series) floors.push(floors.at(-1)! + one.values[at]!);
  return floors;
}
