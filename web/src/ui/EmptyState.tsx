import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  children: ReactNode;
  action?: ReactNode;
}

export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-1.5 px-6 py-10 text-center">
      <h2 className="text-body font-semibold">{title}</h2>
      <p className="max-w-[40ch] text-muted">{children}</p>
      {action && <div className="mt-3 flex gap-2">{action}</div>}
    </div>
  );
}
