import { Link, useLocation } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { pages } from '#contract/pages.ts';
import { errorMessage } from '../../lib/failures/errors.ts';
import { useDelayed, useIsWide, useTitle } from '../../lib/hooks.ts';
import { useInstallationName } from '../../lib/browser/installation.ts';
import { Brand } from '../../ui/display/Mark.tsx';
import { buttonClass } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorCard } from '../../ui/feedback/ErrorCard.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { errorsId, isErrorId } from './documents/catalogue.ts';
import { ErrorCatalogue } from './ErrorCatalogue.tsx';
import { t } from './messages.ts';
import { OperationNav } from './OperationNav.tsx';
import { OperationView } from './OperationView.tsx';
import { PageContents } from './PageContents.tsx';
import { Overview } from './Overview.tsx';
import { useDocuments } from './documents/use-documents.ts';

/** The API, for anybody who can reach this server: the list on the left, one operation on the right. */
export function DocsScreen() {
  const { http, sockets } = useDocuments();
  const isWide = useIsWide();
  const hash = useLocation({ select: (location) => location.hash });
  const isPending = http.isPending || sockets.isPending;
  const operations = [...(http.data?.operations ?? []), ...(sockets.data ?? [])];
  const operation = operations.find(({ id }) => id === hash);
  const isLate = useDelayed(isPending);
  useTitle(operation ? `${operation.method} ${operation.path}` : isErrorId(hash) ? t('errors_title') : t('title'));

  const error = http.error ?? sockets.error;
  const problem = error && (
    <ErrorCard
      title={errorMessage(error)}
      onRetry={() => {
        if (http.isError) void http.refetch();
        if (sockets.isError) void sockets.refetch();
      }}
    >
      {http.error ? t('http_failed') : t('sockets_failed')}
    </ErrorCard>
  );
  const errors = http.data?.errors ?? [];
  const nav = operations.length > 0 && (
    <OperationNav operations={operations} errors={errors} areas={http.data?.areas ?? []} />
  );
  const isCatalogue = isErrorId(hash) && http.isSuccess;
  const missing = hash !== '' && !isPending && !operation && !isCatalogue && !error;

  return (
    <div className="flex h-[calc(100dvh-var(--bottom-inset,0px))] short:h-auto short:min-h-dvh">
      <a
        href="#main"
        onClick={(event) => {
          // The address after # names an operation here.
          event.preventDefault();
          document.getElementById('main')?.focus();
        }}
        className="fixed start-2 top-2 z-50 -translate-y-16 rounded-md bg-primary px-3 py-2 text-on-primary focus:translate-y-0"
      >
        {t('skip')}
      </a>
      {/* Which of the two rows is seen is said by the style, so that a page made ahead fits every window. */}
      <aside
        aria-label={t('contents')}
        className="flex w-[320px] flex-none flex-col border-e border-line bg-surface max-lg:hidden short:sticky short:top-0 short:h-dvh"
      >
        <TopRow />
        {isWide && (nav || (isLate && <NavSkeleton />))}
      </aside>
      <div className="flex min-w-0 flex-1 flex-col">
        <div className="lg:hidden">
          <TopRow />
        </div>
        <main id="main" tabIndex={-1} className="min-h-0 flex-1 overflow-auto outline-none">
          <div className="mx-auto flex w-full max-w-[1120px] justify-center gap-8 px-10 max-md:px-4">
            <div className="flex max-w-[740px] min-w-0 flex-1 flex-col gap-6 py-10 max-md:py-5">
              {!isWide && hash !== '' && (
                <Link
                  to={pages.docs}
                  hash=""
                  className="flex min-h-11 w-fit items-center gap-1.5 font-medium text-muted hover:text-ink"
                >
                  <ArrowLeft size={16} strokeWidth={1.75} aria-hidden="true" className="rtl:rotate-180" />
                  {t('all_operations')}
                </Link>
              )}
              {problem}
              {!operation && !isCatalogue && hash !== '' && <h1 className="sr-only">{t('title')}</h1>}
              {missing && (
                <EmptyState
                  title={t('missing_title')}
                  action={
                    <Link to={pages.docs} hash="" className={buttonClass()}>
                      {t('to_overview')}
                    </Link>
                  }
                >
                  {t('missing_text')}
                </EmptyState>
              )}
              {operation ? (
                <OperationView key={operation.id} operation={operation} errors={errors} />
              ) : isCatalogue ? (
                <ErrorCatalogue errors={errors} shownId={hash} />
              ) : (
                hash === '' && <Overview version={http.data?.version ?? ''} />
              )}
              {isPending && isLate && hash !== '' && <PageSkeleton />}
            </div>
            {(operation || isCatalogue) && (
              <div className="w-44 flex-none py-10 max-xl:hidden short:hidden">
                <PageContents key={operation?.id ?? errorsId} />
              </div>
            )}
          </div>
          {!isWide && hash === '' && nav && <div className="border-t border-line bg-surface pt-4">{nav}</div>}
        </main>
      </div>
    </div>
  );
}

function TopRow() {
  const installation = useInstallationName();
  return (
    <header className="flex h-14 flex-none items-center justify-between ps-5 pe-3 max-lg:border-b max-lg:border-line max-lg:ps-4">
      <Link to={pages.docs} hash="" aria-label={t('brand', { installation })} className="flex rounded-sm">
        <Brand />
      </Link>
      <Link to={pages.home} className={`${buttonClass({ look: 'ghost', size: 'sm' })} text-muted`}>
        {t('open_studio')}
      </Link>
    </header>
  );
}

function NavSkeleton() {
  return (
    <div role="status" aria-label={t('loading_list')} className="flex flex-col gap-4 px-4">
      <Skeleton className="h-10" />
      {[0, 1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} className="h-8" />
      ))}
    </div>
  );
}

function PageSkeleton() {
  return (
    <div role="status" aria-label={t('loading_one')} className="flex flex-col gap-4">
      <Skeleton className="h-8 w-2/3" />
      <Skeleton className="w-1/2" />
      <Skeleton className="h-40" />
    </div>
  );
}
