import { Failure } from '../../../ui/feedback/Failure.tsx';
import { Spinner } from '../../../ui/feedback/Spinner.tsx';
import { formatDate } from '../../../lib/format.ts';
import { t } from '../messages.ts';

interface ListFooterProps {
  /** The error of reading the next page. */
  error: unknown;
  hasMore: boolean;
  count: number;
  /** Until when a search was carried that goes on, in Unix seconds. */
  searchedUntil: number | null;
  onRetry(): void;
}

/** Leaves room at the end, so that the last row can be scrolled clear of a toast and of the bulk bar. */
export function ListFooter({ error, hasMore, count, searchedUntil, onRetry }: ListFooterProps) {
  return (
    <div className="flex min-h-24 items-start justify-center p-6 text-caption text-muted">
      {error ? (
        <div className="w-full max-w-[560px]">
          <Failure error={error} onRetry={onRetry} />
        </div>
      ) : hasMore ? (
        <span className="flex items-center gap-2">
          <Spinner />
          {searchedUntil === null ? t('loading_more') : t('searched_until', { date: formatDate(searchedUntil) })}
        </span>
      ) : (
        t('all_loaded', { count })
      )}
    </div>
  );
}
