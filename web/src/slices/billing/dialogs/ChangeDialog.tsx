import { useEffect, useRef, useState } from 'react';
import { changeSubscription, previewSubscriptionChange } from '#contract/billing/api.ts';
import { priceOf, type PlanChoice } from '#contract/billing/price-offers.ts';
import type { Answer } from '#contract/kit/endpoint.ts';
import { call } from '../../../lib/api.ts';
import { errorMessage, type ApiError } from '../../../lib/failures/errors.ts';
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
import { codeRefusalWords, isCodeRefusal } from '../promo/promo-words.ts';
import { useBusy } from '../use-busy.ts';
import { withDiscount } from './discount-words.ts';
import { Effects } from './Effects.tsx';

type ChangePreview = Answer<typeof previewSubscriptionChange>;

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
  const [promocode, setPromocode] = useState(() => (isUpgrade ? codeForCheckout() : undefined));
  const [notice, setNotice] = useState('');
  const plan = nameOf(tier);
  const asked = {
    subscription_type: tier,
    billing_period: period,
    currency,
    ...(promocode ? { promocode } : {}),
  };
  // What is shown is what is charged, so the code is reckoned with.
  const query = { subscription_type: tier, billing_period: period, ...(promocode ? { promocode } : {}) };
  const preview = useRead(previewSubscriptionChange, { query }, { staleTime: 0 });
  // One key for one decision: a second click, and a repetition after a lost answer, change nothing twice. What was refused
  // leaves the key free.
  const key = useRef(crypto.randomUUID());
  const [problem, setProblem] = useState<unknown>();
  const [isBusy, run] = useBusy();

  /** A code that cannot be used keeps nobody from the plan. */
  function leaveCodeOut(error: ApiError) {
    setNotice(codeRefusalWords(error, promocode ?? ''));
    setPromocode(undefined);
  }

  if (promocode !== undefined && isCodeRefusal(preview.error)) leaveCodeOut(preview.error);
  useEffect(() => {
    if (notice) clearCode();
  }, [notice]);

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
      if (isCodeRefusal(error)) leaveCodeOut(error);
      else setProblem(error);
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
          {({ effects, ...change }) => (
            <>
              {notice && <p role="status">{notice}</p>}
              <Amounts choice={choice} change={change} />
              {change.effective === 'period_end' && (
                <Effects effects={effects} plan={plan} at={change.effective_unix} />
              )}
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
function Amounts({ choice, change }: { choice: PlanChoice; change: Omit<ChangePreview, 'effects'> }) {
  const { period, currency } = choice;
  const price = priceOf(choice) ?? 0;
  const regular = formatMoney(price, currency);
  const then = period === 'annual_period' ? t('every_year', { price: regular }) : t('every_month', { price: regular });
  const { effective, effective_unix, amount_due_cents, discount, next_invoice: next } = change;
  return (
    <dl className="flex flex-col divide-y divide-line rounded-lg bg-surface px-4 dark:bg-bg">
      {effective === 'now' ? (
        <Line
          term={t('charged_now')}
          value={formatMoney(amount_due_cents, currency)}
          help={withDiscount(t('charged_now_help'), discount?.percent_off, discount?.amount_off, currency)}
        />
      ) : (
        <Line
          term={t('charged_then', { date: billingDay(effective_unix) })}
          value={formatMoney(next?.amount_due_cents ?? price, currency)}
          help={withDiscount(t('charged_nothing'), next?.discount_percent_off, next?.discount_amount_off, currency)}
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
