import type { Job } from '#contract/jobs/types.ts';
import { Progress } from '../../ui/feedback/Progress.tsx';
import { t } from './messages.ts';

interface VideoProgressProps {
  characters: number;
  /** From 0 to 1. */
  progress: number;
  job: Job | undefined;
}

export function VideoProgress({ characters, progress, job }: VideoProgressProps) {
  const waiting = job?.state === 'queued' ? (job.queue_position ?? 0) : 0;
  return (
    <div className="flex flex-col gap-2">
      <p className="flex justify-between gap-3 text-table">
        <span role="status" className="font-medium">
          {waiting > 0 ? t('waiting', { count: waiting }) : t('drawing', { count: characters })}
        </span>
        <span className="text-muted tabular-nums">{t('percent', { percent: Math.round(progress * 100) })}</span>
      </p>
      <Progress label={t('progress')} value={Math.round(progress * 100)} max={100} />
      <p className="text-caption text-muted">{t('may_close')}</p>
    </div>
  );
}
