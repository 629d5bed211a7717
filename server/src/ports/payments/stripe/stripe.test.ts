/** The adapter against a server that answers as Stripe does, and refuses every parameter that its SDK does not declare. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createOutgoing } from '../../../kernel/outgoing/outgoing.ts';
import { InvalidSignature, PaymentDeclined, PaymentsUnavailable, type Discount, type SoldPlan } from '../port.ts';
import { createStripe } from './stripe.ts';
import { secretKey, signed, startStripe, webhookSecret, type RecordingStripe } from './testing/recording-server.ts';

const starter: SoldPlan = { tier: 'starter', period: 'monthly_period', currency: 'usd', amount_cents: 500 };
const creator: SoldPlan = { tier: 'creator', period: 'monthly_period', currency: 'usd', amount_cents: 2200 };
const proYearly: SoldPlan = { tier: 'pro', period: 'annual_period', currency: 'usd', amount_cents: 99_000 };
const half: Discount = { percent_off: 50, amount_off_cents: null, months: 2, name: 'SPRING' };
const back = { return_url: 'https://voice.example/app/subscription' };
const day = 86_400;

let stripe: RecordingStripe;
let payments: ReturnType<typeof open>;
let serial = 0;
const key = () => `key-${++serial}`;

const open = (more: { secretKey?: string; api?: URL } = {}) =>
  createStripe({
    secretKey,
    webhookSecrets: ['whsec_of_connect', webhookSecret],
    outgoing: createOutgoing({ allowPrivate: ['127.0.0.1'] }),
    api: stripe.api,
    now: () => new Date(),
    ...more,
  });

beforeAll(async () => {
  stripe = await startStripe();
  payments = open();
});
afterAll(() => stripe.stop());
afterEach(() => {
  stripe.ledger.events.length = 0;
  stripe.instead.length = 0;
});

async function newCustomer(): Promise<string> {
  const workspace_id = `workspace-${++serial}`;
  return (await payments.openCustomer({ workspace_id, email: 'a@voice.example', name: 'Studio' })).customer_id;
}

const checkout = (customer_id: string, plan: SoldPlan, discount: Discount | null = null, idempotency_key = key()) =>
  payments.createCheckout({
    ...{ customer_id, plan, discount, idempotency_key },
    ...{ success_url: `${back.return_url}?checkout=done`, cancel_url: back.return_url },
  });

/** Everything that waits is delivered, and applied as the product does it: the newest version counts. */
async function deliver(customerId: string) {
  let latest = await payments.readCustomer(customerId);
  for (let events = stripe.takeEvents(); events.length > 0; events = stripe.takeEvents()) {
    for (const { rawBody, signature } of events) {
      const { snapshot } = await payments.parseEvent(rawBody, signature);
      if (snapshot && snapshot.customer_id === customerId && snapshot.version > latest.version) latest = snapshot;
    }
  }
  return latest;
}

async function buy(plan: SoldPlan, discount: Discount | null = null) {
  const customer_id = await newCustomer();
  const { session_id } = await checkout(customer_id, plan, discount);
  stripe.checkOut(session_id);
  await deliver(customer_id);
  return customer_id;
}

const subscriptionOf = async (customerId: string) => {
  const { subscription } = await payments.readCustomer(customerId);
  if (!subscription) throw new Error('there is no subscription');
  return subscription;
};

const change = (customer_id: string, plan: SoldPlan, when: 'now' | 'period_end', idempotency_key = key()) =>
  payments.changeSubscription({ customer_id, plan, when, discount: null, idempotency_key });

const invoicesOf = async (customerId: string) =>
  (await payments.listInvoices(customerId, { limit: 100, after: null })).invoices;

test('a plan is bought on the page of Stripe, and every write has its key and the version', async () => {
  const from = stripe.requests.length;
  const customer_id = await newCustomer();
  const { session_id, url } = await checkout(customer_id, starter, half);
  expect(url).toContain(session_id);
  stripe.checkOut(session_id);
  const events = stripe.takeEvents();
  const read = await Promise.all(events.map(({ rawBody, signature }) => payments.parseEvent(rawBody, signature)));
  const done = read.find(({ type }) => type === 'checkout.session.completed');
  expect(done).toMatchObject({ checkout_session_id: session_id, snapshot: { customer_id, has_payment_method: true } });
  const snapshot = await deliver(customer_id);
  expect(snapshot.subscription).toMatchObject({
    plan: starter,
    status: 'active',
    cancel_at: null,
    downgrade: null,
    discount: { name: 'SPRING', percent_off: 50 },
  });
  // 31 January and a month.
  expect(snapshot.subscription?.period_end.toISOString()).toBe('2026-02-28T12:00:00.000Z');
  expect(snapshot.next_invoice).toMatchObject({ amount_due_cents: 250, discount_percent_off: 50 });
  expect(stripe.ledger.customers.get(customer_id)?.invoice_settings.default_payment_method).toBe('pm_good');
  const made = stripe.requests.slice(from);
  expect(made.every(({ headers }) => headers['stripe-version'] === '2026-10-28.endive')).toBe(true);
  const writes = made.filter(({ method }) => method === 'POST');
  expect(writes.length).toBeGreaterThan(4);
  expect(writes.filter(({ headers }) => !headers['idempotency-key'])).toEqual([]);
});

test('a workspace has one customer, and prices and coupons are made once', async () => {
  const workspace = { workspace_id: 'workspace-once', email: 'b@voice.example', name: 'B' };
  const first = await payments.openCustomer(workspace);
  expect((await payments.openCustomer({ ...workspace, name: 'Renamed' })).customer_id).toBe(first.customer_id);
  await checkout(first.customer_id, starter, half);
  // Another process that remembers nothing.
  const other = open();
  const before = [stripe.ledger.prices.size, stripe.ledger.coupons.size];
  await other.createCheckout({
    ...{ customer_id: first.customer_id, plan: starter, discount: half, idempotency_key: key() },
    ...{ success_url: back.return_url, cancel_url: back.return_url },
  });
  expect([stripe.ledger.prices.size, stripe.ledger.coupons.size]).toEqual(before);
});

test('a checkout that is begun again ends the one before, and its key gives the same page', async () => {
  const customer_id = await newCustomer();
  const first = await checkout(customer_id, starter);
  const again = key();
  const second = await checkout(customer_id, creator, null, again);
  expect(stripe.sessions.get(first.session_id)?.status).toBe('expired');
  expect(await checkout(customer_id, creator, null, again)).toEqual(second);
  expect(stripe.sessions.get(second.session_id)?.status).toBe('open');
});

test('of two checkouts that are paid at the same moment, the second is cancelled and paid back, once', async () => {
  const customer_id = await newCustomer();
  const [one, two] = await Promise.all([checkout(customer_id, starter), checkout(customer_id, creator)]);
  for (const { session_id } of [one, two]) {
    const session = stripe.sessions.get(session_id);
    // Both pages were open at the moment of the payment.
    if (session) session.status = 'open';
    stripe.checkOut(session_id);
  }
  const snapshot = await deliver(customer_id);
  expect(snapshot.subscription).toMatchObject({ status: 'active', plan: starter });
  const invoices = await invoicesOf(customer_id);
  expect(invoices.map(({ paid_cents, refunded_cents }) => [paid_cents, refunded_cents])).toEqual([
    [2200, 2200],
    [500, 0],
  ]);
});

test('an upgrade begins a period, charges the difference, and is done once for its key', async () => {
  const customer_id = await buy(starter);
  const before = await subscriptionOf(customer_id);
  stripe.ledger.advance(14 * day);
  const preview = await payments.previewNextInvoice(customer_id, { plan: creator, when: 'now', discount: null });
  const again = key();
  const { charged_cents, snapshot } = await change(customer_id, creator, 'now', again);
  expect(charged_cents).toBe(preview?.amount_due_cents);
  expect(charged_cents).toBeGreaterThan(1700);
  expect(charged_cents).toBeLessThan(2200);
  expect(snapshot.subscription).toMatchObject({ plan: creator, status: 'active' });
  expect(snapshot.subscription?.anchored_at.getTime()).toBe(before.anchored_at.getTime() + 14 * day * 1000);
  expect((await change(customer_id, creator, 'now', again)).charged_cents).toBe(charged_cents);
  const [latest, ...others] = await invoicesOf(customer_id);
  expect(others).toHaveLength(1);
  expect(latest?.lines.map(({ kind }) => kind)).toEqual(['proration', 'plan']);
  expect(latest?.lines.reduce((sum, { amount_cents }) => sum + amount_cents, 0)).toBe(latest?.total_cents);
});

test('an upgrade whose payment fails leaves the plan and its pending downgrade; another card succeeds under the same key', async () => {
  const customer_id = await buy(creator);
  const { snapshot } = await change(customer_id, starter, 'period_end');
  expect(snapshot.subscription?.downgrade).toMatchObject({ type: 'downgrade', downgrade_to: 'starter' });
  const before = await subscriptionOf(customer_id);
  stripe.chooseCard(customer_id, 'pm_declined');
  await deliver(customer_id);
  const again = key();
  const attempt = change(customer_id, proYearly, 'now', again);
  await expect(attempt).rejects.toThrow(PaymentDeclined);
  await expect(attempt).rejects.toMatchObject({ code: 'generic_decline', message: 'Your card was declined.' });
  expect(await subscriptionOf(customer_id)).toEqual(before);
  stripe.chooseCard(customer_id, 'pm_good');
  await deliver(customer_id);
  const done = await change(customer_id, proYearly, 'now', again);
  expect(done.snapshot.subscription).toMatchObject({ plan: proYearly, downgrade: null });
});

test('a downgrade waits for the end of the period, keeps the discount, and is over once it has happened', async () => {
  const forever: Discount = { percent_off: 10, amount_off_cents: null, months: null, name: 'TEN' };
  const customer_id = await buy(creator, forever);
  const preview = await payments.previewNextInvoice(customer_id, { plan: starter, when: 'period_end', discount: null });
  const { charged_cents, snapshot } = await change(customer_id, starter, 'period_end');
  const { subscription, next_invoice } = snapshot;
  expect(charged_cents).toBe(0);
  expect(subscription).toMatchObject({ plan: creator, discount: { name: 'TEN' } });
  expect(subscription?.downgrade).toEqual({
    ...{ type: 'downgrade', downgrade_to: 'starter', period: 'monthly_period', at: subscription?.period_end },
  });
  expect(next_invoice?.amount_due_cents).toBe(450);
  expect(preview).toMatchObject({ amount_due_cents: 450, next_payment_attempt: subscription?.period_end });
  stripe.ledger.advance(32 * day);
  const after = await subscriptionOf(customer_id);
  expect(after).toMatchObject({ plan: starter, downgrade: null, status: 'active', discount: { name: 'TEN' } });
  // The schedule is still there for the first period of the smaller plan, and is no obstacle.
  expect((await payments.cancelAtPeriodEnd(customer_id)).subscription?.cancel_at).toEqual(after.period_end);
});

test('a downgrade is replaced by another, and withdrawn', async () => {
  const customer_id = await buy(proYearly);
  await change(customer_id, starter, 'period_end');
  const { snapshot } = await change(customer_id, creator, 'period_end');
  expect(snapshot.subscription?.downgrade).toMatchObject({ downgrade_to: 'creator', period: 'monthly_period' });
  expect((await payments.cancelDowngrade(customer_id)).subscription?.downgrade).toBeNull();
  expect((await payments.cancelDowngrade(customer_id)).next_invoice?.amount_due_cents).toBe(99_000);
});

test('a subscription is cancelled, renewed and cancelled again, and ends', async () => {
  const customer_id = await buy(starter);
  await change(customer_id, { ...starter, tier: 'starter' }, 'period_end');
  const cancelled = await payments.cancelAtPeriodEnd(customer_id);
  expect(cancelled).toMatchObject({ next_invoice: null, subscription: { downgrade: null } });
  expect(cancelled.subscription?.cancel_at).toEqual(cancelled.subscription?.period_end);
  expect((await payments.renew(customer_id)).subscription?.cancel_at).toBeNull();
  await payments.cancelAtPeriodEnd(customer_id);
  stripe.ledger.advance(32 * day);
  const { subscription, next_invoice } = await deliver(customer_id);
  expect(subscription).toMatchObject({ status: 'ended', end_reason: 'cancelled', cancel_at: null });
  expect(next_invoice).toBeNull();
  await expect(payments.cancelAtPeriodEnd(customer_id)).rejects.toThrow(PaymentDeclined);
});

test('a renewal that fails is past due until a new card pays it', async () => {
  const customer_id = await buy(starter);
  stripe.chooseCard(customer_id, 'pm_declined');
  await deliver(customer_id);
  stripe.ledger.advance(32 * day);
  const failed = await deliver(customer_id);
  expect(failed).toMatchObject({ subscription: { status: 'past_due' }, open_invoices: [{ amount_due_cents: 500 }] });
  await expect(change(customer_id, creator, 'now')).rejects.toMatchObject({ code: 'not_active' });
  stripe.chooseCard(customer_id, 'pm_good');
  const paid = await deliver(customer_id);
  expect(paid).toMatchObject({ subscription: { status: 'active' }, open_invoices: [] });
});

test('a discount of the invoices to come', async () => {
  const monthly = await buy(starter);
  const again = key();
  const { next_invoice } = await payments.applyDiscount(monthly, half, again);
  expect(next_invoice).toMatchObject({ amount_due_cents: 250, discount_percent_off: 50 });
  expect((await payments.applyDiscount(monthly, half, again)).subscription?.discount?.name).toBe('SPRING');
  // The next invoice of a year is further away than the months of the discount.
  const yearly = await buy(proYearly);
  expect((await payments.applyDiscount(yearly, half, key())).next_invoice?.amount_due_cents).toBe(49_500);
  // A downgrade that is pending keeps its schedule.
  await change(monthly, { ...starter, amount_cents: 400 }, 'period_end');
  const taken = await payments.applyDiscount(monthly, { ...half, percent_off: 30, name: 'STAY' }, key());
  expect(taken.subscription).toMatchObject({ discount: { name: 'STAY' }, downgrade: { downgrade_to: 'starter' } });
  expect(taken.next_invoice?.amount_due_cents).toBe(280);
});

test('extra use stands on the next invoice, or on one of its own that is void when the card is refused', async () => {
  const customer_id = await buy(starter);
  const use = {
    customer_id,
    currency: 'usd' as const,
    amount_cents: 300,
    description: '3,000 credits beyond the plan',
  };
  const again = key();
  const later = { ...use, when: 'next_invoice' as const, idempotency_key: again };
  await payments.chargeExtraUse(later);
  expect((await payments.chargeExtraUse(later)).next_invoice?.amount_due_cents).toBe(800);
  await payments.chargeExtraUse({ ...use, when: 'now', idempotency_key: key() });
  const [own] = await invoicesOf(customer_id);
  expect(own).toMatchObject({ status: 'paid', paid_cents: 300, lines: [{ kind: 'extra_use', amount_cents: 300 }] });
  stripe.chooseCard(customer_id, 'pm_expired');
  await deliver(customer_id);
  const refused = payments.chargeExtraUse({ ...use, when: 'now', idempotency_key: key() });
  await expect(refused).rejects.toThrow('Your card has expired.');
  expect((await invoicesOf(customer_id))[0]).toMatchObject({ status: 'void', paid_cents: 0 });
});

test('invoices come newest first, in pages, with all of their lines', async () => {
  const customer_id = await buy(starter, half);
  for (let use = 0; use < 12; use += 1) {
    const item = {
      description: `Use ${use}`,
      currency: 'usd' as const,
      amount_cents: 10,
      when: 'next_invoice' as const,
    };
    await payments.chargeExtraUse({ customer_id, ...item, idempotency_key: key() });
  }
  stripe.ledger.advance(32 * day);
  const { invoices, has_more } = await payments.listInvoices(customer_id, { limit: 1, after: null });
  expect(has_more).toBe(true);
  expect(invoices[0]?.lines).toHaveLength(14);
  expect(invoices[0]?.lines.at(-1)).toEqual({ kind: 'discount', amount_cents: -250, description: 'SPRING' });
  const after = invoices[0]?.invoice_id ?? null;
  const rest = await payments.listInvoices(customer_id, { limit: 10, after });
  expect(rest).toMatchObject({ has_more: false, invoices: [{ total_cents: 250 }] });
});

test('a refund is a credit note, never more than was paid, and once for its key', async () => {
  const customer_id = await buy(creator);
  const [invoice] = await invoicesOf(customer_id);
  const request = { customer_id, invoice_id: invoice?.invoice_id ?? '' };
  const again = key();
  expect(await payments.refund({ ...request, amount_cents: 200, idempotency_key: again })).toEqual({
    refunded_cents: 200,
  });
  expect(await payments.refund({ ...request, amount_cents: 200, idempotency_key: again })).toEqual({
    refunded_cents: 200,
  });
  await expect(payments.refund({ ...request, amount_cents: 2001, idempotency_key: key() })).rejects.toThrow(
    PaymentDeclined,
  );
  const stranger = { ...request, customer_id: await newCustomer(), amount_cents: null, idempotency_key: key() };
  await expect(payments.refund(stranger)).rejects.toMatchObject({ code: 'invoice_not_found' });
  expect(await payments.refund({ ...request, amount_cents: null, idempotency_key: key() })).toEqual({
    refunded_cents: 2000,
  });
  expect((await invoicesOf(customer_id))[0]?.refunded_cents).toBe(2200);
});

test('cards are verified, with the one on file or in the browser', async () => {
  const customer_id = await newCustomer();
  expect(await payments.verifyCard(customer_id)).toMatchObject({ client_secret: 'seti_secret' });
  stripe.chooseCard(customer_id, 'pm_good');
  expect(await payments.verifyCard(customer_id)).toEqual({ verified: true });
  stripe.chooseCard(customer_id, 'pm_asks');
  expect(await payments.verifyCard(customer_id)).toMatchObject({ client_secret: 'seti_secret' });
  stripe.chooseCard(customer_id, 'pm_declined');
  await expect(payments.verifyCard(customer_id)).rejects.toThrow('Your card was declined.');
});

test('the pages of the portal and of payouts', async () => {
  const customer_id = await newCustomer();
  const portal = await payments.createPortalSession({ customer_id, may_set_clock: true, ...back });
  expect(portal.url).toContain('/portal');
  expect((await payments.createPaymentMethodSession({ customer_id, ...back })).url).toContain('payment_method_update');
  await expect(payments.createConnectManagement({ customer_id, ...back })).rejects.toMatchObject({
    code: 'no_connect_account',
  });
  const first = await payments.createConnectAccount({ customer_id, ...back });
  expect(first.snapshot.connect_account).toEqual({ account_id: first.session_id, status: 'pending' });
  expect((await payments.createConnectAccount({ customer_id, ...back })).session_id).toBe(first.session_id);
  const account = stripe.accounts.get(first.session_id);
  if (account) Object.assign(account, { details_submitted: true, payouts_enabled: true });
  stripe.ledger.emit('account.updated', { ...account });
  const [event] = stripe.takeEvents();
  const told = await payments.parseEvent(event?.rawBody ?? Buffer.from(''), event?.signature);
  expect(told.snapshot).toMatchObject({ customer_id, connect_account: { status: 'active' } });
  expect((await payments.createConnectManagement({ customer_id, ...back })).url).toContain('/express/');
});

const eventOf = (customer: string, more: object = {}) => ({
  ...{ id: `evt_${++serial}`, object: 'event', type: 'invoice.paid', livemode: false, created: 1_770_000_000 },
  data: { object: { id: 'in_1', object: 'invoice', customer } },
  ...more,
});

test('an event counts only with a fresh signature of one of the secrets', async () => {
  const customer_id = await newCustomer();
  const good = signed(eventOf(customer_id));
  expect((await payments.parseEvent(good.rawBody, good.signature)).snapshot).toMatchObject({ customer_id });
  const connect = signed(eventOf(customer_id), { secret: 'whsec_of_connect' });
  expect((await payments.parseEvent(connect.rawBody, connect.signature)).snapshot).toMatchObject({ customer_id });
  const forged = [
    signed(eventOf(customer_id), { secret: 'whsec_of_somebody' }),
    signed(eventOf(customer_id), { at: Date.now() - 6 * 60_000 }),
    { ...good, rawBody: Buffer.concat([good.rawBody, Buffer.from(' ')]) },
    { ...good, signature: '' },
    { ...good, signature: undefined },
  ];
  for (const { rawBody, signature } of forged) {
    await expect(payments.parseEvent(rawBody, signature)).rejects.toThrow(InvalidSignature);
  }
});

test('the signature is the one that the SDK makes for tests', async () => {
  const { Stripe } = await import('stripe');
  const { rawBody } = signed(eventOf('cus_of_nobody'));
  const header = new Stripe(secretKey).webhooks.generateTestHeaderString({
    payload: rawBody.toString(),
    secret: webhookSecret,
  });
  expect((await payments.parseEvent(rawBody, header)).snapshot).toBeNull();
});

test('events of other customers, other modes and other kinds concern nobody here', async () => {
  const mine = await newCustomer();
  const stranger = stripe.ledger.need(stripe.ledger.customers, 'customer', await newCustomer());
  stranger.metadata = {};
  const from = stripe.requests.length;
  for (const event of [
    eventOf(stranger.id),
    eventOf('cus_deleted'),
    eventOf(mine, { livemode: true }),
    eventOf(mine, { type: 'charge.succeeded' }),
    eventOf(mine, { data: { object: { id: 'x', object: 'file' } } }),
  ]) {
    const { rawBody, signature } = signed(event);
    expect((await payments.parseEvent(rawBody, signature)).snapshot).toBeNull();
  }
  // Only the first two were worth a question.
  expect(stripe.requests.slice(from).every(({ path, params }) => !JSON.stringify([path, params]).includes(mine))).toBe(
    true,
  );
});

test('what is read later has the higher version', async () => {
  const customer_id = await newCustomer();
  const read = await Promise.all([1, 2, 3].map(() => payments.readCustomer(customer_id)));
  expect(new Set(read.map(({ version }) => version)).size).toBe(3);
  expect((await payments.readCustomer(customer_id)).version).toBeGreaterThan(
    Math.max(...read.map(({ version }) => version)),
  );
});

test('a busy server is asked again, and an answer that is lost costs nothing twice', async () => {
  const customer_id = await buy(starter);
  const busy = {
    status: 429,
    body: { error: { type: 'invalid_request_error', code: 'rate_limit', message: 'Slow down.' } },
  };
  stripe.instead.push(busy);
  expect((await payments.readCustomer(customer_id)).customer_id).toBe(customer_id);
  const use = {
    customer_id,
    currency: 'usd' as const,
    amount_cents: 70,
    description: 'Use',
    when: 'now' as const,
    idempotency_key: key(),
  };
  await payments.chargeExtraUse(use);
  await payments.chargeExtraUse(use);
  expect((await invoicesOf(customer_id)).filter(({ total_cents }) => total_cents === 70)).toHaveLength(1);
});

test('a provider that is down, busy for long or refuses the key is unavailable, and no message has the key', async () => {
  const customer_id = await newCustomer();
  stripe.instead.push(
    ...Array.from({ length: 9 }, () => ({ status: 500, body: { error: { message: `${secretKey} broke` } } })),
  );
  const broken = await payments.readCustomer(customer_id).catch((error: unknown) => error);
  expect(broken).toBeInstanceOf(PaymentsUnavailable);
  expect(String(broken)).not.toContain(secretKey);
  stripe.instead.length = 0;
  // A gateway in between answers in its own way.
  stripe.instead.push({ status: 403, body: {} }, { status: 403, body: {} }, { status: 403, body: {} });
  await expect(payments.readCustomer(customer_id)).rejects.toThrow(PaymentsUnavailable);
  stripe.instead.length = 0;
  await expect(open({ secretKey: 'sk_test_wrong' }).readCustomer(customer_id)).rejects.toThrow(PaymentsUnavailable);
  await expect(open({ api: new URL('http://127.0.0.1:9') }).readCustomer(customer_id)).rejects.toThrow(
    PaymentsUnavailable,
  );
  await expect(payments.readCustomer('cus_unknown')).rejects.toThrow(PaymentDeclined);
});

test('a key that was used for another checkout is refused', async () => {
  const customer_id = await newCustomer();
  const again = key();
  await checkout(customer_id, starter, null, again);
  await expect(checkout(customer_id, creator, null, again)).rejects.toMatchObject({ code: 'idempotency_key' });
});

test('an address that is not public is not asked, whatever the settings say', async () => {
  const guarded = createStripe({
    ...{ secretKey, webhookSecrets: [webhookSecret], now: () => new Date() },
    ...{ outgoing: createOutgoing(), api: stripe.api },
  });
  const from = stripe.requests.length;
  await expect(guarded.readCustomer('cus_1')).rejects.toThrow(PaymentsUnavailable);
  expect(stripe.requests).toHaveLength(from);
});
