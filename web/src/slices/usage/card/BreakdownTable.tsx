import { useState } from 'react';
import { characterStats } from '#contract/usage-statistics/api.ts';
import { isSum } from '#contract/usage-statistics/types.ts';
import { formatLocale } from '../../../lib/language/locale.ts';
import { useRead } from '../../../lib/queries.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { tableCell, tableClass, tableHead, tableRow } from '../../../ui/layout/Table.tsx';
import { colours } from '../chart/series.ts';
import { SeriesMark } from '../chart/Patterns.tsx';
import { t } from '../messages.ts';
import { statisticsQuery, type ShownMetric, type TimeWindow, type View } from '../view.ts';
import { breakdownWords, formatValue, metricWords } from '../words.ts';

interface BreakdownTableProps {
  all: readonly { id: string | null; name: string; total: number }[];
  patterns: string;
  view: View;
  window: TimeWindow;
  isOfWorkspace: boolean;
  currency: string | null;
}

const percent = new Intl.NumberFormat(formatLocale, { style: 'percent', maximumFractionDigits: 1 });
const shownAtFirst = 10;

/** The figures of the chart, with those that people compare them with. */
export function BreakdownTable({ all, patterns, view, window, isOfWorkspace, currency }: BreakdownTableProps) {
  const [isWhole, setIsWhole] = useState(false);
  const { metric, by } = view;
  const beside: ShownMetric[] = (['credits', 'request_count', 'minutes_used'] as const).filter((one) => one !== metric);
  const [first, second, third] = [beside[0]!, beside[1]!, beside[2]];
  // By month, because only the totals are shown.
  const query = (one: ShownMetric) => ({
    query: statisticsQuery({ ...view, metric: one, interval: 'month' }, window, isOfWorkspace),
  });
  const reads = [
    [first, useRead(characterStats, query(first), { keepsLast: true })],
    [second, useRead(characterStats, query(second), { keepsLast: true })],
    [third, useRead(characterStats, query(third ?? first), { isEnabled: third !== undefined, keepsLast: true })],
  ] as const;
  const columns = reads.flatMap(([name, read]) => (name ? [{ name, series: read.data?.series }] : []));
  const sum = all.reduce((whole, { total }) => whole + total, 0);
  const rows = isWhole ? all : all.slice(0, shownAtFirst);
  return (
    <div className="px-2 pt-2 pb-3">
      <table className={tableClass}>
        <caption className="sr-only">{t('table_caption', { metric: metricWords[metric]() })}</caption>
        <thead>
          <tr>
            <th className={tableHead()}>{breakdownWords[by]()}</th>
            <th className={tableHead(true)}>{metricWords[metric]()}</th>
            {isSum(metric) && <th className={`${tableHead(true)} max-md:hidden`}>{t('share')}</th>}
            {columns.map(({ name }, at) => (
              <th key={name} className={`${tableHead(true)} ${at === columns.length - 1 ? '' : 'max-md:hidden'}`}>
                {metricWords[name]()}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={row.id ?? ''} className={tableRow()}>
              <td className={tableCell()}>
                <span className="flex items-center gap-2">
                  <SeriesMark id={patterns} at={Math.min(at, colours - 1)} />
                  <span className="min-w-0 [overflow-wrap:anywhere]">
                    <bdi>{row.name}</bdi>
                  </span>
                </span>
              </td>
              <td className={tableCell(true)}>{formatValue(metric, row.total, currency)}</td>
              {isSum(metric) && (
                <td className={`${tableCell(true)} text-muted max-md:hidden`}>
                  {percent.format(sum > 0 ? row.total / sum : 0)}
                </td>
              )}
              {columns.map(({ name, series }, column) => (
                <td key={name} className={`${tableCell(true)} ${column === columns.length - 1 ? '' : 'max-md:hidden'}`}>
                  {series ? formatValue(name, series.find(({ id }) => id === row.id)?.total ?? 0, null) : '…'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {all.length > shownAtFirst && (
        <div className="px-3 pt-3">
          <Button size="sm" look="ghost" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? t('fewer') : t('show_all', { count: all.length })}
          </Button>
        </div>
      )}
    </div>
  );
}
