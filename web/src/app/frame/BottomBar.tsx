import { Link, useLocation } from '@tanstack/react-router';
import { CircleUser } from 'lucide-react';
import { t } from '../../lib/language/frame-messages.ts';
import { currentPath, phoneItems } from './nav.ts';
import { PanelButton } from '../panels/PanelButton.tsx';
import { useUnread } from '../panels/unread.ts';

const item =
  'relative flex min-w-0 flex-1 flex-col items-center justify-center gap-[3px] text-[11px] leading-[14px] font-medium text-muted aria-[current=page]:text-ink';

/** The phone's navigation is at the bottom of the screen; everything else is behind Account. */
export function BottomBar() {
  const current = useLocation({ select: ({ pathname }) => currentPath(pathname) });
  const unread = useUnread();
  return (
    <nav
      aria-label={t('main_navigation')}
      className="flex h-[calc(56px+env(safe-area-inset-bottom))] flex-none border-t border-line bg-raised pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {phoneItems().map(({ to, label, icon: Icon }) => (
        <Link
          key={to}
          to={to}
          activeOptions={{ exact: true }}
          activeProps={{ 'aria-current': to === current ? 'page' : undefined }}
          aria-current={to === current ? 'page' : undefined}
          className={item}
        >
          <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
          <span className="max-w-full truncate">{label}</span>
        </Link>
      ))}
      <PanelButton panel="account" className={item}>
        <span className="relative">
          <CircleUser size={20} strokeWidth={1.75} aria-hidden="true" />
          {unread > 0 && (
            <span aria-hidden="true" className="absolute -end-0.5 -top-0.5 size-2 rounded-full bg-accent" />
          )}
        </span>
        {t('account')}
      </PanelButton>
    </nav>
  );
}
