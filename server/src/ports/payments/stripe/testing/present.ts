/** Objects as Stripe sends them: what was not asked to be expanded is an id. */
import type { Stripe } from 'stripe';
import type { Invoice, Line, Schedule, StripeLedger, Subscription } from './ledger.ts';

export const list = (data: object[], has_more = false) => ({ object: 'list', data, has_more, url: '/v1/list' });

export function presenter(ledger: StripeLedger) {
  function discount(one: Stripe.Discount, expand: ReadonlySet<string>, at: string) {
    if (!expand.has(at) && !expand.has(`${at}.source.coupon`)) return one.id;
    const coupon = ledger.coupons.get(String(one.source.coupon));
    return expand.has(`${at}.source.coupon`) && coupon ? { ...one, source: { ...one.source, coupon } } : one;
  }

  function schedule(one: Schedule): Partial<Stripe.SubscriptionSchedule> {
    const now = ledger.now();
    const present = one.phases.find(({ start, end }) => start <= now && now < end) ?? one.phases[0];
    return {
      id: one.id,
      object: 'subscription_schedule',
      status: one.status,
      subscription: one.subscription,
      metadata: one.metadata,
      current_phase: present ? { start_date: present.start, end_date: present.end } : null,
      phases: one.phases.map(({ start, end, price, discount: held }) => ({
        ...({} as Stripe.SubscriptionSchedule.Phase),
        start_date: start,
        end_date: end,
        items: [{ ...({} as Stripe.SubscriptionSchedule.Phase.Item), price, quantity: 1 }],
        discounts: held ? [{ coupon: null, discount: held.id, promotion_code: null }] : [],
      })),
    };
  }

  /** @param prefix what paths of expansion begin with in a list */
  function subscription(own: Subscription, expand: ReadonlySet<string>, prefix = ''): object {
    const scheduled = own.schedule === null ? undefined : ledger.schedules.get(own.schedule);
    const latest = own.latest_invoice === null ? undefined : ledger.invoices.get(own.latest_invoice);
    return {
      id: own.id,
      object: 'subscription',
      customer: own.customer,
      status: own.status,
      created: own.created,
      start_date: own.created,
      currency: own.price.currency,
      billing_cycle_anchor: own.anchor,
      cancel_at: own.cancel_at_period_end ? own.end : null,
      cancel_at_period_end: own.cancel_at_period_end,
      ended_at: own.ended_at,
      cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: own.reason },
      default_payment_method: own.default_payment_method,
      default_source: null,
      discounts: own.discount ? [discount(own.discount, expand, `${prefix}discounts`)] : [],
      items: list([
        {
          id: own.item,
          object: 'subscription_item',
          price: own.price,
          current_period_start: own.start,
          current_period_end: own.end,
        },
      ]),
      latest_invoice: expand.has(`${prefix}latest_invoice`) && latest ? invoice(latest, expand) : own.latest_invoice,
      schedule: expand.has(`${prefix}schedule`) && scheduled ? schedule(scheduled) : own.schedule,
      metadata: own.metadata,
    } satisfies Omit<Partial<Stripe.Subscription>, 'items' | 'schedule' | 'latest_invoice'> & Record<string, unknown>;
  }

  function line(one: Line, index: number, parent: Invoice): object {
    const details = { proration: one.kind === 'proration', subscription: 'sub', invoice_item: 'ii' };
    return {
      id: `il_${parent.id}_${index}`,
      object: 'line_item',
      amount: one.amount,
      currency: parent.currency,
      description: one.description,
      period: one.period,
      metadata: {},
      parent:
        one.kind === 'plan'
          ? { type: 'subscription_item_details', subscription_item_details: details, invoice_item_details: null }
          : { type: 'invoice_item_details', invoice_item_details: details, subscription_item_details: null },
    };
  }

  const lines = (one: Invoice) => one.lines.map((each, index) => line(each, index, one));

  function invoice(one: Invoice, expand: ReadonlySet<string>, prefix = ''): object {
    const { off, discount: held, ...rest } = one;
    const all = lines(one);
    return {
      ...rest,
      lines: list(all.slice(0, 10), all.length > 10),
      total_discount_amounts:
        off > 0 && held
          ? [{ amount: off, discount: discount(held, expand, `${prefix}total_discount_amounts.discount`) }]
          : [],
    };
  }

  return { subscription, schedule, invoice, lines };
}
