import { Download, RotateCw, X } from 'lucide-react';
import { cancelJob, retryJob } from '#contract/jobs/api.ts';
import type { Job } from '#contract/jobs/types.ts';
import type { BatchRowState } from '#contract/speech-batches/types.ts';
import { formatTime } from '../../../lib/format.ts';
import { isUnfinished } from '../../jobs/public.ts';
import { failureWords, jobTitle } from '../../../lib/notices.ts';
import { useCall } from '../../../lib/queries.ts';
import { toastError } from '../../../lib/toasts.ts';
import { Button, buttonClass } from '../../../ui/button/Button.tsx';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { Progress } from '../../../ui/feedback/Progress.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { t } from './messages.ts';
import { JobTable } from './JobTable.tsx';
import { jobInput, followJob, useBulkJob } from './use-bulk-job.ts';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

export function BulkJob({ jobId }: { jobId: string }) {
  const { job, rows } = useBulkJob(jobId);
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-4">
      <Loaded of={job} skeleton={<Skeleton className="h-16" />} kept={t('bulk_kept')}>
        {(found) => <JobHeader job={found} rows={rows.data?.rows ?? []} />}
      </Loaded>
      {job.data && (
        <Loaded of={rows} skeleton={<Skeleton className="h-40" />} kept={t('bulk_kept')}>
          {(found) => <JobTable rows={found.rows} />}
        </Loaded>
      )}
    </div>
  );
}

function stateLabel(job: Job, failed: number): string {
  const { state, done, total, queue_position, seconds_left, error } = job;
  if (state === 'queued')
    return queue_position ? t('bulk_job_queued_at', { count: queue_position }) : t('bulk_job_queued');
  if (state === 'failed') return t('bulk_job_failed', { reason: error ? failureWords(error) : '' });
  if (state === 'cancelled') return t('bulk_job_cancelled', { done, total });
  if (state === 'done')
    return failed > 0 ? t('bulk_job_partly', { done: total - failed, total, failed }) : t('bulk_job_done', { total });
  const words = t('bulk_job_running', { done, total });
  return seconds_left === null ? words : `${words} · ${t('bulk_time_left', { time: formatTime(seconds_left) })}`;
}

function JobHeader({ job, rows }: { job: Job; rows: readonly BatchRowState[] }) {
  const title = jobTitle(job);
  const cancel = useCall(cancelJob);
  const retry = useCall(retryJob);
  const failed = rows.filter(({ state }) => state === 'failed').length;
  const act = (call: typeof cancel | typeof retry) =>
    void call.mutateAsync(jobInput(job.job_id)).then(followJob, (error: unknown) => toastError(error));
  return (
    <section aria-label={title} className="flex flex-none flex-col gap-3 rounded-xl border border-line p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="min-w-0 flex-[1_1_200px]">
          <h2 className="truncate font-medium">{title}</h2>
          <p role="status" className="text-table text-muted tabular-nums">
            {stateLabel(job, failed)}
          </p>
        </div>
        {job.can_cancel && (
          <Button icon={<X {...icon} />} isBusy={cancel.isPending} onClick={() => act(cancel)}>
            {t('bulk_cancel')}
          </Button>
        )}
        {job.can_retry && (
          <Button icon={<RotateCw {...icon} />} isBusy={retry.isPending} onClick={() => act(retry)}>
            {t('bulk_retry')}
          </Button>
        )}
        {job.file && (
          <a href={job.file.url} download={job.file.name} className={buttonClass({ look: 'primary' })}>
            <Download {...icon} />
            {t('bulk_download')}
          </a>
        )}
      </div>
      {isUnfinished(job) && <Progress label={t('bulk_progress')} value={job.done} max={job.total} />}
      <p className="text-caption text-muted">
        {isUnfinished(job) ? t('bulk_leave') : job.state === 'done' && !job.file ? t('bulk_expired') : t('bulk_kept')}
      </p>
    </section>
  );
}
