import { PenLine, Trash2 } from 'lucide-react';
import { deleteBudget, listBudgets } from '#contract/budgets/api.ts';
import type { Budget } from '#contract/budgets/types.ts';
import { call } from '../../../lib/api.ts';
import { confirm } from '../../../lib/confirm.ts';
import { reportFailure } from '../../../lib/failures/report-failure.ts';
import { formatDate, formatNumber } from '../../../lib/format.ts';
import { invalidate } from '../../../lib/queries.ts';
import { toastSuccess } from '../../../lib/toasts.ts';
import { Badge } from '../../../ui/display/Badge.tsx';
import { ActionsMenu } from '../../../ui/overlay/ActionsMenu.tsx';
import { Meter } from '../../../ui/plan/Meter.tsx';
import { periodWords, scopeWords } from './budget-form.ts';
import { t } from './messages.ts';

const nameOf = ({ scope, target_name, target_id }: Budget): string =>
  scope === 'workspace' ? t('workspace') : (target_name ?? target_id ?? '');

async function askToDelete(budget: Budget): Promise<void> {
  const isMeant = await confirm({
    title: budget.scope === 'workspace' ? t('delete_workspace_title') : t('delete_title', { name: nameOf(budget) }),
    description: t('delete_text'),
    confirmLabel: t('delete'),
    isDanger: true,
  });
  if (!isMeant) return;
  try {
    await call(deleteBudget, { params: { budget_id: budget.budget_id } });
    toastSuccess(t('deleted'));
  } catch (error) {
    reportFailure(error);
  }
  invalidate(listBudgets);
}

/** A budget: what was used of it, and when somebody is told. Only admins change it. */
export function BudgetRow({ budget, onChange }: { budget: Budget; onChange?: () => void }) {
  const { scope, credits, credits_used: used, thresholds, period, resets_at_unix } = budget;
  const name = nameOf(budget);
  const facts = [
    periodWords[period](),
    t('alerts_at', { thresholds: thresholds.map((percent) => t('percent', { percent })).join(', ') }),
    t('resets', { date: formatDate(resets_at_unix) }),
  ];
  return (
    <li className="flex flex-col gap-2 py-3.5 last:pb-0">
      <div className="flex items-start justify-between gap-3">
        <p className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
          <bdi className="min-w-0 font-medium [overflow-wrap:anywhere]">{name}</bdi>
          {scope !== 'workspace' && <span className="text-table text-muted">{scopeWords[scope]()}</span>}
          <State budget={budget} />
        </p>
        <span className="flex flex-none items-center gap-1">
          <span className="text-table tabular-nums">
            {t('used_of', { used: formatNumber(used), credits: formatNumber(credits) })}
          </span>
          {onChange && (
            <ActionsMenu
              label={t('actions', { name })}
              items={[
                { label: t('change'), icon: <PenLine />, onSelect: onChange },
                'divider',
                { label: t('delete'), icon: <Trash2 />, isDanger: true, onSelect: () => void askToDelete(budget) },
              ]}
            />
          )}
        </span>
      </div>
      <Meter label={t('meter', { name })} used={used} limit={credits} />
      <p className="text-caption text-muted">{facts.join(' · ')}</p>
    </li>
  );
}

function State({ budget: { credits, credits_used: used, reached } }: { budget: Budget }) {
  if (used > credits) return <Badge tone="danger">{t('over', { count: used - credits })}</Badge>;
  if (reached !== null) return <Badge tone="warning">{t('reached', { percent: reached })}</Badge>;
  return <span className="sr-only">{t('under')}</span>;
}
