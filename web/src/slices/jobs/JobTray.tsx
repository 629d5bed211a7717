import { listJobs } from '#contract/jobs/api.ts';
import { isUnfinished, jobsInput } from './job-list.ts';
import { useRead } from '../../lib/queries.ts';
import { useStore } from '../../lib/store.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Loaded } from '../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { dismissalStore } from './dismissal.ts';
import { FileUsage } from './FileUsage.tsx';
import { JobRow } from './JobRow.tsx';
import { runningLabel } from './job-labels.ts';
import { t } from './messages.ts';

/** Shows the server's list of jobs, which is the same after a reload and in every tab. */
export function JobTray({ hasHeading }: { hasHeading: boolean }) {
  const list = useRead(listJobs, jobsInput);
  const dismissed = useStore(dismissalStore, ({ ids }) => ids);
  const jobs = (list.data?.jobs ?? []).filter(({ job_id }) => !dismissed.includes(job_id));
  const running = jobs.filter(isUnfinished).length;
  return (
    <>
      {hasHeading && (
        <h2 className="border-b border-line px-4 py-3 text-body font-semibold">
          {running > 0 ? runningLabel(running) : t('tray')}
        </h2>
      )}
      <div className="min-h-0 overflow-auto">
        <Loaded of={list} skeleton={<TraySkeleton />}>
          {() =>
            jobs.length === 0 ? (
              <EmptyState title={t('empty_title')}>{t('empty_body')}</EmptyState>
            ) : (
              <ul aria-label={t('list')} className="py-1">
                {jobs.map((job) => (
                  <JobRow key={job.job_id} job={job} />
                ))}
              </ul>
            )
          }
        </Loaded>
      </div>
      {list.data && <FileUsage usage={list.data.file_usage} />}
    </>
  );
}

function TraySkeleton() {
  return (
    <div className="flex flex-col gap-2 p-4">
      <Skeleton className="w-2/3" />
      <Skeleton className="w-1/2" />
      <Skeleton className="h-1 w-full" />
    </div>
  );
}
