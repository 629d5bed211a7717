import { Link, useLocation } from '@tanstack/react-router';
import { Bell } from 'lucide-react';
import { useMemo, useState } from 'react';
import { pages } from '#contract/pages.ts';
import type { User } from '#contract/profile/types.ts';
import { useAccountDocument } from '../../lib/account.ts';
import { useTitle } from '../../lib/hooks.ts';
import { buttonClass } from '../../ui/button/Button.tsx';
import { AccessDenied } from '../../ui/feedback/AccessDenied.tsx';
import { Loaded } from '../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { LinkTabs, tabClass } from '../../ui/navigation/LinkTabs.tsx';
import { Budgets } from './budgets/Budgets.tsx';
import { UsageCard } from './card/UsageCard.tsx';
import { Ledger } from './ledger/Ledger.tsx';
import { t } from './messages.ts';
import { Quotas } from './Quotas.tsx';
import { RequestCards } from './requests/RequestCards.tsx';
import { useView } from './use-view.ts';
import { windowOf } from './view.ts';

/** What the caller has used, or at its other address what the workspace has. */
export function UsageScreen() {
  useTitle(t('title'));
  const isOfWorkspace = useLocation({ select: ({ pathname }) => pathname === pages.usageWorkspace });
  const account = useAccountDocument();
  return (
    <>
      <PageHeader title={t('title')}>
        <a href="#budgets" className={buttonClass({ size: 'sm' })}>
          <Bell size={15} strokeWidth={1.75} aria-hidden="true" />
          {t('budget_alerts')}
        </a>
      </PageHeader>
      <LinkTabs label={t('tabs')}>
        <Link to={pages.usage} className={tabClass(!isOfWorkspace)} activeOptions={{ exact: true }}>
          {t('account')}
        </Link>
        <Link to={pages.usageWorkspace} className={tabClass(isOfWorkspace)}>
          {t('workspace')}
        </Link>
      </LinkTabs>
      <div className="min-h-0 flex-1 overflow-auto">
        <div className="mx-auto flex w-full max-w-[1200px] flex-col gap-5 px-6 py-6 max-md:px-4 max-md:py-5">
          <Loaded of={account} kept={t('kept')} skeleton={<Skeleton className="h-96 rounded-xl" />}>
            {(user) =>
              isOfWorkspace && user.workspace_role !== 'admin' ? (
                <AccessDenied title={t('admins_only')} reason={t('admins_only_text')} />
              ) : (
                <Usage key={String(isOfWorkspace)} user={user} isOfWorkspace={isOfWorkspace} />
              )
            }
          </Loaded>
        </div>
      </div>
    </>
  );
}

function Usage({ user, isOfWorkspace }: { user: User; isOfWorkspace: boolean }) {
  const hasMoney = user.subscription.billing_mode !== 'off';
  const [view, change] = useView(isOfWorkspace, hasMoney);
  const resetsAt = user.subscription.next_character_count_reset_unix;
  // The present stays while the page is open, so that its parts show the same time.
  const [now] = useState(() => Date.now());
  const window = useMemo(
    () => windowOf(view, new Date(now), new Date(resetsAt === null ? now : resetsAt * 1000)),
    [view, now, resetsAt],
  );
  return (
    <>
      <UsageCard {...{ user, view, now, window, isOfWorkspace, hasMoney }} onChange={change} />
      <Budgets isAdmin={user.workspace_role === 'admin'} />
      <RequestCards now={now} isOfWorkspace={isOfWorkspace} tier={user.subscription.tier} />
      <Quotas />
      <Ledger {...{ user, window, isOfWorkspace }} />
    </>
  );
}
