import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  /** One line that says what will appear here. */
  children: ReactNode;
  icon?: ReactNode;
  /** The button for the first step. */
  action?: ReactNode;
  /** A free sample to try. */
  sample?: ReactNode;
}

export function EmptyState({ title, children, icon, action, sample }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-1.5 px-6 py-10 text-center">
      {icon && <span className="mb-2 text-muted">{icon}</span>}
      <h2 className="text-body font-semibold">{title}</h2>
      <p className="max-w-[40ch] text-muted">{children}</p>
      {(action || sample) && (
        <div className="mt-3 flex flex-wrap justify-center gap-2">
          {sample}
          {action}
        </div>
      )}
    </div>
  );
}
