/** The end of a plan: why, what is offered instead, and how it is taken back. */
import type { z } from 'zod';
import type * as api from '#contract/billing/api.ts';
import {
  discountAlreadyUsed,
  discountInForce,
  discountInvalid,
  noSubscription,
  notCancelled,
} from '#contract/billing/errors.ts';
import type { Tier } from '#contract/billing/plans.ts';
import type { CancellationReason } from '#contract/billing/types.ts';
import type { Ctx } from '../../../context.ts';
import type { Scope } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { toUnix } from '../../../kernel/unix-time.ts';
import { audit } from '../../../platform/events/audit.ts';
import { isLive, lastsBeyondPeriod, pendingChangeOf } from '../billing.rules.ts';
import { getExtendedSubscription } from '../billing.service.ts';
import { findOffer, hasUsedOffer, noteOffer } from '../promo-codes/promo-codes.service.ts';
import { changing } from '../provider.service.ts';
import { refuseOtherPayer, snapshotCustomer } from '../purchase.service.ts';
import * as store from './cancellation.store.ts';

type OfferInput = z.output<typeof api.applyDiscount.body>;

/** Nothing is kept of who says nothing. */
async function keepReason(
  scope: Scope,
  { reason = null, comment = '' }: { reason?: string | null | undefined; comment?: string | undefined },
  about: { tier: Tier; outcome: 'cancelled' | 'offer' },
): Promise<void> {
  if (reason === null && comment === '') return;
  const said = { reason, comment: comment === '' ? null : comment.toWellFormed() };
  await store.insertReason(scope, { reason_id: newId(), ...said, ...about });
}

/** What was said of late, the newest first: for operators. */
export const listReasons = (scope: Pick<Scope, 'db'>, count: number) => store.listReasons(scope, count);

export async function cancelSubscription(ctx: Ctx, said: CancellationReason = {}) {
  return changing(ctx, async ({ payments, row, apply }) => {
    refuseOtherPayer(row);
    const own = row.snapshot?.subscription;
    if (!isLive(row) || own?.cancel_at || own?.status === 'incomplete') throw AppError.from(noSubscription);
    const snapshot = await payments.cancelAtPeriodEnd(snapshotCustomer(row));
    await apply(snapshot);
    await audit(ctx, 'billing.subscription_cancelled', {});
    await keepReason(ctx, said, { tier: row.tier, outcome: 'cancelled' });
    const cancelAt = snapshot.subscription?.cancel_at ?? snapshot.subscription?.period_end ?? ctx.now;
    return { status: 'ok' as const, cancel_at_unix: toUnix(cancelAt) };
  });
}

export async function renewSubscription(ctx: Ctx) {
  await changing(ctx, async ({ payments, row, apply }) => {
    if (pendingChangeOf(row)?.kind !== 'cancellation') throw AppError.from(notCancelled);
    await apply(await payments.renew(snapshotCustomer(row)));
    await audit(ctx, 'billing.subscription_renewed', {});
  });
  return { status: 'ok' as const, subscription: await getExtendedSubscription(ctx) };
}

export async function applyDiscount(ctx: Ctx, { discount_code: code, ...said }: OfferInput) {
  return changing(ctx, async ({ payments, row, apply }) => {
    const offer = findOffer(code);
    // Nothing was paid of a subscription that waits for its bank, so nothing could be kept.
    const own = isLive(row) ? row.snapshot?.subscription : null;
    if (!offer || !own || own.status === 'incomplete' || row.payer) throw AppError.from(discountInvalid);
    if (await hasUsedOffer(ctx)) throw AppError.from(discountAlreadyUsed);
    // A subscription has one discount, so an offer would take the place of a promo code that still goes on.
    if (lastsBeyondPeriod(own)) throw AppError.from(discountInForce);
    const { percent_off, months } = offer;
    const discount = { percent_off, amount_off_cents: null, months, name: code };
    const snapshot = await payments.applyDiscount(snapshotCustomer(row), discount, `${row.workspace_id}:special-offer`);
    await noteOffer(ctx, code);
    await apply(snapshot);
    await audit(ctx, 'billing.discount_applied', { code });
    await keepReason(ctx, said, { tier: row.tier, outcome: 'offer' });
    return { status: 'ok' as const, percent_off, duration_in_months: months };
  });
}
