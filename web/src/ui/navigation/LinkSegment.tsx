import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** Gives the classes of links that look like a Segment, where each part has an address of its own. */
export const segmentClass = (isCurrent: boolean): string =>
  clsx(
    'inline-flex h-7 flex-1 items-center justify-center gap-1.5 rounded-sm px-3 text-table font-medium whitespace-nowrap max-md:h-9',
    isCurrent ? 'bg-seg-on text-ink shadow-1' : 'text-muted hover:text-ink',
  );

export function LinkSegment({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className="flex flex-none gap-0.5 rounded-md bg-sunken p-0.5">
      {children}
    </nav>
  );
}
