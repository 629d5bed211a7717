import { Link } from '@tanstack/react-router';
import { Download, Plus } from 'lucide-react';
import { useState } from 'react';
import { pages } from '#contract/pages.ts';
import { Button, buttonClass } from '../../../ui/button/Button.tsx';
import { LinkSegment, segmentClass } from '../../../ui/navigation/LinkSegment.tsx';
import { PageHeader } from '../../../ui/layout/PageHeader.tsx';
import { exportList } from '../list/list-actions.ts';
import type { HistoryQuery } from '../history.queries.ts';
import { t } from '../messages.ts';

const icon = { size: 15, strokeWidth: 1.75, 'aria-hidden': true } as const;

export function HistoryHeader({ query }: { query: HistoryQuery }) {
  const [isBusy, setIsBusy] = useState(false);
  const segment = (
    <div className="max-md:hidden">
      <LinkSegment label={t('pages')}>
        <Link to={pages.textToSpeech} className={segmentClass(false)}>
          {t('write')}
        </Link>
        <Link to={pages.history} search={{}} className={segmentClass(true)} aria-current="page">
          {t('history')}
        </Link>
      </LinkSegment>
    </div>
  );
  return (
    <PageHeader title={t('title')} beside={segment}>
      <Button
        size="sm"
        isBusy={isBusy}
        className="max-md:hidden"
        icon={<Download {...icon} />}
        onClick={() => {
          setIsBusy(true);
          void exportList(query).finally(() => setIsBusy(false));
        }}
      >
        {t('export_csv')}
      </Button>
      <Link to={pages.textToSpeech} className={buttonClass({ look: 'primary', size: 'sm' })}>
        <Plus {...icon} />
        {t('new')}
      </Link>
    </PageHeader>
  );
}
