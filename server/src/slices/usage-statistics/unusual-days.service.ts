/** Days on which far more was used than usual, and what made the difference. */
import type { z } from 'zod';
import type * as api from '#contract/usage-statistics/api.ts';
import { productType, type UnusualDay } from '#contract/usage-statistics/types.ts';
import type { Ctx } from '../../context.ts';
import { readSeries, type SeriesOf } from '../usage/statistics/statistics.service.ts';
import { nameSeries } from './usage-statistics.rules.ts';
import { readNames } from './usage-statistics.service.ts';
import { comparedDays, findCause, findUnusual } from './unusual-days.rules.ts';

const dayMs = 86_400_000;
const breakdowns = { product_type: 'product', voice: 'voice', api_keys: 'key', user: 'user' } as const;

/** @throws AppError 403 not_workspace_admin, 400 too_many_values */
export async function listUnusualDays(
  ctx: Ctx,
  { start_unix, end_unix, include_workspace_metrics, time_zone }: z.output<typeof api.unusualDays.query>,
): Promise<{ days: UnusualDay[] }> {
  // A day of the calendar may have 25 hours, and the first interval begins within a day: it is left out.
  const start = new Date(Math.max(0, start_unix - (comparedDays + 3) * dayMs));
  const counted = { start, end: new Date(end_unix), isOfWorkspace: include_workspace_metrics };
  const step = { unit: 'day', count: 1, timeZone: time_zone } as const;
  const read = async (of: SeriesOf) => {
    const { axis, series } = await readSeries(ctx, { counted, step, metric: 'credits', of, isCumulative: false });
    return { axis: axis.slice(1), series: series.map((one) => ({ ...one, values: one.values.slice(1) })) };
  };
  const { axis, series } = await read('none');
  const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: time_zone });
  const isWeekend = axis.map((at) => weekday.format(at).startsWith('S'));
  const unusual = findUnusual(series[0]?.values ?? [], isWeekend).filter(
    ({ at }) => (axis[at + 1]?.getTime() ?? end_unix) > start_unix,
  );
  if (unusual.length === 0) return { days: [] };
  const causes: UnusualDay['causes'][] = unusual.map(() => []);
  for (const [by, of] of Object.entries(breakdowns) as [keyof typeof breakdowns, SeriesOf][]) {
    if (of === 'user' && !include_workspace_metrics) continue;
    const { series: parts } = await read(of);
    const names = nameSeries(parts, await readNames(ctx, of, parts), of);
    for (const [i, day] of unusual.entries()) {
      const cause = findCause(parts, day);
      if (!cause) continue;
      const { one, credits, expected } = cause;
      const id = of === 'product' && one.id !== null ? productType(one.id) : one.id;
      causes[i]!.push({ by, id, name: names[parts.indexOf(one)]!, credits, expected });
    }
  }
  return {
    days: unusual.map(({ at, credits, expected, usual_most, compared }, i) => ({
      ...{ start_unix: axis[at]!.getTime(), credits, expected, usual_most },
      ...{ compared_days: compared.length, causes: causes[i]! },
    })),
  };
}
