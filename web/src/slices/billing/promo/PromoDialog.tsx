import { useNavigate } from '@tanstack/react-router';
import { recommendedUpgrade } from '#contract/billing/plan-actions.ts';
import { catalogue } from '#contract/billing/plan-catalogue.ts';
import { lessPercent } from '#contract/billing/prices.ts';
import { priceOf, type PlanChoice } from '#contract/billing/price-offers.ts';
import { freePlanOf, type Coupon } from '#contract/billing/promo-codes.ts';
import type { Tier } from '#contract/billing/plans.ts';
import { useUser } from '../../../lib/account.ts';
import { formatMoney } from '../../../lib/billing/money.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { chosenAddress } from '../chosen-plan.ts';
import { startCheckout } from '../checkout.ts';
import { startView } from '../plans/plan-settings.ts';
import { soldAs } from '../plans/plan-words.ts';
import { useBusy } from '../use-busy.ts';
import { AppliedCode } from './AppliedCode.tsx';
import { t } from './messages.ts';
import { promoStore } from './promo-store.ts';
import { appliedWords, promoTitle } from './promo-words.ts';

/** What a valid code is worth. It stays until it is used, removed or put off. */
export function PromoDialog({ code, coupon }: { code: string; coupon: Coupon }) {
  const user = useUser();
  const navigate = useNavigate();
  const [isBusy, run] = useBusy();
  const tier = user?.subscription.tier ?? 'free';
  const held = [tier, ...(user?.subscription.previously_subscribed_tiers ?? [])];
  const offered = offeredTier(tier, coupon);
  const isNew = tier === 'free' || tier === 'trial';
  // Amounts of coupons are in dollars; percents are of what the workspace pays, or of what its user last looked at.
  const currency = coupon.amount_off === null ? (user?.subscription.currency ?? startView(undefined).currency) : 'usd';
  const choice: PlanChoice | null = offered && soldAs({ tier: offered, period: 'monthly_period', currency });
  const close = () => promoStore.set({ isDismissed: true });

  /** A workspace that pays already changes its plan on its page, where it sees what that costs. */
  async function subscribe(wanted: PlanChoice) {
    if (isNew) {
      // The code is kept until the checkout is paid: whoever comes back without paying still has it.
      if (!(await startCheckout(wanted, { held, passed: code })) && promoStore.get().coupon) close();
      return;
    }
    close();
    await navigate({ href: chosenAddress(wanted) });
  }

  return (
    <Dialog
      title={promoTitle(coupon)}
      isOpen
      onOpenChange={close}
      description={<p role="status">{appliedWords(coupon)}</p>}
      footer={
        <>
          <Button look="ghost" onClick={close}>
            {t('not_now')}
          </Button>
          {choice && (
            <Button look="primary" isBusy={isBusy} onClick={() => run(() => subscribe(choice))}>
              {isNew ? t('subscribe') : t('see_upgrade')}
            </Button>
          )}
        </>
      }
    >
      {choice && <Offer choice={choice} coupon={coupon} />}
      <AppliedCode />
    </Dialog>
  );
}

/** The plan that the coupon pays for, otherwise the one that is recommended; null where nothing is sold above. */
function offeredTier(tier: Tier, coupon: Coupon): Tier | null {
  const wanted = freePlanOf(coupon)?.tier ?? recommendedUpgrade(tier);
  return wanted && catalogue[wanted].enterprise ? null : wanted;
}

function Offer({ choice, coupon }: { choice: PlanChoice; coupon: Coupon }) {
  const { name, monthly_credits } = catalogue[choice.tier];
  const price = priceOf(choice) ?? 0;
  const reduced =
    coupon.percent_off !== null
      ? lessPercent(price, coupon.percent_off)
      : Math.max(0, price - (coupon.amount_off ?? 0));
  const full = formatMoney(price, choice.currency);
  return (
    <div className="flex items-center justify-between gap-3 rounded-lg bg-surface px-4 py-3 dark:bg-bg">
      <div>
        <p className="font-semibold">{name}</p>
        <p className="text-table text-muted">{t('credits', { count: monthly_credits })}</p>
      </div>
      <div className="text-end">
        <p className="text-h2 font-semibold tracking-[-0.022em]">
          <s aria-hidden="true" className="text-body font-normal text-muted">
            {full}
          </s>{' '}
          {formatMoney(reduced, choice.currency)}
        </p>
        <p className="text-caption text-muted">
          {t('per_month')}, {t('then', { price: full })}
        </p>
      </div>
    </div>
  );
}
