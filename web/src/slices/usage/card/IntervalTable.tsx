import { ChevronRight } from 'lucide-react';
import { tableCell, tableClass, tableHead, tableRow } from '../../../ui/layout/Table.tsx';
import type { ChartSeries } from '../chart/series.ts';
import type { UnusualInterval } from '../chart/unusual.ts';
import { t } from '../messages.ts';

interface IntervalTableProps {
  times: readonly number[];
  series: readonly ChartSeries[];
  formatTime(at: number): string;
  formatValue(value: number): string;
  unusual: readonly UnusualInterval[];
}

/** Every figure of the chart, for those who do not see it. */
export function IntervalTable({ times, series, formatTime, formatValue, unusual }: IntervalTableProps) {
  const explained = new Map(unusual.map(({ at, explanation }) => [at, explanation]));
  return (
    <details className="group min-w-0 flex-1">
      <summary className="inline-flex list-none items-center gap-1.5 h-7 cursor-pointer rounded-sm px-3 text-table font-medium hover:bg-hover max-md:h-11">
        <ChevronRight
          size={15}
          strokeWidth={1.75}
          aria-hidden="true"
          className="text-muted transition-transform group-open:rotate-90 motion-reduce:transition-none rtl:-scale-x-100"
        />
        {t('figures')}
      </summary>
      {/* It scrolls by keys too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="mt-2 max-h-96 overflow-auto" tabIndex={0} role="group" aria-label={t('figures')}>
        <table className={tableClass}>
          <thead>
            <tr>
              <th className={tableHead()}>{t('time')}</th>
              {series.map(({ name }) => (
                <th key={name} className={tableHead(true)}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {times.map((time, at) => (
              <tr key={time} className={tableRow()}>
                <th scope="row" className={`${tableCell()} text-start font-normal whitespace-nowrap`}>
                  {formatTime(time)}
                  {explained.has(at) && (
                    <span className="mt-0.5 flex max-w-[34ch] min-w-40 items-baseline gap-1.5 text-caption whitespace-normal text-muted">
                      <span aria-hidden="true" className="size-2 flex-none rounded-full bg-danger" />
                      {explained.get(at)}
                    </span>
                  )}
                </th>
                {series.map(({ name, values }) => (
                  <td key={name} className={tableCell(true)}>
                    {formatValue(values[at]!)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
