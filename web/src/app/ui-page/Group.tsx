import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** Shows one kind of control: its name and rule on the left, its states on the right. */
export function Group({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  return (
    <section
      aria-label={title}
      className="grid gap-6 border-t border-line py-8 md:grid-cols-[240px_minmax(0,1fr)] md:gap-12"
    >
      <div>
        <h2 className="text-h3 font-semibold tracking-[-0.014em]">{title}</h2>
        <p className="mt-1 text-table text-muted">{note}</p>
      </div>
      <div className="flex min-w-0 flex-col gap-6">{children}</div>
    </section>
  );
}

/** Shows one state of a control under its name. */
export function Item({ name, className, children }: { name: string; className?: string; children: ReactNode }) {
  return (
    <div className={clsx('flex min-w-0 flex-col gap-2', className)}>
      <span className="text-caption text-muted">{name}</span>
      {children}
    </div>
  );
}

export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-2">{children}</div>;
}

/** Places three items beside each other where there is room. */
export function Trio({ children }: { children: ReactNode }) {
  return <div className="grid gap-5 md:grid-cols-2 xl:grid-cols-3">{children}</div>;
}
