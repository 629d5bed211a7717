import { Link } from '@tanstack/react-router';
import { Download, Plus } from 'lucide-react';
import { useState } from 'react';
import { pages } from '#contract/pages.ts';
import { Button, buttonClass } from '../../../ui/button/Button.tsx';
import { PageHeader } from '../../../ui/layout/PageHeader.tsx';
import { exportList } from '../list/list-actions.ts';
import type { HistoryQuery } from '../history.queries.ts';
import { SpeechTabs } from '../SpeechTabs.tsx';
import { t } from '../messages.ts';

const icon = { size: 15, strokeWidth: 1.75, 'aria-hidden': true } as const;

export function HistoryHeader({ query }: { query: HistoryQuery }) {
  const [isBusy, setIsBusy] = useState(false);
  return (
    <PageHeader title={t('title')} beside={<SpeechTabs current="history" />}>
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
