import { ChevronLeft, ChevronRight, Download } from 'lucide-react';
import { useId } from 'react';
import type { User } from '#contract/profile/types.ts';
import { isSum } from '#contract/usage-statistics/types.ts';
import { characterStats, unusualDays } from '#contract/usage-statistics/api.ts';
import type { Answer } from '#contract/kit/endpoint.ts';
import { creditsOf } from '../../../lib/account.ts';
import { formatNumber } from '../../../lib/format.ts';
import { useRead } from '../../../lib/queries.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Segment } from '../../../ui/form/Segment.tsx';
import { Switch } from '../../../ui/form/Switch.tsx';
import { chartSeries, colours } from '../chart/series.ts';
import { StackedChart } from '../chart/StackedChart.tsx';
import { placeUnusual, showsUnusual, unusualQuery } from '../chart/unusual.ts';
import { saveSeries } from '../csv.ts';
import { t } from '../messages.ts';
import { Choice } from '../Choice.tsx';
import {
  dayText,
  ranges,
  shownBreakdowns,
  shownIntervals,
  shownMetrics,
  statisticsQuery,
  step,
  type Range,
  type TimeWindow,
  type View,
} from '../view.ts';
import {
  breakdownWords,
  formatInterval,
  formatTick,
  formatValue,
  formatWindow,
  intervalWords,
  metricWords,
  seriesWord,
} from '../words.ts';
import { BreakdownTable } from './BreakdownTable.tsx';
import { CustomDays } from './CustomDays.tsx';
import { FilterChips } from './FilterChips.tsx';
import { IntervalTable } from './IntervalTable.tsx';

interface UsageCardProps {
  user: User;
  view: View;
  /** The present, in Unix milliseconds. */
  now: number;
  window: TimeWindow;
  isOfWorkspace: boolean;
  /** What is beyond the limit costs money, where plans are sold. */
  hasMoney: boolean;
  onChange(change: Partial<View>): void;
}

const rangeWords: Record<Range, () => string> = {
  period: () => t('billing_period'),
  7: () => t('last_days', { count: 7 }),
  30: () => t('last_days', { count: 30 }),
  90: () => t('last_days', { count: 90 }),
  custom: () => t('custom'),
};

/** The chart of what was used, and its figures as tables. */
export function UsageCard({ user, view, now, window, isOfWorkspace, hasMoney, onChange }: UsageCardProps) {
  const headingId = useId();
  const read = useRead(characterStats, { query: statisticsQuery(view, window, isOfWorkspace) }, { keepsLast: true });
  const { metric, interval, range } = view;
  const isLast = range === 'custom' ? window.end.getTime() > now : view.back === 0;
  return (
    <section aria-labelledby={headingId} aria-busy={read.isFetching} className="card">
      <div className="flex flex-wrap items-start gap-4 px-5 pt-5 max-md:px-4 max-md:pt-4">
        <div className="flex min-w-[180px] flex-col">
          <h2 id={headingId} className="text-caption text-muted">
            {t('usage_of', { metric: metricWords[metric]() })}
          </h2>
          <Total answer={read.data} metric={metric} />
          <OfLimit user={user} view={view} now={now} window={window} />
        </div>
        <div className="ms-auto flex flex-wrap items-center justify-end gap-2 max-md:ms-0 max-md:justify-start">
          <span className="flex items-center gap-1">
            <IconButton size="sm" label={t('earlier')} onClick={() => onChange(step(view, -1))}>
              <ChevronLeft size={16} strokeWidth={1.75} className="rtl:-scale-x-100" />
            </IconButton>
            <span className="text-table font-medium whitespace-nowrap tabular-nums">{formatWindow(window)}</span>
            <IconButton
              size="sm"
              label={t('later')}
              disabledReason={isLast ? t('no_later') : undefined}
              onClick={() => onChange(step(view, 1))}
            >
              <ChevronRight size={16} strokeWidth={1.75} className="rtl:-scale-x-100" />
            </IconButton>
          </span>
          <Choice
            label={t('show')}
            value={range}
            options={ranges.map((value) => ({ value, label: rangeWords[value]() }))}
            onChange={(value) =>
              onChange(
                value === 'custom'
                  ? {
                      range: value,
                      back: 0,
                      from: dayText(window.start),
                      to: dayText(new Date(window.end.getTime() - 1)),
                    }
                  : { range: value, back: 0 },
              )
            }
          />
          <Choice
            label={t('metric')}
            value={metric}
            options={shownMetrics
              .filter((value) => value !== 'fiat_units_spent' || hasMoney)
              .map((value) => ({ value, label: metricWords[value]() }))}
            onChange={(value) => onChange({ metric: value })}
          />
          <Choice
            label={t('breakdown')}
            value={view.by}
            options={shownBreakdowns
              .filter((value) => value !== 'user' || isOfWorkspace)
              .map((value) => ({ value, label: t('by', { what: breakdownWords[value]() }) }))}
            onChange={(value) => onChange({ by: value })}
          />
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 pt-3 max-md:px-4">
        {range === 'custom' && <CustomDays view={view} onChange={onChange} />}
        <FilterChips view={view} window={window} isOfWorkspace={isOfWorkspace} onChange={onChange} />
        <span className="ms-auto flex flex-wrap items-center gap-3 max-md:ms-0">
          <Switch label={t('log_scale')} isOn={view.isLog} onChange={(isLog) => onChange({ isLog })} />
          <span className="max-md:w-full">
            <Segment
              label={t('chart_type')}
              value={interval}
              options={shownIntervals
                .filter((value) => value !== 'cumulative' || isSum(metric))
                .map((value) => ({ value, label: intervalWords[value]() }))}
              onChange={(value) => onChange({ interval: value })}
            />
          </span>
        </span>
      </div>
      <Loaded of={read} kept={t('kept')} skeleton={<ChartSkeleton />}>
        {(answer) => <Chart {...{ answer, view, now, window, isOfWorkspace, onChange }} />}
      </Loaded>
    </section>
  );
}

type Statistics = Answer<typeof characterStats>;

function Total({ answer, metric }: { answer: Statistics | undefined; metric: View['metric'] }) {
  // Means of series have no sum, so only one series has a figure here.
  const all = answer?.series ?? [];
  if (answer && !isSum(metric) && all.length !== 1) return null;
  return (
    <p className="min-h-10 text-[32px] leading-10 font-semibold tracking-[-0.03em] tabular-nums">
      {answer
        ? formatValue(
            metric,
            all.reduce((sum, { total }) => sum + total, 0),
            answer.currency,
          )
        : '…'}
    </p>
  );
}

/** How the workspace stands in the present billing period. */
function OfLimit({ user, view, now, window }: Pick<UsageCardProps, 'user' | 'view' | 'now' | 'window'>) {
  const { used, limit, isUnlimited } = creditsOf(user);
  if (view.range !== 'period' || view.back > 0 || view.metric !== 'credits') return null;
  if (isUnlimited) return <p className="text-caption text-muted">{t('no_limit')}</p>;
  const passed = (now - window.start.getTime()) / (window.end.getTime() - window.start.getTime());
  const pace = limit > 0 && passed > 0.02 ? Math.round((used / limit / Math.min(1, passed)) * 100) : null;
  return (
    <p className="text-caption text-muted">
      {t('workspace_used', { used: formatNumber(used), limit: formatNumber(limit) })}
      {pace !== null && used > 0 && (
        <>
          {' · '}
          <span className={pace > 100 ? 'text-danger' : 'text-success'}>{t('pace', { percent: pace })}</span>
        </>
      )}
    </p>
  );
}

const ChartSkeleton = () => (
  <div role="status" aria-label={t('loading')} className="flex flex-col gap-10 px-5 py-8">
    <Skeleton className="h-px" />
    <Skeleton className="h-px" />
    <Skeleton className="h-px" />
    <Skeleton className="h-4" />
  </div>
);

interface ChartProps extends Omit<UsageCardProps, 'user' | 'hasMoney'> {
  answer: Statistics;
}

function Chart({ answer, view, now, window, isOfWorkspace, onChange }: ChartProps) {
  const patterns = useId();
  const { metric, interval, by } = view;
  const all = answer.series.map((one) => ({
    ...one,
    name: seriesWord(by, one),
    values: answer.usage[one.name] ?? [],
  }));
  const series = chartSeries(all, metric, t('others', { count: all.length - colours + 1 }));
  const isEmpty = all.every(({ total }) => total === 0);
  const next = answer.time.findIndex((at) => at > now);
  // The chart is as useful without this answer, so it does not wait for it.
  const { data } = useRead(
    unusualDays,
    { query: unusualQuery(window, isOfWorkspace) },
    { isEnabled: showsUnusual(view) },
  );
  const unusual = showsUnusual(view) ? placeUnusual(data?.days ?? [], answer.time, series) : [];
  const value = (amount: number) => formatValue(metric, amount, answer.currency);
  return (
    <>
      <div className="relative px-5 pt-4 max-md:px-2">
        <StackedChart
          label={t('chart_label', { metric: metricWords[metric](), interval: intervalWords[interval]() })}
          patterns={patterns}
          times={answer.time}
          series={series}
          isStacked={isSum(metric)}
          isLog={view.isLog}
          today={next > 0 ? { at: next, label: t('today') } : null}
          formatTime={(at) => formatInterval(at, interval)}
          formatTick={formatTick}
          formatValue={value}
          unusual={unusual}
        />
        {isEmpty && (
          <p className="pointer-events-none absolute inset-0 grid place-items-center text-muted">{t('nothing_used')}</p>
        )}
      </div>
      {!isEmpty && (
        <>
          <BreakdownTable {...{ all, patterns, view, window, isOfWorkspace, onChange }} currency={answer.currency} />
          <div className="flex flex-wrap items-start gap-3 px-5 pb-4 max-md:px-4">
            <IntervalTable
              times={answer.time}
              series={series}
              formatTime={(at) => formatInterval(at, interval)}
              formatValue={value}
              unusual={unusual}
            />
            <Button
              size="sm"
              className="ms-auto"
              icon={<Download size={15} strokeWidth={1.75} />}
              onClick={() => saveSeries({ times: answer.time, series: all })}
            >
              {t('export_csv')}
            </Button>
          </div>
        </>
      )}
    </>
  );
}
