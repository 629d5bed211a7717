import { useState } from 'react';
import { listShareReports } from '#contract/share-links/api.ts';
import { useUser } from '../../../lib/account.ts';
import { useRead } from '../../../lib/queries.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { Segment } from '../../../ui/form/Segment.tsx';
import { CardSkeletons, InstancePage, Pages, RefreshButton } from '../../instance/public.ts';
import { t } from '../messages.ts';
import { ReportCard } from './ReportCard.tsx';

/** Lists what readers have reported of public pages, for operators. */
export function ReportsScreen() {
  const user = useUser();
  const [show, setShow] = useState<'open' | 'all'>('open');
  const [cursors, setCursors] = useState<string[]>([]);
  const cursor = cursors.at(-1);
  const query = { open: show === 'open' ? ('true' as const) : ('false' as const), ...(cursor ? { cursor } : {}) };
  const list = useRead(listShareReports, { query }, { isEnabled: user?.is_operator === true, staleTime: 0 });
  return (
    <InstancePage title={t('reports')} page="instanceReports" width="text" actions={<RefreshButton of={list} />}>
      <p className="max-w-[62ch] text-muted">{t('reports_intro')}</p>
      <div className="w-full max-w-[280px]">
        <Segment
          label={t('reports_show')}
          value={show}
          options={[
            { value: 'open', label: t('reports_open') },
            { value: 'all', label: t('reports_all') },
          ]}
          onChange={(next) => {
            setShow(next);
            setCursors([]);
          }}
        />
      </div>
      <Loaded of={list} skeleton={<CardSkeletons label={t('reports_loading')} />}>
        {({ reports, next_cursor }) => (
          <>
            {reports.length === 0 && <EmptyState title={t('reports_none')}>{t('reports_none_text')}</EmptyState>}
            <ul aria-label={t('reports')} className="flex flex-col gap-3">
              {reports.map((report) => (
                <ReportCard key={report.share_report_id} report={report} />
              ))}
            </ul>
            <Pages cursors={cursors} next={next_cursor} onChange={setCursors} />
          </>
        )}
      </Loaded>
    </InstancePage>
  );
}
