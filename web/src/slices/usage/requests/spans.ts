export const spans = ['hour', 'day', 'month', 'year'] as const;
export type Span = (typeof spans)[number];

const dayMs = 86_400_000;
export const spanMs: Record<Span, number> = { hour: 3_600_000, day: dayMs, month: 30 * dayMs, year: 365 * dayMs };

/** The intervals of each span, in seconds; the first is shown first. */
export const granularities: Record<Span, readonly number[]> = {
  hour: [60, 300],
  day: [1800, 3600],
  month: [86_400, 21_600],
  year: [604_800, 86_400],
};
