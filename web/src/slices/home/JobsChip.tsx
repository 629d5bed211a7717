import { listJobs } from '#contract/jobs/api.ts';
import { isUnfinished, jobsInput } from '../jobs/public.ts';
import { openPanel } from '../../lib/panels.ts';
import { useRead } from '../../lib/queries.ts';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { t } from './messages.ts';

/** Shows the running jobs, and nothing while none is running. */
export function JobsChip() {
  const jobs = useRead(listJobs, jobsInput).data?.jobs.filter(isUnfinished) ?? [];
  if (jobs.length === 0) return null;
  const left = Math.max(...jobs.map(({ seconds_left }) => seconds_left ?? -1));
  return (
    <button
      type="button"
      title={t('jobs_show')}
      data-panel="jobs"
      aria-haspopup="dialog"
      onClick={() => openPanel('jobs')}
      className="inline-flex h-9 items-center gap-2 rounded-full border border-line px-3.5 text-table font-medium hover:bg-hover max-md:h-11"
    >
      <Spinner />
      {t('jobs_running', { count: jobs.length })}
      {left >= 0 && (
        <span className="font-normal text-muted tabular-nums">
          · {left < 60 ? t('seconds_left') : t('minutes_left', { count: Math.round(left / 60) })}
        </span>
      )}
    </button>
  );
}
