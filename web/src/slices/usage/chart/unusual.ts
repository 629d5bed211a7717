/** The days that the server calls unusual, as they stand on the axis of the chart. Pure. */
import type { Input } from '#contract/kit/schema.ts';
import type { unusualDays } from '#contract/usage-statistics/api.ts';
import type { UnusualDay } from '#contract/usage-statistics/types.ts';
import { formatNumber } from '../../../lib/format.ts';
import { t } from '../messages.ts';
import { timeZone, type TimeWindow, type View } from '../view.ts';
import { breakdownWords, seriesWord } from '../words.ts';
import type { ChartSeries } from './series.ts';

/** An interval of the chart with far more than usual. */
export interface UnusualInterval {
  /** The place of the interval. */
  at: number;
  /** How high the chart is there. */
  value: number;
  explanation: string;
}

/** The server judges all credits of a day: there is nothing to ask for where the chart shows anything else. */
export const showsUnusual = ({ metric, interval, filters }: View): boolean =>
  metric === 'credits' && interval === 'day' && Object.keys(filters).length === 0;

export const unusualQuery = ({ start, end }: TimeWindow, isOfWorkspace: boolean): Input<typeof unusualDays.query> => ({
  ...{ start_unix: start.getTime(), end_unix: end.getTime(), time_zone: timeZone() },
  ...(isOfWorkspace ? { include_workspace_metrics: 'true' } : {}),
});

export function explain({ credits, expected, compared_days, causes }: UnusualDay): string {
  const named = causes.map((cause) => `${breakdownWords[cause.by]()}: ${seriesWord(cause.by, cause)}`);
  return [
    t('unusual', { credits: formatNumber(Math.round(credits)), expected: formatNumber(Math.round(expected)) }),
    named.length > 0 && t('unusual_causes', { causes: named.join(' · ') }),
    t('unusual_hint', { count: compared_days }),
  ]
    .filter(Boolean)
    .join(' ');
}

/**
 * @param times when each interval begins, in Unix milliseconds; the first may begin within a day
 */
export function placeUnusual(
  days: readonly UnusualDay[],
  times: readonly number[],
  series: readonly ChartSeries[],
): UnusualInterval[] {
  return days.map((day) => {
    const at = Math.max(
      0,
      times.findLastIndex((time) => time <= day.start_unix),
    );
    return { at, value: series.reduce((sum, { values }) => sum + (values[at] ?? 0), 0), explanation: explain(day) };
  });
}
