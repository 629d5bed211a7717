import { RotateCw, X } from 'lucide-react';
import { errorMessage } from '../../../lib/failures/errors.ts';
import { formatTime } from '../../../lib/format.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { Progress } from '../../../ui/feedback/Progress.tsx';
import { t } from '../messages.ts';
import { cancelRun, retryRun, type Run } from '../runs/runs.ts';

function stateWords({ state, share, error }: Run): string {
  if (state === 'failed') return t('run_failed', { reason: errorMessage(error) });
  return state === 'waiting' ? t('run_waiting') : t('run_isolating', { percent: Math.floor(share * 100) });
}

/** A file that is being isolated, or that could not be. */
export function RunRow({ run }: { run: Run }) {
  const { id, name, seconds, state, share } = run;
  const hasFailed = state === 'failed';
  return (
    <li className="flex flex-col gap-2 px-4 py-3">
      <div className="flex items-center gap-2">
        <div className="min-w-0 flex-1">
          <p className="truncate font-medium">
            <bdi>{name}</bdi>
          </p>
          <p
            role={hasFailed ? 'alert' : undefined}
            className={hasFailed ? 'text-table break-words text-danger' : 'text-table text-muted tabular-nums'}
          >
            {stateWords(run)}
            {hasFailed && <span className="block text-muted">{t('run_kept')}</span>}
          </p>
        </div>
        <span className="text-table text-muted tabular-nums">{formatTime(seconds)}</span>
        {hasFailed && (
          <Button
            size="sm"
            icon={<RotateCw size={14} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => retryRun(id)}
          >
            {t('retry')}
          </Button>
        )}
        <IconButton label={t('run_cancel', { name })} size="sm" onClick={() => cancelRun(id)}>
          <X size={16} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      </div>
      {!hasFailed && (
        <Progress
          label={t('run_progress', { name })}
          value={Math.round(share * 100)}
          max={state === 'waiting' ? 0 : 100}
        />
      )}
    </li>
  );
}
