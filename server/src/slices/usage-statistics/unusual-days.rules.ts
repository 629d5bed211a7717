/** Which days are unusual, of what was used on each day. Pure. */

/** What a day is compared with. */
export const comparedDays = 28;
const leastHistory = 14;
const leastCompared = 4;
const leastDifference = 1000;
/** A normal distribution has this many median absolute deviations in its standard deviation. */
const deviations = 1.4826;

export interface Unusual {
  /** The number of the day. */
  at: number;
  credits: number;
  expected: number;
  usual_most: number;
  /** The numbers of the days that it is compared with. */
  compared: number[];
}

export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/**
 * The days with far more than the days before let expect.
 * @param isWeekend of each day: working days are compared with working days, and weekends with weekends
 */
export function findUnusual(credits: readonly number[], isWeekend: readonly boolean[]): Unusual[] {
  const firstUse = credits.findIndex((one) => one > 0);
  if (firstUse < 0) return [];
  return credits.flatMap((used, at) => {
    const since = Math.max(firstUse, at - comparedDays);
    if (at - since < leastHistory) return [];
    const compared = Array.from({ length: at - since }, (_, i) => since + i).filter(
      (i) => isWeekend[i] === isWeekend[at],
    );
    if (compared.length < leastCompared) return [];
    const before = compared.map((i) => credits[i]!);
    const expected = medianOf(before);
    const deviation = deviations * medianOf(before.map((one) => Math.abs(one - expected)));
    const usual_most = expected + Math.max(4 * deviation, expected / 2, leastDifference);
    return used > usual_most ? [{ at, credits: used, expected, usual_most, compared }] : [];
  });
}

/** Of several series, the one that made at least half of the difference of the day; the largest if two did. */
export function findCause<T extends { values: readonly number[] }>(
  series: readonly T[],
  { at, credits, expected, compared }: Unusual,
): { one: T; credits: number; expected: number } | undefined {
  const grown = series.map((one) => {
    const usual = medianOf(compared.map((i) => one.values[i]!));
    return { one, credits: one.values[at]!, expected: usual, more: one.values[at]! - usual };
  });
  const most = grown.toSorted((a, b) => b.more - a.more)[0];
  if (!most || most.more * 2 < credits - expected) return undefined;
  return { one: most.one, credits: most.credits, expected: most.expected };
}
