import { Link } from '@tanstack/react-router';
import { PenLine, Plus } from 'lucide-react';
import { pages } from '#contract/pages.ts';
import { useTitle } from '../../../lib/hooks.ts';
import { useParam } from '../../../lib/address/params.ts';
import { useStore } from '../../../lib/store.ts';
import { buttonClass } from '../../../ui/button/Button.tsx';
import { PageHeader } from '../../../ui/layout/PageHeader.tsx';
import { t } from './messages.ts';
import { bulkStore } from './bulk-store.ts';
import { BulkFile } from './BulkFile.tsx';
import { BulkJob } from './BulkJob.tsx';
import { BulkPreview } from './BulkPreview.tsx';

const icon = { size: 15, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Leads from a file to its rows to the job that generates them. `?job=` opens a job. */
export function BulkScreen() {
  useTitle(t('bulk_title'));
  const jobId = useParam('job');
  const rows = useStore(bulkStore, (bulk) => bulk.rows);
  return (
    <>
      <PageHeader title={t('bulk_title')}>
        <Link to={pages.textToSpeech} className={buttonClass({ look: 'ghost', size: 'sm' })}>
          <PenLine {...icon} />
          <span className="max-md:sr-only">{t('bulk_back')}</span>
        </Link>
        {jobId && (
          <Link to={pages.bulk} search={{}} className={buttonClass({ size: 'sm' })}>
            <Plus {...icon} />
            {t('bulk_new')}
          </Link>
        )}
      </PageHeader>
      <div className="flex min-h-0 flex-1 flex-col overflow-auto px-6 py-5 max-md:px-4">
        {jobId ? <BulkJob key={jobId} jobId={jobId} /> : rows ? <BulkPreview rows={rows} /> : <BulkFile />}
      </div>
    </>
  );
}
