import { Download } from 'lucide-react';
import { useId, useState } from 'react';
import { pages } from '#contract/pages.ts';
import type { User } from '#contract/profile/types.ts';
import { listLedger } from '#contract/usage/api.ts';
import { reportFailure } from '../../../lib/failures/report-failure.ts';
import { useRead } from '../../../lib/queries.ts';
import { Button, buttonClass } from '../../../ui/button/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { ChipSelect } from '../../../ui/form/ChipSelect.tsx';
import { saveLedger } from '../csv.ts';
import { t } from '../messages.ts';
import type { TimeWindow } from '../view.ts';
import { formatWindow, productWord } from '../words.ts';
import { LedgerTable, statusWords } from './LedgerTable.tsx';

const pageSize = 25;
const products = ['tts', 'sts', 'stt', 'alignment', 'audio_isolation'] as const;

interface LedgerProps {
  user: User;
  window: TimeWindow;
  isOfWorkspace: boolean;
}

/** What every credit of this time was spent on. */
export function Ledger({ user, window, isOfWorkspace }: LedgerProps) {
  const headingId = useId();
  const [product, setProduct] = useState('');
  const [status, setStatus] = useState<keyof typeof statusWords | ''>('');
  const [isSaving, setIsSaving] = useState(false);
  const [after_unix, before_unix] = [window.start, window.end].map((at) => Math.floor(at.getTime() / 1000));
  const filter = {
    ...{ after_unix, before_unix },
    ...(product ? { product } : {}),
    ...(status ? { status } : {}),
    ...(isOfWorkspace ? {} : { user: user.user_id }),
  };
  const filterKey = JSON.stringify(filter);
  // The way back: the cursors of the pages before, of these filters.
  const [way, setWay] = useState<{ key: string; cursors: readonly string[] }>({ key: filterKey, cursors: [] });
  const cursors = way.key === filterKey ? way.cursors : [];
  const cursor = cursors.at(-1);
  const read = useRead(
    listLedger,
    { query: { ...filter, page_size: pageSize, ...(cursor ? { cursor } : {}) } },
    { keepsLast: true },
  );

  async function save(): Promise<void> {
    setIsSaving(true);
    try {
      await saveLedger({ query: filter });
    } catch (error) {
      reportFailure(error);
    } finally {
      setIsSaving(false);
    }
  }

  return (
    <section aria-labelledby={headingId} aria-busy={read.isFetching} className="card overflow-hidden">
      <div className="flex flex-wrap items-center gap-2 p-5 pb-3 max-md:p-4">
        <div className="me-auto">
          <h2 id={headingId} className="font-semibold">
            {t('ledger')}
          </h2>
          <p className="text-caption text-muted">{t('ledger_text', { window: formatWindow(window) })}</p>
        </div>
        <ChipSelect
          label={t('product')}
          value={product}
          options={products.map((value) => ({ value, label: productWord(value) }))}
          onChange={setProduct}
        />
        <ChipSelect
          label={t('status')}
          value={status}
          options={Object.entries(statusWords).map(([value, word]) => ({ value, label: word() }))}
          onChange={(value) => setStatus(value in statusWords ? (value as keyof typeof statusWords) : '')}
        />
        <Button
          size="sm"
          isBusy={isSaving}
          icon={<Download size={15} strokeWidth={1.75} />}
          onClick={() => void save()}
        >
          {t('export_csv')}
        </Button>
      </div>
      <Loaded of={read} kept={t('kept')} skeleton={<LedgerSkeleton />}>
        {({ entries, next_cursor }) =>
          entries.length === 0 && cursors.length === 0 ? (
            <EmptyState
              title={t('ledger_empty')}
              action={
                <a href={pages.textToSpeech} className={buttonClass()}>
                  {t('tts')}
                </a>
              }
            >
              {t('ledger_empty_text')}
            </EmptyState>
          ) : (
            <>
              <LedgerTable entries={entries} hasMembers={isOfWorkspace} />
              {(cursors.length > 0 || next_cursor !== null) && (
                <nav aria-label={t('ledger_pages')} className="flex items-center justify-center gap-2 p-3">
                  <Button
                    size="sm"
                    isDisabled={cursors.length === 0}
                    onClick={() => setWay({ key: filterKey, cursors: cursors.slice(0, -1) })}
                  >
                    {t('newer')}
                  </Button>
                  <span className="text-table text-muted tabular-nums">
                    {t('page_number', { page: cursors.length + 1 })}
                  </span>
                  <Button
                    size="sm"
                    isDisabled={next_cursor === null}
                    onClick={() => next_cursor && setWay({ key: filterKey, cursors: [...cursors, next_cursor] })}
                  >
                    {t('older')}
                  </Button>
                </nav>
              )}
            </>
          )
        }
      </Loaded>
    </section>
  );
}

const LedgerSkeleton = () => (
  <div role="status" aria-label={t('loading')} className="flex flex-col gap-4 p-5">
    <Skeleton />
    <Skeleton className="w-3/4" />
    <Skeleton />
  </div>
);
