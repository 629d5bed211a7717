import { ExternalLink, Receipt } from 'lucide-react';
import { useState } from 'react';
import { getSubscription } from '#contract/billing/api.ts';
import { mayChangePlan, planButton, type PlanButton } from '#contract/billing/plan-actions.ts';
import type { PlanChoice } from '#contract/billing/price-offers.ts';
import type { Tier } from '#contract/billing/plans.ts';
import type { BillingMode } from '#contract/billing/types.ts';
import type { User } from '#contract/profile/types.ts';
import { getInstance } from '#contract/sign-in/api.ts';
import { useUser } from '../../../lib/account.ts';
import { useAllParams } from '../../../lib/address/params.ts';
import { useTitle } from '../../../lib/hooks.ts';
import { useRead } from '../../../lib/queries.ts';
import { Button, buttonClass } from '../../../ui/button/Button.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { PageHeader } from '../../../ui/layout/PageHeader.tsx';
import { callCancelDowngrade, callRenew, openPortal } from '../billing-calls.ts';
import { startCheckout } from '../checkout.ts';
import { readChosen } from '../chosen-plan.ts';
import { CancelDialog } from '../dialogs/CancelDialog.tsx';
import { ChangeDialog } from '../dialogs/ChangeDialog.tsx';
import { t } from '../messages.ts';
import type { FullSubscription } from '../subscription-type.ts';
import { t as plansText } from '../plans/messages.ts';
import { PlanChooser } from '../plans/PlanChooser.tsx';
import { startView, usePlanView } from '../plans/plan-settings.ts';
import { viewerOf } from '../plans/viewer.ts';
import { PromoBox } from '../promo/PromoBox.tsx';
import { useBusy } from '../use-busy.ts';
import { CheckoutReturn } from './CheckoutReturn.tsx';
import { ChosenPlan } from './ChosenPlan.tsx';
import { CurrentPlan } from './CurrentPlan.tsx';
import { ExtraUse } from './ExtraUse.tsx';
import { Invoices } from './Invoices.tsx';
import { PendingBanner } from './PendingBanner.tsx';
import { ProblemBanner } from './ProblemBanner.tsx';

/** The plan of the workspace: what it has, what it costs, and everything that changes it. */
export function SubscriptionScreen() {
  useTitle(t('title'));
  const user = useUser();
  const subscription = useRead(getSubscription);
  const instance = useRead(getInstance);
  const isAdmin = user?.workspace_role === 'admin';
  const canPay = instance.data !== undefined && instance.data.billing !== 'off';
  const all = {
    data: user &&
      subscription.data &&
      instance.data && { user, subscription: subscription.data, instance: instance.data },
    error: subscription.error ?? instance.error,
    isPending: subscription.isPending || instance.isPending,
    refetch: () => Promise.all([subscription.refetch(), instance.refetch()]),
  };
  return (
    <>
      <PageHeader title={t('title')}>
        {canPay && isAdmin && (
          <>
            <a href="#invoices" className={`${buttonClass({ size: 'sm' })} max-md:hidden`}>
              <Receipt size={15} strokeWidth={1.75} aria-hidden="true" />
              {t('invoices')}
            </a>
            {subscription.data?.payment_provider === 'card' && <PortalButton />}
          </>
        )}
      </PageHeader>
      <div className="min-h-0 flex-1 overflow-auto">
        <div className="mx-auto flex w-full max-w-[1200px] flex-col gap-6 px-6 py-8 max-md:px-4 max-md:py-5">
          <Loaded of={all} kept={t('kept')} skeleton={<ScreenSkeleton />}>
            {({ user, subscription, instance }) =>
              instance.billing === 'off' ? (
                <OperatorsPlan subscription={subscription} />
              ) : (
                <Subscription
                  user={user}
                  subscription={subscription}
                  mode={instance.billing}
                  isIsolated={instance.is_isolated}
                />
              )
            }
          </Loaded>
        </div>
      </div>
    </>
  );
}

function PortalButton() {
  const [isBusy, run] = useBusy();
  return (
    <Button
      size="sm"
      isBusy={isBusy}
      icon={<ExternalLink size={15} strokeWidth={1.75} />}
      onClick={() => run(openPortal)}
    >
      {t('portal')}
    </Button>
  );
}

const ScreenSkeleton = () => (
  <div role="status" aria-label={t('loading')} className="flex flex-col gap-6">
    <Skeleton className="h-44 rounded-xl" />
    <Skeleton className="h-8 w-64" />
    <Skeleton className="h-80 rounded-xl" />
  </div>
);

/** With `BILLING=off` there are no prices, and what is used is still shown. */
const OperatorsPlan = ({ subscription }: { subscription: FullSubscription }) => (
  <>
    <Banner tone="plain">
      <p className="font-medium">{t('off_title')}</p>
      <p>{t('off_text')}</p>
    </Banner>
    <CurrentPlan subscription={subscription} isAdmin={false} hasPrices={false} />
  </>
);

interface SubscriptionProps {
  user: User;
  subscription: FullSubscription;
  mode: BillingMode;
  isIsolated: boolean;
}

type Asked = { kind: 'upgrade' | 'downgrade'; choice: PlanChoice } | { kind: 'cancel' } | null;

function Subscription({ user, subscription, mode, isIsolated }: SubscriptionProps) {
  const search = useAllParams();
  const [chosen, setChosen] = useState(() => readChosen(search));
  const [view, setView] = usePlanView(chosen ?? startView(subscription));
  const [asked, setAsked] = useState<Asked>(null);
  const [busyTier, setBusyTier] = useState<Tier | null>(null);
  const viewer = viewerOf(user, subscription, isIsolated);
  const { payment_provider } = subscription;
  const mayChange = viewer.isAdmin && mayChangePlan(subscription);

  async function select({ click }: PlanButton, choice: PlanChoice): Promise<void> {
    if (busyTier || click.kind === 'none' || click.kind === 'sign_up') return;
    if (click.kind === 'dialog') {
      setAsked(click.type === 'cancel' ? { kind: 'cancel' } : { kind: click.type, choice });
      return;
    }
    setBusyTier(choice.tier);
    if (click.action === 'create') await startCheckout(choice, { held: viewer.held });
    else if (click.action === 'renew') await callRenew(subscription.tier);
    else await callCancelDowngrade(subscription.tier);
    setBusyTier(null);
  }

  const chosenButton = chosen && planButton(chosen, { state: subscription, isIsolated });
  return (
    <>
      <CheckoutReturn subscription={subscription} />
      <ProblemBanner subscription={subscription} isAdmin={mayChange} />
      <PendingBanner subscription={subscription} mayChange={mayChange} />
      {payment_provider === 'cloud_marketplace' && <Banner tone="plain">{t('payer_marketplace')}</Banner>}
      {payment_provider === 'consolidated_billing' && <Banner tone="plain">{t('payer_consolidated')}</Banner>}
      {payment_provider === null && !mayChangePlan(subscription) && <Banner tone="plain">{t('payer_operator')}</Banner>}
      {!viewer.isAdmin && <Banner tone="plain">{t('members_note')}</Banner>}
      {chosen && chosenButton && mayChange && !chosenButton.isDisabled && (
        <ChosenPlan
          choice={chosen}
          button={chosenButton}
          held={viewer.held}
          isBusy={busyTier === chosen.tier}
          onSelect={() => void select(chosenButton, chosen)}
          onDismiss={() => setChosen(undefined)}
        />
      )}
      <CurrentPlan subscription={subscription} isAdmin={mayChange} hasPrices />
      {mode === 'sandbox' && <Banner tone="info">{t('sandbox')}</Banner>}
      <section id="plans" aria-labelledby="plans-title" className="flex scroll-mt-6 flex-col gap-4">
        <h2 id="plans-title" className="text-h3 font-semibold tracking-[-0.014em]">
          {plansText('plans')}
        </h2>
        <PlanChooser
          viewer={viewer}
          view={view}
          onView={setView}
          busyTier={busyTier}
          onSelect={(button, choice) => void select(button, choice)}
        />
      </section>
      <ExtraUse subscription={subscription} isAdmin={viewer.isAdmin} />
      {mayChange && <PromoBox held={viewer.held} />}
      {viewer.isAdmin && <Invoices />}
      {asked?.kind === 'cancel' && <CancelDialog subscription={subscription} onClose={() => setAsked(null)} />}
      {asked && asked.kind !== 'cancel' && (
        <ChangeDialog
          type={asked.kind}
          choice={asked.choice}
          subscription={subscription}
          onClose={() => {
            setAsked(null);
            setChosen(undefined);
          }}
        />
      )}
    </>
  );
}
