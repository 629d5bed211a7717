import { Link, useNavigate } from '@tanstack/react-router';
import { getSubscription } from '#contract/billing/api.ts';
import type { PlanButton } from '#contract/billing/plan-actions.ts';
import type { PlanChoice } from '#contract/billing/price-offers.ts';
import { getInstance } from '#contract/sign-in/api.ts';
import { pages } from '#contract/pages.ts';
import { useUser } from '../../../lib/account.ts';
import { useInstallationName } from '../../../lib/browser/installation.ts';
import { useTitle } from '../../../lib/hooks.ts';
import { useRead } from '../../../lib/queries.ts';
import { sessionStore } from '../../../lib/session.ts';
import { useStore } from '../../../lib/store.ts';
import { buttonClass } from '../../../ui/button/Button.tsx';
import { Brand } from '../../../ui/display/Mark.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { LegalLinks } from '../../../ui/navigation/LegalLinks.tsx';
import { chosenAddress } from '../chosen-plan.ts';
import { PlanSkeletons } from '../plans/PlanSkeletons.tsx';
import { Comparison } from '../plans/Comparison.tsx';
import { t as plansText } from '../plans/messages.ts';
import { PlanChooser } from '../plans/PlanChooser.tsx';
import { startView, usePlanView } from '../plans/plan-settings.ts';
import { viewerOf, visitor } from '../plans/viewer.ts';
import { t } from './messages.ts';
import { Questions } from './Questions.tsx';

/** The plans for everybody. Who is signed in sees what each of them means for their workspace. */
export function PricingScreen() {
  useTitle(t('title'));
  const instance = useRead(getInstance);
  return (
    <div className="flex min-h-dvh flex-col">
      <TopRow />
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto flex w-full max-w-[1200px] flex-1 flex-col gap-8 px-6 py-10 outline-none max-md:px-4 max-md:py-6"
      >
        <Loaded of={instance} skeleton={<PlanSkeletons label={t('loading')} />}>
          {({ billing, is_isolated }) =>
            billing === 'off' ? <NothingToBuy /> : <Plans isSandbox={billing === 'sandbox'} isIsolated={is_isolated} />
          }
        </Loaded>
      </main>
      <footer className="flex flex-wrap justify-center gap-x-4 gap-y-1 px-6 py-6 text-caption text-muted">
        <LegalLinks className="rounded-xs underline underline-offset-[3px] hover:text-ink" />
      </footer>
    </div>
  );
}

function TopRow() {
  const installation = useInstallationName();
  const isIn = useStore(sessionStore, ({ status }) => status === 'in');
  return (
    <header className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-6 py-2 max-md:px-4">
      <Link to={pages.home} aria-label={t('open', { installation })} className="me-auto flex max-w-full rounded-sm">
        <Brand />
      </Link>
      <Link to={pages.docs} className={`${buttonClass({ look: 'ghost', size: 'sm' })} max-md:hidden`}>
        {t('docs')}
      </Link>
      {isIn ? (
        <Link to={pages.subscription} className={buttonClass({ size: 'sm' })}>
          {t('open', { installation })}
        </Link>
      ) : (
        <>
          <Link to={pages.signIn} className={buttonClass({ look: 'ghost', size: 'sm' })}>
            {t('sign_in')}
          </Link>
          <Link to={pages.signUp} className={buttonClass({ look: 'primary', size: 'sm' })}>
            {t('sign_up')}
          </Link>
        </>
      )}
    </header>
  );
}

function NothingToBuy() {
  const installation = useInstallationName();
  return (
    <>
      <h1 className="text-center text-h1 font-semibold tracking-[-0.022em]">{t('title')}</h1>
      <EmptyState title={t('off_title')}>{t('off_text', { installation })}</EmptyState>
    </>
  );
}

function Plans({ isSandbox, isIsolated }: { isSandbox: boolean; isIsolated: boolean }) {
  const user = useUser();
  const subscription = useRead(getSubscription, {}, { isEnabled: user !== undefined });
  const [view, setView] = usePlanView(startView(undefined));
  const viewer = user && subscription.data ? viewerOf(user, subscription.data, isIsolated) : visitor(isIsolated);
  const navigate = useNavigate();

  function select({ click }: PlanButton, choice: PlanChoice): void {
    if (click.kind === 'sign_up') void navigate({ to: pages.signUp, search: { redirect: chosenAddress(choice) } });
    else void navigate({ href: chosenAddress(choice) });
  }
  return (
    <>
      <div className="flex flex-col gap-1 text-center">
        <h1 className="text-h1 font-semibold tracking-[-0.022em] max-md:text-[26px] max-md:leading-8">{t('title')}</h1>
        <p className="text-muted">{t('lead')}</p>
      </div>
      {isSandbox && <Banner tone="info">{t('sandbox')}</Banner>}
      <section aria-labelledby="plans">
        <h2 id="plans" className="sr-only">
          {plansText('plans')}
        </h2>
        <PlanChooser viewer={viewer} view={view} onView={setView} busyTier={null} onSelect={select} />
      </section>
      <Comparison view={view} />
      <Questions />
    </>
  );
}
