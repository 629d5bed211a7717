/** The axis of time of statistics: where each interval begins, in a time zone. */
import { sql } from 'kysely';
import type { Scope } from '../../../kernel/context.ts';

/** Intervals of the calendar of a time zone, or of some seconds from the start. */
export type Step =
  | { unit: 'day' | 'week' | 'month'; count: number; timeZone: string }
  /** `fromMidnight`: they are counted from the midnight before the start. */
  | { seconds: number; fromMidnight?: { timeZone: string } };

export interface Window {
  start: Date;
  end: Date;
}

const dayMs = 86_400_000;
const shortestMs = { day: dayMs, week: 7 * dayMs, month: 28 * dayMs };

/** How many intervals there are, at most. */
export const countAtMost = ({ start, end }: Window, step: Step): number =>
  Math.ceil(
    (end.getTime() - start.getTime()) / ('unit' in step ? shortestMs[step.unit] * step.count : step.seconds * 1000),
  ) + 1;

/** The first interval begins at the start of the window, the others where they begin in the calendar. */
export async function readAxis(scope: Scope, window: Window, step: Step): Promise<Date[]> {
  const { start, end } = window;
  if ('unit' in step) {
    const { rows } = await sql<{ at: Date }>`
      SELECT local AT TIME ZONE ${step.timeZone} AS at
      FROM generate_series(
        date_trunc(${step.unit}, ${start}::timestamptz AT TIME ZONE ${step.timeZone}),
        ${end}::timestamptz AT TIME ZONE ${step.timeZone},
        ${`${step.count} ${step.unit}`}::interval) local`.execute(scope.db);
    return within(
      window,
      rows.map(({ at }) => at.getTime()),
    );
  }
  const first = step.fromMidnight ? await readMidnight(scope, start, step.fromMidnight.timeZone) : start.getTime();
  const length = step.seconds * 1000;
  const skipped = Math.floor((start.getTime() - first) / length);
  const count = countAtMost(window, step) + 1;
  return within(
    window,
    Array.from({ length: count }, (_, i) => first + (skipped + i) * length),
  );
}

async function readMidnight({ db }: Scope, at: Date, timeZone: string): Promise<number> {
  const { rows } = await sql<{ at: Date }>`
    SELECT date_trunc('day', ${at}::timestamptz AT TIME ZONE ${timeZone}) AT TIME ZONE ${timeZone} AS at`.execute(db);
  return rows[0]!.at.getTime();
}

/** An hour that the clocks skip is no interval of its own. */
function within({ start, end }: Window, times: number[]): Date[] {
  const inside = times.filter((at) => at > start.getTime() && at < end.getTime());
  return [start, ...[...new Set(inside)].map((at) => new Date(at))];
}
