import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';

interface ErrorCardProps {
  /** What happened. */
  title: string;
  /** What is kept, what to do. */
  children?: ReactNode;
  onRetry?: () => void;
}

export function ErrorCard({ title, children, onRetry }: ErrorCardProps) {
  return (
    <div role="alert" className="flex items-start gap-3 rounded-lg bg-danger-soft px-3.5 py-3 text-table">
      <CircleAlert size={18} strokeWidth={1.75} aria-hidden="true" className="mt-px flex-none text-danger" />
      <div className="min-w-0 flex-1">
        <p className="font-medium text-ink">{title}</p>
        {children && <p className="text-ink-2">{children}</p>}
      </div>
      {onRetry && (
        <Button size="sm" onClick={onRetry}>
          Retry
        </Button>
      )}
    </div>
  );
}
