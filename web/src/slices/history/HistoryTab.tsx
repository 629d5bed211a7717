import { listHistory } from '#contract/history.ts';
import { errorMessage } from '../../lib/errors.ts';
import { useDelayed } from '../../lib/hooks.ts';
import { usePages } from '../../lib/queries.ts';
import { useStore } from '../../lib/store.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorCard } from '../../ui/ErrorCard.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { hiddenStore } from './deletion.ts';
import { HistoryRow } from './HistoryRow.tsx';

const pageSize = 20;

export function HistoryTab() {
  const pages = usePages(listHistory, { query: { page_size: pageSize } }, ({ has_more, last_history_item_id }) =>
    has_more && last_history_item_id
      ? { query: { page_size: pageSize, start_after_history_item_id: last_history_item_id } }
      : undefined,
  );
  const hidden = useStore(hiddenStore, ({ ids }) => ids);
  const isLate = useDelayed(pages.isPending);
  const items = pages.data?.pages
    .flatMap(({ history }) => history)
    .filter(({ history_item_id }) => !hidden.includes(history_item_id));

  if (pages.isPending) return isLate ? <HistorySkeleton /> : null;
  if (pages.isError && !items) {
    return (
      <div className="p-5">
        <ErrorCard title={errorMessage(pages.error)} onRetry={() => void pages.refetch()}>
          Your speech is still stored; only the list could not be read.
        </ErrorCard>
      </div>
    );
  }
  if (items?.length === 0 && !pages.hasNextPage) {
    return (
      <EmptyState title="Nothing generated yet">What you generate is kept here, to play again or download.</EmptyState>
    );
  }
  // Room at the end, so that the last row can be scrolled clear of a toast.
  return (
    <div className="pb-24">
      <ul aria-label="Generated speech">
        {items?.map((item) => (
          <HistoryRow key={item.history_item_id} item={item} />
        ))}
      </ul>
      {pages.isFetchNextPageError && (
        <div className="p-5">
          <ErrorCard title={errorMessage(pages.error)} onRetry={() => void pages.fetchNextPage()} />
        </div>
      )}
      {pages.hasNextPage && !pages.isFetchNextPageError && (
        <div className="flex justify-center p-5">
          <Button isBusy={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
            Load more
          </Button>
        </div>
      )}
    </div>
  );
}

function HistorySkeleton() {
  return (
    <div role="status" aria-label="Loading history">
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
