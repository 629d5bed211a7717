import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { PanelLeft } from 'lucide-react';
import { useState } from 'react';
import { creditsOf, useUser } from '../lib/account.ts';
import { formatNumber } from '../lib/format.ts';
import { useIsWide } from '../lib/hooks.ts';
import { isBoolean, readLocal, writeLocal } from '../lib/storage.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { Brand, Mark } from '../ui/Mark.tsx';
import { Meter } from '../ui/Meter.tsx';
import { Tooltip } from '../ui/Tooltip.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { navItems } from './nav.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';

export function Sidebar() {
  const user = useUser();
  const isWide = useIsWide();
  const [isFolded, setIsFolded] = useState(() => readLocal('sidebar-folded', isBoolean, false));
  const isRail = isFolded || !isWide;
  const fold = (next: boolean) => {
    setIsFolded(next);
    writeLocal('sidebar-folded', next);
  };
  const foldButton = (
    <IconButton
      label={isRail ? 'Expand sidebar' : 'Collapse sidebar'}
      size="sm"
      aria-expanded={!isRail}
      onClick={() => fold(!isFolded)}
    >
      <PanelLeft size={17} strokeWidth={1.75} />
    </IconButton>
  );

  return (
    <nav
      aria-label="Main"
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
      <div className="flex min-h-0 flex-1 flex-col gap-0.5 self-stretch overflow-auto">
        {navItems(user).map(({ to, label, icon: Icon }) => {
          const link = (
            <Link
              key={to}
              to={to}
              aria-label={label}
              className={clsx(
                'flex h-9 flex-none items-center gap-2.5 rounded-md text-[13.5px] font-medium text-ink-2 hover:bg-hover',
                'aria-[current=page]:bg-selected aria-[current=page]:text-ink [&_svg]:text-muted aria-[current=page]:[&_svg]:text-ink',
                isRail ? 'justify-center' : 'px-2.5',
              )}
            >
              <Icon size={17} strokeWidth={1.75} aria-hidden="true" />
              {!isRail && label}
            </Link>
          );
          return isRail ? (
            <Tooltip key={to} text={label}>
              {link}
            </Tooltip>
          ) : (
            link
          );
        })}
      </div>
      {!isRail && user && <CreditsNote {...creditsOf(user)} />}
      {!isRail && (
        <div className="mb-2 px-0.5">
          <ThemeSwitch />
        </div>
      )}
      <AccountMenu isRail={isRail} />
    </nav>
  );
}

function CreditsNote({ left, used, limit }: { left: number; used: number; limit: number }) {
  return (
    <div className="mb-2 flex flex-col gap-[7px] px-2.5 py-2 text-caption">
      <div className="flex justify-between">
        <span className="font-medium">Credits</span>
        <span className="text-muted tabular-nums">{formatNumber(left)} left</span>
      </div>
      <Meter label="Credits used" used={used} limit={limit} />
    </div>
  );
}
