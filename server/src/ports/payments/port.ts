/**
 * Whoever takes the money. The product changes nothing of a subscription by itself: it asks the provider, and then applies
 * what the provider says the subscription is (`CustomerSnapshot`), which also arrives unasked as an event.
 *
 * What every adapter promises, and payments.suite.ts checks:
 * - A call with an `idempotency_key` that was used before does nothing, and answers as the first time.
 * - A customer has one subscription at most. Of two checkouts that are paid at the same moment, the second is refused, or
 *   cancelled and paid back.
 * - `version` of a snapshot grows with every change of the customer. Two snapshots of one version are equal.
 * - A failed payment throws `PaymentDeclined` and leaves everything as it was; a provider that does not answer throws
 *   `PaymentsUnavailable`, and the call may be repeated with the same key.
 */
import type { BillingPeriod, Currency } from '#contract/billing/types.ts';
import type { Tier } from '#contract/billing/plans.ts';
import type { HostedPage } from '../../kernel/http/answers/hosted-pages.ts';

/** A plan as it is sold. The tiers free, trial and enterprise are not. */
export interface SoldPlan {
  tier: Tier;
  period: BillingPeriod;
  currency: Currency;
  /** The price of one period, before discounts. */
  amount_cents: number;
}

/** Of the first `months` months; null for as long as the subscription lives. One of the two figures is set. */
export interface Discount {
  percent_off: number | null;
  /** Of every invoice, in the currency of the subscription. */
  amount_off_cents: number | null;
  months: number | null;
  /** What invoices call it, such as the promo code. */
  name: string;
}

export interface PendingDowngrade {
  type: 'downgrade';
  downgrade_to: Tier;
  period: BillingPeriod;
  at: Date;
}

export interface ProviderSubscription {
  subscription_id: string;
  plan: SoldPlan;
  /**
   * `incomplete`: the first payment needs something of the customer. `past_due`: a renewal has failed and is tried again.
   * `ended`: nothing is charged any more.
   */
  status: 'incomplete' | 'active' | 'past_due' | 'ended';
  started_at: Date;
  /** The instant from which months are counted; it moves when an upgrade begins a new period. */
  anchored_at: Date;
  period_start: Date;
  period_end: Date;
  /** The end at which the customer has cancelled; null otherwise. */
  cancel_at: Date | null;
  /** Why it ended: the customer cancelled, or a payment failed to the end. Null while it lives. */
  end_reason: 'cancelled' | 'unpaid' | null;
  downgrade: PendingDowngrade | null;
  discount: (Omit<Discount, 'months'> & { ends_at: Date | null }) | null;
}

export interface Invoice {
  invoice_id: string;
  /** As people read it, such as `SB-0007`. */
  number: string;
  status: 'open' | 'paid' | 'void' | 'uncollectible';
  currency: Currency;
  /** What is to be paid: the lines, less the discount, less what stood to the customer's credit. */
  total_cents: number;
  paid_cents: number;
  refunded_cents: number;
  created_at: Date;
  period_start: Date;
  period_end: Date;
  /** Null when it is paid or given up. */
  next_payment_attempt: Date | null;
  lines: InvoiceLine[];
  /** Where the customer reads or pays it. */
  url: string | null;
}

export interface InvoiceLine {
  description: string;
  amount_cents: number;
  kind: 'plan' | 'proration' | 'extra_use' | 'discount' | 'credit';
}

export interface NextInvoice {
  amount_due_cents: number;
  currency: Currency;
  next_payment_attempt: Date;
  discount_percent_off: number | null;
  discount_amount_off_cents: number | null;
}

export interface OpenInvoice {
  invoice_id: string;
  amount_due_cents: number;
  currency: Currency;
  created_at: Date;
  next_payment_attempt: Date | null;
  url: string | null;
}

export type ConnectStatus = 'none' | 'pending' | 'active';

/** All that the product keeps of a customer. */
export interface CustomerSnapshot {
  customer_id: string;
  workspace_id: string;
  version: number;
  /** The provider's time. */
  as_of: Date;
  /** The latest subscription; an ended one stays until another begins. Null before the first. */
  subscription: ProviderSubscription | null;
  /** Null when nothing is going to be charged. */
  next_invoice: NextInvoice | null;
  open_invoices: OpenInvoice[];
  /** A payment method is on file. */
  has_payment_method: boolean;
  connect_account: { account_id: string; status: Exclude<ConnectStatus, 'none'> } | null;
}

export interface PaymentEvent {
  event_id: string;
  /** The provider's word, such as `invoice.paid`. */
  type: string;
  created_at: Date;
  /** What concerns no customer of this installation has none, and is ignored. */
  snapshot: CustomerSnapshot | null;
  /** Set by the event that ends a checkout. */
  checkout_session_id: string | null;
}

export interface HostedSession {
  session_id: string;
  /** The browser goes there. */
  url: string;
}

/** What its reader reads: `de-AT`, `fr, de;q=0.8`. A provider that asks the browser itself may ignore it. */
interface Reader {
  languages?: string | undefined;
}

/** Where the browser goes when the page is done with. */
interface Return extends Reader {
  return_url: string;
}

/** For so long a checkout can be paid. */
export const checkoutMs = 24 * 3_600_000;

export interface CheckoutRequest extends Reader {
  customer_id: string;
  plan: SoldPlan;
  discount: Discount | null;
  success_url: string;
  cancel_url: string;
  idempotency_key: string;
}

export interface PlanChange {
  customer_id: string;
  plan: SoldPlan;
  /**
   * `now`: a period begins at once. It is paid at once, less the unused rest of the present one.
   * `period_end`: the present plan stays until then, and nothing is charged now.
   */
  when: 'now' | 'period_end';
  discount: Discount | null;
  idempotency_key: string;
}

export interface ExtraUse {
  customer_id: string;
  amount_cents: number;
  description: string;
  currency: Currency;
  /** `now`: an invoice of its own, paid at once, also when the subscription has ended; otherwise it stands on the next one. */
  when: 'now' | 'next_invoice';
  idempotency_key: string;
}

export interface Payments {
  name: 'sandbox' | 'stripe';
  /** The customer of a workspace, made if there is none. */
  openCustomer(workspace: { workspace_id: string; email: string; name: string }): Promise<CustomerSnapshot>;
  createCheckout(request: CheckoutRequest): Promise<HostedSession>;
  createPaymentMethodSession(request: { customer_id: string } & Return): Promise<HostedSession>;
  /** `may_set_clock`: the page of the sandbox shows its clock too. */
  createPortalSession(request: { customer_id: string; may_set_clock: boolean } & Return): Promise<HostedSession>;
  /** @throws PaymentDeclined */
  changeSubscription(change: PlanChange): Promise<{ snapshot: CustomerSnapshot; charged_cents: number }>;
  /**
   * Gives up a first payment that waits for its customer, so that it can no longer be made. One that was made meanwhile
   * stays: the snapshot says so.
   */
  abandonFirstPayment(customer_id: string): Promise<CustomerSnapshot>;
  cancelDowngrade(customer_id: string): Promise<CustomerSnapshot>;
  cancelAtPeriodEnd(customer_id: string): Promise<CustomerSnapshot>;
  renew(customer_id: string): Promise<CustomerSnapshot>;
  applyDiscount(customer_id: string, discount: Discount, idempotency_key: string): Promise<CustomerSnapshot>;
  /** @throws PaymentDeclined */
  chargeExtraUse(use: ExtraUse): Promise<CustomerSnapshot>;
  /** What a change would cost now, or, without one, the next invoice. */
  previewNextInvoice(
    customer_id: string,
    change?: Pick<PlanChange, 'plan' | 'when' | 'discount'>,
  ): Promise<NextInvoice | null>;
  /** The newest first. */
  listInvoices(
    customer_id: string,
    page: { limit: number; after: string | null },
  ): Promise<{ invoices: Invoice[]; has_more: boolean }>;
  /** For reconciliation, and wherever the present state is needed at once. */
  readCustomer(customer_id: string): Promise<CustomerSnapshot>;
  /** @throws PaymentDeclined */
  verifyCard(customer_id: string): Promise<{ verified: true } | { client_secret: string; setup_id: string }>;
  createConnectAccount(
    request: { customer_id: string } & Return,
  ): Promise<HostedSession & { snapshot: CustomerSnapshot }>;
  createConnectManagement(request: { customer_id: string } & Return): Promise<HostedSession>;
  /** Gives back what was paid for an invoice, all or a part. @throws PaymentDeclined when more is asked for than was paid */
  refund(request: {
    customer_id: string;
    invoice_id: string;
    amount_cents: number | null;
    idempotency_key: string;
  }): Promise<{ refunded_cents: number }>;
  /**
   * Reads an event from the raw body that the provider sent.
   * @throws InvalidSignature
   */
  parseEvent(rawBody: Buffer, signature: string | undefined): Promise<PaymentEvent>;
  /**
   * Hands over what has happened, where the provider sends no requests of its own. An event whose taker throws comes again.
   * @returns how many there were
   */
  deliverEvents?(take: (rawBody: Buffer, signature: string) => Promise<void>): Promise<number>;
  /** Pages that this server shows for the provider. */
  pages?: readonly HostedPage[];
  /** A clock that can be moved on, and never back. */
  clock?: { read(): Promise<Date>; advance(ms: number): Promise<Date> };
}

/** The bank, or the state of the customer, refuses. The message is for the customer. */
export class PaymentDeclined extends Error {
  override name = 'PaymentDeclined';
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** The provider does not answer, or not in a way that can be understood. */
export class PaymentsUnavailable extends Error {
  override name = 'PaymentsUnavailable';
}

export class InvalidSignature extends Error {
  override name = 'InvalidSignature';
}
