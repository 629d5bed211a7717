/** What the product and the customer do to an account. A command that throws leaves the account as it was: its step is discarded. */
import type { Currency } from '#contract/billing/types.ts';
import { PaymentDeclined, type Discount, type Invoice, type NextInvoice, type PlanChange } from '../port.ts';
import { addMonths } from '../../../kernel/months.ts';
import {
  isLive,
  monthsOf,
  nextId,
  periodOf,
  type Account,
  type AccountInvoice,
  type AccountSubscription,
  type Session,
  type Step,
} from './account.ts';
import { findCard } from './cards.ts';
import {
  activeDiscount,
  addInvoice,
  chargeItem,
  draftInvoice,
  payNow,
  previewRenewal,
  settle,
  unusedOf,
} from './invoices.ts';
import { payOpenInvoices } from './lifecycle.ts';
import { emit } from './snapshot.ts';

const refuse = (code: string, message: string): never => {
  throw new PaymentDeclined(code, message);
};

function requireLive({ subscription: own }: Account): AccountSubscription {
  return isLive(own) ? own : refuse('no_subscription', 'There is no subscription.');
}

const held = (discount: Discount | null, now: number): AccountSubscription['discount'] =>
  discount && {
    ...discount,
    ends_at: discount.months === null ? null : addMonths(new Date(now), discount.months).getTime(),
  };

/**
 * Pays for a checkout. With a card whose bank asks first, the subscription is incomplete until `confirm`.
 * @throws PaymentDeclined
 */
export function payCheckout(step: Step, session: Session, number: string): void {
  const { account, now } = step;
  const { checkout } = session;
  if (!checkout) throw new Error('this is no checkout');
  const card = requireCard(number);
  abandonFirstPayment(step);
  // Another tab may have been quicker.
  if (isLive(account.subscription))
    refuse('already_subscribed', 'This workspace has a subscription already. Nothing was charged.');
  if (card.refusal.first) refuse(card.refusal.first.code, card.refusal.first.message);
  const own: AccountSubscription = {
    subscription_id: nextId(account, 'sub'),
    plan: checkout.plan,
    status: card.needsConfirmation ? 'incomplete' : 'active',
    started_at: now,
    anchored_at: now,
    months: { start: 0, end: monthsOf(checkout.plan) },
    cancel_at_period_end: false,
    ended_at: null,
    end_reason: null,
    downgrade: null,
    discount: held(checkout.discount, now),
    period_paid_cents: 0,
    failed_attempts: 0,
    months_told: 0,
  };
  account.subscription = own;
  account.card = card.number;
  const draft = draftInvoice({
    plan: own.plan,
    discount: activeDiscount(own, now),
    items: [],
    unused_cents: 0,
    credit_cents: account.credit_cents[own.plan.currency] ?? 0,
  });
  const invoice = addInvoice(step, draft, { subscription_id: own.subscription_id, period: periodOf(own) });
  session.invoice_id = invoice.invoice_id;
  if (card.needsConfirmation) {
    session.state = 'confirming';
    return emit(step, 'subscription.incomplete');
  }
  completeFirstPayment(step, session, own, invoice);
}

/** The bank has an answer. @throws PaymentDeclined when the first payment was given up meanwhile */
export function confirm(step: Step, session: Session): void {
  const { account } = step;
  const { subscription: own } = account;
  const invoice = account.invoices.find(({ invoice_id }) => invoice_id === session.invoice_id);
  if (own?.status !== 'incomplete' || invoice?.status !== 'open') {
    return refuse('session_expired', 'This payment was not confirmed in time. Nothing was charged.');
  }
  completeFirstPayment(step, session, own, invoice);
}

function completeFirstPayment(step: Step, session: Session, own: AccountSubscription, invoice: AccountInvoice): void {
  settle(invoice);
  own.status = 'active';
  own.period_paid_cents = invoice.plan_cents;
  session.state = 'completed';
  emit(step, 'checkout.completed', session.session_id);
}

/** The customer does not confirm: nothing was charged, and nothing stays but the card. */
export function decline(step: Step, session: Session): void {
  const { account, now } = step;
  const { subscription: own } = account;
  session.state = 'open';
  if (own?.status !== 'incomplete') return;
  for (const invoice of account.invoices) {
    if (invoice.invoice_id === session.invoice_id)
      Object.assign(invoice, { status: 'void', next_payment_attempt: null });
  }
  own.status = 'ended';
  own.ended_at = now;
  own.end_reason = 'cancelled';
  emit(step, 'subscription.ended');
}

/** What waits for its bank in any tab is given up, so that nothing can be paid twice. */
export function abandonFirstPayment(step: Step): void {
  const { account } = step;
  for (const session of account.sessions) if (session.state === 'confirming') decline(step, session);
}

function requireCard(number: string) {
  return findCard(number) ?? refuse('incorrect_number', 'Your card number is incorrect.');
}

/** @throws PaymentDeclined */
export function setCard(step: Step, number: string): void {
  const card = requireCard(number);
  if (card.refusal.first) refuse(card.refusal.first.code, card.refusal.first.message);
  step.account.card = card.number;
  emit(step, 'payment_method.updated');
  payOpenInvoices(step);
}

/** A discount of a single month was that of the payment before. Longer ones go on with another plan. */
function discountOfNextPlan(own: AccountSubscription, now: number): AccountSubscription['discount'] {
  return activeDiscount(own, now)?.months === 1 ? null : own.discount;
}

/** @throws PaymentDeclined @returns what was charged, in cents */
export function changePlan(
  step: Step,
  { plan, when, discount }: Omit<PlanChange, 'customer_id' | 'idempotency_key'>,
): number {
  const { account } = step;
  const own = requireLive(account);
  if (plan.currency !== own.plan.currency) refuse('currency', 'A subscription keeps its currency.');
  // Who changes the plan goes on.
  own.cancel_at_period_end = false;
  if (when === 'period_end') {
    own.downgrade = plan;
    emit(step, 'subscription.scheduled');
    return 0;
  }
  if (own.status !== 'active') refuse('not_active', 'The last invoice has not been paid.');
  const unused_cents = unusedOf(own, step.now);
  own.discount = discount ? held(discount, step.now) : discountOfNextPlan(own, step.now);
  own.plan = plan;
  own.downgrade = null;
  own.anchored_at = step.now;
  own.months = { start: 0, end: monthsOf(plan) };
  own.months_told = 0;
  const draft = draftInvoice({
    plan,
    discount: activeDiscount(own, step.now),
    // Use beyond the former plan is settled with it.
    items: account.items,
    unused_cents,
    credit_cents: account.credit_cents[plan.currency] ?? 0,
  });
  account.items = [];
  const invoice = addInvoice(step, draft, { subscription_id: own.subscription_id, period: periodOf(own) });
  payNow(step, invoice, 'later');
  own.period_paid_cents = invoice.plan_cents;
  emit(step, 'subscription.changed');
  return invoice.total_cents;
}

export function cancelDowngrade(step: Step): void {
  const own = requireLive(step.account);
  if (!own.downgrade) return;
  own.downgrade = null;
  emit(step, 'subscription.schedule_cancelled');
}

export function cancelAtPeriodEnd(step: Step): void {
  const own = requireLive(step.account);
  if (own.cancel_at_period_end) return;
  own.cancel_at_period_end = true;
  own.downgrade = null;
  emit(step, 'subscription.cancelled');
}

export function renew(step: Step): void {
  const own = requireLive(step.account);
  if (!own.cancel_at_period_end) return;
  own.cancel_at_period_end = false;
  emit(step, 'subscription.renewed');
}

export function applyDiscount(step: Step, discount: Discount): void {
  const own = requireLive(step.account);
  // It is of the payments to come, so its months begin with the next one.
  own.discount = held(discount, periodOf(own).end.getTime());
  emit(step, 'subscription.discounted');
}

/** @throws PaymentDeclined */
export function chargeExtraUse(
  step: Step,
  { currency, ...item }: { description: string; amount_cents: number; currency: Currency },
  when: 'now' | 'next_invoice',
): void {
  if (when === 'next_invoice') {
    requireLive(step.account);
    step.account.items.push(item);
    return emit(step, 'invoice_item.created');
  }
  // What was used is owed, whether the plan goes on or not.
  const own = step.account.subscription ?? refuse('no_subscription', 'There was no subscription.');
  payNow(step, chargeItem(step, item, currency, periodOf(own)), 'later');
  emit(step, 'invoice.paid');
}

/** What a change now would charge, or what the next invoice charges. The account may be changed: it is a copy. */
export function preview(step: Step, change?: Pick<PlanChange, 'plan' | 'when' | 'discount'>): NextInvoice | null {
  const { account, now } = step;
  const own = account.subscription;
  if (!change || !isLive(own)) return previewRenewal(account);
  if (change.when === 'period_end') {
    own.downgrade = change.plan;
    own.cancel_at_period_end = false;
    return previewRenewal(account);
  }
  own.discount = change.discount ? held(change.discount, now) : discountOfNextPlan(own, now);
  const discount = activeDiscount(own, now);
  const { total_cents, currency } = draftInvoice({
    plan: change.plan,
    discount,
    items: account.items,
    unused_cents: unusedOf(own, now),
    credit_cents: account.credit_cents[change.plan.currency] ?? 0,
  });
  return {
    ...{ amount_due_cents: total_cents, currency, next_payment_attempt: new Date(now) },
    discount_percent_off: discount?.percent_off ?? null,
    discount_amount_off_cents: discount?.amount_off_cents ?? null,
  };
}

/** @throws PaymentDeclined */
export function refund(step: Step, invoiceId: string, amount: number | null): number {
  const invoice = step.account.invoices.find(({ invoice_id }) => invoice_id === invoiceId);
  if (!invoice) return refuse('invoice_not_found', 'There is no such invoice.');
  const left = invoice.paid_cents - invoice.refunded_cents;
  const refunded = amount ?? left;
  if (refunded > left || refunded <= 0) {
    return refuse('refund_too_large', `Of this invoice ${left} cents can be paid back.`);
  }
  invoice.refunded_cents += refunded;
  const { subscription: own } = step.account;
  const last = step.account.invoices.findLast(
    ({ subscription_id, plan_cents }) => subscription_id === own?.subscription_id && plan_cents > 0,
  );
  // What was paid back is not given back once more by an upgrade.
  if (own && last === invoice) own.period_paid_cents = Math.max(0, own.period_paid_cents - refunded);
  emit(step, 'charge.refunded');
  return refunded;
}

export function openConnectAccount(step: Step): void {
  step.account.connect ??= { account_id: nextId(step.account, 'acct'), status: 'pending' };
  emit(step, 'account.updated');
}

export function completeConnectAccount(step: Step): void {
  const { connect } = step.account;
  if (!connect || connect.status === 'active') return;
  connect.status = 'active';
  emit(step, 'account.updated');
}

export const presentInvoice = (one: AccountInvoice): Invoice => ({
  invoice_id: one.invoice_id,
  number: one.number,
  status: one.status,
  currency: one.currency,
  total_cents: one.total_cents,
  paid_cents: one.paid_cents,
  refunded_cents: one.refunded_cents,
  created_at: new Date(one.created_at),
  period_start: new Date(one.period_start),
  period_end: new Date(one.period_end),
  next_payment_attempt: one.next_payment_attempt === null ? null : new Date(one.next_payment_attempt),
  lines: one.lines,
  url: null,
});
