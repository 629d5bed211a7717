import { Check } from 'lucide-react';
import type { readOverview } from '#contract/instance/api.ts';
import type { Answer } from '#contract/kit/endpoint.ts';
import { formatNumber } from '../../../lib/format.ts';
import { Badge } from '../../../ui/display/Badge.tsx';
import { tableCell, tableClass, tableHead, tableRow } from '../../../ui/layout/Table.tsx';
import { t } from '../messages.ts';
import { NoNeural } from '../NoNeural.tsx';

type Overview = Answer<typeof readOverview>;

export function Engines({ overview: { engines, engine_state } }: { overview: Overview }) {
  return (
    <section aria-labelledby="engines" className="flex flex-col gap-2">
      <h2 id="engines" className="text-[16px] leading-6 font-semibold tracking-[-0.014em]">
        {t('engines')}
      </h2>
      <NoNeural />
      {engine_state !== 'ready' && <p className="text-muted">{t(`engines_${engine_state}`)}</p>}
      {engines.length > 0 && (
        <table className={tableClass}>
          <thead>
            <tr>
              <th scope="col" className={tableHead()}>
                {t('engine')}
              </th>
              <th scope="col" className={tableHead()}>
                {t('state')}
              </th>
              <th scope="col" className={`${tableHead(true)} max-md:hidden`}>
                {t('voices')}
              </th>
              <th scope="col" className={`${tableHead(true)} max-md:hidden`}>
                {t('workers')}
              </th>
            </tr>
          </thead>
          <tbody>
            {engines.map(({ engine, version, languages, voices, workers }) => (
              <tr key={engine} className={tableRow()}>
                <th scope="row" className={`${tableCell()} text-start font-medium`}>
                  {version}
                  <span className="block text-caption font-normal text-muted">
                    {t('languages', { count: languages })}
                  </span>
                </th>
                <td className={tableCell()}>
                  <Badge tone="success">
                    <Check size={12} aria-hidden="true" />
                    {t('engine_ready')}
                  </Badge>
                </td>
                <td className={`${tableCell(true)} max-md:hidden`}>{formatNumber(voices)}</td>
                <td className={`${tableCell(true)} max-md:hidden`}>{formatNumber(workers)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
