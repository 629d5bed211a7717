import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface CardProps {
  title: string;
  link?: ReactNode;
  /** On a narrow screen the card appears later, so that cards above it do not push it away while they load. */
  waits?: boolean;
  children: ReactNode;
}

/** Draws a part of Home, which loads and fails independently of the others. */
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
