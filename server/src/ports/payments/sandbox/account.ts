/**
 * All that the sandbox keeps of one customer, as one document. The functions of this folder that change it are pure but
 * for the account they are given: no clock, no database, no randomness. Times are milliseconds.
 */
import { addMonths } from '../../../kernel/months.ts';
import type { ConnectStatus, CustomerSnapshot, Discount, Invoice, SoldPlan } from '../port.ts';

export interface AccountSubscription {
  subscription_id: string;
  plan: SoldPlan;
  status: 'incomplete' | 'active' | 'past_due' | 'ended';
  started_at: number;
  anchored_at: number;
  /** Whole months from the anchor to the beginning and to the end of the present period. */
  months: { start: number; end: number };
  cancel_at_period_end: boolean;
  ended_at: number | null;
  end_reason: 'cancelled' | 'unpaid' | null;
  downgrade: SoldPlan | null;
  discount: (Discount & { ends_at: number | null }) | null;
  /** What was paid for the present period, for what an upgrade gives back. */
  period_paid_cents: number;
  /** Attempts to pay the open invoice of the present period that have failed. */
  failed_attempts: number;
  /** How many months of the present period have been told of. */
  months_told: number;
}

export interface AccountInvoice extends Omit<
  Invoice,
  'created_at' | 'period_start' | 'period_end' | 'next_payment_attempt' | 'url'
> {
  created_at: number;
  period_start: number;
  period_end: number;
  next_payment_attempt: number | null;
  /** The subscription whose period it pays for; null for extra use on its own. */
  subscription_id: string | null;
  /** What of it pays for the period. */
  plan_cents: number;
}

export interface PendingItem {
  description: string;
  amount_cents: number;
}

export interface Session {
  session_id: string;
  kind: 'checkout' | 'payment_method' | 'portal' | 'connect';
  state: 'open' | 'confirming' | 'completed';
  expires_at: number;
  return_url: string;
  cancel_url: string;
  checkout: { plan: SoldPlan; discount: Discount | null } | null;
  may_set_clock: boolean;
  /** What its reader's pages are in; a session without it goes by the browser. */
  languages?: string | undefined;
  /** The card that waits for the confirmation of its bank. */
  card: string | null;
  invoice_id: string | null;
  /** Where its page is; of sessions that a former version has opened it is not known. */
  url?: string;
}

export interface Account {
  customer_id: string;
  workspace_id: string;
  name: string;
  version: number;
  changed_at: number;
  /** The number of a test card. */
  card: string | null;
  /** What stands to the customer's credit, for the next invoices. */
  credit_cents: Record<string, number>;
  subscription: AccountSubscription | null;
  invoices: AccountInvoice[];
  items: PendingItem[];
  /** What was done under each idempotency key. */
  done: Record<string, number | string>;
  sessions: Session[];
  connect: { account_id: string; status: Exclude<ConnectStatus, 'none'> } | null;
  serial: number;
}

/** What happened, in the provider's words. */
export interface AccountEvent {
  type: string;
  at: number;
  snapshot: CustomerSnapshot;
  checkout_session_id: string | null;
}

/** One change of an account under way: its time, and what has happened so far. */
export interface Step {
  account: Account;
  now: number;
  events: AccountEvent[];
}

export const newAccount = (id: { customer_id: string; workspace_id: string; name: string }, now: number): Account => ({
  ...id,
  version: 1,
  changed_at: now,
  card: null,
  credit_cents: {},
  subscription: null,
  invoices: [],
  items: [],
  done: {},
  sessions: [],
  connect: null,
  serial: 0,
});

/** Ids count up, so that the same calls give the same account. */
export const nextId = (account: Account, prefix: string): string =>
  `${prefix}_${account.customer_id.slice(4)}_${++account.serial}`;

export const periodOf = ({ anchored_at, months }: Pick<AccountSubscription, 'anchored_at' | 'months'>) => ({
  start: addMonths(new Date(anchored_at), months.start),
  end: addMonths(new Date(anchored_at), months.end),
});

export const monthsOf = (plan: SoldPlan): number => (plan.period === 'annual_period' ? 12 : 1);

export const isLive = (own: AccountSubscription | null): own is AccountSubscription =>
  own !== null && own.status !== 'ended';
