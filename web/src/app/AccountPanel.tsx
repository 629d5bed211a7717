import { Link } from '@tanstack/react-router';
import { CodeXml, LogOut } from 'lucide-react';
import { useState } from 'react';
import type { User } from '#contract/account.ts';
import { plans } from '#contract/plans.ts';
import { creditsOf, useUser } from '../lib/account.ts';
import { formatNumber } from '../lib/format.ts';
import { signOut } from '../lib/session.ts';
import { toastError } from '../lib/toasts.ts';
import { buttonClass, Button } from '../ui/Button.tsx';
import { Meter } from '../ui/Meter.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';

export const displayName = (user: User | undefined): string => user?.first_name || user?.email || '';

export function Avatar({ user, className = 'size-7' }: { user: User | undefined; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`grid flex-none place-items-center rounded-full bg-primary text-[11px] font-semibold text-on-primary uppercase ${className}`}
    >
      {displayName(user).slice(0, 1)}
    </span>
  );
}

/** Who is signed in, what is left, how it looks, and the way out. */
export function AccountPanel() {
  const user = useUser();
  const [isLeaving, setIsLeaving] = useState(false);

  async function leave() {
    setIsLeaving(true);
    try {
      await signOut();
    } catch (error) {
      setIsLeaving(false);
      toastError(error);
    }
  }

  if (!user) return null;
  const { left, used, limit } = creditsOf(user);
  return (
    <div className="flex flex-col gap-4 p-4">
      <div className="flex items-center gap-3">
        <Avatar user={user} className="size-9" />
        <div className="min-w-0">
          {user.first_name && <p className="truncate font-medium">{user.first_name}</p>}
          <p className="truncate text-table text-muted">{user.email}</p>
        </div>
      </div>
      <div className="flex flex-col gap-2 text-caption">
        <div className="flex justify-between">
          <span className="font-medium">{plans[user.subscription.tier].name} plan</span>
          <span className="text-muted tabular-nums">
            {formatNumber(left)} of {formatNumber(limit)} credits left
          </span>
        </div>
        <Meter label="Credits used" used={used} limit={limit} />
      </div>
      <ThemeSwitch hasLabels />
      <Link to="/docs" className={buttonClass({ look: 'ghost' })}>
        <CodeXml size={16} strokeWidth={1.75} aria-hidden="true" />
        API reference
      </Link>
      <Button isBusy={isLeaving} onClick={() => void leave()} icon={<LogOut size={16} strokeWidth={1.75} />}>
        Sign out
      </Button>
    </div>
  );
}
