import { MicOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { t } from './messages.ts';
import type { MicrophoneProblem } from './sound-recorder.ts';

const helps = {
  denied: 'denied_help',
  missing: 'missing_help',
  busy: 'busy_help',
  insecure: 'insecure_help',
  unsupported: 'unsupported_help',
} as const;

interface MicrophoneProblemCardProps {
  problem: MicrophoneProblem;
  alternative: ReactNode;
  onRetry(): void;
  onCancel(): void;
}

/** Says why nothing can be recorded, and what the person can do about it. */
export function MicrophoneProblemCard({ problem, alternative, onRetry, onCancel }: MicrophoneProblemCardProps) {
  const canRetry = problem !== 'insecure' && problem !== 'unsupported';
  return (
    <>
      <MicOff size={28} strokeWidth={1.75} aria-hidden="true" className="text-muted" />
      <div role="alert" className="flex max-w-[46ch] flex-col gap-1">
        <p className="font-medium">{t(problem)}</p>
        <p className="text-table text-muted">{t(helps[problem])}</p>
      </div>
      <div className="flex flex-wrap items-center justify-center gap-2">
        {canRetry && (
          <Button look="primary" onClick={onRetry}>
            {t('try_again')}
          </Button>
        )}
        {alternative}
        <Button look="ghost" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </>
  );
}
