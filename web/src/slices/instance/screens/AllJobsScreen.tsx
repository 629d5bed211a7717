import { useState } from 'react';
import { cancelAnyJob, listAllJobs, retryAnyJob } from '#contract/instance/api.ts';
import type { OperatorJob } from '#contract/instance/types.ts';
import { useUser } from '../../../lib/account.ts';
import { formatDate, formatTime } from '../../../lib/format.ts';
import { failureWords } from '../../../lib/notices.ts';
import { invalidate, useCall, useRead } from '../../../lib/queries.ts';
import { toastError } from '../../../lib/toasts.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Badge } from '../../../ui/display/Badge.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { Progress } from '../../../ui/feedback/Progress.tsx';
import { Segment } from '../../../ui/form/Segment.tsx';
import { tableCell, tableRow } from '../../../ui/layout/Table.tsx';
import { CardSkeletons } from '../CardSkeletons.tsx';
import { InstancePage } from '../InstancePage.tsx';
import { t } from '../messages.ts';
import { RefreshButton } from '../RefreshButton.tsx';
import { Pages } from '../Pages.tsx';
import { WideTable } from './WideTable.tsx';

const states = ['all', 'unfinished', 'failed'] as const;
const tones = { queued: 'plain', running: 'info', done: 'success', failed: 'danger', cancelled: 'plain' } as const;

/** The jobs of all workspaces, without what their texts are. */
export function AllJobsScreen() {
  const isOperator = useUser()?.is_operator === true;
  const [state, setState] = useState<(typeof states)[number]>('all');
  const [cursors, setCursors] = useState<string[]>([]);
  const cursor = cursors.at(-1);
  const query = { ...(cursor ? { cursor } : {}), ...(state === 'all' ? {} : { state }) };
  const list = useRead(listAllJobs, { query }, { isEnabled: isOperator, staleTime: 0 });
  return (
    <InstancePage title={t('jobs')} page="instanceJobs" actions={<RefreshButton of={list} />}>
      <p className="max-w-[62ch] text-muted">{t('jobs_intro')}</p>
      <div className="max-w-[360px]">
        <Segment
          label={t('jobs_shown')}
          value={state}
          onChange={(value) => {
            setState(value);
            setCursors([]);
          }}
          options={states.map((value) => ({ value, label: t(`jobs_${value}`) }))}
        />
      </div>
      <Loaded of={list} skeleton={<CardSkeletons label={t('loading')} />}>
        {({ jobs, next_cursor }) =>
          jobs.length === 0 ? (
            <EmptyState title={t('jobs_none')}>{t('jobs_none_text')}</EmptyState>
          ) : (
            <>
              <WideTable
                label={t('jobs')}
                columns={[
                  { label: t('job') },
                  { label: t('workspace') },
                  { label: t('state') },
                  { label: t('waited'), isNumber: true },
                  { label: t('actions') },
                ]}
              >
                {jobs.map((job) => (
                  <JobLine key={job.job_id} job={job} />
                ))}
              </WideTable>
              <Pages cursors={cursors} next={next_cursor} onChange={setCursors} />
            </>
          )
        }
      </Loaded>
    </InstancePage>
  );
}

function JobLine({ job }: { job: OperatorJob }) {
  const { job_id, kind, state, done, total, workspace_name, email, created_at_unix, error } = job;
  const cancel = useCall(cancelAnyJob);
  const retry = useCall(retryAnyJob);
  const input = { params: { job_id } };
  const handlers = { onError: (reason: Error) => toastError(reason), onSettled: () => invalidate(listAllJobs) };
  const label = t(`kind_${kind}`);
  const whose = workspace_name ?? t('gone');
  return (
    <tr className={tableRow()}>
      <th scope="row" className={`${tableCell()} text-start font-medium whitespace-nowrap`}>
        {label}
        <span className="block text-caption font-normal text-muted">{formatDate(created_at_unix)}</span>
      </th>
      <td className={tableCell()}>
        <bdi>{whose}</bdi>
        <span className="block text-caption text-muted">{email ?? t('gone')}</span>
      </td>
      <td className={`${tableCell()} min-w-[180px]`}>
        <span className="flex items-center gap-2">
          <Badge tone={tones[state]}>{t(`job_${state}`)}</Badge>
          <span className="text-caption whitespace-nowrap text-muted tabular-nums">{t('steps', { done, total })}</span>
        </span>
        {state === 'running' && (
          <span className="mt-1.5 block max-w-[200px]">
            <Progress label={t('progress_of', { job: label, workspace: whose })} value={done} max={total} />
          </span>
        )}
        {error && <span className="mt-1 block max-w-[36ch] text-caption text-danger">{failureWords(error)}</span>}
      </td>
      <td className={tableCell(true)}>{formatTime(job.seconds_waited)}</td>
      <td className={tableCell()}>
        <span className="flex gap-2">
          {job.can_cancel && (
            <Button
              size="sm"
              isBusy={cancel.isPending}
              aria-label={t('cancel_job', { job: label, workspace: whose })}
              onClick={() => cancel.mutate(input, handlers)}
            >
              {t('cancel')}
            </Button>
          )}
          {job.can_retry && (
            <Button
              size="sm"
              isBusy={retry.isPending}
              aria-label={t('retry_job', { job: label, workspace: whose })}
              onClick={() => retry.mutate(input, handlers)}
            >
              {t('retry')}
            </Button>
          )}
        </span>
      </td>
    </tr>
  );
}
