import { Gauge } from 'lucide-react';
import { t } from '../../lib/language/ui-messages.ts';
import { PlanHelp } from './PlanHelp.tsx';

interface PlanRefusalProps {
  /** The server's message. */
  title: string;
  /** Says what is kept, as in "Your text is kept." */
  kept: string | undefined;
  isQuota: boolean;
}

/** Shows a refusal that a larger plan would not get. It has no Retry, because the server would answer the same again. */
export function PlanRefusal({ title, kept, isQuota }: PlanRefusalProps) {
  return (
    <div role="alert" className="card flex items-start gap-3 p-5">
      <Gauge size={18} strokeWidth={1.75} aria-hidden="true" className="mt-px flex-none text-warning" />
      <div className="flex min-w-0 flex-1 flex-col gap-1 text-table text-muted">
        <p className="text-body font-medium break-words text-ink">{title}</p>
        {kept && <p>{kept}</p>}
        {isQuota && <p>{t('quota_help')}</p>}
        <PlanHelp />
      </div>
    </div>
  );
}
