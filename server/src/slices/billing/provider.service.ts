/** Calls of the payment provider: one at a time for each workspace, and its failures as errors of the API. */
import {
  billingOff,
  changeUnderWay,
  noCustomer,
  paymentFailed,
  paymentsUnavailable,
} from '#contract/billing/errors.ts';
import type { Ctx } from '../../context.ts';
import { newId } from '../../kernel/ids.ts';
import { AppError } from '../../kernel/errors.ts';
import {
  PaymentDeclined,
  PaymentsUnavailable,
  type CustomerSnapshot,
  type Payments,
} from '../../ports/payments/port.ts';
import * as store from './billing.store.ts';
import type { SubscriptionRow } from './billing.store.ts';
import { applySnapshot } from './plan-in-force.service.ts';

/** Longer than any call of a provider takes. */
const leaseMs = 60_000;

/** @throws AppError 400 billing_off */
export function requirePayments({ parts: { payments } }: { parts: { payments: Payments | undefined } }): Payments {
  if (!payments) throw AppError.from(billingOff);
  return payments;
}

/** @throws AppError 402 payment_failed, 503 payment_provider_unavailable */
export async function ask<T>(ctx: Pick<Ctx, 'log'>, call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof PaymentDeclined) throw AppError.from(paymentFailed, { reason: error.message });
    if (!(error instanceof PaymentsUnavailable)) throw error;
    ctx.log.warn({ err: error }, 'the payment provider does not answer');
    throw AppError.from(paymentsUnavailable);
  }
}

export interface Change {
  payments: Payments;
  row: SubscriptionRow;
  /** Applies what the provider has answered, so that nobody waits for its event. */
  apply(snapshot: CustomerSnapshot): Promise<void>;
}

/**
 * Runs a change of the subscription. The provider is asked outside of every transaction, so a lease keeps two changes apart.
 * @throws AppError 409 change_under_way
 */
export async function changing<T>(ctx: Ctx, run: (change: Change) => Promise<T>): Promise<T> {
  const payments = requirePayments(ctx);
  const { workspace_id } = ctx.actor;
  const token = newId();
  const until = new Date(ctx.now.getTime() + leaseMs);
  if (!(await store.takeLease(ctx, workspace_id, token, until))) throw AppError.from(changeUnderWay);
  try {
    const row = await store.readSubscription(ctx, workspace_id);
    const apply = async (snapshot: CustomerSnapshot) => void (await applySnapshot(ctx, snapshot, payments.name));
    return await ask(ctx, () => run({ payments, row, apply }));
  } finally {
    await store.endLease(ctx, workspace_id, token);
  }
}

/** The customer of the caller's workspace. @throws AppError 400 no_customer */
export function requireCustomer({ customer_id }: Pick<SubscriptionRow, 'customer_id'>): string {
  if (customer_id === null) throw AppError.from(noCustomer);
  return customer_id;
}
