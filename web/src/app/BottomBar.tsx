import { Link } from '@tanstack/react-router';
import { CircleUser } from 'lucide-react';
import { useState } from 'react';
import { useUser } from '../lib/account.ts';
import { Sheet } from '../ui/Sheet.tsx';
import { AccountPanel } from './AccountPanel.tsx';
import { navItems } from './nav.ts';

const item =
  'flex min-w-0 flex-1 flex-col items-center justify-center gap-[3px] text-[11px] leading-[14px] font-medium text-muted aria-[current=page]:text-ink';
/** Shorter words than the sidebar has room for. */
const shortLabels: Record<string, string> = { 'Text to Speech': 'Create' };

export function BottomBar() {
  const user = useUser();
  const [isAccountOpen, setIsAccountOpen] = useState(false);
  return (
    <nav
      aria-label="Main"
      className="flex h-[calc(56px+env(safe-area-inset-bottom))] flex-none border-t border-line bg-raised pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {navItems(user).map(({ to, label, icon: Icon }) => (
        <Link key={to} to={to} className={item}>
          <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
          {shortLabels[label] ?? label}
        </Link>
      ))}
      <button type="button" className={item} onClick={() => setIsAccountOpen(true)}>
        <CircleUser size={20} strokeWidth={1.75} aria-hidden="true" />
        Account
      </button>
      <Sheet title="Account" isOpen={isAccountOpen} onOpenChange={setIsAccountOpen}>
        <AccountPanel />
      </Sheet>
    </nav>
  );
}
