import { ListChecks } from 'lucide-react';
import { listJobs } from '#contract/jobs/api.ts';
import { isUnfinished, jobsInput } from '../../slices/jobs/job-list.ts';
import { useRead } from '../../lib/queries.ts';
import { runningLabel, timeLeftLabel } from '../../slices/jobs/job-labels.ts';
import { useJobToasts } from '../../slices/jobs/job-toasts.ts';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { CountBadge } from './CountBadge.tsx';
import { t } from '../../lib/language/frame-messages.ts';
import { PanelButton } from './PanelButton.tsx';
import { SidebarPanel } from '../frame/SidebarEntry.tsx';

/** Summarises the running jobs, or names the list when only finished ones are left. */
function useSummary() {
  const { data } = useRead(listJobs, jobsInput);
  const jobs = data?.jobs ?? [];
  const running = jobs.filter(isUnfinished);
  const longest = Math.max(...running.map(({ seconds_left }) => seconds_left ?? 0));
  const words = running.length > 0 ? runningLabel(running.length) : t('jobs');
  return { count: jobs.length, running: running.length, words, left: longest > 0 ? timeLeftLabel(longest) : undefined };
}

/** Stands in the sidebar while there are jobs, where it covers neither the player nor a button. */
export function JobsEntry({ isRail }: { isRail: boolean }) {
  useJobToasts();
  const { count, running, words, left } = useSummary();
  if (count === 0) return null;
  return (
    <SidebarPanel
      panel="jobs"
      label={words}
      {...(left ? { name: `${words}, ${left}` } : {})}
      icon={running > 0 ? <RunningIcon /> : ListChecks}
      isRail={isRail}
      badge={
        isRail
          ? running > 0 && <CountBadge count={running} isSmall />
          : left && <span className="text-caption font-normal text-muted tabular-nums">{left}</span>
      }
    />
  );
}

const RunningIcon = () => (
  <span className="grid size-[17px] flex-none place-items-center">
    <Spinner />
  </span>
);

/** Shows a strip above the phone's navigation while a job runs. */
export function JobsStrip() {
  const { running, words, left } = useSummary();
  if (running === 0) return null;
  return (
    <PanelButton
      panel="jobs"
      className="flex h-11 flex-none items-center gap-2 border-t border-line bg-raised px-4 text-table font-medium md:hidden"
    >
      <Spinner />
      {words}
      {left && <span className="ms-auto text-caption font-normal text-muted tabular-nums">{left}</span>}
    </PanelButton>
  );
}
