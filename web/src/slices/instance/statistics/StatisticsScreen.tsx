import { useState } from 'react';
import { readAnalytics } from '#contract/analytics/api.ts';
import { useUser } from '../../../lib/account.ts';
import { formatDay, formatNumber } from '../../../lib/format.ts';
import { useRead } from '../../../lib/queries.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { DayBars } from '../../../ui/charts/DayBars.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { Segment } from '../../../ui/form/Segment.tsx';
import { tableCell, tableClass, tableHead, tableRow } from '../../../ui/layout/Table.tsx';
import { CardSkeletons } from '../CardSkeletons.tsx';
import { eventsByDay, totalsOf } from './event-totals.ts';
import { t } from '../messages.ts';
import { InstancePage } from '../InstancePage.tsx';
import { RefreshButton } from '../RefreshButton.tsx';

const spans = ['7', '30', '90'] as const;
type Span = (typeof spans)[number];

/** A chart of the events by day, and a table of what each came to. */
export function StatisticsScreen() {
  const user = useUser();
  const [span, setSpan] = useState<Span>('30');
  const [name, setName] = useState('');
  const input = { query: { days: Number(span) } };
  const read = useRead(readAnalytics, input, { isEnabled: user?.is_operator === true, staleTime: 0 });
  return (
    <InstancePage title={t('statistics')} page="instanceStatistics" width="text" actions={<RefreshButton of={read} />}>
      <p className="max-w-[62ch] text-muted">{t('statistics_intro')}</p>
      <div className="max-w-[360px]">
        <Segment
          label={t('span')}
          value={span}
          onChange={setSpan}
          options={spans.map((value) => ({ value, label: t('days', { count: Number(value) }) }))}
        />
      </div>
      <Loaded of={read} skeleton={<CardSkeletons label={t('loading')} />}>
        {({ has_analytics, counts }) => {
          if (!has_analytics) return <EmptyState title={t('statistics_off')}>{t('statistics_off_text')}</EmptyState>;
          const totals = totalsOf(counts);
          if (totals.length === 0)
            return <EmptyState title={t('statistics_none')}>{t('statistics_none_text')}</EmptyState>;
          return (
            <>
              <div className="flex flex-col gap-4 rounded-xl border border-line p-5 max-md:p-4 dark:bg-surface">
                <div className="max-w-[360px]">
                  <SelectField label={t('event')} value={name} onChange={(event) => setName(event.target.value)}>
                    <option value="">{t('all_events')}</option>
                    {totals.map((one) => (
                      <option key={one.name} value={one.name}>
                        {one.name}
                      </option>
                    ))}
                  </SelectField>
                </div>
                <DayBars
                  label={t('events_by_day', { event: name === '' ? t('all_events') : name })}
                  days={eventsByDay(counts, name, Number(span))}
                  formatDay={(day) => formatDay(Date.parse(day) / 1000)}
                  formatValue={formatNumber}
                />
              </div>
              <div
                // A wide table scrolls, and a keyboard scrolls what it can focus.
                // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
                tabIndex={0}
                role="region"
                aria-label={t('statistics')}
                className="overflow-x-auto"
              >
                <table className={tableClass}>
                  <thead>
                    <tr>
                      <th scope="col" className={tableHead()}>
                        {t('event')}
                      </th>
                      <th scope="col" className={tableHead(true)}>
                        {t('count')}
                      </th>
                      <th scope="col" className={tableHead(true)}>
                        {t('most_users')}
                      </th>
                    </tr>
                  </thead>
                  <tbody>
                    {totals.map(({ name, count, users }) => (
                      <tr key={name} className={tableRow()}>
                        <th scope="row" className={`${tableCell()} text-start font-mono font-normal`}>
                          {name}
                        </th>
                        <td className={tableCell(true)}>{formatNumber(count)}</td>
                        <td className={tableCell(true)}>{formatNumber(users)}</td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </div>
            </>
          );
        }}
      </Loaded>
    </InstancePage>
  );
}
