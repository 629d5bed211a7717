import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** Gives the classes of tabs that are links, so that they open in a new window and work with Back. */
export const tabClass = (isCurrent: boolean): string =>
  clsx(
    'relative inline-flex h-10 items-center font-medium whitespace-nowrap hover:text-ink',
    isCurrent
      ? 'text-ink after:absolute after:inset-x-0 after:-bottom-px after:h-0.5 after:rounded-full after:bg-ink'
      : 'text-muted',
  );

export function LinkTabs({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav
      aria-label={label}
      className="flex h-12 flex-none items-end gap-5 border-b border-line px-5 max-md:overflow-x-auto max-md:overflow-y-hidden"
    >
      {children}
    </nav>
  );
}
