import type { ReactNode } from 'react';

/** A line above every page, with a condition of the whole app. */
export function NoticeBar({ tone, icon, children }: { tone: string; icon: ReactNode; children: ReactNode }) {
  return (
    <div className={`flex min-h-9 items-center gap-2.5 px-6 py-1.5 text-table max-md:px-4 ${tone}`}>
      <span aria-hidden="true" className="flex-none">
        {icon}
      </span>
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-1">{children}</div>
    </div>
  );
}

export function NoticeBarButton({ onClick, children }: { onClick(): void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="h-7 rounded-sm px-2 font-semibold underline underline-offset-[3px] hover:bg-hover max-md:h-11"
    >
      {children}
    </button>
  );
}
