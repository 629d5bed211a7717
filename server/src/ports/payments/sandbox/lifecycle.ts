/** What time does to an account: renewals, failed payments and further attempts, ends. */
import { addMonths } from '../../../kernel/months.ts';
import {
  isLive,
  monthsOf,
  periodOf,
  type Account,
  type AccountInvoice,
  type AccountSubscription,
  type Step,
} from './account.ts';
import { addInvoice, chargeCard, chargeItem, draftRenewal, settle } from './invoices.ts';
import { emit } from './snapshot.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** Days after a failed payment of a renewal until the next attempt; after the last one the subscription ends. */
const retryDays = [3, 5, 7];

/** A first payment that nobody confirmed is given up after this long. */
const incompleteMs = 23 * hour;

interface Due {
  at: number;
  carryOut(step: Step): void;
}

/** The next thing that happens by itself; undefined when nothing does. */
function nextDue(account: Account): Due | undefined {
  const { subscription: own } = account;
  if (!isLive(own)) return undefined;
  if (own.status === 'incomplete') return { at: own.started_at + incompleteMs, carryOut: giveUpFirstPayment };
  const dues: Due[] = [{ at: periodOf(own).end.getTime(), carryOut: endPeriod }];
  const open = openInvoiceOf(account, own);
  if (open?.next_payment_attempt != null) dues.push({ at: open.next_payment_attempt, carryOut: tryAgain });
  const told = own.months_told + 1;
  if (told < own.months.end - own.months.start) {
    const at = addMonths(new Date(own.anchored_at), own.months.start + told).getTime();
    dues.push({ at, carryOut: tellMonth });
  }
  return dues.reduce((first, due) => (due.at < first.at ? due : first));
}

export const dueAt = (account: Account): number | null => nextDue(account)?.at ?? null;

/** Carries out all that is due up to the time of the step, each thing at its own time. */
export function advance(step: Step): void {
  const { now, account } = step;
  for (let due = nextDue(account); due && due.at <= now; due = nextDue(account)) {
    step.now = due.at;
    due.carryOut(step);
  }
  step.now = now;
}

const openInvoiceOf = ({ invoices }: Account, own: AccountSubscription): AccountInvoice | undefined =>
  invoices.find(({ status, subscription_id }) => status === 'open' && subscription_id === own.subscription_id);

function requireLive({ subscription: own }: Account): AccountSubscription {
  if (!isLive(own)) throw new Error('there is no subscription');
  return own;
}

/** A month of a year has passed: the product gives its credits. */
function tellMonth(step: Step): void {
  requireLive(step.account).months_told += 1;
  emit(step, 'subscription.month_passed');
}

function endPeriod(step: Step): void {
  const { account } = step;
  const own = requireLive(account);
  if (own.cancel_at_period_end) return endSubscription(step, 'cancelled');
  const draft = draftRenewal(account, own);
  account.items = [];
  if (own.downgrade) own.plan = own.downgrade;
  own.downgrade = null;
  own.months = { start: own.months.end, end: own.months.end + monthsOf(own.plan) };
  own.months_told = 0;
  own.failed_attempts = 0;
  const invoice = addInvoice(step, draft, { subscription_id: own.subscription_id, period: periodOf(own) });
  pay(step, own, invoice, 'later');
}

function pay(step: Step, own: AccountSubscription, invoice: AccountInvoice, use: 'first' | 'later'): void {
  const refusal = chargeCard(step.account, invoice.total_cents, use);
  if (!refusal) {
    settle(invoice);
    own.status = 'active';
    own.failed_attempts = 0;
    own.period_paid_cents = invoice.plan_cents;
    return emit(step, 'invoice.paid');
  }
  own.status = 'past_due';
  own.period_paid_cents = 0;
  const days = retryDays[own.failed_attempts];
  own.failed_attempts += 1;
  if (days === undefined) {
    invoice.status = 'uncollectible';
    invoice.next_payment_attempt = null;
    return endSubscription(step, 'unpaid');
  }
  invoice.next_payment_attempt = step.now + days * day;
  emit(step, 'invoice.payment_failed');
}

function tryAgain(step: Step): void {
  const own = requireLive(step.account);
  const invoice = openInvoiceOf(step.account, own);
  if (invoice) pay(step, own, invoice, 'later');
}

/** A new card is tried at once on what is open. */
export function payOpenInvoices(step: Step): void {
  const { subscription: own } = step.account;
  if (own?.status === 'past_due') tryAgain(step);
}

function endSubscription(step: Step, reason: 'cancelled' | 'unpaid'): void {
  const { account, now } = step;
  const own = requireLive(account);
  own.status = 'ended';
  own.ended_at = now;
  own.end_reason = reason;
  own.downgrade = null;
  // What was used beyond the plan is still owed.
  for (const item of account.items) {
    const invoice = chargeItem(step, item, own.plan.currency, periodOf(own));
    if (chargeCard(account, invoice.total_cents, 'later')) {
      invoice.status = 'uncollectible';
      invoice.next_payment_attempt = null;
    } else settle(invoice);
  }
  account.items = [];
  emit(step, 'subscription.ended');
}

function giveUpFirstPayment(step: Step): void {
  const own = requireLive(step.account);
  for (const invoice of step.account.invoices) {
    if (invoice.subscription_id !== own.subscription_id || invoice.status !== 'open') continue;
    invoice.status = 'void';
    invoice.next_payment_attempt = null;
  }
  own.status = 'ended';
  own.ended_at = step.now;
  // Nothing was had, so nothing is owed.
  own.end_reason = 'cancelled';
  emit(step, 'subscription.ended');
}
