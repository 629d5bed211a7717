import { useState } from 'react';
import { additionalCreditsPrice, catalogue } from '#contract/billing/plan-catalogue.ts';
import { creditsCost } from '#contract/billing/prices.ts';
import { editUser } from '#contract/profile/api.ts';
import { call } from '../../../lib/api.ts';
import { reportFailure } from '../../../lib/failures/report-failure.ts';
import { formatNumber } from '../../../lib/format.ts';
import { formatMoney } from '../../../lib/billing/money.ts';
import { toastSuccess } from '../../../lib/toasts.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { NumberField } from '../../../ui/form/NumberField.tsx';
import { Switch } from '../../../ui/form/Switch.tsx';
import { nameOf, refreshSubscription } from '../billing-calls.ts';
import { t } from '../messages.ts';
import type { FullSubscription } from '../subscription-type.ts';
import { WhatIf } from './WhatIf.tsx';
import { useBusy } from '../use-busy.ts';

/** The lowest plan that has it. */
const firstTier = 'creator';
const maxCap = 1_000_000_000;
/** The cap that is proposed: as much again as a tenth of the plan. */
const proposedCap = (credits: number) => Math.max(1000, Math.round(credits / 10));

interface ExtraUseProps {
  subscription: FullSubscription;
  isAdmin: boolean;
}

/** Whether generating goes on beyond the credits of the plan, and how far. */
export function ExtraUse({ subscription, isAdmin }: ExtraUseProps) {
  const {
    tier,
    billing_period,
    can_extend_character_limit: can,
    allowed_to_extend_character_limit: isOn,
  } = subscription;
  const currency = subscription.currency ?? 'usd';
  const known = subscription.max_character_limit_extension;
  const [typed, setTyped] = useState<number>();
  const [isBusy, run] = useBusy();
  const price = additionalCreditsPrice({ tier, period: billing_period ?? 'monthly_period', currency });
  if (catalogue[tier].enterprise) return null;
  const cap = typed ?? known ?? proposedCap(subscription.character_limit);
  const threshold = catalogue[tier].billing_threshold[currency];
  const reason =
    price === null
      ? t('extra_needs_plan', { plan: nameOf(firstTier) })
      : !isAdmin
        ? t('extra_admin')
        : !can
          ? t('extra_not_active')
          : undefined;

  async function save(isAllowed: boolean, credits: number) {
    try {
      await call(editUser, {
        body: { allowed_to_extend_character_limit: isAllowed, max_character_limit_extension: credits },
      });
      setTyped(undefined);
      toastSuccess(isAllowed ? t('extra_saved', { credits: formatNumber(credits) }) : t('extra_off'));
    } catch (error) {
      reportFailure(error);
    } finally {
      refreshSubscription();
    }
  }

  return (
    <section id="extra-use" aria-labelledby="extra-use-title" className="card flex scroll-mt-6 flex-col gap-4 p-5">
      <div>
        <h2 id="extra-use-title" className="text-body font-semibold">
          {t('extra_title')}
        </h2>
        {price !== null && (
          <p className="text-table text-muted">
            {t('extra_text', { price: formatMoney(price, currency) })}
            {threshold !== null && ` ${t('extra_threshold', { amount: formatMoney(threshold, currency) })}`}
          </p>
        )}
      </div>
      <Switch
        label={t('extra_switch')}
        isOn={isOn}
        disabledReason={reason}
        onChange={(next) => run(() => save(next, cap))}
      />
      {isOn && reason === undefined && price !== null && (
        <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
          <div className="w-60 max-md:w-full">
            <NumberField label={t('extra_cap')} value={cap} min={1000} max={maxCap} step={1000} onChange={setTyped} />
          </div>
          <p className="text-table text-muted tabular-nums">
            {t('extra_at_most', { amount: formatMoney(creditsCost(cap, price), currency) })}
          </p>
          <Button
            className="ms-auto max-md:ms-0"
            isBusy={isBusy}
            isDisabled={typed === undefined || typed === known}
            onClick={() => run(() => save(true, cap))}
          >
            {t('extra_save')}
          </Button>
        </div>
      )}
      {price !== null && <WhatIf subscription={subscription} price={price} currency={currency} />}
    </section>
  );
}
