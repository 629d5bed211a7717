import { Link } from '@tanstack/react-router';
import { Check, CircleAlert } from 'lucide-react';
import type { readOverview } from '#contract/instance/api.ts';
import type { Answer } from '#contract/kit/endpoint.ts';
import { pages } from '#contract/pages.ts';
import { Badge } from '../../../ui/display/Badge.tsx';
import { tableCell, tableClass, tableHead, tableRow } from '../../../ui/layout/Table.tsx';
import { t } from '../messages.ts';

type Overview = Answer<typeof readOverview>;
type Recogniser = Overview['recognisers'][number];

const tones = {
  ...({ ready: 'success', asleep: 'plain', loading: 'info' } as const),
  ...({ failed: 'danger', missing: 'warning', paused: 'warning' } as const),
};

/** What understands speech here, and what is missing for it. */
export const Recognisers = ({ overview: { recognisers } }: { overview: Overview }) => (
  <section aria-labelledby="recognisers" className="flex flex-col gap-2">
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
      <h2 id="recognisers" className="text-[16px] leading-6 font-semibold tracking-[-0.014em]">
        {t('recognisers')}
      </h2>
      <Link
        to={pages.instanceModels}
        search={{ view: 'recognition' }}
        className="rounded-xs text-table font-medium text-accent hover:underline"
      >
        {t('find_recognisers')}
      </Link>
    </div>
    <table className={tableClass}>
      <thead>
        <tr>
          <th scope="col" className={tableHead()}>
            {t('recogniser')}
          </th>
          <th scope="col" className={tableHead()}>
            {t('state')}
          </th>
          <th scope="col" className={`${tableHead()} max-md:hidden`}>
            {t('kind')}
          </th>
        </tr>
      </thead>
      <tbody>
        {recognisers.map((one) => (
          <tr key={one.recogniser_id} className={tableRow()}>
            <th scope="row" className={`${tableCell()} text-start font-medium`}>
              <bdi className="break-words">{one.name}</bdi>
              <span className="block text-caption font-normal text-muted">
                {one.languages === 0 ? t('any_language') : t('languages', { count: one.languages })}
              </span>
              <Problem recogniser={one} />
            </th>
            <td className={tableCell()}>
              <Badge tone={tones[one.state]}>
                {one.state === 'ready' && <Check size={12} aria-hidden="true" />}
                {['failed', 'missing', 'paused'].includes(one.state) && <CircleAlert size={12} aria-hidden="true" />}
                {t(`recogniser_state_${one.state}`)}
              </Badge>
            </td>
            <td className={`${tableCell()} max-md:hidden`}>{t(`recogniser_kind_${one.kind}`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

function Problem({ recogniser: { missing_packages, reason } }: { recogniser: Recogniser }) {
  if (missing_packages.length > 0)
    return (
      <span className="block text-caption font-normal text-warning">
        {t('missing_packages', { packages: missing_packages.join(' ') })}
      </span>
    );
  return reason === null ? null : <span className="block text-caption font-normal text-danger">{reason}</span>;
}
