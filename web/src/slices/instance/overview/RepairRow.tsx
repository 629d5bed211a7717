import { CircleAlert, CircleCheck, CircleStop, Wrench } from 'lucide-react';
import { cancelAnyJob, readChecks, retryAnyJob } from '#contract/instance/api.ts';
import type { Repair } from '#contract/instance/types.ts';
import { formatDate, formatNumber } from '../../../lib/format.ts';
import { failureWords } from '../../../lib/notices.ts';
import { invalidate, useCall } from '../../../lib/queries.ts';
import { toastError } from '../../../lib/toasts.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Progress } from '../../../ui/feedback/Progress.tsx';
import { t } from '../messages.ts';

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;
const row = 'flex items-start gap-3.5 px-5 py-4 max-md:flex-wrap max-md:px-4';

/** A repair under way with its progress, or one that has ended as a line. */
export function RepairRow({ repair }: { repair: Repair }) {
  const { job_id, state, percent, email, lost, detached, removed, error, ended_at_unix } = repair;
  const cancel = useCall(cancelAnyJob);
  const retry = useCall(retryAnyJob);
  const input = { params: { job_id } };
  const handlers = { onError: (reason: Error) => toastError(reason), onSettled: () => invalidate(readChecks) };
  const when = formatDate(ended_at_unix ?? repair.created_at_unix);
  if (state === 'done')
    return (
      <li className={row}>
        <CircleCheck {...icon} className="mt-px flex-none text-success" />
        <p className="min-w-0 flex-1 text-table text-muted">
          {t.rich('repaired', {
            when: <span className="text-ink">{t('repaired_at', { when })}</span>,
            what: t('repaired_what', { lost: lost + detached, removed }),
          })}
        </p>
      </li>
    );
  if (state === 'failed' || state === 'cancelled')
    return (
      <li className={row}>
        {state === 'failed' ? (
          <CircleAlert {...icon} className="mt-px flex-none text-danger" />
        ) : (
          <CircleStop {...icon} className="mt-px flex-none text-muted" />
        )}
        <p className="min-w-0 flex-1 text-table">
          {t(`repair_${state}`, { when })} {error && <span className="text-muted">{failureWords(error)}</span>}
        </p>
        <Button
          size="sm"
          isBusy={retry.isPending}
          className="max-md:ms-8"
          onClick={() => retry.mutate(input, handlers)}
        >
          {t('repair_again')}
        </Button>
      </li>
    );
  return (
    <li className={row}>
      <Wrench {...icon} className="mt-px flex-none text-info" />
      <div className="min-w-0 flex-1 max-md:basis-[70%]">
        <h3 className="font-semibold">{t('repairing')}</h3>
        <p className="text-table break-words text-muted">{t('repairing_text', { email: email ?? t('somebody') })}</p>
        <div className="mt-2.5 max-w-[320px]">
          <Progress label={t('repairing')} value={percent} max={100} />
        </div>
      </div>
      <div className="flex items-center gap-2 max-md:ms-8">
        <span className="text-table text-muted tabular-nums">{t('percent', { percent: formatNumber(percent) })}</span>
        <Button
          size="sm"
          look="ghost"
          isBusy={cancel.isPending}
          aria-label={t('stop_repair')}
          onClick={() => cancel.mutate(input, handlers)}
        >
          {t('stop')}
        </Button>
      </div>
    </li>
  );
}
