import { Link } from '@tanstack/react-router';
import { Download, RotateCw, X } from 'lucide-react';
import { cancelJob, retryJob } from '#contract/jobs/api.ts';
import type { Job } from '#contract/jobs/types.ts';
import { pages } from '#contract/pages.ts';
import { formatDate } from '../../lib/format.ts';
import { failureWords, jobTitle } from '../../lib/notices.ts';
import { isUnfinished, cacheJob } from './job-list.ts';
import { useCall } from '../../lib/queries.ts';
import { toastError } from '../../lib/toasts.ts';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { Progress } from '../../ui/feedback/Progress.tsx';
import { Tooltip } from '../../ui/overlay/Tooltip.tsx';
import { dismiss } from './dismissal.ts';
import { jobLabel } from './job-labels.ts';
import { t } from './messages.ts';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

export function JobRow({ job }: { job: Job }) {
  const { job_id, kind, state, done, total, error, file } = job;
  const title = jobTitle(job);
  const missingAudio = (kind === 'history_zip' && job.params.missing_audio) || 0;
  const cancel = useCall(cancelJob);
  const retry = useCall(retryJob);
  const input = { params: { job_id } };
  const handlers = { onSuccess: cacheJob, onError: (reason: Error) => toastError(reason) };
  return (
    <li className="flex flex-col gap-1.5 py-2.5 ps-4 pe-2">
      <div className="flex items-center gap-1">
        <div className="min-w-0 flex-1">
          <p className="truncate text-table font-medium">
            {kind === 'speech_batch' ? (
              <Link to={pages.bulk} search={{ job: job_id }} className="hover:underline">
                <bdi>{title}</bdi>
              </Link>
            ) : kind === 'transcription' ? (
              <Link to={pages.transcript} params={{ id: job.params.transcription_id }} className="hover:underline">
                <bdi>{title}</bdi>
              </Link>
            ) : (
              <bdi>{title}</bdi>
            )}
          </p>
          <p className="text-caption text-muted tabular-nums">{jobLabel(job)}</p>
        </div>
        {file && (
          <Tooltip text={t('kept_until', { date: formatDate(file.expires_at_unix) })}>
            <a
              href={file.url}
              download={file.name}
              aria-label={t('download', { title })}
              className="grid size-7 flex-none place-items-center rounded-sm text-muted hover:bg-hover hover:text-ink max-md:size-11"
            >
              <Download {...icon} />
            </a>
          </Tooltip>
        )}
        {job.can_retry && (
          <IconButton
            size="sm"
            label={t('retry', { title })}
            disabled={retry.isPending}
            onClick={() => retry.mutate(input, handlers)}
          >
            <RotateCw {...icon} />
          </IconButton>
        )}
        {job.can_cancel && (
          <IconButton
            size="sm"
            label={t('cancel', { title })}
            disabled={cancel.isPending}
            onClick={() => cancel.mutate(input, handlers)}
          >
            <X {...icon} />
          </IconButton>
        )}
        {!isUnfinished(job) && (
          <IconButton
            size="sm"
            label={file ? t('dismiss_file', { title }) : t('dismiss', { title })}
            onClick={() => dismiss(job)}
          >
            <X {...icon} />
          </IconButton>
        )}
      </div>
      {state === 'running' && (
        <div className="pe-2">
          <Progress label={t('progress', { title })} value={done} max={total} />
        </div>
      )}
      {missingAudio > 0 && (
        <p className="pe-2 text-caption break-words text-danger">{t('missing_audio', { count: missingAudio })}</p>
      )}
      {error && (
        <p className="pe-2 text-caption break-words text-danger">
          <bdi>{failureWords(error)}</bdi>
        </p>
      )}
    </li>
  );
}
