import type { ReactNode } from 'react';
import { t } from '../../lib/language/errors-messages.ts';
import { Button } from '../button/Button.tsx';
import { FailureIcon } from '../display/FailureIcon.tsx';

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
        <FailureIcon shape="alert" size={18} className="mt-px flex-none text-danger" />
        <div className="min-w-0 flex-1">
          <p className="font-medium break-words">{title}</p>
          {children && <div className="text-table text-muted">{children}</div>}
        </div>
      </div>
      {(onRetry || requestId) && (
        <div className="flex flex-wrap items-center justify-between gap-2">
          {onRetry && (
            <Button size="sm" icon={<FailureIcon shape="retry" size={14} />} onClick={onRetry}>
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
