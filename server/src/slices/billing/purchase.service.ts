/** Buying, changing and ending a plan. The subscription changes by what the provider answers, never by itself. */
import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type * as api from '#contract/billing/api.ts';
import {
  alreadySubscribed,
  currencyMismatch,
  idempotencyMismatch,
  invalidPlan,
  isolatedEnvironment,
  noPendingDowngrade,
  notCardProvider,
  nothingToChange,
  subscriptionNotActive,
} from '#contract/billing/errors.ts';
import { planButton, type PlanAction } from '#contract/billing/plan-actions.ts';
import { catalogue } from '#contract/billing/plan-catalogue.ts';
import type { Tier } from '#contract/billing/plans.ts';
import { firstMonthOffer, priceOf } from '#contract/billing/price-offers.ts';
import type { BillingPeriod, Currency, SubscriptionStatus } from '#contract/billing/types.ts';
import { pageAddress } from '#contract/pages.ts';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { toUnix } from '../../kernel/unix-time.ts';
import { audit } from '../../platform/events/audit.ts';
import { findUser } from '../../platform/identity/accounts/users.ts';
import { readOwnWorkspace } from '../../platform/identity/accounts/workspaces.ts';
import { PaymentDeclined, type Discount, type ProviderSubscription, type SoldPlan } from '../../ports/payments/port.ts';
import { effectsOf, isLive, lastsBeyondPeriod, paymentProviderOf, pendingChangeOf } from './billing.rules.ts';
import { getExtendedSubscription } from './billing.service.ts';
import * as store from './billing.store.ts';
import type { SubscriptionRow } from './billing.store.ts';
import { listSeatHolders } from './plan-in-force.service.ts';
import { releaseDiscount, requireDiscount, reserveDiscount } from './promo-codes/promo-codes.service.ts';
import { readCount } from '../limit-counts/limit-counts.service.ts';
import { ask, changing, requirePayments, type Change } from './provider.service.ts';

type CheckoutInput = z.output<typeof api.createCheckoutSession.body>;
type ChangeInput = z.output<typeof api.changeSubscription.body>;
type Changed = z.output<typeof api.changeSubscription.response>;

interface Choice {
  tier: Tier;
  period: BillingPeriod;
  currency: Currency;
}

/** @throws AppError 400 invalid_plan */
function requireSold(choice: Choice): SoldPlan {
  const amount_cents = priceOf(choice);
  if (amount_cents === null || choice.tier === 'free' || catalogue[choice.tier].enterprise) {
    throw AppError.from(invalidPlan);
  }
  return { ...choice, amount_cents };
}

/** The rule of the buttons says what the choice of a plan is. */
function actionOf(row: SubscriptionRow, { tier, period, currency }: Choice): PlanAction {
  const state = {
    tier: row.tier,
    billing_period: row.billing_period as BillingPeriod | null,
    status: row.status as SubscriptionStatus,
    pending_change: pendingChangeOf(row),
    payment_provider: paymentProviderOf(row),
  };
  return planButton({ tier, period, currency }, { state }).action;
}

/** @throws AppError 400 not_card_provider, where a marketplace or another workspace pays */
export function refuseOtherPayer({ payer }: SubscriptionRow): void {
  if (payer) throw AppError.from(notCardProvider);
}

/** @throws AppError 400 not_card_provider, where the plan was given, so that what is paid for is not the plan in force */
function refuseGiven({ override_tier }: SubscriptionRow): void {
  if (override_tier !== null) throw AppError.from(notCardProvider);
}

/** @throws AppError 403 isolated_environment */
function refuseIsolated({ parts: { config } }: Ctx): void {
  if (config.isIsolated) throw AppError.from(isolatedEnvironment);
}

const subscriptionPage = ({ parts: { config } }: Ctx): string => config.publicUrl + pageAddress('subscription', {});

export async function createCheckoutSession(ctx: Ctx, input: CheckoutInput) {
  requirePayments(ctx);
  refuseIsolated(ctx);
  const { subscription_type: tier, billing_period: period, currency, promocode } = input;
  const plan = requireSold({ tier, period, currency });
  return changing(ctx, async ({ payments, row: before, apply }) => {
    refuseOtherPayer(before);
    const row = await withoutFirstPayment(ctx, before, { payments, apply });
    if (isLive(row) || actionOf(row, plan) !== 'create') throw AppError.from(alreadySubscribed);
    const customer_id = row.customer_id ?? (await openCustomer(ctx, payments, apply));
    const address = subscriptionPage(ctx);
    const { session_id, url } = await withPromocode(ctx, { promocode, currency }, (ofCode) =>
      payments.createCheckout({
        ...{ customer_id, plan, discount: ofCode ?? firstMonthDiscount(row, plan, input) },
        ...{ idempotency_key: newId(), languages: ctx.languages },
        // The page says with what the customer has come back.
        ...{ success_url: `${address}?checkout=done`, cancel_url: `${address}?checkout=cancelled` },
      }),
    );
    await audit(ctx, 'billing.checkout_started', { tier, period, currency });
    return { session_id, url };
  });
}

/** A first payment that waits for its bank is given up, so that it cannot be made beside another one. */
async function withoutFirstPayment(
  ctx: Ctx,
  row: SubscriptionRow,
  { payments, apply }: Pick<Change, 'payments' | 'apply'>,
): Promise<SubscriptionRow> {
  if (row.snapshot?.subscription?.status !== 'incomplete') return row;
  await apply(await payments.abandonFirstPayment(snapshotCustomer(row)));
  return store.readSubscription(ctx, row.workspace_id);
}

/**
 * Runs a payment with a promo code, which is kept for it. When the provider does not answer, the code stays kept: the
 * payment may have been made.
 * @throws AppError 400 coupon_expired, 400 coupon_invalid
 */
async function withPromocode<T>(
  ctx: Ctx,
  { promocode, currency }: { promocode: string | null | undefined; currency: Currency },
  pay: (discount: Discount | null) => Promise<T>,
): Promise<T> {
  if (!promocode) return pay(null);
  const discount = await reserveDiscount(ctx, promocode, currency);
  try {
    return await pay(discount);
  } catch (error) {
    if (error instanceof PaymentDeclined) await releaseDiscount(ctx, discount.name);
    throw error;
  }
}

function firstMonthDiscount(
  { previously_subscribed_tiers: held }: Pick<SubscriptionRow, 'previously_subscribed_tiers'>,
  plan: SoldPlan,
  { no_default_promocode }: Pick<CheckoutInput, 'no_default_promocode'>,
): Discount | null {
  const percent_off = firstMonthOffer(plan, held, no_default_promocode);
  return percent_off === null ? null : { percent_off, amount_off_cents: null, months: 1, name: 'First month' };
}

/** Who comes from Starter has the first month of Creator for less, as the page says (§5.7), unless more is off already. */
const discountOfUpgrade = (row: SubscriptionRow, own: ProviderSubscription, plan: SoldPlan, { effective }: Kind) =>
  effective === 'now' && !lastsBeyondPeriod(own)
    ? firstMonthDiscount(row, plan, { no_default_promocode: false })
    : null;

async function openCustomer(
  ctx: Ctx,
  payments: Parameters<Parameters<typeof changing>[1]>[0]['payments'],
  apply: Parameters<Parameters<typeof changing>[1]>[0]['apply'],
): Promise<string> {
  const { name, workspace_id } = await readOwnWorkspace(ctx);
  const user = await findUser(ctx, ctx.actor.user_id);
  const snapshot = await payments.openCustomer({ workspace_id, name, email: user?.email ?? '' });
  await apply(snapshot);
  return snapshot.customer_id;
}

/** @throws AppError 409 subscription_not_active */
function requireActive({ snapshot }: SubscriptionRow): ProviderSubscription {
  const own = snapshot?.subscription;
  if (own?.status !== 'active') throw AppError.from(subscriptionNotActive);
  return own;
}

interface Kind {
  change: 'upgrade' | 'downgrade';
  effective: 'now' | 'period_end';
}

/** @throws AppError 409 nothing_to_change */
function kindOf(row: SubscriptionRow, plan: Choice): Kind {
  const action = actionOf(row, plan);
  if (action === 'upgrade') return { change: 'upgrade', effective: 'now' };
  if (action === 'downgrade') return { change: 'downgrade', effective: 'period_end' };
  throw AppError.from(nothingToChange);
}

/**
 * Changes the plan. A repeated key gets the first answer; while the first is under way it is refused as any other change is.
 * @throws AppError 409 change_under_way
 */
export async function changeSubscription(ctx: Ctx, input: ChangeInput): Promise<Changed> {
  requirePayments(ctx);
  refuseIsolated(ctx);
  const { idempotency_key: key, ...wanted } = input;
  if (key === undefined) return changing(ctx, (change) => carryOutChange(ctx, change, wanted, newId()));
  const hash = createHash('sha256')
    .update(JSON.stringify(Object.entries(wanted).toSorted()))
    .digest();
  const first = answerOf(await store.findChange(ctx, key), hash);
  if (first) return first;
  return changing(ctx, async (change) => {
    // The key is claimed by whoever may change the subscription now, so that nobody else forgets it meanwhile.
    const known = answerOf(await store.claimChange(ctx, key, hash), hash);
    if (known) return known;
    try {
      // The provider knows the key too, so that an answer that was lost is not paid for twice.
      const answer = await carryOutChange(ctx, change, wanted, key);
      await store.keepAnswer(ctx, key, answer);
      return answer;
    } catch (error) {
      // Nothing was done, unless the provider did not answer: then the key stays, and its next use asks again.
      const isRefused = error instanceof PaymentDeclined || (error instanceof AppError && error.http < 500);
      if (isRefused) await store.forgetChange(ctx, key);
      throw error;
    }
  });
}

/** @throws AppError 422 idempotency_mismatch */
function answerOf(known: { request_hash: Buffer; answer: unknown } | undefined, hash: Buffer): Changed | undefined {
  if (known && !known.request_hash.equals(hash)) throw AppError.from(idempotencyMismatch);
  // Answers of a former version say nothing of a discount.
  return known?.answer ? { discount: null, ...(known.answer as Omit<Changed, 'discount'>) } : undefined;
}

async function carryOutChange(
  ctx: Ctx,
  { payments, row, apply }: Change,
  input: Omit<ChangeInput, 'idempotency_key'>,
  key: string,
): Promise<Changed> {
  const { subscription_type: tier, billing_period: period, promocode } = input;
  refuseOtherPayer(row);
  refuseGiven(row);
  const own = requireActive(row);
  const { currency } = own.plan;
  if (input.currency !== undefined && input.currency !== currency) throw AppError.from(currencyMismatch, { currency });
  const plan = requireSold({ tier, period, currency });
  const kind = kindOf(row, plan);
  return withPromocode(ctx, { promocode: codeFor(kind, promocode), currency }, async (discount) => {
    const { snapshot, charged_cents } = await payments.changeSubscription({
      ...{ customer_id: snapshotCustomer(row), plan, when: kind.effective },
      discount: discount ?? discountOfUpgrade(row, own, plan, kind),
      idempotency_key: `${row.workspace_id}:${key}`,
    });
    await apply(snapshot);
    await audit(ctx, 'billing.subscription_changed', { tier, period, ...kind });
    return {
      ...{ status: 'ok', ...kind, amount_due_cents: charged_cents, discount: presentDiscount(discount) },
      subscription: await getExtendedSubscription(ctx),
    };
  });
}

/** A code is of what is paid now. The answer of a later change says that none applies. */
const codeFor = ({ effective }: Kind, promocode: string | null | undefined): string | null =>
  effective === 'now' ? (promocode ?? null) : null;

const presentDiscount = (discount: Discount | null) =>
  discount && {
    promocode: discount.name,
    percent_off: discount.percent_off,
    amount_off: discount.amount_off_cents,
    duration_in_months: discount.months ?? 1,
  };

export function snapshotCustomer({ customer_id }: SubscriptionRow): string {
  if (customer_id === null) throw new Error('a subscription has a customer');
  return customer_id;
}

export async function previewChange(ctx: Ctx, input: z.output<typeof api.previewSubscriptionChange.query>) {
  const payments = requirePayments(ctx);
  const { workspace_id } = ctx.actor;
  const row = await store.readSubscription(ctx, workspace_id);
  refuseOtherPayer(row);
  refuseGiven(row);
  const own = requireActive(row);
  const { subscription_type: tier, billing_period: period } = input;
  const [holders, voices] = await Promise.all([listSeatHolders(ctx, workspace_id), readCount(ctx, 'voices')]);
  const effects = effectsOf(tier, holders, voices);
  const end = { effective: 'period_end' as const, effective_unix: toUnix(own.period_end), amount_due_cents: 0 };
  if (tier === 'free') return { change: 'cancel' as const, ...end, discount: null, next_invoice: null, effects };
  const { currency } = own.plan;
  const plan = requireSold({ tier, period, currency });
  const kind = kindOf(row, plan);
  const { change, effective } = kind;
  const promocode = codeFor(kind, input.promocode);
  const ofCode = promocode === null ? null : await requireDiscount(ctx, promocode, currency);
  const next = await ask(ctx, () =>
    payments.previewNextInvoice(snapshotCustomer(row), {
      ...{ plan, when: effective },
      discount: ofCode ?? discountOfUpgrade(row, own, plan, kind),
    }),
  );
  const discount = presentDiscount(ofCode);
  const amount = next?.amount_due_cents ?? 0;
  if (effective === 'now') {
    return {
      change,
      effective,
      effective_unix: toUnix(ctx.now),
      amount_due_cents: amount,
      discount,
      next_invoice: null,
      effects,
    };
  }
  const next_invoice = next && {
    amount_due_cents: amount,
    discount_percent_off: next.discount_percent_off,
    discount_amount_off: next.discount_amount_off_cents,
    next_payment_attempt_unix: toUnix(next.next_payment_attempt),
  };
  return { change, ...end, discount, next_invoice, effects };
}

export async function cancelDowngrade(ctx: Ctx) {
  await changing(ctx, async ({ payments, row, apply }) => {
    if (pendingChangeOf(row)?.kind !== 'change') throw AppError.from(noPendingDowngrade);
    await apply(await payments.cancelDowngrade(snapshotCustomer(row)));
    await audit(ctx, 'billing.downgrade_cancelled', {});
  });
  return { status: 'ok' as const, subscription: await getExtendedSubscription(ctx) };
}
