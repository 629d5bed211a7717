/** Which offer somebody gets who is about to cancel. */
import { retentionOffers } from '#contract/billing/promo-codes.ts';
import type { Tier } from '#contract/billing/plans.ts';
import type { FullSubscription } from '../subscription-type.ts';

export const reasons = ['expensive', 'unused', 'quality', 'missing', 'other'] as const;
export type Reason = (typeof reasons)[number];

const [small, middle, large] = retentionOffers;

/** The price decides for those who name it: the smallest plan is offered for least. */
export function offerFor(reason: Reason, tier: Tier): (typeof retentionOffers)[number] {
  if (reason !== 'expensive') return small;
  return tier === 'starter' ? large : middle;
}

/** Is the next payment reduced already? */
export const hasDiscount = ({ next_invoice: next }: Pick<FullSubscription, 'next_invoice'>): boolean =>
  next !== null && (next.discount_percent_off !== null || next.discount_amount_off !== null);
