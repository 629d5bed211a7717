/** What the usage screen shows, as its address says it. */
import type { characterStats } from '#contract/usage-statistics/api.ts';
import type { Input } from '#contract/kit/schema.ts';
import { isSum, type Breakdown, type Interval, type Metric } from '#contract/usage-statistics/types.ts';

export const ranges = ['period', '7', '30', '90', 'custom'] as const;
export type Range = (typeof ranges)[number];

export const shownMetrics = [
  'credits',
  'minutes_used',
  'request_count',
  'ttfb_avg',
  'ttfb_p95',
  'fiat_units_spent',
] as const satisfies Metric[];
export type ShownMetric = (typeof shownMetrics)[number];

export const shownIntervals = ['day', 'week', 'month', 'cumulative'] as const satisfies Interval[];
export type ShownInterval = (typeof shownIntervals)[number];

export const shownBreakdowns = [
  'none',
  'product_type',
  'voice',
  'model',
  'api_keys',
  'user',
] as const satisfies Breakdown[];
export type ShownBreakdown = (typeof shownBreakdowns)[number];

/** The filters of the statistics by the breakdown whose series they choose. */
export const filterOf = {
  product_type: 'product_type',
  voice: 'voice',
  model: 'model',
  api_keys: 'api_key',
  user: 'user',
} as const satisfies Partial<Record<ShownBreakdown, string>>;
export type FilterName = (typeof filterOf)[keyof typeof filterOf];
export const filterNames = Object.values(filterOf);
export type Filters = Partial<Record<FilterName, string>>;

export interface View {
  range: Range;
  /** How many ranges before the present one. */
  back: number;
  from: string | undefined;
  to: string | undefined;
  metric: ShownMetric;
  interval: ShownInterval;
  by: ShownBreakdown;
  isLog: boolean;
  filters: Filters;
}

const oneOf = <T extends string>(all: readonly T[], value: string | undefined, other: T): T =>
  all.find((one) => one === value) ?? other;

export const isDay = (text: string | undefined): text is string =>
  text !== undefined && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

type Search = Record<string, string | undefined>;

/**
 * Values that nobody knows are left out, because people edit addresses.
 * @param hasMoney whether anything costs money here
 */
export function readView(search: Search, isOfWorkspace: boolean, hasMoney = true): View {
  const { from, to } = search;
  const hasDays = isDay(from) && isDay(to) && from <= to;
  const range = oneOf(ranges, search['range'], 'period');
  const asked = oneOf(shownMetrics, search['metric'], 'credits');
  const metric = asked === 'fiat_units_spent' && !hasMoney ? 'credits' : asked;
  const interval = oneOf(shownIntervals, search['interval'], 'day');
  const by = oneOf(shownBreakdowns, search['by'], 'product_type');
  const back = Number(search['back'] ?? 0);
  return {
    range: range === 'custom' && !hasDays ? 'period' : range,
    back: range !== 'custom' && Number.isInteger(back) && back > 0 && back < 1000 ? back : 0,
    ...(hasDays ? { from, to } : { from: undefined, to: undefined }),
    metric,
    interval: interval === 'cumulative' && !isSum(metric) ? 'day' : interval,
    by: by === 'user' && !isOfWorkspace ? 'product_type' : by,
    isLog: search['scale'] === 'log',
    filters: Object.fromEntries(
      filterNames.flatMap((name) => {
        const value = search[name];
        return value && value.length <= 200 && (name !== 'user' || isOfWorkspace) ? [[name, value]] : [];
      }),
    ),
  };
}

/** What is as by default has no place in the address. */
export function writeView(view: View): Search {
  const { range, back, from, to, metric, interval, by, isLog, filters } = view;
  const isCustom = range === 'custom';
  return {
    range: range === 'period' ? undefined : range,
    back: back === 0 ? undefined : String(back),
    from: isCustom ? from : undefined,
    to: isCustom ? to : undefined,
    metric: metric === 'credits' ? undefined : metric,
    interval: interval === 'day' ? undefined : interval,
    by: by === 'product_type' ? undefined : by,
    scale: isLog ? 'log' : undefined,
    ...Object.fromEntries(filterNames.map((name) => [name, filters[name]])),
  };
}

export interface TimeWindow {
  start: Date;
  end: Date;
}

const midnight = (date: Date, days = 0) => new Date(date.getFullYear(), date.getMonth(), date.getDate() + days);
const localDay = (text: string, days = 0) => {
  const [year = 0, month = 1, day = 1] = text.split('-').map(Number);
  return new Date(year, month - 1, day + days);
};
export const dayText = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

/** The same time of another month; of a month without this day, its last one. */
export function shiftMonths(date: Date, months: number): Date {
  const shifted = new Date(date);
  shifted.setUTCDate(1);
  shifted.setUTCMonth(shifted.getUTCMonth() + months);
  const last = new Date(Date.UTC(shifted.getUTCFullYear(), shifted.getUTCMonth() + 1, 0)).getUTCDate();
  shifted.setUTCDate(Math.min(date.getUTCDate(), last));
  return shifted;
}

/** Days are those of the reader's time zone; a billing period begins when it begins. */
export function windowOf({ range, back, from, to }: View, now: Date, periodEnd: Date): TimeWindow {
  if (range === 'custom' && from && to) return { start: localDay(from), end: localDay(to, 1) };
  if (range === 'period') return { start: shiftMonths(periodEnd, -back - 1), end: shiftMonths(periodEnd, -back) };
  const days = Number(range);
  return { start: midnight(now, 1 - days * (back + 1)), end: midnight(now, 1 - days * back) };
}

/** The range before or after this one; of days that were chosen, as many days. */
export function step(view: View, by: 1 | -1): View {
  if (view.range !== 'custom' || !view.from || !view.to) return { ...view, back: Math.max(0, view.back - by) };
  const days = Math.round((localDay(view.to).getTime() - localDay(view.from).getTime()) / 86_400_000) + 1;
  return { ...view, from: dayText(localDay(view.from, by * days)), to: dayText(localDay(view.to, by * days)) };
}

export const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

type Query = Input<typeof characterStats.query>;

export const statisticsQuery = (view: View, { start, end }: TimeWindow, isOfWorkspace: boolean): Query => ({
  ...{ start_unix: start.getTime(), end_unix: end.getTime(), time_zone: timeZone() },
  ...(isOfWorkspace ? { include_workspace_metrics: 'true' } : {}),
  ...{ breakdown_type: view.by, aggregation_interval: view.interval, metric: view.metric },
  ...view.filters,
});
