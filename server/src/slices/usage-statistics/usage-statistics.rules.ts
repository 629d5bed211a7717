import type { Interval } from '#contract/usage-statistics/types.ts';
import type { Series, SeriesOf, Step } from '../usage/statistics/statistics.service.ts';

const daySeconds = 86_400;

/** The step of the axis of an interval; a size in seconds overrides it. */
export function stepOf(interval: Interval, seconds: number | undefined, timeZone: string): Step {
  if (seconds !== undefined) return { seconds };
  if (interval === 'hour') return { seconds: 3600, fromMidnight: { timeZone } };
  return { unit: interval === 'cumulative' ? 'day' : interval, count: 1, timeZone };
}

/** Whole days are those of the time zone, whole hours count from its midnight, others from the start of the window. */
export function stepOfSeconds(seconds: number, timeZone: string): Step {
  if (seconds % daySeconds === 0) return { unit: 'day', count: seconds / daySeconds, timeZone };
  return seconds % 3600 === 0 && seconds < daySeconds ? { seconds, fromMidnight: { timeZone } } : { seconds };
}

const none = { voice: 'No voice', key: 'Web app', model: 'No model' } as const;

/** A name for each series, of its own: where two share one, and where none is known, the id says which it is. */
export function nameSeries(series: Pick<Series, 'id'>[], names: ReadonlyMap<string, string>, of: SeriesOf): string[] {
  if (of === 'none') return series.map(() => 'All');
  const first = series.map(({ id }) =>
    id === null ? (of in none ? none[of as keyof typeof none] : 'None') : (names.get(id) ?? id),
  );
  const times = new Map<string, number>();
  for (const name of first) times.set(name, (times.get(name) ?? 0) + 1);
  return first.map((name, i) => {
    const id = series[i]!.id;
    return times.get(name)! > 1 && id !== null ? `${name} (${id})` : name;
  });
}
