/** Buying, changing and ending a plan. The subscription changes by what the provider answers, never by itself. */
import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type * as api from '#contract/billing/api.ts';
import {
  alreadySubscribed,
  currencyMismatch,
  discountAlreadyUsed,
  discountInvalid,
  idempotencyMismatch,
  invalidPlan,
  isolatedEnvironment,
  noPendingDowngrade,
  noSubscription,
  notCancelled,
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
import type { Discount, ProviderSubscription, SoldPlan } from '../../ports/payments/port.ts';
import { effectsOf, isLive, paymentProviderOf, pendingChangeOf } from './billing.rules.ts';
import { getExtendedSubscription } from './billing.service.ts';
import * as store from './billing.store.ts';
import type { SubscriptionRow } from './billing.store.ts';
import { listSeatHolders } from './plan-in-force.service.ts';
import { findOffer, hasUsedOffer, noteOffer, requireDiscount } from './promo-codes.service.ts';
import { ask, changing, requirePayments } from './provider.service.ts';

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
function refuseOtherPayer({ payer }: SubscriptionRow): void {
  if (payer) throw AppError.from(notCardProvider);
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
  return changing(ctx, async ({ payments, row, apply }) => {
    refuseOtherPayer(row);
    if (isLive(row) || actionOf(row, plan) !== 'create') throw AppError.from(alreadySubscribed);
    const discount = promocode ? await requireDiscount(ctx, promocode, currency) : firstMonthDiscount(row, plan, input);
    const customer_id = row.customer_id ?? (await openCustomer(ctx, payments, apply));
    const address = subscriptionPage(ctx);
    const { session_id, url } = await payments.createCheckout({
      ...{ customer_id, plan, discount, idempotency_key: newId() },
      ...{ success_url: `${address}?checkout=done`, cancel_url: address },
    });
    await audit(ctx, 'billing.checkout_started', { tier, period, currency });
    return { session_id, url };
  });
}

function firstMonthDiscount(
  { previously_subscribed_tiers: held }: SubscriptionRow,
  plan: SoldPlan,
  { no_default_promocode }: CheckoutInput,
): Discount | null {
  const percent_off = firstMonthOffer(plan, held, no_default_promocode);
  return percent_off === null ? null : { percent_off, amount_off_cents: null, months: 1, name: 'First month' };
}

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
function requireActive({ snapshot, override_tier }: SubscriptionRow): ProviderSubscription {
  const own = snapshot?.subscription;
  if (own?.status !== 'active' || override_tier !== null) throw AppError.from(subscriptionNotActive);
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

export async function changeSubscription(ctx: Ctx, input: ChangeInput): Promise<Changed> {
  requirePayments(ctx);
  refuseIsolated(ctx);
  const { idempotency_key, ...wanted } = input;
  if (idempotency_key === undefined) return carryOutChange(ctx, wanted, newId());
  const hash = createHash('sha256')
    .update(JSON.stringify(Object.entries(wanted).toSorted()))
    .digest();
  const known = await store.claimChange(ctx, idempotency_key, hash);
  if (known && !known.request_hash.equals(hash)) throw AppError.from(idempotencyMismatch);
  if (known?.answer) return known.answer as Changed;
  try {
    // The provider knows the key too, so that an answer that was lost is not paid for twice.
    const answer = await carryOutChange(ctx, wanted, idempotency_key);
    await store.keepAnswer(ctx, idempotency_key, answer);
    return answer;
  } catch (error) {
    // Nothing was done, unless the provider did not answer: then the key stays, and its next use asks again.
    if (error instanceof AppError && error.http < 500) await store.forgetChange(ctx, idempotency_key);
    throw error;
  }
}

async function carryOutChange(ctx: Ctx, input: Omit<ChangeInput, 'idempotency_key'>, key: string): Promise<Changed> {
  const { subscription_type: tier, billing_period: period, promocode } = input;
  const { change, effective, amount_due_cents } = await changing(ctx, async ({ payments, row, apply }) => {
    refuseOtherPayer(row);
    const own = requireActive(row);
    const { currency } = own.plan;
    if (input.currency !== undefined && input.currency !== currency)
      throw AppError.from(currencyMismatch, { currency });
    const plan = requireSold({ tier, period, currency });
    const kind = kindOf(row, plan);
    const discount = promocode && kind.effective === 'now' ? await requireDiscount(ctx, promocode, currency) : null;
    const { snapshot, charged_cents } = await payments.changeSubscription({
      ...{ customer_id: snapshotCustomer(row), plan, when: kind.effective, discount },
      idempotency_key: `${row.workspace_id}:${key}`,
    });
    await apply(snapshot);
    await audit(ctx, 'billing.subscription_changed', { tier, period, ...kind });
    return { ...kind, amount_due_cents: charged_cents };
  });
  return { status: 'ok', change, effective, amount_due_cents, subscription: await getExtendedSubscription(ctx) };
}

function snapshotCustomer({ customer_id }: SubscriptionRow): string {
  if (customer_id === null) throw new Error('a subscription has a customer');
  return customer_id;
}

export async function previewChange(ctx: Ctx, input: z.output<typeof api.previewSubscriptionChange.query>) {
  const payments = requirePayments(ctx);
  const { workspace_id } = ctx.actor;
  const row = await store.readSubscription(ctx, workspace_id);
  refuseOtherPayer(row);
  const own = requireActive(row);
  const { subscription_type: tier, billing_period: period } = input;
  // No workspace can make a voice yet.
  const effects = effectsOf(tier, await listSeatHolders(ctx, workspace_id), 0);
  const end = { effective: 'period_end' as const, effective_unix: toUnix(own.period_end), amount_due_cents: 0 };
  if (tier === 'free') return { change: 'cancel' as const, ...end, next_invoice: null, effects };
  const plan = requireSold({ tier, period, currency: own.plan.currency });
  const { change, effective } = kindOf(row, plan);
  const next = await ask(ctx, () => payments.previewNextInvoice(snapshotCustomer(row), { plan, when: effective }));
  const amount = next?.amount_due_cents ?? 0;
  if (effective === 'now') {
    return {
      change,
      effective,
      effective_unix: toUnix(ctx.now),
      amount_due_cents: amount,
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
  return { change, ...end, next_invoice, effects };
}

export async function cancelDowngrade(ctx: Ctx) {
  await changing(ctx, async ({ payments, row, apply }) => {
    if (pendingChangeOf(row)?.kind !== 'change') throw AppError.from(noPendingDowngrade);
    await apply(await payments.cancelDowngrade(snapshotCustomer(row)));
    await audit(ctx, 'billing.downgrade_cancelled', {});
  });
  return { status: 'ok' as const, subscription: await getExtendedSubscription(ctx) };
}

export async function cancelSubscription(ctx: Ctx) {
  return changing(ctx, async ({ payments, row, apply }) => {
    refuseOtherPayer(row);
    const own = row.snapshot?.subscription;
    if (!isLive(row) || own?.cancel_at || own?.status === 'incomplete') throw AppError.from(noSubscription);
    const snapshot = await payments.cancelAtPeriodEnd(snapshotCustomer(row));
    await apply(snapshot);
    await audit(ctx, 'billing.subscription_cancelled', {});
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

export async function applyDiscount(ctx: Ctx, code: string) {
  return changing(ctx, async ({ payments, row, apply }) => {
    const offer = findOffer(code);
    if (!offer || !isLive(row) || row.payer) throw AppError.from(discountInvalid);
    if (await hasUsedOffer(ctx)) throw AppError.from(discountAlreadyUsed);
    const { percent_off, months } = offer;
    const discount = { percent_off, amount_off_cents: null, months, name: code };
    const snapshot = await payments.applyDiscount(snapshotCustomer(row), discount, `${row.workspace_id}:special-offer`);
    await noteOffer(ctx, code);
    await apply(snapshot);
    await audit(ctx, 'billing.discount_applied', { code });
    return { status: 'ok' as const, percent_off, duration_in_months: months };
  });
}
