/** Invoices of Stripe as people see them here. Pure. */
import type { Stripe } from 'stripe';
import type { Invoice, InvoiceLine } from '../port.ts';
import { toDate } from './client.ts';
import { currencyOf, idOf } from './snapshot.ts';

/** Drafts are nobody's business yet. */
export const isIssued = ({ status }: Stripe.Invoice): boolean => status !== 'draft' && status !== null;

/**
 * @param invoice with `total_discount_amounts.discount` expanded
 * @param lines all of them: an invoice itself holds the first ten only
 */
export function presentInvoice(
  invoice: Stripe.Invoice,
  lines: readonly Stripe.InvoiceLineItem[],
  discountName: string,
): Invoice {
  return {
    invoice_id: invoice.id,
    number: invoice.number ?? invoice.id,
    status: statusOf(invoice),
    currency: currencyOf(invoice.currency),
    total_cents: invoice.amount_due,
    paid_cents: invoice.amount_paid,
    // Refunds are made as credit notes, so that the customer has a paper for them.
    refunded_cents: invoice.post_payment_credit_notes_amount,
    created_at: toDate(invoice.created),
    ...periodOf(invoice, lines),
    next_payment_attempt: invoice.next_payment_attempt === null ? null : toDate(invoice.next_payment_attempt),
    lines: linesOf(invoice, lines, discountName),
    url: invoice.hosted_invoice_url ?? null,
  };
}

const ends = ['paid', 'void', 'uncollectible'] as const;
const statusOf = ({ status }: Stripe.Invoice): Invoice['status'] => ends.find((one) => one === status) ?? 'open';

/** The period of an invoice of Stripe is the one before it, in which extra use was collected: the plan's stands in its line. */
function periodOf(invoice: Stripe.Invoice, lines: readonly Stripe.InvoiceLineItem[]) {
  const plan = lines.find((line) => kindOf(line) === 'plan');
  const { start, end } = plan?.period ?? { start: invoice.period_start, end: invoice.period_end };
  return { period_start: toDate(start), period_end: toDate(end) };
}

function kindOf({ parent }: Stripe.InvoiceLineItem): InvoiceLine['kind'] {
  const details = parent?.subscription_item_details ?? parent?.invoice_item_details;
  if (details?.proration) return 'proration';
  return parent?.subscription_item_details ? 'plan' : 'extra_use';
}

/** They add up to the total: what is taken off the whole stands in lines of its own. */
function linesOf(
  invoice: Stripe.Invoice,
  lines: readonly Stripe.InvoiceLineItem[],
  discountName: string,
): InvoiceLine[] {
  const shown: InvoiceLine[] = lines.map((line) => ({
    description: line.description ?? '',
    amount_cents: line.amount,
    kind: kindOf(line),
  }));
  const off = (invoice.total_discount_amounts ?? []).reduce((sum, { amount }) => sum + amount, 0);
  if (off !== 0) shown.push({ description: discountName, amount_cents: -off, kind: 'discount' });
  const sum = shown.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
  if (sum !== invoice.total) {
    shown.push({ description: 'Tax', amount_cents: invoice.total - sum, kind: 'plan' });
  }
  if (invoice.amount_due !== invoice.total) {
    shown.push({ description: 'Credit', amount_cents: invoice.amount_due - invoice.total, kind: 'credit' });
  }
  return shown;
}

/** Expansions end one step before the coupon itself. */
export function couponIdOf({ total_discount_amounts: amounts }: Stripe.Invoice): string | null {
  const [first] = amounts ?? [];
  return typeof first?.discount === 'object' ? idOf(first.discount.source.coupon) : null;
}
