/** What Stripe says of a customer, as the product keeps it. Pure. */
import type { Currency } from '#contract/billing/types.ts';
import { tiers } from '#contract/billing/plans.ts';
import type { Stripe } from 'stripe';
import {
  PaymentsUnavailable,
  type CustomerSnapshot,
  type NextInvoice,
  type OpenInvoice,
  type PendingDowngrade,
  type ProviderSubscription,
} from '../port.ts';
import { planOf } from './catalogue.ts';
import { toDate } from './client.ts';

/** All that was read of a customer. */
export interface CustomerState {
  customer: Stripe.Customer;
  /** With `schedule` and `discounts.source.coupon` expanded. */
  subscription: Stripe.Subscription | null;
  upcoming: Stripe.Invoice | null;
  openInvoices: Stripe.Invoice[];
  account: Stripe.Account | null;
  version: number;
  /** The time of Stripe. */
  asOf: Date;
}

export const idOf = (one: string | { id: string } | null | undefined): string | null =>
  typeof one === 'string' ? one : (one?.id ?? null);

export function itemOf({ id, items }: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = items.data;
  if (!item) throw new PaymentsUnavailable(`Stripe: the subscription ${id} has no price.`);
  return item;
}

/** The less, the more it counts: what gives a plan, what may give one, what is over. */
export function rankOf({ status }: Stripe.Subscription): 0 | 1 | 2 {
  if (status === 'canceled' || status === 'incomplete_expired') return 2;
  return status === 'incomplete' ? 1 : 0;
}

export const isLive = (own: Stripe.Subscription): boolean => rankOf(own) < 2;

/** Of those that give a plan, the first; otherwise the last. */
export function chooseSubscription(all: readonly Stripe.Subscription[]): Stripe.Subscription | null {
  const [first] = all.toSorted(
    (a, b) => rankOf(a) - rankOf(b) || (rankOf(a) === 0 ? a.created - b.created : b.created - a.created),
  );
  return first ?? null;
}

export function defaultMethodOf({ customer, subscription }: Pick<CustomerState, 'customer' | 'subscription'>) {
  const ofSubscription =
    subscription && isLive(subscription)
      ? (idOf(subscription.default_payment_method) ?? idOf(subscription.default_source))
      : null;
  return ofSubscription ?? idOf(customer.invoice_settings.default_payment_method) ?? idOf(customer.default_source);
}

export function snapshotOf(state: CustomerState): CustomerSnapshot {
  const { customer, subscription, upcoming, openInvoices, account, version, asOf } = state;
  return {
    customer_id: customer.id,
    workspace_id: customer.metadata['workspace_id'] ?? '',
    version,
    as_of: asOf,
    subscription: subscription && subscriptionOf(subscription),
    next_invoice: upcoming && nextInvoiceOf(upcoming, subscription),
    open_invoices: openInvoices.map(openInvoiceOf),
    has_payment_method: defaultMethodOf(state) !== null,
    connect_account: account && { account_id: account.id, status: isReady(account) ? 'active' : 'pending' },
  };
}

export const isReady = ({ details_submitted, payouts_enabled }: Stripe.Account): boolean =>
  details_submitted === true && payouts_enabled === true;

function subscriptionOf(own: Stripe.Subscription): ProviderSubscription {
  const item = itemOf(own);
  const hasEnded = !isLive(own);
  const end = hasEnded ? (own.ended_at ?? item.current_period_end) : item.current_period_end;
  const cancelAt = own.cancel_at ?? (own.cancel_at_period_end ? item.current_period_end : null);
  return {
    subscription_id: own.id,
    plan: planOf(item.price),
    status: statusOf(own),
    started_at: toDate(own.start_date),
    anchored_at: toDate(own.billing_cycle_anchor),
    period_start: toDate(item.current_period_start),
    period_end: toDate(end),
    cancel_at: hasEnded || cancelAt === null ? null : toDate(cancelAt),
    end_reason: hasEnded ? endReasonOf(own) : null,
    downgrade: hasEnded ? null : downgradeOf(own),
    discount: discountOf(own),
  };
}

function statusOf({ status }: Stripe.Subscription): ProviderSubscription['status'] {
  switch (status) {
    case 'active':
    case 'trialing':
      return 'active';
    case 'incomplete':
      return 'incomplete';
    case 'canceled':
    case 'incomplete_expired':
      return 'ended';
    default:
      // `unpaid`: the retries are over, and the account is set to keep the subscription. A payment brings it back.
      return 'past_due';
  }
}

/** A first payment that was never made is not a debt. */
const endReasonOf = ({ cancellation_details: details }: Stripe.Subscription): 'cancelled' | 'unpaid' =>
  details?.reason === 'payment_failed' || details?.reason === 'payment_disputed' ? 'unpaid' : 'cancelled';

const scheduleOf = ({ schedule }: Stripe.Subscription): Stripe.SubscriptionSchedule | null =>
  typeof schedule === 'object' ? schedule : null;

/** The schedule stays until the end of the first period of the smaller plan: by then nothing is pending. */
export function downgradeOf(own: Stripe.Subscription): PendingDowngrade | null {
  const schedule = scheduleOf(own);
  const next = schedule?.phases.at(-1);
  const { type, downgrade_to: to, period } = schedule?.metadata ?? {};
  const tier = tiers.find((one) => one === to);
  if (type !== 'downgrade' || !tier || !next || schedule?.status !== 'active') return null;
  if ((schedule.current_phase?.start_date ?? 0) >= next.start_date) return null;
  return {
    type: 'downgrade',
    downgrade_to: tier,
    period: period === 'annual_period' ? 'annual_period' : 'monthly_period',
    at: toDate(next.start_date),
  };
}

const nameOf = ({ id, name, metadata }: Stripe.Coupon): string => metadata?.['name'] ?? name ?? id;

function discountOf({ discounts }: Stripe.Subscription): ProviderSubscription['discount'] {
  const [first] = discounts;
  if (typeof first !== 'object') return null;
  const { coupon } = first.source;
  if (coupon === null || typeof coupon === 'string') return null;
  return {
    name: nameOf(coupon),
    percent_off: coupon.percent_off,
    amount_off_cents: coupon.amount_off,
    ends_at: first.end === null ? null : toDate(first.end),
  };
}

export const currencyOf = (currency: string): Currency => (currency === 'eur' ? 'eur' : 'usd');

/** A discount that ends before the invoice is made is not on it. */
export function discountAt(own: Stripe.Subscription | null, at: Date): ProviderSubscription['discount'] {
  const discount = own && discountOf(own);
  return discount && (discount.ends_at === null || discount.ends_at > at) ? discount : null;
}

export function nextInvoiceOf(invoice: Stripe.Invoice, own: Stripe.Subscription | null): NextInvoice {
  const at = toDate(invoice.next_payment_attempt ?? invoice.period_end);
  const discount = (invoice.total_discount_amounts ?? []).length > 0 ? discountAt(own, at) : null;
  return {
    amount_due_cents: invoice.amount_due,
    currency: currencyOf(invoice.currency),
    next_payment_attempt: at,
    discount_percent_off: discount?.percent_off ?? null,
    discount_amount_off_cents: discount?.amount_off_cents ?? null,
  };
}

const openInvoiceOf = (invoice: Stripe.Invoice): OpenInvoice => ({
  invoice_id: invoice.id,
  amount_due_cents: invoice.amount_remaining,
  currency: currencyOf(invoice.currency),
  created_at: toDate(invoice.created),
  next_payment_attempt: invoice.next_payment_attempt === null ? null : toDate(invoice.next_payment_attempt),
  url: invoice.hosted_invoice_url ?? null,
});
