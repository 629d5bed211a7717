/** What the provider tells without being asked, and what it is asked from time to time so that nothing is missed. */
import type { Parts } from '../../context.ts';
import { systemScope } from '../../context.ts';
import type { Scope } from '../../kernel/context.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import {
  InvalidSignature,
  PaymentDeclined,
  PaymentsUnavailable,
  type PaymentEvent,
  type Payments,
} from '../../ports/payments/port.ts';
import * as store from './billing.store.ts';
import { tryUnpaidAgain } from './extra-charges/extra-charges.service.ts';
import { applySnapshot } from './plan-in-force.service.ts';

type EventParts = Pick<Parts, 'db' | 'now' | 'queue' | 'payments' | 'log'>;

/**
 * Takes an event as the provider sent it. One that was taken before, and one of a customer of another installation, does
 * nothing.
 * @throws InvalidSignature
 */
async function takeEvent(
  parts: EventParts,
  payments: Payments,
  rawBody: Buffer,
  signature: string | undefined,
): Promise<void> {
  await applyEvent(systemScope(parts), await payments.parseEvent(rawBody, signature), payments.name);
}

/**
 * The same for a provider that sends its events here, which sends one again when the answer is no success.
 * @returns the status of the answer
 */
export async function takeSentEvent(
  parts: EventParts,
  payments: Payments,
  rawBody: Buffer,
  signature: string | undefined,
): Promise<200 | 400 | 503> {
  try {
    await takeEvent(parts, payments, rawBody, signature);
    return 200;
  } catch (error) {
    if (error instanceof InvalidSignature) {
      parts.log.warn('an event with a signature that is not valid was refused');
      return 400;
    }
    if (!(error instanceof PaymentsUnavailable)) throw error;
    parts.log.warn({ err: error }, 'the payment provider does not answer; its event comes again');
    return 503;
  }
}

/** The event is remembered in the transaction that applies it. */
export async function applyEvent(scope: Scope, event: PaymentEvent, provider: string): Promise<void> {
  const { snapshot, event_id, type, created_at } = event;
  if (!snapshot) return;
  await transaction(scope, async (scope) => {
    // Whose workspace is gone has no subscription that could change.
    if (!(await store.lockSubscription(scope, snapshot.workspace_id))) return;
    const { workspace_id } = snapshot;
    if (await store.insertEvent(scope, { event_id, workspace_id, type, created_at })) {
      await applySnapshot(scope, snapshot, provider);
      if (type.startsWith('payment_method.') && snapshot.has_payment_method) await tryUnpaidAgain(scope, workspace_id);
    }
  });
}

/** Takes what has happened, where the provider sends no requests of its own. */
export async function fetchEvents(parts: EventParts): Promise<void> {
  const { payments } = parts;
  if (!payments?.deliverEvents) return;
  let taken: number;
  do taken = await payments.deliverEvents((body, signature) => takeEvent(parts, payments, body, signature));
  while (taken > 0);
}

/**
 * Reads what the customer of a workspace is now.
 * @returns false when the provider does not answer
 */
export async function readAgain(parts: EventParts, workspaceId: string): Promise<boolean> {
  const { payments } = parts;
  const scope = systemScope(parts);
  const { customer_id } = await store.readSubscription(scope, workspaceId);
  if (customer_id === null) return true;
  return payments !== undefined && (await compare(parts, scope, payments, customer_id));
}

/** @returns false when the provider does not answer */
async function compare(parts: EventParts, scope: Scope, payments: Payments, customerId: string): Promise<boolean> {
  try {
    await applySnapshot(scope, await payments.readCustomer(customerId), payments.name);
  } catch (error) {
    if (error instanceof PaymentsUnavailable) {
      parts.log.warn({ err: error }, 'the payment provider does not answer; subscriptions are compared later');
      return false;
    }
    if (!(error instanceof PaymentDeclined)) throw error;
    parts.log.warn({ err: error, customer: customerId }, 'the payment provider does not know a customer');
  }
  return true;
}

const reconcileEveryMs = 24 * 3_600_000;
const customersAtOnce = 20;

/**
 * Asks the provider what each subscription is, so that an event that never arrived is made up for within a day.
 * @param all asks about every customer now
 * @returns how many were asked about
 */
export async function reconcile(parts: EventParts, { all = false } = {}): Promise<number> {
  const { payments } = parts;
  if (!payments) return 0;
  const scope = systemScope(parts);
  const before = all ? scope.now : new Date(scope.now.getTime() - reconcileEveryMs);
  const customers = await store.listUnreconciled(scope, before, all ? 1_000_000 : customersAtOnce);
  for (const customerId of customers) {
    if (!(await compare(parts, scope, payments, customerId))) return 0;
    await store.markReconciled(scope, customerId);
  }
  return customers.length;
}
