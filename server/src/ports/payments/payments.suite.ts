/** The promises that every adapter must keep. The driver does what only the customer, or time, can do there. */
import { beforeAll, describe, expect, test } from 'vitest';
import {
  InvalidSignature,
  PaymentDeclined,
  type CustomerSnapshot,
  type Discount,
  type Payments,
  type SoldPlan,
} from './port.ts';

export interface PaymentsDriver {
  payments: Payments;
  /** A workspace that the provider does not know. */
  newWorkspace(): Promise<{ workspace_id: string; name: string; email: string }>;
  /** Pays on the page of a checkout, or is refused there. @returns whether it was paid */
  pay(url: string, card: 'good' | 'declined' | 'fails later'): Promise<boolean>;
  /** Pays with a card whose bank asks first, and does not answer it. */
  beginPayment(url: string): Promise<void>;
  /** Answers the bank with yes. @returns whether that was still of use */
  confirmPayment(customer_id: string, url: string): Promise<boolean>;
  /** Chooses another card on a page of the provider. */
  chooseCard(customer_id: string, card: 'good' | 'declined'): Promise<void>;
  passDays(days: number): Promise<void>;
  /** One event of those that wait, as it is sent; the others are delivered. */
  takeEvent(): Promise<{ rawBody: Buffer; signature: string }>;
}

const plan = (tier: 'starter' | 'creator' | 'pro', amount_cents: number): SoldPlan => ({
  ...{ tier, period: 'monthly_period', currency: 'usd', amount_cents },
});
const creator = plan('creator', 2200);
const pro = plan('pro', 9900);
const half = (months: number): Discount => ({ percent_off: 50, amount_off_cents: null, months, name: `HALF${months}` });
const currency = 'usd' as const;
const addresses = { success_url: 'http://localhost/done', cancel_url: 'http://localhost/back' };

/** A later reading may have a higher version and time, though nothing was changed; under one version all is equal. */
function expectSame(later: CustomerSnapshot, earlier: CustomerSnapshot): void {
  const { version, as_of } = later.version > earlier.version ? later : earlier;
  expect(later).toEqual({ ...earlier, version, as_of });
}

export function describePayments(name: string, open: () => Promise<PaymentsDriver>): void {
  describe(name, () => {
    let driver: PaymentsDriver;
    let payments: Payments;
    let count = 0;
    beforeAll(async () => {
      driver = await open();
      ({ payments } = driver);
    });

    const key = () => `key ${++count}`;
    const openCustomer = async () => payments.openCustomer(await driver.newWorkspace());
    const checkout = ({ customer_id }: CustomerSnapshot, idempotency_key = key(), discount: Discount | null = null) =>
      payments.createCheckout({ customer_id, plan: creator, discount, ...addresses, idempotency_key });

    async function subscribe(card: 'good' | 'fails later' = 'good', discount: Discount | null = null): Promise<string> {
      const customer = await openCustomer();
      expect(await driver.pay((await checkout(customer, key(), discount)).url, card)).toBe(true);
      return customer.customer_id;
    }

    /** Upgrades to Pro, and checks that what is charged is what the preview has said. */
    async function upgrade(customer_id: string, discount: Discount | null = null) {
      const change = { customer_id, plan: pro, when: 'now', discount } as const;
      const preview = await payments.previewNextInvoice(customer_id, change);
      const { charged_cents, snapshot } = await payments.changeSubscription({ ...change, idempotency_key: key() });
      // The sandbox goes with the real clock, of which moments pass in between.
      expect(Math.abs((preview?.amount_due_cents ?? 0) - charged_cents)).toBeLessThanOrEqual(1);
      return { charged_cents, snapshot, preview };
    }

    const invoicesOf = async (id: string) => (await payments.listInvoices(id, { limit: 100, after: null })).invoices;

    test('a workspace is one customer, however often it is opened', async () => {
      const workspace = await driver.newWorkspace();
      const first = await payments.openCustomer(workspace);
      expect(first).toMatchObject({ workspace_id: workspace.workspace_id, subscription: null, open_invoices: [] });
      expect((await payments.openCustomer(workspace)).customer_id).toBe(first.customer_id);
    });

    test('a checkout with a known key is the same page, and a declined card changes nothing', async () => {
      const customer = await openCustomer();
      const session = await checkout(customer, 'same');
      expect(await checkout(customer, 'same')).toEqual(session);
      expect(await driver.pay(session.url, 'declined')).toBe(false);
      expect((await payments.readCustomer(customer.customer_id)).subscription).toBeNull();
    });

    test('of two checkouts one becomes the subscription', async () => {
      const customer = await openCustomer();
      const [one, two] = [await checkout(customer), await checkout(customer)];
      const wasPaid = [await driver.pay(one.url, 'good'), await driver.pay(two.url, 'good')];
      expect(wasPaid.toSorted()).toEqual([false, true]);
      const paid = (await invoicesOf(customer.customer_id)).map(
        (invoice) => invoice.paid_cents - invoice.refunded_cents,
      );
      expect(paid.reduce((sum, cents) => sum + cents, 0)).toBe(2200);
    });

    test('a first payment that waits for its bank can be confirmed', async () => {
      const customer = await openCustomer();
      const { url } = await checkout(customer);
      await driver.beginPayment(url);
      const waits = await payments.readCustomer(customer.customer_id);
      expect(waits.subscription?.status).toBe('incomplete');
      expect(waits.open_invoices).toMatchObject([{ amount_due_cents: 2200, url: expect.stringContaining('http') }]);
      expect(await driver.confirmPayment(customer.customer_id, url)).toBe(true);
      const paid = await payments.abandonFirstPayment(customer.customer_id);
      expect(paid).toMatchObject({ subscription: { status: 'active' }, open_invoices: [] });
    });

    test('one that was given up can be made no more, and another is paid once', async () => {
      const customer = await openCustomer();
      const { url } = await checkout(customer);
      await driver.beginPayment(url);
      const given = await payments.abandonFirstPayment(customer.customer_id);
      expect(given).toMatchObject({ subscription: { status: 'ended', end_reason: 'cancelled' }, open_invoices: [] });
      expect(await driver.confirmPayment(customer.customer_id, url)).toBe(false);
      expect(await driver.pay((await checkout(customer)).url, 'good')).toBe(true);
      const paid = (await invoicesOf(customer.customer_id)).reduce((sum, { paid_cents }) => sum + paid_cents, 0);
      expect(paid).toBe(2200);
    });

    test('an upgrade under one key is paid once, and versions grow', async () => {
      const customer_id = await subscribe();
      const before = await payments.readCustomer(customer_id);
      const change = { customer_id, plan: pro, when: 'now', discount: null, idempotency_key: key() } as const;
      const first = await payments.changeSubscription(change);
      expectSame((await payments.changeSubscription(change)).snapshot, first.snapshot);
      expect((await payments.changeSubscription(change)).charged_cents).toBe(first.charged_cents);
      expect(first.snapshot.version).toBeGreaterThan(before.version);
      expect(first.snapshot.subscription).toMatchObject({ plan: { tier: 'pro' }, status: 'active' });
      expect(await invoicesOf(customer_id)).toHaveLength(2);
      expectSame(await payments.readCustomer(customer_id), first.snapshot);
    });

    test('an upgrade costs what the preview says, with a discount and without', async () => {
      const plain = await upgrade(await subscribe());
      expect(Math.round(plain.charged_cents / 10)).toBe((9900 - 2200) / 10);
      expect(plain.preview?.discount_percent_off).toBeNull();
      // Half the price of the new plan; what was paid for the former one is given back whole.
      const customer_id = await subscribe();
      const { charged_cents, snapshot, preview } = await upgrade(customer_id, half(2));
      expect(Math.round(charged_cents / 10)).toBe((4950 - 2200) / 10);
      expect(preview?.discount_percent_off).toBe(50);
      expect(snapshot.subscription?.discount).toMatchObject({ name: 'HALF2', percent_off: 50 });
      expect(snapshot.next_invoice).toMatchObject({ amount_due_cents: 4950, discount_percent_off: 50 });
    });

    test('a discount of one month is of one payment, and one of several goes on with another plan', async () => {
      const once = await upgrade(await subscribe('good', half(1)));
      expect(Math.round(once.charged_cents / 10)).toBe((9900 - 1100) / 10);
      expect(once.snapshot.subscription?.discount).toBeNull();
      const longer = await upgrade(await subscribe('good', half(3)));
      expect(Math.round(longer.charged_cents / 10)).toBe((4950 - 1100) / 10);
      expect(longer.snapshot.subscription?.discount?.name).toBe('HALF3');
    });

    test('a discount is of the plan, not of use beyond it', async () => {
      const customer_id = await subscribe('good', half(3));
      const use = { customer_id, amount_cents: 600, currency, description: 'Extra', idempotency_key: key() };
      const { next_invoice } = await payments.chargeExtraUse({ ...use, when: 'next_invoice' });
      expect(next_invoice?.amount_due_cents).toBe(1100 + 600);
      const offered = await payments.applyDiscount(customer_id, { ...half(1), percent_off: 70, name: 'STAY' }, key());
      expect(offered.next_invoice?.amount_due_cents).toBe(660 + 600);
    });

    test('a renewal that fails is due until a new card pays it', async () => {
      const customer_id = await subscribe('fails later');
      await driver.passDays(32);
      const due = await payments.readCustomer(customer_id);
      expect(due.subscription?.status).toBe('past_due');
      expect(due.open_invoices).toMatchObject([{ amount_due_cents: 2200, next_payment_attempt: expect.any(Date) }]);
      await driver.chooseCard(customer_id, 'good');
      const paid = await payments.readCustomer(customer_id);
      expect(paid).toMatchObject({ subscription: { status: 'active' }, open_invoices: [], has_payment_method: true });
    });

    test('cards are verified', async () => {
      const customer_id = await subscribe();
      expect(await payments.verifyCard(customer_id)).toEqual({ verified: true });
      const later = await subscribe('fails later');
      await expect(payments.verifyCard(later)).rejects.toThrow(PaymentDeclined);
    });

    test('its pages have addresses, and a payout account is one', async () => {
      const { customer_id } = await openCustomer();
      const page = { customer_id, return_url: 'http://localhost/back' };
      const portal = await payments.createPortalSession({ ...page, may_set_clock: false });
      const method = await payments.createPaymentMethodSession(page);
      const account = await payments.createConnectAccount(page);
      const manage = await payments.createConnectManagement(page);
      for (const { url } of [portal, method, account, manage]) expect(URL.canParse(url)).toBe(true);
      expect(account.snapshot.connect_account?.status).toBe('pending');
      const again = await payments.createConnectAccount(page);
      expect(again.snapshot.connect_account).toEqual(account.snapshot.connect_account);
    });

    test('an event counts with its signature, and with no changed byte', async () => {
      const customer_id = await subscribe();
      await payments.cancelAtPeriodEnd(customer_id);
      const { rawBody, signature } = await driver.takeEvent();
      const event = await payments.parseEvent(rawBody, signature);
      expect(event.snapshot?.workspace_id).toBeDefined();
      expect((await payments.parseEvent(rawBody, signature)).event_id).toBe(event.event_id);
      const changed = Buffer.from(`${rawBody.toString()} `);
      await expect(payments.parseEvent(changed, signature)).rejects.toThrow(InvalidSignature);
      await expect(payments.parseEvent(rawBody, undefined)).rejects.toThrow(InvalidSignature);
    });

    test('a payment that fails changes nothing', async () => {
      const customer_id = await subscribe('fails later');
      const before = await payments.readCustomer(customer_id);
      const change = { customer_id, plan: pro, when: 'now', discount: null, idempotency_key: key() } as const;
      await expect(payments.changeSubscription(change)).rejects.toThrow(PaymentDeclined);
      expect((await payments.readCustomer(customer_id)).subscription).toEqual(before.subscription);
    });

    test('a downgrade is scheduled, taken back, and carried out at the end of the period', async () => {
      const customer_id = await subscribe();
      const schedule = () =>
        payments.changeSubscription({
          ...{ customer_id, plan: plan('starter', 500), when: 'period_end', discount: null, idempotency_key: key() },
        });
      const { snapshot, charged_cents } = await schedule();
      expect(charged_cents).toBe(0);
      expect(snapshot.subscription?.downgrade).toMatchObject({ type: 'downgrade', downgrade_to: 'starter' });
      expect((await payments.cancelDowngrade(customer_id)).subscription?.downgrade).toBeNull();
      await schedule();
      await driver.passDays(32);
      const after = await payments.readCustomer(customer_id);
      expect(after.subscription).toMatchObject({ plan: { tier: 'starter' }, downgrade: null, status: 'active' });
    });

    test('a cancellation is taken back, or ends the subscription', async () => {
      const customer_id = await subscribe();
      expect((await payments.cancelAtPeriodEnd(customer_id)).subscription?.cancel_at).toBeInstanceOf(Date);
      expect((await payments.renew(customer_id)).subscription?.cancel_at).toBeNull();
      await payments.cancelAtPeriodEnd(customer_id);
      await driver.passDays(32);
      expect((await payments.readCustomer(customer_id)).subscription).toMatchObject({
        status: 'ended',
        end_reason: 'cancelled',
      });
    });

    test('extra use is charged once for a key, and a refund gives back no more than was paid', async () => {
      const customer_id = await subscribe();
      const use = {
        customer_id,
        amount_cents: 330,
        currency,
        description: 'Extra',
        when: 'now',
        idempotency_key: key(),
      } as const;
      await payments.chargeExtraUse(use);
      await payments.chargeExtraUse(use);
      const [invoice, ...more] = await invoicesOf(customer_id);
      expect([invoice?.total_cents, more.length]).toEqual([330, 1]);
      const refund = { customer_id, invoice_id: invoice?.invoice_id ?? '', amount_cents: 30, idempotency_key: key() };
      expect(await payments.refund(refund)).toEqual({ refunded_cents: 30 });
      expect(await payments.refund(refund)).toEqual({ refunded_cents: 30 });
      await expect(payments.refund({ ...refund, amount_cents: 301, idempotency_key: key() })).rejects.toThrow(
        PaymentDeclined,
      );
    });

    test('extra use is charged though the subscription has ended, and nobody is charged who never had one', async () => {
      const customer_id = await subscribe();
      await payments.cancelAtPeriodEnd(customer_id);
      await driver.passDays(32);
      const use = { amount_cents: 440, currency, description: 'Extra', when: 'now' } as const;
      const after = await payments.chargeExtraUse({ customer_id, ...use, idempotency_key: key() });
      expect(after.subscription?.status).toBe('ended');
      expect((await invoicesOf(customer_id))[0]).toMatchObject({ total_cents: 440, status: 'paid' });
      const nobody = await openCustomer();
      const refused = payments.chargeExtraUse({ customer_id: nobody.customer_id, ...use, idempotency_key: key() });
      await expect(refused).rejects.toThrow(PaymentDeclined);
    });
  });
}
