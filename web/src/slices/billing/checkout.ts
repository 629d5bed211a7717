/** Buying a plan: the browser goes to the page of whoever takes the money, and comes back. */
import { createCheckoutSession } from '#contract/billing/api.ts';
import type { PlanChoice } from '#contract/billing/price-offers.ts';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/failures/errors.ts';
import { toastError } from '../../lib/toasts.ts';
import { t } from './messages.ts';
import { t as promoText } from './promo/messages.ts';
import { clearCode, codeForCheckout } from './promo/promo-store.ts';

/** The sentence for a checkout that could not begin (spec-1 §8). */
export function checkoutProblem(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === 0) return t('unexpected');
  return error.type === 'coupon_expired' ? promoText('expired') : t('checkout_failed');
}

/** What the server says of it besides, which is more than the sentence does. */
export const checkoutDetail = (error: unknown): string | undefined =>
  error instanceof ApiError && error.status > 0 && error.status < 500 && error.type !== 'coupon_expired'
    ? error.message
    : undefined;

/** @returns whether the browser is on its way */
export async function startCheckout({ tier, period, currency }: PlanChoice, passed?: string): Promise<boolean> {
  const promocode = codeForCheckout(passed);
  const body = {
    subscription_type: tier,
    billing_period: period,
    currency,
    ...(promocode ? { promocode } : {}),
  };
  try {
    const { url } = await call(createCheckoutSession, { body });
    location.assign(url);
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.type === 'coupon_expired') clearCode();
    const detail = checkoutDetail(error);
    toastError(checkoutProblem(error), detail ? { detail } : {});
    return false;
  }
}
