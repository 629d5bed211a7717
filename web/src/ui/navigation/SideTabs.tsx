import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** Gives the classes of the links of SideTabs. */
export const sideTabClass = (isCurrent: boolean): string =>
  clsx(
    'flex h-[34px] flex-none items-center gap-2.5 rounded-md px-2.5 text-table font-medium whitespace-nowrap max-md:h-10',
    isCurrent ? 'bg-selected text-ink [&_svg]:text-ink' : 'text-ink-2 hover:bg-hover [&_svg]:text-muted',
  );

/** Links to the pages of an area: beside the page, and above it on a phone. */
export function SideTabs({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav
      aria-label={label}
      className="flex flex-none gap-px p-2 max-md:overflow-x-auto max-md:border-b max-md:border-line max-md:px-3 md:w-[152px] md:flex-col md:overflow-auto md:border-e md:border-line md:py-3 lg:w-[184px]"
    >
      {children}
    </nav>
  );
}
