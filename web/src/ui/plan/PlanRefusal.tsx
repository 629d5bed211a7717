import { Gauge } from 'lucide-react';
import { failureKind } from '../../lib/failures/failure.ts';
import { isThrottled } from '../../lib/failures/refusal.ts';
import { t as errorsText } from '../../lib/language/errors-messages.ts';
import { t } from '../../lib/language/ui-messages.ts';
import { Button } from '../button/Button.tsx';
import { FailureIcon } from '../display/FailureIcon.tsx';
import { PlanHelp } from './PlanHelp.tsx';

interface PlanRefusalProps {
  /** The server's message. */
  title: string;
  /** Says what is kept, as in "Your text is kept." */
  kept: string | undefined;
  error: unknown;
  onRetry: (() => void) | undefined;
}

/**
 * Shows a refusal that a larger plan would not get. Only where the plan's slots are taken, Retry is offered: any other
 * refusal would be answered the same again.
 */
export function PlanRefusal({ title, kept, error, onRetry }: PlanRefusalProps) {
  return (
    <div role="alert" className="card flex items-start gap-3 p-5">
      <Gauge size={18} strokeWidth={1.75} aria-hidden="true" className="mt-px flex-none text-warning" />
      <div className="flex min-w-0 flex-1 flex-col gap-1 text-table text-muted">
        <p className="text-body font-medium break-words text-ink">{title}</p>
        {kept && <p>{kept}</p>}
        {failureKind(error) === 'quota' && <p>{t('quota_help')}</p>}
        {onRetry && isThrottled(error) && (
          <Button
            size="sm"
            icon={<FailureIcon shape="retry" size={14} />}
            onClick={onRetry}
            className="my-1 self-start"
          >
            {errorsText('retry')}
          </Button>
        )}
        <PlanHelp />
      </div>
    </div>
  );
}
