/** The account as the product sees it. */
import type { CustomerSnapshot } from '../port.ts';
import { periodOf, type Account, type Step } from './account.ts';
import { previewRenewal } from './invoices.ts';

/** Notes that the account is another one now. */
export function emit(step: Step, type: string, checkout_session_id: string | null = null): void {
  step.account.version += 1;
  step.account.changed_at = step.now;
  step.events.push({ type, at: step.now, snapshot: snapshotOf(step.account), checkout_session_id });
}

export function snapshotOf(account: Account): CustomerSnapshot {
  const { subscription: own, invoices } = account;
  const next = previewRenewal(account);
  return {
    customer_id: account.customer_id,
    workspace_id: account.workspace_id,
    version: account.version,
    as_of: new Date(account.changed_at),
    subscription: own && {
      subscription_id: own.subscription_id,
      plan: own.plan,
      status: own.status,
      started_at: new Date(own.started_at),
      anchored_at: new Date(own.anchored_at),
      period_start: periodOf(own).start,
      period_end: own.ended_at === null ? periodOf(own).end : new Date(own.ended_at),
      cancel_at: own.cancel_at_period_end && own.status !== 'ended' ? periodOf(own).end : null,
      end_reason: own.end_reason,
      downgrade: own.downgrade && {
        type: 'downgrade',
        downgrade_to: own.downgrade.tier,
        period: own.downgrade.period,
        at: periodOf(own).end,
      },
      discount: own.discount && {
        name: own.discount.name,
        percent_off: own.discount.percent_off,
        amount_off_cents: own.discount.amount_off_cents,
        ends_at: own.discount.ends_at === null ? null : new Date(own.discount.ends_at),
      },
    },
    next_invoice: next,
    open_invoices: invoices
      .filter(({ status }) => status === 'open')
      .map((one) => ({
        invoice_id: one.invoice_id,
        amount_due_cents: one.total_cents,
        currency: one.currency,
        created_at: new Date(one.created_at),
        next_payment_attempt: one.next_payment_attempt === null ? null : new Date(one.next_payment_attempt),
        // A first payment that waits for its bank goes on where it was begun.
        url: account.sessions.find(({ invoice_id }) => invoice_id === one.invoice_id)?.url ?? null,
      })),
    has_payment_method: account.card !== null,
    connect_account: account.connect && { ...account.connect },
  };
}
