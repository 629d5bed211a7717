/** Changes of a subscription that lives: another plan now or later, its end, and discounts. */
import type { Stripe } from 'stripe';
import { PaymentDeclined, type Discount, type NextInvoice, type PlanChange, type SoldPlan } from '../port.ts';
import { planOf, type Catalogue } from './catalogue.ts';
import { hashOf, keyOf, toDate, type Client } from './client.ts';
import type { Reader } from './reader.ts';
import { pendingPhase, type Schedules } from './schedules.ts';
import { defaultMethodOf, discountAt, idOf, isLive, itemOf, nextInvoiceOf, type CustomerState } from './snapshot.ts';

export interface PlanChanges {
  /** @returns what was charged @throws PaymentDeclined */
  change(change: PlanChange): Promise<number>;
  abandonFirstPayment(customerId: string): Promise<void>;
  cancelDowngrade(customerId: string): Promise<void>;
  cancelAtPeriodEnd(customerId: string): Promise<void>;
  renew(customerId: string): Promise<void>;
  applyDiscount(customerId: string, discount: Discount, key: string): Promise<void>;
  preview(customerId: string, change?: Pick<PlanChange, 'plan' | 'when' | 'discount'>): Promise<NextInvoice | null>;
}

interface Parts {
  client: Client;
  reader: Reader;
  catalogue: Catalogue;
  schedules: Schedules;
}

export const refuse = (code: string, message: string): never => {
  throw new PaymentDeclined(code, message);
};

export function requireLive({ subscription: own }: CustomerState): Stripe.Subscription {
  return own && isLive(own) ? own : refuse('no_subscription', 'There is no subscription.');
}

function isOfOneMonth({ discounts: [first] }: Stripe.Subscription): boolean {
  const coupon = typeof first === 'object' ? first.source.coupon : null;
  if (coupon === null || typeof coupon === 'string') return false;
  return coupon.duration === 'once' || coupon.duration_in_months === 1;
}

const hasCancelled = (own: Stripe.Subscription): boolean => own.cancel_at !== null || own.cancel_at_period_end;

export function createPlanChanges({ client, reader, catalogue, schedules }: Parts): PlanChanges {
  const update = (own: Stripe.Subscription, change: Stripe.SubscriptionUpdateParams) =>
    client.ask((sdk) => sdk.subscriptions.update(own.id, change));

  async function changeNow(state: CustomerState, own: Stripe.Subscription, change: PlanChange): Promise<number> {
    const { plan, discount, idempotency_key: key } = change;
    const mark = hashOf(key);
    // The answer to this very change was lost: the plan is changed already, and paid.
    if (own.metadata['change'] === mark) return latestAmount(own);
    if (own.status !== 'active' && own.status !== 'trialing') {
      refuse('not_active', 'The last invoice has not been paid.');
    }
    const price = await catalogue.price(plan);
    const discounts = await discountsOfNextPlan(own, discount);
    const pending = pendingPhase(own);
    await schedules.release(own);
    try {
      const changed = await client.ask((sdk) =>
        sdk.subscriptions.update(
          own.id,
          {
            items: [{ id: itemOf(own).id, price, quantity: 1 }],
            billing_cycle_anchor: { type: 'now' },
            proration_behavior: 'always_invoice',
            // A payment that fails leaves the subscription as it was.
            payment_behavior: 'error_if_incomplete',
            // Who changes the plan goes on.
            cancel_at_period_end: false,
            metadata: { change: mark },
            ...discounts,
            expand: ['latest_invoice'],
          },
          // Stripe repeats a refusal under the same key; with another card it is another attempt.
          keyOf('change', key, defaultMethodOf(state)),
        ),
      );
      const { latest_invoice: invoice } = changed;
      return typeof invoice === 'object' ? (invoice?.amount_due ?? 0) : 0;
    } catch (error) {
      if (pending && error instanceof PaymentDeclined) {
        await schedules.set(requireLive(await reader.read(change.customer_id)), pending, `${key} again`);
      }
      throw error;
    }
  }

  /** A discount of a single month was that of the payment before. Longer ones go on with another plan. */
  async function discountsOfNextPlan(
    own: Stripe.Subscription,
    discount: Discount | null,
  ): Promise<{ discounts?: '' | { coupon: string }[] }> {
    if (discount) {
      const { currency } = planOf(itemOf(own).price);
      return { discounts: [{ coupon: await catalogue.coupon(discount, currency) }] };
    }
    return isOfOneMonth(own) ? { discounts: '' } : {};
  }

  async function latestAmount({ latest_invoice }: Stripe.Subscription): Promise<number> {
    const id = idOf(latest_invoice);
    if (id === null) return 0;
    const { amount_due } = await client.ask((sdk) => sdk.invoices.retrieve(id));
    return amount_due;
  }

  async function changeAtPeriodEnd(own: Stripe.Subscription, change: PlanChange): Promise<void> {
    const { plan, discount, idempotency_key: key } = change;
    if (hasCancelled(own)) await update(own, { cancel_at_period_end: false });
    await schedules.set(own, await schedules.plan(plan, discount), key);
  }

  /** The renewal with the smaller plan in place of the present one. Taxes are not foreseen. */
  async function previewDowngrade(own: Stripe.Subscription, plan: SoldPlan): Promise<NextInvoice> {
    const item = itemOf(own);
    const at = toDate(item.current_period_end);
    const renewal = hasCancelled(own) ? null : await previewOf({ subscription: own.id });
    const others = (renewal?.lines.data ?? []).filter((line) => !line.parent?.subscription_item_details);
    const sum = others.reduce((sum, { amount }) => sum + amount, plan.amount_cents);
    const discount = discountAt(own, at);
    // Discounts are of the plan: use beyond it costs what it costs.
    const share = Math.round((plan.amount_cents * (discount?.percent_off ?? 0)) / 100);
    const off = Math.min(plan.amount_cents, discount?.amount_off_cents ?? share);
    return {
      amount_due_cents: Math.max(0, sum - off + (renewal?.starting_balance ?? 0)),
      currency: plan.currency,
      next_payment_attempt: at,
      discount_percent_off: discount?.percent_off ?? null,
      discount_amount_off_cents: discount?.amount_off_cents ?? null,
    };
  }

  const previewOf = (wanted: Stripe.InvoiceCreatePreviewParams) =>
    client.ask((sdk) => sdk.invoices.createPreview(wanted));

  return {
    async change(change) {
      const state = await reader.read(change.customer_id);
      const own = requireLive(state);
      if (own.currency !== change.plan.currency) refuse('currency', 'A subscription keeps its currency.');
      if (change.when === 'now') return changeNow(state, own, change);
      await changeAtPeriodEnd(own, change);
      return 0;
    },

    async abandonFirstPayment(customerId) {
      const { subscription: own } = await reader.read(customerId);
      const invoice = own?.status === 'incomplete' ? idOf(own.latest_invoice) : null;
      if (invoice === null) return;
      try {
        // Not the subscription is ended, which may be paid at this moment: a paid invoice refuses this, and all is well.
        await client.ask((sdk) => sdk.invoices.voidInvoice(invoice, {}, keyOf('abandon', invoice)));
      } catch (error) {
        const after = await reader.read(customerId);
        if (after.subscription?.status === 'incomplete') throw error;
      }
    },

    async cancelDowngrade(customerId) {
      const own = requireLive(await reader.read(customerId));
      if (pendingPhase(own)) await schedules.release(own);
    },

    async cancelAtPeriodEnd(customerId) {
      const own = requireLive(await reader.read(customerId));
      if (hasCancelled(own)) return;
      await schedules.release(own);
      await update(own, { cancel_at_period_end: true });
    },

    async renew(customerId) {
      const own = requireLive(await reader.read(customerId));
      if (hasCancelled(own)) await update(own, { cancel_at_period_end: false });
    },

    async applyDiscount(customerId, discount, key) {
      const own = requireLive(await reader.read(customerId));
      const { period, currency } = planOf(itemOf(own).price);
      // A year's invoice may be further away than the months of a discount.
      const coupon = await catalogue.coupon(discount, currency, { isOnce: period === 'annual_period' });
      const pending = pendingPhase(own);
      if (pending) return schedules.set(own, { ...pending, coupon, isFromNow: true }, key);
      await client.ask((sdk) =>
        sdk.subscriptions.update(own.id, { discounts: [{ coupon }] }, keyOf('discount', key, coupon)),
      );
    },

    async preview(customerId, change) {
      const state = await reader.read(customerId);
      const { subscription: own, upcoming, asOf } = state;
      if (!change || !own || !isLive(own)) return upcoming && nextInvoiceOf(upcoming, own);
      if (change.when === 'period_end') return previewDowngrade(own, change.plan);
      const price = await catalogue.price(change.plan);
      const discounts = await discountsOfNextPlan(own, change.discount);
      const invoice = await previewOf({
        subscription: own.id,
        subscription_details: {
          items: [{ id: itemOf(own).id, price, quantity: 1 }],
          billing_cycle_anchor: { type: 'now' },
          proration_behavior: 'always_invoice',
          cancel_at_period_end: false,
        },
        ...discounts,
      });
      const next = { ...nextInvoiceOf(invoice, own), next_payment_attempt: asOf };
      if (discounts.discounts === undefined) return next;
      return {
        ...next,
        discount_percent_off: change.discount?.percent_off ?? null,
        discount_amount_off_cents: change.discount?.amount_off_cents ?? null,
      };
    },
  };
}
