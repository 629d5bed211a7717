import type { ReactNode } from 'react';
import { Mark } from './Mark.tsx';

export function PageHeader({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className="flex h-14 flex-none items-center gap-3 border-b border-line px-6 max-md:gap-2 max-md:px-4">
      <span className="md:hidden">
        <Mark size={20} />
      </span>
      <h1 className="truncate text-[16px] leading-6 font-semibold tracking-[-0.014em]">{title}</h1>
      <div className="ms-auto flex items-center gap-2">{children}</div>
    </header>
  );
}
