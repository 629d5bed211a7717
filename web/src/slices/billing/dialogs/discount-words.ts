import type { Currency } from '#contract/billing/types.ts';
import { formatMoney } from '../../../lib/billing/money.ts';
import { t } from '../messages.ts';

/** A sentence about an amount, with the discount that the amount includes. */
export function withDiscount(
  sentence: string,
  percent: number | null | undefined,
  cents: number | null | undefined,
  currency: Currency,
): string {
  if (percent != null) return `${sentence} ${t('next_discount_percent', { percent })}`;
  return cents == null
    ? sentence
    : `${sentence} ${t('next_discount_amount', { amount: formatMoney(cents, currency) })}`;
}
