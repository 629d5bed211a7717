/** Buying a plan: the browser goes to the page of whoever takes the money, and comes back. */
import { createCheckoutSession } from '#contract/billing/api.ts';
import type { CallInput } from '#contract/kit/endpoint.ts';
import { firstMonthOffer, type PlanChoice } from '#contract/billing/price-offers.ts';
import type { Tier } from '#contract/billing/plans.ts';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/failures/errors.ts';
import { toastError, toastSuccess } from '../../lib/toasts.ts';
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

/**
 * The body of a checkout. It asks for no offer of the first month where the page showed none, so that nobody pays
 * anything else than they saw: a promo code takes the place of that offer, and held plans end it.
 */
export function checkoutBody(
  { tier, period, currency }: PlanChoice,
  held: readonly Tier[],
  promocode: string | undefined,
): CallInput<typeof createCheckoutSession>['body'] {
  const hasNoOffer = promocode !== undefined || firstMonthOffer({ tier, period }, held) === null;
  return {
    subscription_type: tier,
    billing_period: period,
    currency,
    ...(promocode === undefined ? {} : { promocode }),
    no_default_promocode: hasNoOffer,
  };
}

/** A code that is good, but not for this checkout, as one that was used before: without it the plan can be bought. */
function removeCode(): void {
  const code = clearCode();
  if (code) toastSuccess(promoText('removed', { code }));
}

interface CheckoutOptions {
  /** The tiers that the workspace has or had. */
  held: readonly Tier[];
  /** The code of the page where the checkout begins. */
  passed?: string;
}

/** @returns whether the browser is on its way */
export async function startCheckout(choice: PlanChoice, { held, passed }: CheckoutOptions): Promise<boolean> {
  try {
    const { url } = await call(createCheckoutSession, { body: checkoutBody(choice, held, codeForCheckout(passed)) });
    location.assign(url);
    return true;
  } catch (error) {
    const type = error instanceof ApiError ? error.type : '';
    if (type === 'coupon_expired') clearCode();
    const detail = checkoutDetail(error);
    toastError(checkoutProblem(error), {
      ...(detail ? { detail } : {}),
      ...(type === 'coupon_invalid' ? { action: { label: promoText('remove_code'), run: removeCode } } : {}),
    });
    return false;
  }
}
