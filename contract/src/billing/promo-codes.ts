/** The rules of promo codes that server and browser share (spec-1 §5, spec-2 §3.6, §5.8, §9.3). */
import type { Tier } from './plans.ts';

/** What a code is worth, as `POST /validate-promocode` answers it. */
export interface Coupon {
  /** In cents. */
  amount_off: number | null;
  percent_off: number | null;
  /** Null where only one payment is less. */
  duration_in_months: number | null;
}

/** A code that the browser keeps. It is extended once its user has applied it; before that it has only been seen. */
export interface StoredCode {
  code: string;
  is_extended: boolean;
}

interface CodeChoice {
  passed?: string | undefined;
  stored?: StoredCode | undefined;
  no_default_promocode?: boolean;
}

/** The code that a checkout is asked for with; undefined for none. */
export function codeToSend({ passed, stored, no_default_promocode = false }: CodeChoice): string | undefined {
  if (no_default_promocode) return undefined;
  if (stored?.is_extended) return stored.code;
  return passed ?? stored?.code;
}

/** Codes are compared without their case and the spaces around them. */
export const normalizeCode = (code: string): string => code.trim().toUpperCase();

const plansByAmount: Readonly<Record<number, Tier>> = {
  500: 'starter',
  2200: 'creator',
  9900: 'pro',
  10_000: 'pro',
  33_000: 'growing_business',
  132_000: 'scale_2024_08_10',
};

/** The plan that a coupon pays for, and for how many months; null for any other coupon. */
export function freePlanOf({ amount_off, duration_in_months }: Coupon): { tier: Tier; months: number } | null {
  const tier = amount_off === null ? undefined : plansByAmount[amount_off];
  return tier ? { tier, months: duration_in_months ?? 1 } : null;
}

/** The offers of the cancellation flow, from the smallest to the largest. The larger it is, the fewer months it lasts. */
export const retentionOffers = [
  { code: 'special-offer-30', percent_off: 30, months: 3 },
  { code: 'special-offer-50', percent_off: 50, months: 2 },
  { code: 'special-offer-70', percent_off: 70, months: 1 },
] as const;
