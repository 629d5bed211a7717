import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { pages } from '#contract/pages.ts';
import { useUser } from '../../lib/account.ts';
import { useAllParams } from '../../lib/address/params.ts';
import { useDelayed, useTitle } from '../../lib/hooks.ts';
import { sessionStore } from '../../lib/session.ts';
import type { LinkActions } from '../../lib/slice.ts';
import { useSignOut } from '../../lib/use-sign-out.ts';
import { useStore } from '../../lib/store.ts';
import { buttonClass, Button } from '../../ui/button/Button.tsx';
import { readAction } from './action-state.ts';
import { keepVisit, useLeave } from './action-visit.ts';
import { AuthLayout } from '../../ui/layout/AuthLayout.tsx';
import { t } from './messages.ts';

/** Draws the page that links in mails open. @throws Error for an unknown mode, so that ActionProblem is shown */
export function ActionScreen({ actions }: { actions: LinkActions }) {
  useTitle(t('link_page'));
  const search = useAllParams();
  // The first search parameters are kept, so that a changing address does not start the action again.
  const [first] = useState(() => {
    keepVisit(search);
    return readAction(search);
  });
  if (!first) return <LeavePage continueUrl={search.continueUrl} />;
  const Action = actions[first.mode];
  if (!Action) throw new Error(`No slice carries out ${first.mode}.`);
  return (
    <AccountGuard userId={first.userId}>
      <Action action={first} />
    </AccountGuard>
  );
}

/** Leaves the page at once, for a link that only brings values to keep. */
function LeavePage({ continueUrl }: { continueUrl: string | undefined }) {
  const leave = useRef(useLeave(continueUrl));
  useEffect(() => leave.current(pages.home), []);
  return <AuthLayout title="" />;
}

/** Warns users who open the link of one account while they are signed in to another. */
function AccountGuard({ userId, children }: { userId: string | undefined; children: ReactNode }) {
  const status = useStore(sessionStore, (session) => session.status);
  const isUnclear = useStore(sessionStore, (session) => session.status === 'unknown' && session.problem === null);
  const signedInAs = useStore(sessionStore, (session) => session.user_id);
  const email = useUser()?.email ?? '';
  const [isAnyway, setIsAnyway] = useState(false);
  const { isLeaving, leave } = useSignOut();
  const isLate = useDelayed(isUnclear);
  if (!userId || isAnyway) return children;
  if (isUnclear) return <AuthLayout title={isLate ? t('link_checking') : ''} />;
  if (status !== 'in' || signedInAs === userId) return children;
  return (
    <AuthLayout title={t('other_account_title')} intro={t('other_account_intro', { email })}>
      <p>{t('other_account_text')}</p>
      <div className="flex flex-wrap gap-2">
        <Button look="primary" isBusy={isLeaving} onClick={leave}>
          {t('other_account_switch')}
        </Button>
        <Button look="ghost" onClick={() => setIsAnyway(true)}>
          {t('other_account_anyway')}
        </Button>
      </div>
    </AuthLayout>
  );
}

/** Shown for a link with an unknown mode. */
export function ActionProblem() {
  useTitle(t('link_nowhere_title'));
  return (
    <AuthLayout title={t('link_nowhere_title')} intro={t('link_nowhere_intro')}>
      <p role="alert">{t('link_nowhere_text')}</p>
      <Link to={pages.home} className={`${buttonClass({ look: 'primary' })} self-start`}>
        {t('link_home')}
      </Link>
    </AuthLayout>
  );
}
