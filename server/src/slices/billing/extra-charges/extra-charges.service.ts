/** Charges for credits beyond the plan's: when they come to the threshold of the plan, and what is left at the period's end. */
import { catalogue } from '#contract/billing/plan-catalogue.ts';
import type { Currency } from '#contract/billing/types.ts';
import { extraUseCents, type ExtraUse } from '#contract/usage/extra-use.ts';
import type { Parts } from '../../../context.ts';
import { systemScope } from '../../../context.ts';
import type { Scope } from '../../../kernel/context.ts';
import { transaction } from '../../../kernel/db/transaction.ts';
import { PaymentDeclined, PaymentsUnavailable } from '../../../ports/payments/port.ts';
import { blockExtraUse, closeExtraUse, listOpenExtraUse, lockExtraUse } from '../../usage/usage.service.ts';
import { isLive } from '../billing.rules.ts';
import * as store from '../billing.store.ts';
import { tellOfGivenUp, tellOfUnpaidUse, tellOfWriteOff } from '../notices/payment-notices.service.ts';
import * as charges from './extra-charges.store.ts';
import { applySnapshot } from '../plan-in-force.service.ts';

/** Longer than any call of a provider takes. */
const takenForMs = 120_000;
const chargesAtOnce = 20;

/** Ten minutes after the first refusal, and up to a day after later ones: a new card is not waited for long. */
export const retryDelayMs = (refusals: number): number => Math.min(600_000 * 2 ** refusals, 86_400_000);

/** For so long a charge is tried. A new payment method begins another round. */
const giveUpAfterMs = 14 * 86_400_000;

const currencies: Currency[] = ['usd', 'eur'];

/**
 * What is to be charged of a period: all that was not charged yet, once it comes to the threshold or the period has ended.
 * @param isOver nothing is added to the period any more
 */
export function dueCents(
  uses: readonly ExtraUse[],
  { charged, isOver, threshold }: { charged: number; isOver: boolean; threshold: number | null },
): number {
  const open = extraUseCents(uses) - charged;
  return open > 0 && (isOver || (threshold !== null && open >= threshold)) ? open : 0;
}

/** Decides on charges, each in a transaction of its own, under the lock of the workspace's credits. */
async function decideCharges(scope: Scope): Promise<void> {
  for (const { workspace_id, period } of await listOpenExtraUse(scope)) {
    await transaction(scope, async (scope) => {
      const { uses, isOver } = await lockExtraUse(scope, workspace_id, period);
      const { tier, customer_id } = await store.readSubscription(scope, workspace_id);
      // A plan that an operator gave has nobody who is charged.
      if (customer_id !== null) {
        const made = await charges.listCharges(scope, workspace_id, period);
        let step = made.length;
        for (const currency of currencies) {
          const [ofCurrency, before] = [uses, made].map((list) =>
            (list as { currency: string }[]).filter((one) => one.currency === currency),
          ) as [ExtraUse[], charges.Charge[]];
          const charged = before.reduce((sum, one) => sum + one.amount_cents, 0);
          const threshold = catalogue[tier].billing_threshold[currency];
          const amount_cents = dueCents(ofCurrency, { charged, isOver, threshold });
          if (amount_cents === 0) continue;
          const credits =
            ofCurrency.reduce((sum, one) => sum + one.credits, 0) - before.reduce((sum, one) => sum + one.credits, 0);
          step += 1;
          await charges.insertCharge(scope, { workspace_id, period, step, currency, amount_cents, credits });
        }
      }
      if (isOver) await closeExtraUse(scope, workspace_id, period);
    });
  }
}

/**
 * Charges for extra use through the provider. A refused payment ends extra use until it is made; it is tried again from
 * time to time.
 */
export async function chargeExtraUse(parts: Pick<Parts, 'db' | 'now' | 'queue' | 'payments' | 'log'>): Promise<void> {
  const { payments, log } = parts;
  if (!payments) return;
  await decideCharges(systemScope(parts));
  await writeOffEnded(systemScope(parts));
  const scope = systemScope(parts);
  const due = await charges.takeDue(scope, new Date(scope.now.getTime() + takenForMs), chargesAtOnce);
  for (const charge of due) {
    const { workspace_id, period, step, amount_cents, currency, credits, refusals } = charge;
    const row = await store.readSubscription(scope, workspace_id);
    const { customer_id } = row;
    if (customer_id === null) continue;
    try {
      const snapshot = await payments.chargeExtraUse({
        ...{ customer_id, amount_cents, currency, when: 'now' },
        description: `${credits} credits beyond the plan`,
        // A refused attempt is answered with its refusal for good, so the next one has a name of its own.
        idempotency_key: `extra/${workspace_id}/${period}/${step}/${refusals}`,
      });
      await transaction(scope, async (scope) => {
        await charges.markPaid(scope, charge);
        await allowAgain(scope, workspace_id);
      });
      await applySnapshot(scope, snapshot, payments.name);
    } catch (error) {
      if (error instanceof PaymentsUnavailable) {
        log.warn({ err: error }, 'the payment provider does not answer; extra use is charged later');
        return;
      }
      if (!(error instanceof PaymentDeclined)) throw error;
      log.warn({ err: error, workspace: workspace_id }, 'a payment for extra use was refused');
      await transaction(scope, (scope) => refused(scope, charge, row));
    }
  }
}

/** Extra use goes on as soon as nothing of it is unpaid. */
async function allowAgain(scope: Scope, workspaceId: string): Promise<void> {
  if (!(await charges.hasDeclined(scope, workspaceId))) await blockExtraUse(scope, workspaceId, false);
}

/**
 * Tries what is owed with the payment method that the customer has chosen now. In the transaction that takes the event of
 * the provider, so that each change is one more round.
 */
export const tryUnpaidAgain = (scope: Scope, workspaceId: string): Promise<void> =>
  charges.tryAgain(scope, workspaceId);

/** What was not tried any more while the plan went on is written off when the plan has ended. */
async function writeOffEnded(scope: Scope): Promise<void> {
  for (const charge of await charges.listUnpaidOfEnded(scope)) {
    await transaction(scope, async (scope) => {
      await store.lockSubscription(scope, charge.workspace_id);
      if (await charges.isUnpaid(scope, charge)) await writeOff(scope, charge);
    });
  }
}

async function writeOff(scope: Scope, charge: charges.Charge): Promise<void> {
  await charges.markWrittenOff(scope, charge);
  await allowAgain(scope, charge.workspace_id);
  await tellOfWriteOff(scope, charge);
}

/**
 * A charge is tried for two weeks, and not for ever. Then it is written off where the plan has ended. Where the plan goes on
 * it stays owed: extra use stays off until it is paid with another payment method.
 */
async function refused(scope: Scope, charge: charges.Charge, row: store.SubscriptionRow): Promise<void> {
  const { workspace_id, refusals, tried_since } = charge;
  if (scope.now.getTime() - tried_since.getTime() >= giveUpAfterMs) {
    if (!isLive(row)) return writeOff(scope, charge);
    await charges.markUnpaid(scope, charge);
    await blockExtraUse(scope, workspace_id, true);
    return tellOfGivenUp(scope, charge, row.tier);
  }
  await charges.markDeclined(scope, charge, new Date(scope.now.getTime() + retryDelayMs(refusals)));
  await blockExtraUse(scope, workspace_id, true);
  await tellOfUnpaidUse(scope, charge, row.tier);
}
