import { useRef, useState } from 'react';
import { changeSubscription, previewSubscriptionChange } from '#contract/billing/api.ts';
import { priceOf, type PlanChoice } from '#contract/billing/price-offers.ts';
import { call } from '../../../lib/api.ts';
import { errorMessage } from '../../../lib/failures/errors.ts';
import { formatMoney } from '../../../lib/billing/money.ts';
import { useRead } from '../../../lib/queries.ts';
import { toastSuccess } from '../../../lib/toasts.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ErrorCard } from '../../../ui/feedback/ErrorCard.tsx';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { nameOf, refreshSubscription } from '../billing-calls.ts';
import { billingDay } from '../day.ts';
import { t } from '../messages.ts';
import type { FullSubscription } from '../subscription-type.ts';
import { clearCode, codeForCheckout } from '../promo/promo-store.ts';
import { useBusy } from '../use-busy.ts';
import { Effects } from './Effects.tsx';

interface ChangeDialogProps {
  type: 'upgrade' | 'downgrade';
  choice: PlanChoice;
  subscription: FullSubscription;
  onClose(): void;
}

/** Says what a change costs and when it happens, before it is made. */
export function ChangeDialog({ type, choice, subscription, onClose }: ChangeDialogProps) {
  const { tier, period, currency } = choice;
  const isUpgrade = type === 'upgrade';
  const promocode = isUpgrade ? codeForCheckout() : undefined;
  const plan = nameOf(tier);
  const asked = {
    subscription_type: tier,
    billing_period: period,
    currency,
    ...(promocode ? { promocode } : {}),
  };
  const query = { subscription_type: tier, billing_period: period };
  const preview = useRead(previewSubscriptionChange, { query }, { staleTime: 0 });
  // One key for one decision: a second click, and a repetition after a lost answer, change nothing twice.
  const key = useRef(crypto.randomUUID());
  const [problem, setProblem] = useState<unknown>();
  const [isBusy, run] = useBusy();

  async function change() {
    setProblem(undefined);
    try {
      const { effective } = await call(changeSubscription, { body: { ...asked, idempotency_key: key.current } });
      if (promocode) clearCode();
      toastSuccess(
        effective === 'now'
          ? t('upgraded', { plan })
          : t('downgrade_planned', { plan, date: billingDay(preview.data?.effective_unix ?? 0) }),
      );
      onClose();
    } catch (error) {
      // A refused payment is another attempt when the card has changed.
      key.current = crypto.randomUUID();
      setProblem(error);
    } finally {
      refreshSubscription();
    }
  }

  const isSame = subscription.tier === tier;
  const title = isUpgrade
    ? isSame
      ? t('switch_title', { plan })
      : t('upgrade_title', { plan })
    : t('downgrade_title', { plan });
  const mustPay = subscription.status !== 'active';
  return (
    <Dialog
      title={title}
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button look="ghost" onClick={onClose}>
            {t('not_now')}
          </Button>
          <Button look="primary" isBusy={isBusy} isDisabled={!preview.data || mustPay} onClick={() => run(change)}>
            {isUpgrade ? t('confirm_upgrade') : t('confirm_downgrade')}
          </Button>
        </>
      }
    >
      {mustPay ? (
        <p role="alert">{t('must_pay_first')}</p>
      ) : (
        <Loaded of={preview} skeleton={<PreviewSkeleton />}>
          {({ amount_due_cents, effective, effective_unix, effects }) => (
            <>
              <Amounts
                choice={choice}
                amount={amount_due_cents}
                startsAt={effective === 'now' ? null : effective_unix}
              />
              {effective === 'period_end' && <Effects effects={effects} plan={plan} at={effective_unix} />}
            </>
          )}
        </Loaded>
      )}
      {problem !== undefined && (
        <ErrorCard title={isUpgrade ? t('upgrade_failed') : t('downgrade_failed')}>{errorMessage(problem)}</ErrorCard>
      )}
    </Dialog>
  );
}

const PreviewSkeleton = () => (
  <div role="status" aria-label={t('reckoning')} className="flex flex-col gap-3">
    <Skeleton className="h-10" />
    <Skeleton className="h-10" />
  </div>
);

/** What is charged, when, and what from then on. */
function Amounts({ choice, amount, startsAt }: { choice: PlanChoice; amount: number; startsAt: number | null }) {
  const { period, currency } = choice;
  const regular = formatMoney(priceOf(choice) ?? 0, currency);
  const then = period === 'annual_period' ? t('every_year', { price: regular }) : t('every_month', { price: regular });
  return (
    <dl className="flex flex-col divide-y divide-line rounded-lg bg-surface px-4 dark:bg-bg">
      {startsAt === null ? (
        <Line term={t('charged_now')} value={formatMoney(amount, currency)} help={t('charged_now_help')} />
      ) : (
        <Line
          term={t('charged_then', { date: billingDay(startsAt) })}
          value={formatMoney(priceOf(choice) ?? 0, currency)}
          help={t('charged_nothing')}
        />
      )}
      <Line term={t('from_then')} value={then} />
    </dl>
  );
}

const Line = ({ term, value, help }: { term: string; value: string; help?: string }) => (
  <div className="flex items-baseline justify-between gap-x-4 py-3">
    <dt className="min-w-0">
      {term}
      {help && <span className="block text-caption text-muted">{help}</span>}
    </dt>
    <dd className="flex-none font-semibold tabular-nums">{value}</dd>
  </div>
);
