/** Products, prices and coupons: made in the account when they are first needed, under names that the same plan always has. */
import { plans, tiers, type Tier } from '#contract/billing/plans.ts';
import type { BillingPeriod, Currency } from '#contract/billing/types.ts';
import type { Stripe } from 'stripe';
import { PaymentsUnavailable, type Discount, type SoldPlan } from '../port.ts';
import { hashOf, keyOf, sdkCodeOf, type Client, type Sdk } from './client.ts';

export interface Catalogue {
  /** The id of the price of a plan. */
  price(plan: SoldPlan): Promise<string>;
  /** The id of a coupon. `isOnce`: of the next invoice alone, however many months that one pays for. */
  coupon(discount: Discount, currency: Currency, options?: { isOnce?: boolean }): Promise<string>;
  /** What people call a coupon: the promo code. */
  couponName(couponId: string): Promise<string>;
  /** The id of the settings of the customer portal. */
  portal(): Promise<string>;
}

/** A plan whose price changes gets another key: who subscribed before keeps the former price. */
const lookupKey = ({ tier, period, currency, amount_cents }: SoldPlan) =>
  `veery_${tier}_${period}_${currency}_${amount_cents}`;

const intervals = { monthly_period: 'month', annual_period: 'year' } as const;
export const intervalOf = ({ period }: Pick<SoldPlan, 'period'>) => intervals[period];

export function createCatalogue(client: Client): Catalogue {
  const once = remembering();

  async function makeProduct(tier: Tier): Promise<string> {
    const id = `veery_${tier}`;
    const { name } = plans[tier];
    await unlessThere(client, (sdk) =>
      sdk.products.create({ id, name, metadata: { tier } }, keyOf('product', id, name)),
    );
    return id;
  }

  async function findOrMakePrice(plan: SoldPlan): Promise<string> {
    const lookup_key = lookupKey(plan);
    const { data } = await client.ask((sdk) => sdk.prices.list({ lookup_keys: [lookup_key], active: true, limit: 1 }));
    if (data[0]) return data[0].id;
    const { tier, period, currency, amount_cents } = plan;
    const product = await makeProduct(tier);
    const price = await client.ask((sdk) =>
      sdk.prices.create(
        {
          product,
          currency,
          unit_amount: amount_cents,
          recurring: { interval: intervalOf(plan), interval_count: 1 },
          lookup_key,
          metadata: { tier, period },
        },
        keyOf('price', lookup_key),
      ),
    );
    return price.id;
  }

  async function makeCoupon(discount: Discount, currency: Currency, isOnce: boolean): Promise<string> {
    const { percent_off, amount_off_cents, months, name } = discount;
    const worth = percent_off === null ? { amount_off: amount_off_cents ?? 0, currency } : { percent_off };
    const lasts: Stripe.CouponCreateParams =
      months === null
        ? { duration: 'forever' }
        : isOnce
          ? { duration: 'once' }
          : { duration: 'repeating', duration_in_months: months };
    const id = `veery_${hashOf(name, JSON.stringify(worth), JSON.stringify(lasts))}`;
    await unlessThere(client, (sdk) =>
      sdk.coupons.create(
        { id, ...worth, ...lasts, name: name.slice(0, maxCouponName), metadata: { name } },
        keyOf('coupon', id),
      ),
    );
    return id;
  }

  async function findOrMakePortal(): Promise<string> {
    const { data } = await client.ask((sdk) => sdk.billingPortal.configurations.list({ active: true, limit: 100 }));
    const known = data.find(({ metadata }) => metadata?.['veery'] === portalVersion);
    if (known) return known.id;
    const made = await client.ask((sdk) =>
      sdk.billingPortal.configurations.create(
        {
          metadata: { veery: portalVersion },
          // Plans are changed and cancelled on the pages of the product, which says before what that does.
          features: {
            customer_update: { enabled: true, allowed_updates: ['address', 'email', 'name', 'tax_id'] },
            invoice_history: { enabled: true },
            payment_method_update: { enabled: true },
            subscription_cancel: { enabled: false },
            subscription_update: { enabled: false },
          },
        },
        keyOf('portal', portalVersion),
      ),
    );
    return made.id;
  }

  return {
    price: (plan) => once(lookupKey(plan), () => findOrMakePrice(plan)),
    coupon: (discount, currency, { isOnce = false } = {}) =>
      once(`coupon ${JSON.stringify([discount, currency, isOnce])}`, () => makeCoupon(discount, currency, isOnce)),
    couponName: (id) =>
      once(`name of ${id}`, async () => {
        const { name, metadata } = await client.ask((sdk) => sdk.coupons.retrieve(id));
        return metadata?.['name'] ?? name ?? id;
      }),
    portal: () => once('portal', findOrMakePortal),
  };
}

const maxCouponName = 40;
/** Counted up when the features of the portal change. */
const portalVersion = '1';
const maxRemembered = 500;

/** What was found or made is not asked for again; a failure is not kept. */
function remembering() {
  const known = new Map<string, Promise<string>>();
  return (name: string, find: () => Promise<string>): Promise<string> => {
    const before = known.get(name);
    if (before) return before;
    if (known.size >= maxRemembered) known.clear();
    const finding = find();
    known.set(name, finding);
    finding.catch(() => known.delete(name));
    return finding;
  };
}

/** Makes something whose id is chosen here. Another process may have been quicker. */
async function unlessThere(client: Client, make: (sdk: Sdk) => Promise<unknown>): Promise<void> {
  await client.ask(async (sdk) => {
    try {
      await make(sdk);
    } catch (error) {
      if (sdkCodeOf(error) !== 'resource_already_exists') throw error;
    }
  });
}

/** The plan that a price was made for. @throws PaymentsUnavailable when somebody put another price on a subscription */
export function planOf({ id, metadata, currency, unit_amount, recurring }: Stripe.Price): SoldPlan {
  const tier = tiers.find((one) => one === metadata['tier']);
  if (!tier || unit_amount === null || (currency !== 'usd' && currency !== 'eur')) {
    throw new PaymentsUnavailable(`Stripe: the price ${id} of a subscription was not made by this product.`);
  }
  const period: BillingPeriod = recurring?.interval === 'year' ? 'annual_period' : 'monthly_period';
  return { tier, period, currency, amount_cents: unit_amount };
}
