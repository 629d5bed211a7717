/** What a Stripe account holds, and how it bills, as far as the calls of the adapter need it. Times are seconds. */
import type { Stripe } from 'stripe';

export type Invoice = Omit<Partial<Stripe.Invoice>, 'lines' | 'total_discount_amounts'> & {
  id: string;
  customer: string;
  lines: Line[];
  off: number;
  discount: Stripe.Discount | null;
  amount_due: number;
  amount_paid: number;
  post_payment_credit_notes_amount: number;
  starting_balance: number;
  total: number;
  period_start: number;
  period_end: number;
  created: number;
};

export interface Line {
  amount: number;
  description: string;
  kind: 'plan' | 'proration' | 'item';
  period: { start: number; end: number };
  isDiscountable: boolean;
}

export interface Subscription {
  id: string;
  customer: string;
  status: Stripe.Subscription.Status;
  created: number;
  item: string;
  price: Stripe.Price;
  anchor: number;
  start: number;
  end: number;
  cancel_at_period_end: boolean;
  ended_at: number | null;
  reason: string | null;
  default_payment_method: string | null;
  discount: Stripe.Discount | null;
  schedule: string | null;
  latest_invoice: string | null;
  metadata: Record<string, string>;
}

export interface Phase {
  start: number;
  end: number;
  price: string;
  discount: Stripe.Discount | null;
}

export interface Schedule {
  id: string;
  subscription: string;
  status: 'active' | 'released';
  metadata: Record<string, string>;
  phases: Phase[];
}

export interface PendingItem {
  customer: string;
  subscription: string;
  amount: number;
  description: string;
  isDiscountable: boolean;
}

/** An answer that is an error. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: { type: string; code?: string; decline_code?: string; message: string; param?: string };
  constructor(status: number, body: Refusal['body']) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

export const missing = (what: string, id: string) =>
  new Refusal(404, { type: 'invalid_request_error', code: 'resource_missing', message: `No such ${what}: '${id}'` });

/** Payment methods of this name are refused. */
const refusals: Record<string, Refusal['body']> = {
  pm_declined: {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: 'Your card was declined.',
  },
  pm_expired: { type: 'card_error', code: 'expired_card', message: 'Your card has expired.' },
};

export function createLedger() {
  const customers = new Map<string, Stripe.Customer>();
  const prices = new Map<string, Stripe.Price>();
  const coupons = new Map<string, Stripe.Coupon>();
  const subscriptions = new Map<string, Subscription>();
  const schedules = new Map<string, Schedule>();
  const invoices = new Map<string, Invoice>();
  const events: { type: string; object: object; previous?: object }[] = [];
  let items: PendingItem[] = [];
  let now = Date.UTC(2026, 0, 31, 12) / 1000;
  let serial = 0;

  const id = (prefix: string) => `${prefix}_${++serial}`;
  const emit = (type: string, object: object, previous?: object) =>
    void events.push({ type, object, ...(previous && { previous }) });

  const need = <T>(from: Map<string, T>, what: string, key: string): T => {
    const found = from.get(key);
    if (!found) throw missing(what, key);
    return found;
  };

  /** The period after `from`, counted from the anchor, so that the 31st comes back after February. */
  function endAfter(own: Pick<Subscription, 'anchor' | 'price'>, from: number): number {
    const months = own.price.recurring?.interval === 'year' ? 12 : 1;
    const anchor = new Date(own.anchor * 1000);
    for (let count = months; ; count += months) {
      const end = new Date(anchor);
      end.setUTCDate(1);
      end.setUTCMonth(anchor.getUTCMonth() + count);
      const last = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
      end.setUTCDate(Math.min(anchor.getUTCDate(), last));
      if (end.getTime() / 1000 > from) return end.getTime() / 1000;
    }
  }

  const cardOf = (customer: string, own?: Subscription): string | null =>
    own?.default_payment_method ??
    (need(customers, 'customer', customer).invoice_settings.default_payment_method as string | null);

  function discountWith(couponId: string, subscription: string | null): Stripe.Discount {
    const coupon = need(coupons, 'coupon', couponId);
    const end = new Date(now * 1000);
    if (coupon.duration_in_months) end.setUTCMonth(end.getUTCMonth() + coupon.duration_in_months);
    return {
      id: id('di'),
      object: 'discount',
      checkout_session: null,
      customer: null,
      customer_account: null,
      end: coupon.duration === 'repeating' ? end.getTime() / 1000 : null,
      invoice: null,
      invoice_item: null,
      promotion_code: null,
      source: { type: 'coupon', coupon: couponId },
      start: now,
      subscription,
      subscription_item: null,
    };
  }

  function draft(
    customer: string,
    lines: Line[],
    more: { own?: Subscription; discount?: Stripe.Discount | null; currency: string },
  ): Invoice {
    const { own, discount = null, currency } = more;
    const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0);
    const running = discount && (discount.end === null || discount.end > now) ? discount : null;
    const coupon = running && need(coupons, 'coupon', String(running.source.coupon));
    const reduced = lines.reduce((sum, { amount, isDiscountable }) => sum + (isDiscountable ? amount : 0), 0);
    const off = coupon
      ? Math.min(reduced, coupon.amount_off ?? Math.round((reduced * (coupon.percent_off ?? 0)) / 100))
      : 0;
    const total = subtotal - off;
    const { balance } = need(customers, 'customer', customer);
    return {
      id: id('in'),
      object: 'invoice',
      customer,
      currency,
      status: 'draft',
      number: `V-${serial}`,
      lines,
      off,
      discount: running,
      subtotal,
      total,
      starting_balance: balance,
      amount_due: Math.max(0, total + balance),
      amount_paid: 0,
      amount_remaining: Math.max(0, total + balance),
      post_payment_credit_notes_amount: 0,
      created: now,
      period_start: own?.start ?? now,
      period_end: own?.end ?? now,
      next_payment_attempt: null,
      hosted_invoice_url: 'https://invoice.stripe.example/i',
    };
  }

  function pay(invoice: Invoice, card: string | null): void {
    if (invoice.amount_due > 0) {
      if (card === null) {
        throw new Refusal(400, {
          type: 'invalid_request_error',
          code: 'resource_missing',
          message: 'This customer has no attached payment source or default payment method.',
        });
      }
      const refusal = refusals[card];
      if (refusal) throw new Refusal(402, refusal);
    }
    const customer = need(customers, 'customer', invoice.customer);
    customer.balance = Math.min(0, invoice.total + invoice.starting_balance);
    Object.assign(invoice, { status: 'paid', amount_paid: invoice.amount_due, amount_remaining: 0 });
  }

  const takeItems = (own: string): Line[] => {
    const taken = items.filter(({ subscription }) => subscription === own);
    items = items.filter(({ subscription }) => subscription !== own);
    return taken.map(itemLine);
  };
  const itemLine = ({ amount, description, isDiscountable }: PendingItem): Line => ({
    ...{ amount, description, isDiscountable, kind: 'item' },
    period: { start: now, end: now },
  });
  const planLine = (price: Stripe.Price, period: Line['period']): Line => ({
    ...{ amount: price.unit_amount ?? 0, description: `1 × ${String(price.product)}`, kind: 'plan', period },
    isDiscountable: true,
  });

  function subscribe(
    customer: string,
    price: Stripe.Price,
    options: { coupon?: string | undefined; card: string; metadata: Record<string, string> },
  ) {
    const own: Subscription = {
      ...{ id: id('sub'), customer, status: 'active', created: now, item: id('si'), price },
      ...{ anchor: now, start: now, end: 0, cancel_at_period_end: false, ended_at: null, reason: null },
      ...{ default_payment_method: options.card, discount: null, schedule: null, latest_invoice: null },
      metadata: options.metadata,
    };
    own.end = endAfter(own, now);
    if (options.coupon) own.discount = discountWith(options.coupon, own.id);
    const { currency } = price;
    const invoice = draft(customer, [planLine(price, own)], { own, discount: own.discount, currency });
    if (options.card === 'pm_asks') {
      // Its bank asks the customer first.
      Object.assign(invoice, { status: 'open', next_payment_attempt: null });
      own.status = 'incomplete';
    } else pay(invoice, options.card);
    invoices.set(invoice.id, invoice);
    own.latest_invoice = invoice.id;
    subscriptions.set(own.id, own);
    emit('customer.subscription.created', { id: own.id, object: 'subscription', customer });
    if (own.status === 'active') emit('invoice.paid', { id: invoice.id, object: 'invoice', customer });
    return own;
  }

  /** The customer says yes to their bank. @returns whether there was still something to pay */
  function confirmFirst(customer: string): boolean {
    const own = [...subscriptions.values()].find((one) => one.customer === customer && one.status === 'incomplete');
    const invoice = own?.latest_invoice ? need(invoices, 'invoice', own.latest_invoice) : undefined;
    if (!own || invoice?.status !== 'open') return false;
    pay(invoice, 'pm_good');
    own.status = 'active';
    emit('invoice.paid', { id: invoice.id, object: 'invoice', customer });
    return true;
  }

  /** Without its first invoice a subscription that waits is over. */
  function voidInvoice(invoice: Invoice): void {
    if (invoice.status !== 'open') {
      throw new Refusal(400, { type: 'invalid_request_error', message: 'You can only void an open invoice.' });
    }
    invoice.status = 'void';
    for (const own of subscriptions.values()) {
      if (own.latest_invoice !== invoice.id || own.status !== 'incomplete') continue;
      Object.assign(own, { status: 'incomplete_expired', ended_at: now });
      changed(own);
    }
  }

  function changed(own: Subscription): void {
    emit('customer.subscription.updated', { id: own.id, object: 'subscription', customer: own.customer });
  }

  const unused = (own: Subscription, at: number): Line => {
    const paid = own.latest_invoice ? need(invoices, 'invoice', own.latest_invoice) : undefined;
    const share = (own.end - at) / (own.end - own.start);
    const amount = -Math.round(((own.price.unit_amount ?? 0) - (paid?.off ?? 0)) * share);
    // What was off is off already, so that no discount counts twice.
    const period = { start: at, end: own.end };
    return { amount, description: 'Unused time', kind: 'proration', period, isDiscountable: false };
  };

  /** The invoice of a change that begins a new period now. */
  function changeInvoice(
    own: Subscription,
    price: Stripe.Price,
    pending: Line[],
    discount: Stripe.Discount | null = own.discount,
  ): Invoice {
    const period = { start: now, end: endAfter({ anchor: now, price }, now) };
    return draft(own.customer, [unused(own, now), planLine(price, period), ...pending], {
      ...{ own, discount, currency: price.currency },
    });
  }

  /** The invoice of the end of the period; undefined when there will be none. */
  function renewalInvoice(own: Subscription, pending: Line[]): Invoice | undefined {
    if (own.cancel_at_period_end || own.status === 'canceled') return undefined;
    const price = nextPrice(own);
    const invoice = draft(own.customer, [planLine(price, { start: own.end, end: own.end }), ...pending], {
      ...{ own, discount: nextDiscount(own), currency: price.currency },
    });
    return { ...invoice, next_payment_attempt: own.end };
  }

  const phaseAfter = (own: Subscription): Phase | undefined =>
    own.schedule === null
      ? undefined
      : need(schedules, 'schedule', own.schedule).phases.find(({ start }) => start === own.end);
  const nextPrice = (own: Subscription) => {
    const phase = phaseAfter(own);
    return phase ? need(prices, 'price', phase.price) : own.price;
  };
  const nextDiscount = (own: Subscription) => {
    const phase = phaseAfter(own);
    return phase ? phase.discount : own.discount;
  };

  function renew(own: Subscription): void {
    if (own.cancel_at_period_end) {
      Object.assign(own, { status: 'canceled', ended_at: own.end, reason: 'cancellation_requested' });
      return emit('customer.subscription.deleted', { id: own.id, object: 'subscription', customer: own.customer });
    }
    const before = own.price;
    own.discount = nextDiscount(own);
    own.price = nextPrice(own);
    if (before.recurring?.interval !== own.price.recurring?.interval) own.anchor = own.end;
    own.start = own.end;
    own.end = endAfter(own, own.start);
    const lines = [planLine(own.price, own), ...takeItems(own.id)];
    const invoice = draft(own.customer, lines, { own, discount: own.discount, currency: own.price.currency });
    invoices.set(invoice.id, invoice);
    own.latest_invoice = invoice.id;
    invoice.status = 'open';
    try {
      pay(invoice, cardOf(own.customer, own));
      emit('invoice.paid', { id: invoice.id, object: 'invoice', customer: own.customer });
    } catch {
      own.status = 'past_due';
      invoice.next_payment_attempt = now + 3 * 86_400;
      emit('invoice.payment_failed', { id: invoice.id, object: 'invoice', customer: own.customer });
    }
    return changed(own);
  }

  /** Moves the clock on. Periods end in their order. */
  function advance(seconds: number): void {
    const until = now + seconds;
    for (;;) {
      const [due] = [...subscriptions.values()]
        .filter(({ end, status }) => end <= until && (status === 'active' || status === 'past_due'))
        .toSorted((a, b) => a.end - b.end);
      if (!due) break;
      now = due.end;
      renew(due);
    }
    now = until;
  }

  return {
    ...{ customers, prices, coupons, subscriptions, schedules, invoices, events },
    ...{ id, emit, need, draft, pay, subscribe, changed, changeInvoice, renewalInvoice, takeItems, cardOf },
    ...{ discountWith, advance, endAfter, confirmFirst, voidInvoice },
    now: () => now,
    addItem: (item: PendingItem) => void items.push(item),
    pendingOf: (own: string) => items.filter(({ subscription }) => subscription === own).map(itemLine),
  };
}

export type StripeLedger = ReturnType<typeof createLedger>;
