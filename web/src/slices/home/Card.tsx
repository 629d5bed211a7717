import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface CardProps {
  title: string;
  link?: ReactNode;
  /** Where the parts stand below one another it comes later, so that what is above it pushes nothing away. */
  waits?: boolean;
  children: ReactNode;
}

/** A part of Home: it loads and fails by itself. */
export function Card({ title, link, waits = false, children }: CardProps) {
  return (
    <section aria-label={title} className={clsx('flex min-w-0 flex-col gap-3', waits && 'max-lg:hidden')}>
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="text-[16px] leading-6 font-semibold tracking-[-0.014em]">{title}</h3>
        {link}
      </div>
      <div className="rounded-xl border border-line p-1 dark:bg-surface">{children}</div>
    </section>
  );
}

export const cardLink = 'rounded-xs text-table font-medium text-accent underline-offset-[3px] hover:underline';
export const cardRow = 'flex min-h-14 items-center gap-3 rounded-lg px-3 py-1.5 hover:bg-hover';
