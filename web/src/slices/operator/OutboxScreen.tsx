import { RefreshCw, TriangleAlert } from 'lucide-react';
import { listOutbox, type OutboxMessage } from '#contract/operator.ts';
import { useUser } from '../../lib/account.ts';
import { errorMessage } from '../../lib/errors.ts';
import { formatDate } from '../../lib/format.ts';
import { useDelayed, useTitle } from '../../lib/hooks.ts';
import { useRead } from '../../lib/queries.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorCard } from '../../ui/ErrorCard.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { LinkedText } from './LinkedText.tsx';
import { t } from './messages.ts';

export function OutboxScreen() {
  useTitle(t('outbox'));
  const user = useUser();
  const outbox = useRead(listOutbox, {}, { isEnabled: user?.is_operator === true, staleTime: 0 });
  return (
    <>
      <PageHeader title={t('outbox')}>
        {user?.is_operator && (
          <Button
            size="sm"
            isBusy={outbox.isFetching && !outbox.isPending}
            onClick={() => void outbox.refetch()}
            icon={<RefreshCw size={15} strokeWidth={1.75} />}
          >
            {t('refresh')}
          </Button>
        )}
      </PageHeader>
      <div className="min-h-0 flex-1 overflow-auto">
        <div className="mx-auto flex max-w-[760px] flex-col gap-5 px-8 py-8 max-md:px-4 max-md:py-5">
          {user && !user.is_operator ? (
            <EmptyState title={t('denied_title')}>{t('denied_text')}</EmptyState>
          ) : (
            <>
              <p className="max-w-[62ch] text-muted">{t('intro')}</p>
              {outbox.data?.is_exposed && <ExposedBanner />}
              {outbox.isPending && <OutboxSkeleton />}
              {outbox.isError && (
                <ErrorCard title={errorMessage(outbox.error)} onRetry={() => void outbox.refetch()}>
                  {t('kept')}
                </ErrorCard>
              )}
              {outbox.data?.messages.length === 0 && (
                <EmptyState title={t('empty_title')}>{t('empty_text')}</EmptyState>
              )}
              <ul aria-label={t('list')} className="flex flex-col gap-3">
                {outbox.data?.messages.map((message) => (
                  <Message key={message.message_id} message={message} />
                ))}
              </ul>
            </>
          )}
        </div>
      </div>
    </>
  );
}

function Message({ message }: { message: OutboxMessage }) {
  return (
    <li>
      <article className="rounded-xl border border-line p-5 dark:bg-surface">
        <header className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 className="font-semibold">{message.subject}</h2>
          <span className="text-caption text-muted">{formatDate(message.created_at_unix)}</span>
        </header>
        <p className="text-table text-muted">{t('to', { address: message.to })}</p>
        <p className="mt-3 text-table break-words whitespace-pre-line text-ink-2">
          <LinkedText text={message.text} />
        </p>
      </article>
    </li>
  );
}

function ExposedBanner() {
  return (
    <div role="alert" className="flex items-start gap-3 rounded-lg bg-danger-soft px-3.5 py-3 text-table">
      <TriangleAlert size={18} strokeWidth={1.75} aria-hidden="true" className="mt-px flex-none text-danger" />
      <p className="text-ink-2">
        {t.rich('exposed', { title: <strong className="font-semibold text-ink">{t('exposed_title')}</strong> })}
      </p>
    </div>
  );
}

function OutboxSkeleton() {
  const isLate = useDelayed(true);
  if (!isLate) return null;
  return (
    <div role="status" aria-label={t('loading')} className="flex flex-col gap-3">
      {[0, 1].map((row) => (
        <div key={row} className="flex flex-col gap-2.5 rounded-xl border border-line p-5">
          <Skeleton className="w-1/2" />
          <Skeleton className="w-1/3" />
          <Skeleton />
        </div>
      ))}
    </div>
  );
}
