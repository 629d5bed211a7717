import { Bell, Plus } from 'lucide-react';
import { useState } from 'react';
import { listBudgets } from '#contract/budgets/api.ts';
import type { Budget } from '#contract/budgets/types.ts';
import { useRead } from '../../../lib/queries.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { BudgetDialog } from './BudgetDialog.tsx';
import { BudgetRow } from './BudgetRow.tsx';
import { t } from './messages.ts';

/** The budgets of the workspace for its admins; for others those that count what they use. */
export function Budgets({ isAdmin }: { isAdmin: boolean }) {
  const read = useRead(listBudgets);
  const [opened, setOpened] = useState<Budget | 'new' | null>(null);
  const { budgets = [], max_budgets = 0 } = read.data ?? {};
  const isFull = read.data !== undefined && budgets.length >= max_budgets;
  const add = (
    <Button
      size="sm"
      icon={<Plus size={15} strokeWidth={1.75} aria-hidden="true" />}
      isDisabled={isFull}
      onClick={() => setOpened('new')}
    >
      {t('add')}
    </Button>
  );
  return (
    <section id="budgets" aria-labelledby="budgets-title" className="card scroll-mt-4 p-5 max-md:p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <h2 id="budgets-title" className="font-semibold">
            {t('title')}
          </h2>
          <p className="max-w-[72ch] text-table text-muted">{t('text')}</p>
        </div>
        {isAdmin && budgets.length > 0 && add}
      </div>
      {isAdmin && isFull && <p className="pt-2 text-table text-muted">{t('full', { max: max_budgets })}</p>}
      <Loaded of={read} kept={t('kept')} skeleton={<BudgetsSkeleton />}>
        {({ budgets }) =>
          budgets.length === 0 ? (
            <EmptyState
              title={isAdmin ? t('empty') : t('empty_member')}
              icon={<Bell size={20} strokeWidth={1.75} aria-hidden="true" />}
              action={isAdmin && add}
            >
              {isAdmin ? t('empty_text') : t('empty_member_text')}
            </EmptyState>
          ) : (
            <ul className="mt-3 divide-y divide-line">
              {budgets.map((budget) => (
                <BudgetRow
                  key={budget.budget_id}
                  budget={budget}
                  {...(isAdmin ? { onChange: () => setOpened(budget) } : {})}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      {opened && <BudgetDialog budget={opened === 'new' ? undefined : opened} onClose={() => setOpened(null)} />}
    </section>
  );
}

const BudgetsSkeleton = () => (
  <div role="status" aria-label={t('loading')} className="flex flex-col gap-4 pt-5">
    <Skeleton className="h-8" />
    <Skeleton className="h-8" />
  </div>
);
