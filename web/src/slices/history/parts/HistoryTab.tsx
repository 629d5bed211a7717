import { Link } from '@tanstack/react-router';
import { pages } from '#contract/pages.ts';
import { useStore } from '../../../lib/store.ts';
import { buttonClass } from '../../../ui/button/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { hiddenStore } from '../deletion.ts';
import { useHistoryPages, type HistoryQuery } from '../history.queries.ts';
import { HistoryRow } from './HistoryRow.tsx';
import { t } from '../messages.ts';
import { itemsOf } from '../list/list-pages.ts';

/** The panel shows this many items. The history page has the others. */
const newest = 30;
const everything: HistoryQuery = {};
const fromSpeech: HistoryQuery = { source: 'STS' };

/** Lists the newest items in the panel beside the text, or beside a recording. */
export function HistoryTab({ source }: { source?: 'STS' }) {
  const reading = useHistoryPages(source ? fromSpeech : everything);
  const hidden = useStore(hiddenStore, ({ ids }) => ids);
  const items =
    reading.data && itemsOf(reading.data.pages).filter(({ history_item_id }) => !hidden.has(history_item_id));
  return (
    <Loaded of={{ ...reading, data: items }} skeleton={<TabSkeleton />} kept={t('kept')}>
      {(all) =>
        all.length === 0 ? (
          <EmptyState title={t('empty_title')}>{t('empty')}</EmptyState>
        ) : (
          // The padding lets the last row be scrolled clear of a toast.
          <div className="pb-24">
            <ul aria-label={t('generated_speech')}>
              {all.slice(0, newest).map((item) => (
                <HistoryRow key={item.history_item_id} item={item} />
              ))}
            </ul>
            <div className="flex justify-center p-5">
              <Link to={pages.history} search={source ? { source } : {}} className={buttonClass({ size: 'sm' })}>
                {t('open_history')}
              </Link>
            </div>
          </div>
        )
      }
    </Loaded>
  );
}

function TabSkeleton() {
  return (
    <div role="status" aria-label={t('loading')}>
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className="flex gap-3 border-b border-line px-5 py-3.5">
          <Skeleton className="size-8 flex-none rounded-full" />
          <div className="flex flex-1 flex-col gap-2 pt-0.5">
            <Skeleton />
            <Skeleton className="w-2/3" />
            <Skeleton className="mt-1 h-3 w-1/2" />
          </div>
        </div>
      ))}
    </div>
  );
}
