import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { pages } from '#contract/pages.ts';
import { useUser } from '../../lib/account.ts';
import { useTitle } from '../../lib/hooks.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { LinkTabs, tabClass } from '../../ui/navigation/LinkTabs.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { t } from './messages.ts';

const tabs = () =>
  [
    [pages.outbox, t('outbox')],
    [pages.operatorSupport, t('support')],
    [pages.operatorFeedback, t('feedback')],
    [pages.operatorStatistics, t('statistics')],
  ] as const;

interface OperatorPageProps {
  title: string;
  /** The address of this page. */
  path: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** Draws a page for operators. Other users see only who may open it. */
export function OperatorPage({ title, path, actions, children }: OperatorPageProps) {
  useTitle(title);
  const user = useUser();
  return (
    <>
      <PageHeader title={title}>{user?.is_operator && actions}</PageHeader>
      {user?.is_operator && (
        <LinkTabs label={t('pages')}>
          {tabs().map(([to, label]) => (
            <Link key={to} to={to} aria-current={to === path ? 'page' : undefined} className={tabClass(to === path)}>
              {label}
            </Link>
          ))}
        </LinkTabs>
      )}
      <div className="min-h-0 flex-1 overflow-auto">
        <div className="mx-auto flex max-w-[760px] flex-col gap-5 px-8 py-8 max-md:px-4 max-md:py-5">
          {user && !user.is_operator && <EmptyState title={t('denied_title')}>{t('denied_text')}</EmptyState>}
          {user?.is_operator && children}
        </div>
      </div>
    </>
  );
}
