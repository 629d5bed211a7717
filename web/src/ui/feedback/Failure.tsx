import { Gauge } from 'lucide-react';
import type { ReactNode } from 'react';
import { errorMessage } from '../../lib/failures/errors.ts';
import { failureKind, requestIdOf } from '../../lib/failures/failure.ts';
import { t } from '../../lib/language/ui-messages.ts';
import { AccessDenied } from './AccessDenied.tsx';
import { ErrorCard } from './ErrorCard.tsx';
import { PlanHelp } from '../plan/PlanHelp.tsx';

interface FailureProps {
  error: unknown;
  onRetry?: () => void;
  /** Says what is kept, as in "Your text is kept." */
  kept?: string;
}

/** Decides how a refusal or a failure looks, for the whole app. */
export function Failure({ error, onRetry, kept }: FailureProps) {
  const message = errorMessage(error);
  const kind = failureKind(error);
  if (kind === 'no_permission') return <AccessDenied reason={message} />;
  if (kind === 'quota' || kind === 'plan') {
    return (
      <Refusal title={message}>
        {kept && <p>{kept}</p>}
        {kind === 'quota' && <p>{t('quota_help')}</p>}
        <PlanHelp />
      </Refusal>
    );
  }
  return (
    <ErrorCard title={message} requestId={requestIdOf(error)} {...(onRetry ? { onRetry } : {})}>
      {kept}
    </ErrorCard>
  );
}

/** Shows a refusal. It has no Retry, because the server would answer the same again. */
function Refusal({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div role="alert" className="card flex items-start gap-3 p-5">
      <Gauge size={18} strokeWidth={1.75} aria-hidden="true" className="mt-px flex-none text-warning" />
      <div className="flex min-w-0 flex-1 flex-col gap-1 text-table text-muted">
        <p className="text-body font-medium break-words text-ink">{title}</p>
        {children}
      </div>
    </div>
  );
}
