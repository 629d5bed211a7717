import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { pages, type PageName } from '#contract/pages.ts';
import { useUser } from '../../lib/account.ts';
import { useTitle } from '../../lib/hooks.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { SideTabs, sideTabClass } from '../../ui/navigation/SideTabs.tsx';
import { ModelsBadge } from './models/ModelsBadge.tsx';
import { t } from './messages.ts';
import { TabBadge } from './TabBadge.tsx';
import { instanceTabs } from './tabs.ts';

interface InstancePageProps {
  /** The heading, which names what the page holds. */
  title: string;
  /** The tab that is marked as the current one. */
  page: PageName;
  /** Buttons at the end of the header. */
  actions?: ReactNode;
  /** `text` keeps lines short, `table` uses the width of a desktop, `bleed` leaves all of it to the page. */
  width?: 'text' | 'table' | 'bleed';
  children: ReactNode;
}

const widths = { text: 'max-w-[760px]', table: 'max-w-[1120px]', bleed: '' };

/** Draws a page of the operator area with the tabs of the others. Other users see only who may open it. */
export function InstancePage({ title, page, actions, width = 'table', children }: InstancePageProps) {
  useTitle(title);
  const user = useUser();
  return (
    <>
      <PageHeader
        title={title}
        beside={<span className="min-w-0 truncate text-table text-muted max-md:hidden">{location.host}</span>}
      >
        {user?.is_operator && actions}
      </PageHeader>
      <div className="flex min-h-0 flex-1 max-md:flex-col">
        {user?.is_operator && <Tabs current={page} />}
        <div className="flex min-h-0 min-w-0 flex-1 flex-col overflow-auto">
          {user && !user.is_operator && <EmptyState title={t('denied_title')}>{t('denied_text')}</EmptyState>}
          {user?.is_operator &&
            (width === 'bleed' ? (
              children
            ) : (
              <div
                className={clsx(
                  'flex w-full flex-col gap-5 px-8 pt-7 pb-12 max-md:px-4 max-md:pt-5 max-md:pb-8',
                  widths[width],
                )}
              >
                {children}
              </div>
            ))}
        </div>
      </div>
    </>
  );
}

/** On a phone the tabs scroll sideways, and the current one may be out of sight. */
const scrollIntoView = (tab: HTMLAnchorElement | null) => tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

function Tabs({ current }: { current: PageName }) {
  return (
    <SideTabs label={t('pages')}>
      {instanceTabs().map(({ page, label, icon: Icon }) => (
        <Link
          key={page}
          to={pages[page]}
          ref={page === current ? scrollIntoView : undefined}
          activeOptions={{ exact: true }}
          aria-current={page === current ? 'page' : undefined}
          className={sideTabClass(page === current)}
        >
          <Icon size={17} strokeWidth={1.75} aria-hidden="true" className="max-md:hidden" />
          {label}
          {page === 'instanceModels' ? <ModelsBadge /> : <TabBadge page={page} />}
        </Link>
      ))}
    </SideTabs>
  );
}
