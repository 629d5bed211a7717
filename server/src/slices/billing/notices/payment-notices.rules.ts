/** Which payments have failed, of what the provider says of a customer. Pure. */
import type { CustomerSnapshot } from '../../../ports/payments/port.ts';

export interface PaymentProblem {
  /** The same problem has the same key, however often and in whatever order it is told. */
  key: string;
  problem: 'payment_failed' | 'plan_ended';
  /** What belongs to one invoice: the first of them is its first attempt. */
  about: string;
  amount_cents: number;
  currency: 'usd' | 'eur';
}

/** Of an end that was longer ago, whoever could be told knows it by now. */
const recentMs = 7 * 86_400_000;

export function problemsOf({ subscription: own, open_invoices, as_of }: CustomerSnapshot): PaymentProblem[] {
  if (!own) return [];
  const { currency } = own.plan;
  if (own.status === 'ended') {
    const isNews = own.end_reason === 'unpaid' && as_of.getTime() - own.period_end.getTime() < recentMs;
    const about = `ended ${own.subscription_id}`;
    return isNews ? [{ key: about, problem: 'plan_ended', about, amount_cents: 0, currency }] : [];
  }
  if (own.status !== 'past_due') return [];
  return open_invoices.map(({ invoice_id, next_payment_attempt, amount_due_cents, ...invoice }) => ({
    ...{ problem: 'payment_failed', about: `invoice ${invoice_id}`, amount_cents: amount_due_cents },
    currency: invoice.currency,
    // Each attempt that fails sets another time for the next.
    key: `invoice ${invoice_id} ${next_payment_attempt?.toISOString() ?? 'last'}`,
  }));
}
