/** How somebody looks at the plans: paid by the month or by the year, in dollars or euros. The browser keeps both. */
import { useState } from 'react';
import { BillingPeriod, Currency } from '#contract/billing/types.ts';
import { readLocal, writeLocal } from '../../../lib/browser/storage.ts';
import { locale } from '../../../lib/language/locale.ts';

const isPeriod = (value: unknown): value is BillingPeriod => BillingPeriod.safeParse(value).success;
const isCurrency = (value: unknown): value is Currency => Currency.safeParse(value).success;

export interface PlanView {
  period: BillingPeriod;
  currency: Currency;
}

/** What is known of the subscription comes first (§9.4), then what was chosen here before. */
export function startView(
  subscription: { billing_period: BillingPeriod | null; currency: Currency | null } | undefined,
) {
  return {
    period: subscription?.billing_period ?? readLocal('billing_period', isPeriod, 'monthly_period'),
    currency: subscription?.currency ?? readLocal('billing_currency', isCurrency, locale === 'de' ? 'eur' : 'usd'),
  };
}

/** The view, and how to change it. What an address asked for comes before everything. */
export function usePlanView(start: PlanView): [PlanView, (change: Partial<PlanView>) => void] {
  const [view, setView] = useState<PlanView>({ period: start.period, currency: start.currency });
  return [
    view,
    (change) => {
      if (change.period) writeLocal('billing_period', change.period);
      if (change.currency) writeLocal('billing_currency', change.currency);
      setView({ ...view, ...change });
    },
  ];
}
