import { Link, useLocation } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { Bell, PanelLeft } from 'lucide-react';
import { Fragment } from 'react';
import { pages } from '#contract/pages.ts';
import { creditsOf, useUser, type Credits } from '../../lib/account.ts';
import { formatNumber } from '../../lib/format.ts';
import { useIsWide } from '../../lib/hooks.ts';
import { useStore } from '../../lib/store.ts';
import { JobsEntry } from '../panels/JobsEntry.tsx';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { Brand, Mark } from '../../ui/display/Mark.tsx';
import { Meter } from '../../ui/plan/Meter.tsx';
import { lazyPart } from '../../ui/feedback/lazy-part.tsx';
import { Tooltip } from '../../ui/overlay/Tooltip.tsx';
import { AccountButton } from '../panels/AccountButton.tsx';
import { CountBadge } from '../panels/CountBadge.tsx';
import { t } from '../../lib/language/frame-messages.ts';
import { currentPath, footerItems, navGroups } from './nav.ts';
import { sidebarStore, toggleSidebar } from './sidebar-state.ts';
import { SidebarLink, SidebarPanel } from './SidebarEntry.tsx';
import { unreadWords, useUnread } from '../panels/unread.ts';

/** It waits for an answer of the server in any case. */
const ChecklistEntry = lazyPart(async () => (await import('./ChecklistEntry.tsx')).ChecklistEntry, { failure: 'none' });

export function Sidebar() {
  const user = useUser();
  const isWide = useIsWide();
  const isFolded = useStore(sidebarStore, (sidebar) => sidebar.isFolded);
  const current = useLocation({ select: ({ pathname }) => currentPath(pathname) });
  const unread = useUnread();
  const isRail = isFolded || !isWide;
  const foldButton = (
    <IconButton
      label={isRail ? t('expand_sidebar') : t('collapse_sidebar')}
      size="sm"
      aria-expanded={!isRail}
      onClick={toggleSidebar}
    >
      <PanelLeft size={17} strokeWidth={1.75} className="rtl:-scale-x-100" />
    </IconButton>
  );

  return (
    <nav
      aria-label={t('main_navigation')}
      className={clsx(
        'flex flex-none flex-col border-e border-line bg-surface px-2 pb-2 max-md:hidden short:sticky short:top-0 short:h-dvh short:overflow-auto',
        isRail ? 'w-14 items-center' : 'w-60',
      )}
    >
      <div
        className={clsx('flex h-14 flex-none items-center', isRail ? 'justify-center' : 'justify-between ps-2.5 pe-1')}
      >
        {isRail ? <Mark size={22} /> : <Brand />}
        {!isRail && foldButton}
      </div>
      {isRail && isWide && <div className="mb-2">{foldButton}</div>}
      {user && <WorkspaceBlock name={user.workspace_name} isRail={isRail} />}
      <div className="flex min-h-0 flex-1 flex-col gap-0.5 self-stretch overflow-x-hidden overflow-y-auto pt-0.5">
        {navGroups().map(({ title, items }) => (
          <Fragment key={title ?? ''}>
            {title &&
              (isRail ? (
                <span aria-hidden="true" className="mx-auto my-1.5 h-px w-6 flex-none bg-line" />
              ) : (
                <p className="px-2.5 pt-3.5 pb-1 text-caption text-muted">{title}</p>
              ))}
            {items.map((item) => (
              <SidebarLink key={item.to} item={item} isRail={isRail} isCurrent={item.to === current} />
            ))}
          </Fragment>
        ))}
      </div>
      <div className="flex flex-none flex-col gap-0.5 self-stretch pt-2">
        <JobsEntry isRail={isRail} />
        <ChecklistEntry isRail={isRail} />
        {!isRail && user && <CreditsNote {...creditsOf(user)} />}
        {footerItems(user).map((item) => (
          <SidebarLink key={item.to} item={item} isRail={isRail} isCurrent={item.to === current} />
        ))}
        <SidebarPanel
          panel="notifications"
          label={t('notifications')}
          name={unreadWords(unread)}
          icon={Bell}
          isRail={isRail}
          badge={unread > 0 && <CountBadge count={unread} isSmall={isRail} />}
        />
        <AccountButton isRail={isRail} />
      </div>
    </nav>
  );
}

/** Names the workspace. There is no switch, because a user is in one workspace at a time. */
function WorkspaceBlock({ name, isRail }: { name: string; isRail: boolean }) {
  const initial = (
    <span
      aria-hidden="true"
      className="grid size-5 flex-none place-items-center rounded-[5px] bg-primary text-[11px] font-semibold text-on-primary uppercase"
    >
      {[...name][0]}
    </span>
  );
  if (isRail) {
    return (
      <Tooltip text={name}>
        <span
          role="img"
          aria-label={t('workspace', { name })}
          className="mb-2 grid size-9 flex-none place-items-center"
        >
          {initial}
        </span>
      </Tooltip>
    );
  }
  return (
    <p
      aria-label={t('workspace', { name })}
      className="mb-2 flex h-10 flex-none items-center gap-2.5 rounded-md border border-line bg-raised px-2.5 text-table font-medium"
    >
      {initial}
      <span className="min-w-0 flex-1 truncate">
        <bdi>{name}</bdi>
      </span>
    </p>
  );
}

function CreditsNote({ left, used, limit, isExtended, isUnlimited }: Credits) {
  const words = isExtended
    ? t('credits_extended', { used: formatNumber(used) })
    : t('credits_left', { left: formatNumber(left) });
  return (
    <Link to={pages.usage} className="mx-0.5 my-1.5 flex flex-col gap-[7px] rounded-md p-2 text-caption hover:bg-hover">
      <span className="flex justify-between gap-2">
        <span className="font-medium">{t('credits')}</span>
        <span className="text-muted tabular-nums">{isUnlimited ? t('credits_unlimited') : words}</span>
      </span>
      {!isUnlimited && <Meter label={t('credits_used')} used={used} limit={limit} />}
    </Link>
  );
}
