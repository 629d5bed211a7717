import { useId, useMemo, useState } from 'react';
import { plans, type Tier } from '#contract/billing/plans.ts';
import { characterStats } from '#contract/usage-statistics/api.ts';
import { formatLocale } from '../../../lib/language/locale.ts';
import { formatNumber } from '../../../lib/format.ts';
import { useRead } from '../../../lib/queries.ts';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { t } from '../messages.ts';
import { Choice } from '../Choice.tsx';
import { timeZone } from '../view.ts';
import { granularities, spanMs, spans, type Span } from './spans.ts';
import { Bars, Line } from './small-charts.tsx';

const spanWords: Record<Span, () => string> = {
  hour: () => t('past_hour'),
  day: () => t('past_day'),
  month: () => t('past_month'),
  year: () => t('past_year'),
};

/** How many requests there were, and how many ran at the same time. */
export function RequestCards({ now, tier, isOfWorkspace }: { now: number; tier: Tier; isOfWorkspace: boolean }) {
  const [span, setSpan] = useState<Span>('day');
  const [size, setSize] = useState(granularities[span][0]!);
  // The window ends with the present interval.
  const window = useMemo(() => {
    const end = (Math.floor(now / (size * 1000)) + 1) * size * 1000;
    return { start_unix: end - Math.ceil(spanMs[span] / (size * 1000)) * size * 1000, end_unix: end };
  }, [now, span, size]);
  const query = {
    ...window,
    ...{ aggregation_bucket_size: size, time_zone: timeZone() },
    ...(isOfWorkspace ? { include_workspace_metrics: 'true' } : {}),
  };
  const requests = useRead(characterStats, { query: { ...query, metric: 'request_count' } }, { keepsLast: true });
  const concurrency = useRead(characterStats, { query: { ...query, metric: 'concurrency' } }, { keepsLast: true });
  const [requestsId, concurrencyId] = [useId(), useId()];
  const { concurrency: limit } = plans[tier];
  const timeOf = (at: number) =>
    new Date(at).toLocaleString(
      formatLocale,
      span === 'hour' || span === 'day'
        ? { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }
        : { day: 'numeric', month: 'short' },
    );
  return (
    <div className="grid grid-cols-2 gap-3 max-md:grid-cols-1">
      <section aria-labelledby={requestsId} className="card flex min-w-0 flex-col gap-2 p-5 max-md:p-4">
        <div className="flex flex-wrap items-center gap-2">
          <h2 id={requestsId} className="me-auto font-semibold">
            {t('api_requests')}
          </h2>
          <Choice
            label={t('span')}
            value={span}
            options={spans.map((value) => ({ value, label: spanWords[value]() }))}
            onChange={(value) => {
              setSpan(value);
              setSize(granularities[value][0]!);
            }}
          />
          <Choice
            label={t('granularity')}
            value={String(size)}
            options={granularities[span].map((seconds) => ({ value: String(seconds), label: sizeWord(seconds) }))}
            onChange={(value) => setSize(Number(value))}
          />
        </div>
        <Loaded of={requests} kept={t('kept')} skeleton={<Skeleton className="h-36" />}>
          {({ time, usage, series }) => (
            <>
              <Figure value={series[0]?.total ?? 0} word={t('total')} />
              <Bars
                label={t('api_requests_label')}
                times={time}
                values={usage['All'] ?? []}
                formatTime={timeOf}
                formatValue={formatNumber}
              />
            </>
          )}
        </Loaded>
      </section>
      <section aria-labelledby={concurrencyId} className="card flex min-w-0 flex-col gap-2 p-5 max-md:p-4">
        <div className="flex flex-wrap items-center gap-2 max-md:min-h-11 md:min-h-8">
          <h2 id={concurrencyId} className="me-auto font-semibold">
            {t('concurrent')}
          </h2>
          <span className="text-table text-muted">{t('plan_limit', { limit: formatNumber(limit) })}</span>
        </div>
        <Loaded of={concurrency} kept={t('kept')} skeleton={<Skeleton className="h-36" />}>
          {({ time, usage, series }) => (
            <>
              <Figure value={series[0]?.total ?? 0} word={t('peak')} />
              <Line
                label={t('concurrent_label')}
                times={time}
                values={usage['All'] ?? []}
                limit={limit}
                formatTime={timeOf}
                formatValue={formatNumber}
              />
            </>
          )}
        </Loaded>
      </section>
    </div>
  );
}

const sizeWord = (seconds: number): string => {
  const [value, unit] =
    seconds < 3600
      ? [seconds / 60, 'minute']
      : seconds < 86_400
        ? [seconds / 3600, 'hour']
        : seconds < 604_800
          ? [seconds / 86_400, 'day']
          : [seconds / 604_800, 'week'];
  return t('each', { length: value.toLocaleString(formatLocale, { style: 'unit', unit, unitDisplay: 'long' }) });
};

const Figure = ({ value, word }: { value: number; word: string }) => (
  <p className="text-[24px] leading-9 font-semibold tracking-[-0.02em] tabular-nums">
    {formatNumber(value)} <span className="text-table font-normal tracking-normal text-muted">{word}</span>
  </p>
);
