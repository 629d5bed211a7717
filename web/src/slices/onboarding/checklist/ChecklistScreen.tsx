import { Link } from '@tanstack/react-router';
import { ListChecks } from 'lucide-react';
import { pages } from '#contract/pages.ts';
import { getUser } from '#contract/profile/api.ts';
import { completeChecklist, hideChecklist, initiateChecklist } from '#contract/onboarding/api.ts';
import type { Checklist } from '#contract/onboarding/types.ts';
import { patchAccount, useUser } from '../../../lib/account.ts';
import { track } from '../../analytics/public.ts';
import { useTitle } from '../../../lib/hooks.ts';
import { invalidate, useCall } from '../../../lib/queries.ts';
import { toastError } from '../../../lib/toasts.ts';
import { Button, buttonClass } from '../../../ui/button/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { PageHeader } from '../../../ui/layout/PageHeader.tsx';
import { Progress } from '../../../ui/feedback/Progress.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { ChecklistRow } from './ChecklistRow.tsx';
import { countOf, itemsOf } from './checklist.ts';
import { t } from '../messages.ts';

export function ChecklistScreen() {
  useTitle(t('checklist_title'));
  const user = useUser();
  const checklist = user?.onboarding_checklist;
  return (
    <>
      <PageHeader title={t('checklist_title')} />
      <div className="min-h-0 flex-1 overflow-auto">
        <div className="flex max-w-[760px] flex-col gap-6 px-6 py-8 max-md:px-4 max-md:py-5">
          {!user ? (
            <Skeletons />
          ) : checklist ? (
            <List checklist={checklist} isOver={user.is_onboarding_checklist_completed} />
          ) : (
            <NoChecklist />
          )}
        </div>
      </div>
    </>
  );
}

/** Prepares one of the checklist's calls. Each returns the new checklist. */
function useAction(endpoint: typeof initiateChecklist | typeof hideChecklist | typeof completeChecklist) {
  const action = useCall(endpoint);
  const run = async (then?: () => void) => {
    try {
      const checklist: Checklist = await action.mutateAsync({});
      patchAccount({ onboarding_checklist: checklist });
      invalidate(getUser);
      then?.();
    } catch (error) {
      toastError(error);
    }
  };
  return { run, isPending: action.isPending };
}

function List({ checklist, isOver }: { checklist: Checklist; isOver: boolean }) {
  const hide = useAction(hideChecklist);
  const completeAll = useAction(completeChecklist);
  const show = useAction(initiateChecklist);
  const { done, count } = countOf(checklist);
  const isAllSet = isOver || done === count;
  return (
    <>
      {isAllSet ? (
        <AllSet />
      ) : (
        <div className="flex flex-col gap-3">
          <p className="text-muted">{t('checklist_text')}</p>
          <div className="flex items-center gap-3">
            <span className="min-w-0 flex-1">
              <Progress label={t('checklist_progress', { done, count })} value={done} max={count} />
            </span>
            <span className="text-table font-medium tabular-nums">{t('checklist_count', { done, count })}</span>
          </div>
        </div>
      )}
      <ul
        aria-label={t('checklist_list')}
        className="divide-y divide-line rounded-xl border border-line dark:bg-surface"
      >
        {itemsOf(checklist).map(({ item, isDone }) => (
          <ChecklistRow key={item} item={item} isDone={isDone || isOver} />
        ))}
      </ul>
      {!isAllSet && (
        <div className="flex flex-wrap items-center gap-2">
          {checklist.hidden ? (
            <>
              <p className="min-w-0 flex-1 text-table text-muted">{t('checklist_hidden')}</p>
              <Button isBusy={show.isPending} onClick={() => void show.run()}>
                {t('checklist_show')}
              </Button>
            </>
          ) : (
            <Button isBusy={hide.isPending} onClick={() => void hide.run(() => track('checklist_hidden'))}>
              {t('checklist_hide')}
            </Button>
          )}
          <Button look="ghost" isBusy={completeAll.isPending} onClick={() => void completeAll.run()}>
            {t('checklist_all')}
          </Button>
        </div>
      )}
    </>
  );
}

function AllSet() {
  const ideas = [
    [pages.textToSpeech, t('all_set_write')],
    [pages.bulk, t('all_set_bulk')],
    [pages.docs, t('all_set_docs')],
  ] as const;
  return (
    <section aria-label={t('all_set_title')} className="flex flex-col gap-3">
      <h2 className="text-h2 font-semibold tracking-[-0.022em]">{t('all_set_title')}</h2>
      <p className="text-muted">{t('all_set_text')}</p>
      <div className="flex flex-wrap gap-2">
        {ideas.map(([to, label]) => (
          <Link key={to} to={to} className={buttonClass()}>
            {label}
          </Link>
        ))}
      </div>
    </section>
  );
}

function NoChecklist() {
  const start = useAction(initiateChecklist);
  return (
    <EmptyState
      title={t('checklist_none_title')}
      icon={<ListChecks size={28} strokeWidth={1.5} aria-hidden="true" />}
      action={
        <Button look="primary" isBusy={start.isPending} onClick={() => void start.run()}>
          {t('checklist_start')}
        </Button>
      }
    >
      {t('checklist_none_text')}
    </EmptyState>
  );
}

const Skeletons = () => (
  <div role="status" aria-label={t('loading')} className="flex flex-col gap-4">
    <Skeleton className="w-1/2" />
    <Skeleton />
    <Skeleton />
    <Skeleton />
  </div>
);
