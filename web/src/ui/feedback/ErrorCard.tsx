import { CircleAlert, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '../../lib/language/ui-messages.ts';
import { Button } from '../button/Button.tsx';

interface ErrorCardProps {
  /** Says what happened. */
  title: string;
  /** Says what is kept and what the user can do. */
  children?: ReactNode;
  onRetry?: () => void;
  /** The id to quote when asking for help. */
  requestId?: string | undefined;
}

export function ErrorCard({ title, children, onRetry, requestId }: ErrorCardProps) {
  return (
    <div role="alert" className="card flex flex-col gap-3 p-5">
      <div className="flex items-start gap-3">
        <CircleAlert size={18} strokeWidth={1.75} aria-hidden="true" className="mt-px flex-none text-danger" />
        <div className="min-w-0 flex-1">
          <p className="font-medium break-words">{title}</p>
          {children && <div className="text-table text-muted">{children}</div>}
        </div>
      </div>
      {(onRetry || requestId) && (
        <div className="flex flex-wrap items-center justify-between gap-2">
          {onRetry && (
            <Button size="sm" icon={<RotateCw size={14} strokeWidth={1.75} aria-hidden="true" />} onClick={onRetry}>
              {t('retry')}
            </Button>
          )}
          {requestId && (
            <span className="ms-auto text-caption text-muted">
              {t.rich('request_id', {
                id: (
                  <bdi key="id" className="font-mono select-all">
                    {requestId}
                  </bdi>
                ),
              })}
            </span>
          )}
        </div>
      )}
    </div>
  );
}
