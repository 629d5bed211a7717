/** Downgrades at the end of the period, as schedules of Stripe: the present plan until then, the smaller one from then on. */
import type { Stripe } from 'stripe';
import type { Discount, SoldPlan } from '../port.ts';
import { intervalOf, type Catalogue } from './catalogue.ts';
import { hashOf, keyOf, type Client } from './client.ts';
import { downgradeOf, idOf, itemOf } from './snapshot.ts';

/** What comes after the present period. */
export interface NextPhase {
  price: string;
  interval: 'month' | 'year';
  /** Of the schedule: `type`, `downgrade_to` and `period`. */
  metadata: Record<string, string>;
  /** Another discount than the present one. */
  coupon: string | null;
  /** Whether the present period has it too. */
  isFromNow?: boolean;
}

export interface Schedules {
  plan(plan: SoldPlan, discount: Discount | null): Promise<NextPhase>;
  set(own: Stripe.Subscription, next: NextPhase, key: string): Promise<void>;
  /** While a schedule manages a subscription, neither its end nor its plan can be changed. */
  release(own: Stripe.Subscription): Promise<void>;
}

type PhaseDiscounts = NonNullable<Stripe.SubscriptionScheduleUpdateParams.Phase['discounts']>;

export function createSchedules(client: Client, catalogue: Catalogue): Schedules {
  return {
    async plan(plan, discount) {
      const { tier, period, currency } = plan;
      return {
        price: await catalogue.price(plan),
        interval: intervalOf(plan),
        metadata: { type: 'downgrade', downgrade_to: tier, period },
        coupon: discount && (await catalogue.coupon(discount, currency)),
      };
    },

    async set(own, next, key) {
      const known = scheduleOf(own);
      // It takes two requests to make one: Stripe accepts nothing else beside the subscription.
      const schedule =
        known ??
        (await client.ask((sdk) =>
          sdk.subscriptionSchedules.create({ from_subscription: own.id }, keyOf('schedule', key, own.id)),
        ));
      const present = presentPhase(schedule);
      const item = itemOf(own);
      // A phase without them would lose the discounts that the subscription has.
      const kept = discountsOf(present);
      const discounts = next.coupon === null ? kept : [{ coupon: next.coupon }];
      const phases: Stripe.SubscriptionScheduleUpdateParams.Phase[] = [
        {
          start_date: present?.start_date ?? item.current_period_start,
          end_date: item.current_period_end,
          items: [{ price: item.price.id, quantity: 1 }],
          discounts: next.isFromNow ? discounts : kept,
          proration_behavior: 'none',
        },
        {
          duration: { interval: next.interval, interval_count: 1 },
          items: [{ price: next.price, quantity: 1 }],
          discounts,
          proration_behavior: 'none',
        },
      ];
      await client.ask((sdk) =>
        sdk.subscriptionSchedules.update(
          schedule.id,
          { end_behavior: 'release', proration_behavior: 'none', metadata: next.metadata, phases },
          // The same phases are the same request.
          keyOf('phases', key, schedule.id, hashOf(JSON.stringify(phases))),
        ),
      );
    },

    async release(own) {
      const id = idOf(own.schedule);
      if (id === null) return;
      await client.ask((sdk) => sdk.subscriptionSchedules.release(id, {}, keyOf('release', id)));
    },
  };
}

const scheduleOf = ({ schedule }: Stripe.Subscription): Stripe.SubscriptionSchedule | null =>
  typeof schedule === 'object' ? schedule : null;

function presentPhase({
  phases,
  current_phase,
}: Stripe.SubscriptionSchedule): Stripe.SubscriptionSchedule.Phase | null {
  return phases.find(({ start_date }) => start_date === current_phase?.start_date) ?? phases[0] ?? null;
}

function discountsOf(phase: Stripe.SubscriptionSchedule.Phase | null): PhaseDiscounts {
  const kept = (phase?.discounts ?? []).flatMap(({ discount, coupon }) => {
    const [discountId, couponId] = [idOf(discount), idOf(coupon)];
    if (discountId !== null) return { discount: discountId };
    return couponId === null ? [] : { coupon: couponId };
  });
  return kept.length > 0 ? kept : '';
}

/** The downgrade that is pending, as it can be set again. */
export function pendingPhase(own: Stripe.Subscription): NextPhase | null {
  const schedule = scheduleOf(own);
  const [item] = schedule?.phases.at(-1)?.items ?? [];
  const price = idOf(item?.price);
  const pending = downgradeOf(own);
  if (!schedule || !pending || price === null) return null;
  return { price, interval: intervalOf(pending), metadata: schedule.metadata ?? {}, coupon: null };
}
