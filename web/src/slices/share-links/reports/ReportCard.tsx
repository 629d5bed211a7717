import { decideShareReport, listShareReports } from '#contract/share-links/api.ts';
import type { ShareReport, ShareReportDecision } from '#contract/share-links/types.ts';
import { confirm } from '../../../lib/confirm.ts';
import { formatDate } from '../../../lib/format.ts';
import { invalidate, useCall } from '../../../lib/queries.ts';
import { toastError, toastSuccess } from '../../../lib/toasts.ts';
import { Badge } from '../../../ui/display/Badge.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { t } from '../messages.ts';

const stateTones = { live: 'warning', unshared: 'plain', taken_down: 'danger' } as const;

/** One report with the shared words, and what an operator may decide. */
export function ReportCard({ report }: { report: ShareReport }) {
  const { share_report_id, share_link, reason, text, excerpt, email, state, decision, created_at_unix } = report;
  const send = useCall(decideShareReport);

  async function decide(chosen: ShareReportDecision) {
    const isSure =
      chosen === 'dismissed' ||
      (await confirm({
        title: t('take_down_title'),
        description: t('take_down_text'),
        confirmLabel: t('take_down'),
        isDanger: true,
      }));
    if (!isSure) return;
    try {
      await send.mutateAsync({ params: { share_report_id }, body: { decision: chosen } });
      toastSuccess(t(chosen === 'taken_down' ? 'taken_down_done' : 'dismissed_done'));
    } catch (error) {
      toastError(error);
    }
    invalidate(listShareReports);
  }

  return (
    <li className="flex flex-col gap-3 rounded-xl border border-line p-5 dark:bg-surface">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone="danger">{t(`reason_${reason}`)}</Badge>
        <Badge tone={stateTones[state]}>{t(`state_${state}`)}</Badge>
        {decision === 'dismissed' && <Badge>{t('was_dismissed')}</Badge>}
        <span className="ms-auto text-caption text-muted">{formatDate(created_at_unix)}</span>
      </div>
      {text !== '' && (
        <p dir="auto" className="break-words whitespace-pre-line">
          {text}
        </p>
      )}
      {excerpt !== null && (
        <blockquote dir="auto" className="border-s-2 border-line-strong ps-3 break-words text-muted">
          {excerpt}
        </blockquote>
      )}
      <p className="text-table break-words text-muted">{t('shared_by', { email: email ?? t('nobody') })}</p>
      <div className="flex flex-wrap items-center gap-2">
        <a
          className="text-table font-medium text-accent hover:underline"
          href={share_link}
          target="_blank"
          rel="noopener"
        >
          {t('open_page')}
        </a>
        {decision === null && (
          <span className="ms-auto flex gap-2">
            <Button size="sm" isBusy={send.isPending} onClick={() => void decide('dismissed')}>
              {t('dismiss')}
            </Button>
            {state === 'live' && (
              <Button size="sm" look="danger" isBusy={send.isPending} onClick={() => void decide('taken_down')}>
                {t('take_down')}
              </Button>
            )}
          </span>
        )}
      </div>
    </li>
  );
}
