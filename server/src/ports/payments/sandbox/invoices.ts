/** What invoices come to, and whether they are paid. */
import { PaymentDeclined, type Discount, type InvoiceLine, type NextInvoice, type SoldPlan } from '../port.ts';
import {
  isLive,
  nextId,
  periodOf,
  type Account,
  type AccountInvoice,
  type AccountSubscription,
  type PendingItem,
  type Step,
} from './account.ts';
import { findCard } from './cards.ts';

interface Draft {
  currency: SoldPlan['currency'];
  lines: InvoiceLine[];
  total_cents: number;
  plan_cents: number;
  /** What is left to the customer's credit. */
  credit_cents: number;
}

interface DraftInput {
  plan: SoldPlan;
  discount: Discount | null;
  items: PendingItem[];
  /** What the rest of a period that ends early gives back. */
  unused_cents: number;
  credit_cents: number;
}

const planName = ({ tier, period }: SoldPlan): string =>
  `${tier}, ${period === 'annual_period' ? 'a year' : 'a month'}`;

const line = (kind: InvoiceLine['kind'], description: string, amount_cents: number): InvoiceLine[] =>
  amount_cents === 0 && kind !== 'plan' ? [] : [{ kind, description, amount_cents }];

/** Discounts are of the plan alone: use beyond it costs what it costs. */
export function draftInvoice({ plan, discount, items, unused_cents, credit_cents }: DraftInput): Draft {
  const off = discount ? discountOf(plan.amount_cents, discount) : 0;
  const before = [
    ...line('plan', planName(plan), plan.amount_cents),
    ...line('discount', discount?.name ?? '', -off),
    ...items.flatMap(({ description, amount_cents }) => line('extra_use', description, amount_cents)),
    ...line('proration', 'Rest of the former period', -unused_cents),
  ];
  return withCredit(plan.currency, before, credit_cents, plan.amount_cents - off);
}

const discountOf = (amount: number, { percent_off, amount_off_cents }: Discount): number =>
  Math.min(amount, percent_off === null ? (amount_off_cents ?? 0) : Math.round((amount * percent_off) / 100));

/** Credit pays what it can; what the lines give back beyond their sum becomes credit. */
function withCredit(currency: SoldPlan['currency'], lines: InvoiceLine[], credit: number, plan_cents: number): Draft {
  const sum = lines.reduce((total, { amount_cents }) => total + amount_cents, 0);
  const used = sum < 0 ? sum : Math.min(credit, sum);
  return {
    currency,
    lines: [...lines, ...line('credit', sum < 0 ? 'Kept for the next invoices' : 'Paid before', -used)],
    total_cents: sum - used,
    plan_cents,
    credit_cents: credit - used,
  };
}

/** The discount that invoices of this instant have. */
export function activeDiscount(own: AccountSubscription, at: number): Discount | null {
  const { discount } = own;
  return discount && (discount.ends_at === null || at < discount.ends_at) ? discount : null;
}

/** The invoice of the next period, as it would be made now. */
export function draftRenewal(account: Account, own: AccountSubscription): Draft {
  const at = periodOf(own).end.getTime();
  const plan = own.downgrade ?? own.plan;
  return draftInvoice({
    plan,
    discount: activeDiscount(own, at),
    items: account.items,
    unused_cents: 0,
    credit_cents: account.credit_cents[plan.currency] ?? 0,
  });
}

export function previewRenewal(account: Account): NextInvoice | null {
  const { subscription: own } = account;
  if (!isLive(own) || own.status === 'incomplete') return null;
  const next_payment_attempt = periodOf(own).end;
  if (own.cancel_at_period_end) {
    const amount = account.items.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
    if (amount === 0) return null;
    return {
      ...{ amount_due_cents: amount, currency: own.plan.currency, next_payment_attempt },
      ...{ discount_percent_off: null, discount_amount_off_cents: null },
    };
  }
  const { total_cents, currency } = draftRenewal(account, own);
  const discount = activeDiscount(own, next_payment_attempt.getTime());
  return {
    amount_due_cents: total_cents,
    currency,
    next_payment_attempt,
    discount_percent_off: discount?.percent_off ?? null,
    discount_amount_off_cents: discount?.amount_off_cents ?? null,
  };
}

/** What the rest of the present period is worth, of what was paid for it. */
export function unusedOf(own: AccountSubscription, now: number): number {
  const { start, end } = periodOf(own);
  const share = (end.getTime() - now) / (end.getTime() - start.getTime());
  return Math.floor(own.period_paid_cents * Math.min(Math.max(share, 0), 1));
}

/** @returns the refusal of the bank, or null */
export function chargeCard(account: Account, total_cents: number, use: 'first' | 'later') {
  if (total_cents === 0) return null;
  const card = account.card === null ? undefined : findCard(account.card);
  return card ? card.refusal[use] : { code: 'no_payment_method', message: 'There is no payment method on file.' };
}

/** Puts an invoice of a draft on the account. */
export function addInvoice(
  { account, now }: Step,
  draft: Draft,
  about: { subscription_id: string | null; period: { start: Date; end: Date } },
): AccountInvoice {
  const invoice: AccountInvoice = {
    invoice_id: nextId(account, 'in'),
    number: `SB-${String(account.invoices.length + 1).padStart(4, '0')}`,
    status: 'open',
    currency: draft.currency,
    total_cents: draft.total_cents,
    paid_cents: 0,
    refunded_cents: 0,
    created_at: now,
    period_start: about.period.start.getTime(),
    period_end: about.period.end.getTime(),
    next_payment_attempt: now,
    lines: draft.lines,
    subscription_id: about.subscription_id,
    plan_cents: draft.plan_cents,
  };
  account.invoices.push(invoice);
  account.credit_cents[draft.currency] = draft.credit_cents;
  return invoice;
}

export function settle(invoice: AccountInvoice): void {
  invoice.status = 'paid';
  invoice.paid_cents = invoice.total_cents;
  invoice.next_payment_attempt = null;
}

/** @throws PaymentDeclined; the caller discards the step */
export function payNow(step: Step, invoice: AccountInvoice, use: 'first' | 'later'): void {
  const refusal = chargeCard(step.account, invoice.total_cents, use);
  if (refusal) throw new PaymentDeclined(refusal.code, refusal.message);
  settle(invoice);
}

/** One charge on an invoice of its own. @throws PaymentDeclined */
export function chargeItem(
  step: Step,
  item: PendingItem,
  currency: SoldPlan['currency'],
  period: { start: Date; end: Date },
) {
  const { account } = step;
  const lines = line('extra_use', item.description, item.amount_cents);
  const draft = withCredit(currency, lines, account.credit_cents[currency] ?? 0, 0);
  const invoice = addInvoice(step, draft, { subscription_id: null, period });
  return invoice;
}
