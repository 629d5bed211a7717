/** What a coupon is worth in words. The sentences are those of spec-2 §8. */
import { freePlanOf, type Coupon } from '#contract/billing/promo-codes.ts';
import { plans } from '#contract/billing/plans.ts';
import { formatMoney } from '../../../lib/billing/money.ts';
import { ApiError } from '../../../lib/failures/errors.ts';
import { t } from './messages.ts';

/** Amounts of coupons are in dollars. */
const amountOf = (cents: number) => formatMoney(cents, 'usd');

export function appliedWords({ amount_off, percent_off, duration_in_months: count }: Coupon): string {
  const worth =
    amount_off !== null
      ? t('amount_off', { amount: amountOf(amount_off) })
      : percent_off !== null
        ? t('percent_off', { percent: percent_off })
        : '';
  return t('applied') + worth + (worth && count !== null ? t('each_month', { count }) : '');
}

export function promoTitle(coupon: Coupon): string {
  const free = freePlanOf(coupon);
  if (free) return t('title_free', { plan: plans[free.tier].name, offer: t('free_plan', { count: free.months }) });
  if (coupon.percent_off !== null) return t('title_percent', { percent: coupon.percent_off });
  return coupon.amount_off === null ? t('title_any') : t('title_amount', { amount: amountOf(coupon.amount_off) });
}

/** Is it the promo code that a purchase was refused for? Without it the plan can be had. */
export const isCodeRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.type === 'coupon_expired' || error.type === 'coupon_invalid');

export const codeRefusalWords = ({ type }: Pick<ApiError, 'type'>, code: string): string =>
  type === 'coupon_expired' ? t('expired') : t('invalid', { code });
