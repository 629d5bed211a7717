/** The scale of values of a chart. */

/** Round steps that reach the largest value: three or four of them. */
export function ticksOf(most: number): number[] {
  if (!(most > 0)) return [0, 1];
  const rough = most / 3;
  const power = 10 ** Math.floor(Math.log10(rough));
  const size = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((one) => one >= rough)!;
  const count = Math.ceil(most / size - 1e-9);
  return Array.from({ length: count + 1 }, (_, i) => Number((i * size).toPrecision(12)));
}

/** Powers of ten from the first below one that reach the largest value. */
export function logTicksOf(most: number): number[] {
  const highest = Math.max(1, Math.ceil(Math.log10(Math.max(most, 1)) - 1e-9));
  const every = Math.ceil(highest / 5);
  return [0, ...Array.from({ length: Math.ceil(highest / every) }, (_, i) => 10 ** ((i + 1) * every))];
}

/** Where a value stands between 0 and 1. A logarithmic scale begins at zero too, because many days have no use. */
export function placeOf(value: number, most: number, isLog: boolean): number {
  if (most <= 0) return 0;
  return isLog ? Math.log10(1 + value) / Math.log10(1 + most) : value / most;
}

/** At which intervals a label stands, so that labels have room. */
export function labelledIntervals(count: number, width: number, labelWidth: number): number[] {
  const room = Math.max(2, Math.floor(width / labelWidth));
  const every = Math.max(1, Math.ceil(count / room));
  return Array.from({ length: Math.ceil(count / every) }, (_, i) => i * every);
}
