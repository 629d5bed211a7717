import { useState, type ReactNode } from 'react';
import { applyDiscount, previewSubscriptionChange } from '#contract/billing/api.ts';
import { lessPercent } from '#contract/billing/prices.ts';
import { priceOf } from '#contract/billing/price-offers.ts';
import type { BillingPeriod } from '#contract/billing/types.ts';
import { call } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/failures/errors.ts';
import { reportFailure } from '../../../lib/failures/report-failure.ts';
import { formatMoney } from '../../../lib/billing/money.ts';
import { useRead } from '../../../lib/queries.ts';
import { toastSuccess } from '../../../lib/toasts.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { RadioGroup } from '../../../ui/form/RadioGroup.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { callCancel, nameOf, refreshSubscription } from '../billing-calls.ts';
import { billingDay } from '../day.ts';
import { t } from '../messages.ts';
import type { FullSubscription } from '../subscription-type.ts';
import { useBusy } from '../use-busy.ts';
import { Effects } from './Effects.tsx';
import { hasDiscount, offerFor, reasons, type Reason } from './retention.ts';

const reasonWords: Record<Reason, () => string> = {
  expensive: () => t('reason_expensive'),
  unused: () => t('reason_unused'),
  quality: () => t('reason_quality'),
  missing: () => t('reason_missing'),
  other: () => t('reason_other'),
};

type Step = 'reason' | 'offer' | 'confirm';

interface CancelDialogProps {
  subscription: FullSubscription;
  onClose(): void;
}

/** Asks why, makes one offer, and cancels. */
export function CancelDialog({ subscription, onClose }: CancelDialogProps) {
  const { tier, current_period_end_unix } = subscription;
  const plan = nameOf(tier);
  const [step, setStep] = useState<Step>('reason');
  const [reason, setReason] = useState<Reason>('expensive');
  const [notice, setNotice] = useState('');
  const [isBusy, run] = useBusy();
  const offer = offerFor(reason, tier);
  // A discount that goes on is not given up for an offer.
  const isReduced = hasDiscount(subscription);

  async function takeOffer() {
    try {
      const { percent_off } = await call(applyDiscount, { body: { discount_code: offer.code, reason } });
      toastSuccess(t('offer_taken', { percent: percent_off }));
      onClose();
    } catch (error) {
      if (error instanceof ApiError && error.type === 'discount_already_used') {
        setNotice(t('offer_used'));
        setStep('confirm');
      } else reportFailure(error);
    } finally {
      refreshSubscription();
    }
  }

  async function cancel() {
    if (await callCancel(tier, { reason })) onClose();
  }

  const titles: Record<Step, string> = {
    reason: t('cancel_title', { plan }),
    offer: t('offer_title'),
    confirm: t('cancel_confirm_title', { plan }),
  };
  const keep = (
    <Button look={step === 'confirm' ? 'secondary' : 'ghost'} onClick={onClose}>
      {t('keep_plan', { plan })}
    </Button>
  );
  const footers: Record<Step, ReactNode> = {
    reason: (
      <>
        {keep}
        <Button look="primary" onClick={() => setStep(isReduced ? 'confirm' : 'offer')}>
          {t('next')}
        </Button>
      </>
    ),
    offer: (
      <>
        <Button look="ghost" onClick={() => setStep('confirm')}>
          {t('offer_decline')}
        </Button>
        <Button look="primary" isBusy={isBusy} onClick={() => run(takeOffer)}>
          {t('offer_accept')}
        </Button>
      </>
    ),
    confirm: (
      <>
        {keep}
        <Button look="danger" isBusy={isBusy} onClick={() => run(cancel)}>
          {t('cancel_confirm')}
        </Button>
      </>
    ),
  };
  return (
    <Dialog title={titles[step]} isOpen onOpenChange={onClose} footer={footers[step]}>
      {step === 'reason' && (
        <RadioGroup
          label={t('cancel_why')}
          value={reason}
          options={reasons.map((one) => ({ value: one, label: reasonWords[one]() }))}
          onChange={setReason}
        />
      )}
      {step === 'offer' && <Offer offer={offer} subscription={subscription} />}
      {step === 'confirm' && (
        <>
          {notice && <p role="status">{notice}</p>}
          <p className="text-muted">
            {t('cancel_confirm_text', { plan, date: billingDay(current_period_end_unix ?? 0) })}
          </p>
          <CancelEffects period={subscription.billing_period ?? 'monthly_period'} />
        </>
      )}
    </Dialog>
  );
}

/** What being free again does to what the workspace has. */
function CancelEffects({ period }: { period: BillingPeriod }) {
  const query = { subscription_type: 'free', billing_period: period } as const;
  const preview = useRead(previewSubscriptionChange, { query }, { staleTime: 0 });
  return (
    <Loaded of={preview} skeleton={<Skeleton className="h-16" />}>
      {({ effects, effective_unix }) => <Effects effects={effects} plan={nameOf('free')} at={effective_unix} />}
    </Loaded>
  );
}

interface OfferProps {
  offer: ReturnType<typeof offerFor>;
  subscription: FullSubscription;
}

function Offer({ offer: { percent_off: percent, months }, subscription }: OfferProps) {
  const { tier, billing_period, currency } = subscription;
  const full = currency && priceOf({ tier, period: billing_period ?? 'monthly_period', currency });
  return (
    <>
      <p>
        {/* A year is paid at once, and longer than any offer lasts. */}
        {months === 1 || billing_period === 'annual_period'
          ? t('offer_once', { percent })
          : t('offer_months', { percent, months })}
      </p>
      {currency && full !== null && (
        <p className="text-muted">
          {t('offer_price', {
            price: formatMoney(lessPercent(full, percent), currency),
            full: formatMoney(full, currency),
          })}
        </p>
      )}
    </>
  );
}
