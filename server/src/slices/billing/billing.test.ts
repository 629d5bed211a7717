import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as api from '#contract/billing/api.ts';
import { listMessages } from '#contract/messages/api.ts';
import { getWorkspace } from '#contract/workspace/api.ts';
import { byKey, bySession } from '../../contract-suite/http.suite.ts';
import { testApp, type TestApp, type TestUser } from '../../testing/app.ts';
import { mailsTo } from '../../testing/outbox.ts';
import { systemScope } from '../../context.ts';
import { reconcile } from './events.service.ts';
import { createPromoCode } from './promo-codes/promo-codes.service.ts';
import { buy, cards, passDays, readSubscription, sendForm, startCheckout, takeEvents } from '../../testing/billing.ts';

let t: TestApp;
beforeAll(async () => void (t = await testApp()));
afterAll(() => t.close());

const monthly = 'monthly_period' as const;
const errorOf = async (answer: { status: number; json(): Promise<unknown> }) => {
  const { detail } = (await answer.json()) as { detail: { status: string } };
  return [answer.status, detail.status];
};
const change = (user: TestUser, subscription_type: 'free' | 'starter' | 'creator' | 'pro', more = {}) =>
  t.call(api.changeSubscription, bySession(user), { body: { subscription_type, billing_period: monthly, ...more } });

/** What the messages to somebody say of payments, the first first; each has gone to them by mail too. */
async function problemsTold(user: TestUser): Promise<string[]> {
  const { messages } = (await (await t.call(listMessages, bySession(user), { query: {} })).json()) as {
    messages: { kind: string; params: { problem: string } }[];
  };
  const told = messages.filter(({ kind }) => kind === 'billing_problem').map(({ params }) => params.problem);
  const words = { renewal_failed: 'could not be paid', retry_failed: 'has failed again', plan_ended: 'has ended' };
  const subjects = (await mailsTo(t, user.email)).map(({ subject }) => subject);
  for (const [problem, said] of Object.entries(words)) {
    const mailed = subjects.filter((subject) => subject.includes(said));
    expect(mailed).toHaveLength(told.filter((one) => one === problem).length);
  }
  return told.toReversed();
}

describe('a checkout', () => {
  test('gives the plan, its limits and its credits', async () => {
    const ada = await t.user();
    const paid = await buy(t, ada, 'creator');
    expect([paid.status, paid.headers.get('location')]).toEqual([303, expect.stringContaining('/app/subscription')]);
    expect(await readSubscription(t, ada)).toMatchObject({
      tier: 'creator',
      status: 'active',
      billing_period: monthly,
      currency: 'usd',
      character_limit: 100_000,
      payment_provider: 'card',
      billing_mode: 'sandbox',
      previously_subscribed_tiers: ['creator'],
      is_eligible_for_creator_promo: false,
      next_invoice: { amount_due_cents: 2200 },
      has_open_invoices: false,
      has_payment_method: true,
    });
    const workspace = await (await t.call(getWorkspace, bySession(ada), {})).json();
    expect(workspace.payment_provider).toMatchObject({ subscription: { status: 'active' } });
    const { invoices } = await (await t.call(api.listInvoices, bySession(ada), {})).json();
    expect(invoices).toMatchObject([{ total_cents: 2200, status: 'paid' }]);
  });

  test('takes the offer of the first month, unless it is told not to', async () => {
    const ada = await t.user();
    const answer = await t.call(api.createCheckoutSession, bySession(ada), {
      body: { subscription_type: 'creator', billing_period: monthly },
    });
    await sendForm(t.url + new URL((await answer.json()).url).pathname, { card: cards.good });
    const { invoices } = await (await t.call(api.listInvoices, bySession(ada), {})).json();
    expect(invoices).toMatchObject([{ total_cents: 1100 }]);
    expect(await readSubscription(t, ada)).toMatchObject({ next_invoice: { amount_due_cents: 2200 } });
  });

  test('that is declined changes nothing, and may be tried again on the same page', async () => {
    const ada = await t.user();
    const page = t.url + (await startCheckout(t, ada, 'starter'));
    for (const card of [cards.declined, cards.expired, '1234']) {
      const refused = await sendForm(page, { card });
      expect([refused.status, await refused.text()]).toEqual([
        402,
        expect.stringMatching(/declined|expired|incorrect/),
      ]);
    }
    expect(await readSubscription(t, ada)).toMatchObject({ tier: 'free', status: 'free' });
    expect((await sendForm(page, { card: cards.good })).status).toBe(303);
    expect(await readSubscription(t, ada)).toMatchObject({ tier: 'starter', status: 'active' });
  });

  test('whose bank asks first is incomplete until it is confirmed', async () => {
    const ada = await t.user();
    const page = t.url + (await startCheckout(t, ada, 'starter'));
    await sendForm(page, { card: cards.confirmed });
    const waiting = await readSubscription(t, ada);
    expect(waiting).toMatchObject({ tier: 'free', status: 'incomplete' });
    // Whoever left that page finds it again.
    expect(t.url + new URL(waiting.open_invoices[0]?.url ?? '').pathname).toBe(page);
    // It is nobody else's: neither a member's, nor a key's.
    const editor = await t.user({ workspace_id: ada.workspace_id });
    for (const caller of [bySession(editor), byKey(ada)]) {
      const seen = await (await t.call(api.getSubscription, caller, {})).json();
      expect(seen.open_invoices).toMatchObject([{ amount_due_cents: 500, url: null }]);
    }
    await sendForm(page, { answer: 'no' });
    expect(await readSubscription(t, ada)).toMatchObject({ tier: 'free', status: 'free' });
    await sendForm(page, { card: cards.confirmed });
    await sendForm(page, { answer: 'yes' });
    expect(await readSubscription(t, ada)).toMatchObject({ tier: 'starter', status: 'active' });
  });

  test('whose bank was not answered goes on where it was, or is void as soon as another begins', async () => {
    const ada = await t.user();
    const first = t.url + (await startCheckout(t, ada, 'starter'));
    await sendForm(first, { card: cards.confirmed });
    const { open_invoices } = await readSubscription(t, ada);
    expect(open_invoices).toMatchObject([
      { url: expect.stringContaining(new URL(first).pathname), amount_due_cents: 500 },
    ]);
    const second = t.url + (await startCheckout(t, ada, 'creator'));
    expect(await readSubscription(t, ada)).toMatchObject({ status: 'free', open_invoices: [] });
    await sendForm(first, { answer: 'yes' });
    expect(await readSubscription(t, ada)).toMatchObject({ tier: 'free' });
    // The card that asks is given again in one tab, and then the other tab pays.
    await sendForm(first, { card: cards.confirmed });
    expect((await sendForm(second, { card: cards.good })).status).toBe(303);
    await sendForm(first, { answer: 'yes' });
    expect(await readSubscription(t, ada)).toMatchObject({ tier: 'creator', status: 'active' });
    const { invoices } = await (await t.call(api.listInvoices, bySession(ada), {})).json();
    expect(invoices.filter(({ status }) => status === 'paid')).toMatchObject([{ total_cents: 2200 }]);
  });

  test('in two tabs gives one subscription, and takes the money once', async () => {
    const ada = await t.user();
    const tabs = [await startCheckout(t, ada, 'creator'), await startCheckout(t, ada, 'pro')];
    const paid = await Promise.all(tabs.map((path) => sendForm(t.url + path, { card: cards.good })));
    // The other one is refused, or finds a page without a form.
    expect(paid.filter(({ status }) => status === 303)).toHaveLength(1);
    const late = await Promise.all(tabs.map((path) => fetch(t.url + path, { redirect: 'manual' })));
    expect(late.map(({ status }) => status).toSorted()).toEqual([303, 409]);
    const { invoices } = await (await t.call(api.listInvoices, bySession(ada), {})).json();
    expect(invoices).toHaveLength(1);
  });

  test('whose form is sent eight times at once is paid once', async () => {
    const ada = await t.user();
    const page = t.url + (await startCheckout(t, ada, 'creator'));
    const [, token = ''] = /name="token" value="([^"]+)"/.exec(await (await fetch(page)).text()) ?? [];
    const send = () =>
      fetch(page, { method: 'POST', body: new URLSearchParams({ token, card: cards.good }), redirect: 'manual' });
    const all = await Promise.all(Array.from({ length: 8 }, send));
    expect(all.map(({ status }) => status)).toEqual(all.map(() => 303));
    const { invoices } = await (await t.call(api.listInvoices, bySession(ada), {})).json();
    expect(invoices).toHaveLength(1);
  });

  test('needs the form of its own page, from a page of this installation', async () => {
    const [ada, eve] = [await t.user(), await t.user()];
    const page = t.url + (await startCheckout(t, ada, 'creator'));
    const own = await fetch(t.url + (await startCheckout(t, eve, 'creator')));
    const [, token = ''] = /name="token" value="([^"]+)"/.exec(await own.text()) ?? [];
    const post = (fields: Record<string, string>, headers = {}) =>
      fetch(page, {
        method: 'POST',
        body: new URLSearchParams({ card: cards.good, ...fields }),
        headers,
        redirect: 'manual',
      });
    expect((await post({})).status).toBe(403);
    expect((await post({ token })).status).toBe(403);
    expect((await post({ token }, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await fetch(`${t.url}/billing/checkout/guessed`)).status).toBe(404);
    expect((await fetch(page.replace('checkout', 'portal'))).status).toBe(404);
    expect(await readSubscription(t, ada)).toMatchObject({ tier: 'free' });
  });

  test('is refused for what is not sold, and for who has a plan', async () => {
    const ada = await t.user();
    const start = (body: object) =>
      t.call(api.createCheckoutSession, bySession(ada), {
        body: { subscription_type: 'creator', billing_period: monthly, currency: 'usd', ...body },
      });
    for (const body of [
      { subscription_type: 'free' },
      { subscription_type: 'enterprise' },
      { subscription_type: 'scale_2024_08_10', currency: 'eur' },
    ]) {
      expect(await errorOf(await start(body))).toEqual([400, 'invalid_plan']);
    }
    expect(await errorOf(await start({ promocode: 'nope' }))).toEqual([400, 'coupon_invalid']);
    await buy(t, ada, 'starter');
    expect(await errorOf(await start({}))).toEqual([409, 'already_subscribed']);
    const member = await t.user({ workspace_id: ada.workspace_id });
    const answer = await t.call(api.createCheckoutSession, bySession(member), {
      body: { subscription_type: 'creator', billing_period: monthly },
    });
    expect(await errorOf(answer)).toEqual([403, 'not_workspace_admin']);
  });
});

describe('a change', () => {
  test('from Starter has the first month of Creator for less, as the page says', async () => {
    const ada = await t.user();
    await buy(t, ada, 'starter');
    const query = { subscription_type: 'creator', billing_period: monthly } as const;
    const preview = await (await t.call(api.previewSubscriptionChange, bySession(ada), { query })).json();
    const changed = await (await change(ada, 'creator')).json();
    // Half of 2200, less what is left of the 500 that were paid a moment ago.
    expect([600, 601]).toContain(preview.amount_due_cents);
    expect([600, 601]).toContain('amount_due_cents' in changed ? changed.amount_due_cents : changed);
    expect(await readSubscription(t, ada)).toMatchObject({ next_invoice: { amount_due_cents: 2200 } });
  });

  test('upward begins at once and is paid less the rest of the period', async () => {
    const ada = await t.user();
    await buy(t, ada, 'creator');
    const answer = await change(ada, 'pro', { idempotency_key: 'once' });
    const first = await answer.json();
    expect(first).toMatchObject({
      change: 'upgrade',
      effective: 'now',
      subscription: { tier: 'pro', character_limit: 500_000 },
    });
    // Nothing of the month has passed but moments.
    expect(first.amount_due_cents).toBeGreaterThanOrEqual(9900 - 2200);
    expect(first.amount_due_cents).toBeLessThan(9900 - 2190);
    expect(await (await change(ada, 'pro', { idempotency_key: 'once' })).json()).toEqual(first);
    expect(await errorOf(await change(ada, 'starter', { idempotency_key: 'once' }))).toEqual([
      422,
      'idempotency_mismatch',
    ]);
    const { invoices } = await (await t.call(api.listInvoices, bySession(ada), {})).json();
    expect(invoices).toHaveLength(2);
    expect(await errorOf(await change(ada, 'pro'))).toEqual([409, 'nothing_to_change']);
  });

  test('that is not paid changes nothing, and says why', async () => {
    const ada = await t.user();
    await buy(t, ada, 'creator', { card: cards.failsLater });
    const answer = await change(ada, 'pro', { idempotency_key: 'again' });
    expect(answer.status).toBe(402);
    expect(await answer.json()).toMatchObject({
      detail: { status: 'payment_failed', message: 'Your card was declined.' },
    });
    expect(await readSubscription(t, ada)).toMatchObject({ tier: 'creator', next_invoice: { amount_due_cents: 2200 } });
    const { url } = await (await t.call(api.createUpdatePaymentMethodsSession, bySession(ada), {})).json();
    expect((await sendForm(t.url + new URL(url).pathname, { card: cards.good })).status).toBe(303);
    expect((await change(ada, 'pro', { idempotency_key: 'again' })).status).toBe(200);
  });

  test('downward waits for the end of the period, and can be taken back', async () => {
    const ada = await t.user();
    await buy(t, ada, 'pro');
    const answer = await (await change(ada, 'starter')).json();
    expect(answer).toMatchObject({
      change: 'downgrade',
      effective: 'period_end',
      amount_due_cents: 0,
      subscription: {
        tier: 'pro',
        pending_change: { kind: 'change', next_tier: 'starter', next_billing_period: monthly },
        schedule_metadata: { type: 'downgrade', downgrade_to: 'starter', downgrade_period: monthly },
        next_invoice: { amount_due_cents: 500 },
      },
    });
    expect(await errorOf(await change(ada, 'starter'))).toEqual([409, 'nothing_to_change']);
    expect((await t.call(api.cancelDowngrade, bySession(ada), {})).status).toBe(200);
    expect(await errorOf(await t.call(api.cancelDowngrade, bySession(ada), {}))).toEqual([400, 'no_pending_downgrade']);
    expect(await readSubscription(t, ada)).toMatchObject({ pending_change: null, schedule_metadata: null });
  });

  test('is refused where there is no subscription, in another currency, and to the free plan', async () => {
    const ada = await t.user();
    expect(await errorOf(await change(ada, 'pro'))).toEqual([409, 'subscription_not_active']);
    await buy(t, ada, 'creator', { currency: 'eur' });
    expect(await errorOf(await change(ada, 'pro', { currency: 'usd' }))).toEqual([400, 'currency_mismatch']);
    expect(await errorOf(await change(ada, 'free'))).toEqual([400, 'invalid_plan']);
  });
});

describe('an end', () => {
  test('is at the end of the period, and can be taken back before', async () => {
    const ada = await t.user();
    const cancel = () => t.call(api.cancelSubscription, bySession(ada), {});
    const renew = () => t.call(api.renewSubscription, bySession(ada), {});
    expect(await errorOf(await cancel())).toEqual([400, 'no_subscription']);
    await buy(t, ada, 'creator');
    expect(await errorOf(await renew())).toEqual([400, 'not_cancelled']);
    const { cancel_at_unix } = await (await cancel()).json();
    expect(await readSubscription(t, ada)).toMatchObject({
      tier: 'creator',
      pending_change: { kind: 'cancellation', timestamp_seconds: cancel_at_unix },
      next_invoice: null,
    });
    expect(await errorOf(await cancel())).toEqual([400, 'no_subscription']);
    const both = await Promise.all([renew(), renew()]);
    expect(both.map(({ status }) => status).toSorted()[0]).toBe(200);
    expect(await readSubscription(t, ada)).toMatchObject({ pending_change: null });
  });

  test('an offer instead is taken once', async () => {
    const ada = await t.user();
    const apply = (discount_code: string) => t.call(api.applyDiscount, bySession(ada), { body: { discount_code } });
    expect(await errorOf(await apply('special-offer-30'))).toEqual([400, 'discount_invalid']);
    await buy(t, ada, 'creator');
    expect(await errorOf(await apply('special-offer-99'))).toEqual([400, 'discount_invalid']);
    expect(await (await apply('special-offer-50')).json()).toEqual({
      status: 'ok',
      percent_off: 50,
      duration_in_months: 2,
    });
    expect(await readSubscription(t, ada)).toMatchObject({
      next_invoice: { amount_due_cents: 1100, discount_percent_off: 50 },
    });
    expect(await errorOf(await apply('special-offer-30'))).toEqual([409, 'discount_already_used']);
  });

  test('no offer takes the place of a code that goes on, or is spent on a payment that waits', async () => {
    await createPromoCode(systemScope(t.parts), {
      ...{ promocode: 'QUARTER', amount_off_cents: 2200, percent_off: null, duration_in_months: 3 },
      ...{ currency: 'usd', expires_at: null, max_redemptions: null },
    });
    const [ada, eve] = [await t.user(), await t.user()];
    const apply = (user: TestUser) =>
      t.call(api.applyDiscount, bySession(user), { body: { discount_code: 'special-offer-30' } });
    await buy(t, ada, 'creator', { promocode: 'QUARTER' });
    expect(await errorOf(await apply(ada))).toEqual([409, 'discount_in_force']);
    expect(await readSubscription(t, ada)).toMatchObject({ next_invoice: { amount_due_cents: 0 } });
    await buy(t, eve, 'starter', { card: cards.confirmed });
    expect(await errorOf(await apply(eve))).toEqual([400, 'discount_invalid']);
  });
});

test('a code that expires by date between its validation and the checkout is refused', async () => {
  const minute = 60_000;
  const expires_at = new Date(Date.now() + 5 * minute);
  const code = { promocode: 'TODAY', amount_off_cents: null, percent_off: 50, duration_in_months: 2, currency: null };
  await createPromoCode(systemScope(t.parts), { ...code, expires_at, max_redemptions: null });
  const isValid = async () =>
    (await (await t.call(api.validatePromocode, {}, { body: { promocode: 'today' } })).json()).valid;
  const ada = await t.user();
  expect(await isValid()).toBe(true);
  t.clock.offsetMs = 6 * minute;
  try {
    await expect(startCheckout(t, ada, 'creator', { promocode: 'today' })).rejects.toThrow('coupon_expired');
    expect(await isValid()).toBe(false);
  } finally {
    t.clock.offsetMs = 0;
  }
  await expect(startCheckout(t, ada, 'creator', { promocode: 'today' })).resolves.toContain('/billing/');
});

describe('pages and payouts', () => {
  test('need a customer', async () => {
    const ada = await t.user();
    for (const endpoint of [api.createPortalSession, api.createUpdatePaymentMethodsSession, api.verifyCard]) {
      expect(await errorOf(await t.call(endpoint, bySession(ada), {}))).toEqual([400, 'no_customer']);
    }
    await buy(t, ada, 'creator');
    expect(await (await t.call(api.verifyCard, bySession(ada), {})).json()).toEqual({ status: 'ok', verified: true });
    const { url } = await (await t.call(api.createPortalSession, bySession(ada), {})).json();
    const portal = t.url + new URL(url).pathname;
    const page = await (await fetch(portal)).text();
    expect(page).toContain('Sandbox: no real money');
    expect(page).not.toContain('Clock of the sandbox');
    const german = await fetch(portal, { headers: { 'accept-language': 'fr, de-AT;q=0.8' } });
    expect(await german.text()).toContain('Es fließt kein echtes Geld');
    const before = await t.parts.payments?.clock?.read();
    await sendForm(portal, { action: 'clock', days: '366' });
    expect((await t.parts.payments?.clock?.read())?.getTime()).toBeLessThan((before?.getTime() ?? 0) + 60_000);
    await sendForm(portal, { action: 'cancel' });
    expect(await readSubscription(t, ada)).toMatchObject({ pending_change: { kind: 'cancellation' } });
  });

  test('a card that cannot be charged is declined', async () => {
    const ada = await t.user();
    await buy(t, ada, 'creator', { card: cards.failsLater });
    expect(await errorOf(await t.call(api.verifyCard, bySession(ada), {}))).toEqual([402, 'card_declined']);
  });

  test('a payout account is made, finished and managed', async () => {
    const ada = await t.user();
    const open = (relative_redirect_path: string) =>
      t.call(api.createConnectAccount, bySession(ada), { body: { relative_redirect_path } });
    const manage = () =>
      t.call(api.createConnectAccountManagementLink, bySession(ada), {
        body: { relative_redirect_path: '/app/payouts' },
      });
    for (const path of ['//evil.example', 'https://evil.example', '/\\evil.example', 'app', '/a b']) {
      expect(await errorOf(await open(path))).toEqual([400, 'invalid_redirect_path']);
    }
    expect(await errorOf(await manage())).toEqual([404, 'no_connect_account']);
    const { url } = await (await open('/app/payouts')).json();
    const payouts = async () => (await t.call(api.listPayouts, bySession(ada), {})).json();
    expect(await payouts()).toMatchObject({ connect_account_status: 'pending', payouts: [], balance_cents: 0 });
    const done = await sendForm(t.url + new URL(url).pathname, {});
    expect(done.headers.get('location')).toBe(`${t.parts.config.publicUrl}/app/payouts`);
    expect(await payouts()).toMatchObject({ connect_account_status: 'active' });
    expect(await errorOf(await open('/app/payouts'))).toEqual([409, 'account_exists']);
    expect((await manage()).status).toBe(200);
  });
});

// The clock moves for all workspaces, so these come last.
describe('as time passes', () => {
  test('a plan is renewed, and its credits start anew', async () => {
    const ada = await t.user();
    await buy(t, ada, 'creator');
    await t.db
      .updateTable('credit_account')
      .set({ credits_used: 777 })
      .where('workspace_id', '=', ada.workspace_id)
      .execute();
    await passDays(t, 32);
    expect(await readSubscription(t, ada)).toMatchObject({
      status: 'active',
      character_count: 0,
      character_limit: 100_000,
    });
    const { invoices } = await (await t.call(api.listInvoices, bySession(ada), { query: { page_size: 1 } })).json();
    expect(invoices).toMatchObject([{ total_cents: 2200, status: 'paid' }]);
  });

  test('a renewal that fails blocks, is tried again, and ends on the free plan', async () => {
    const ada = await t.user();
    await buy(t, ada, 'creator', { card: cards.failsLater });
    await passDays(t, 32);
    expect(await readSubscription(t, ada)).toMatchObject({
      tier: 'creator',
      status: 'past_due',
      has_open_invoices: true,
    });
    expect(await errorOf(await change(ada, 'pro'))).toEqual([409, 'subscription_not_active']);
    expect(await problemsTold(ada)).toEqual(['renewal_failed']);
    await passDays(t, 20);
    // After 3, 5 and 7 days it is tried again, and each admin is told once of each, also when all events come again.
    await t.db
      .updateTable('sandbox_event')
      .set({ delivered_at: null, next_try_at: new Date(0) })
      .execute();
    await takeEvents(t);
    await reconcile(t.parts, { all: true });
    expect(await problemsTold(ada)).toEqual(['renewal_failed', 'retry_failed', 'retry_failed', 'plan_ended']);
    expect(await readSubscription(t, ada)).toMatchObject({
      tier: 'free',
      status: 'free_disabled',
      character_limit: 10_000,
    });
    await buy(t, ada, 'starter');
    expect(await readSubscription(t, ada)).toMatchObject({
      tier: 'starter',
      status: 'active',
      character_limit: 30_000,
    });
  });

  test('a new card pays what is open', async () => {
    const ada = await t.user();
    await buy(t, ada, 'creator', { card: cards.failsLater });
    await passDays(t, 32);
    const { url } = await (await t.call(api.createUpdatePaymentMethodsSession, bySession(ada), {})).json();
    await sendForm(t.url + new URL(url).pathname, { card: cards.good });
    expect(await readSubscription(t, ada)).toMatchObject({ status: 'active', has_open_invoices: false });
  });

  test('a smaller plan locks the members without a seat whom the preview named', async () => {
    const ada = await t.user();
    await buy(t, ada, 'growing_business');
    const members = [
      await t.user({ workspace_id: ada.workspace_id }),
      await t.user({ workspace_id: ada.workspace_id }),
    ];
    const preview = await t.call(api.previewSubscriptionChange, bySession(ada), {
      query: { subscription_type: 'creator', billing_period: monthly },
    });
    expect(await preview.json()).toMatchObject({
      change: 'downgrade',
      effective: 'period_end',
      amount_due_cents: 0,
      next_invoice: { amount_due_cents: 2200 },
      effects: { seats: { limit: 1, used: 3, locked_emails: members.map(({ email }) => email) } },
    });
    await change(ada, 'creator');
    await passDays(t, 32);
    expect(await readSubscription(t, ada)).toMatchObject({ tier: 'creator', character_limit: 100_000 });
    for (const member of members) {
      const answer = await t.call(api.getSubscription, bySession(member), {});
      expect(await errorOf(answer)).toEqual([401, 'account_disabled']);
    }
  });

  test('an operator moves the clock, and nobody else', async () => {
    const ada = await t.user();
    const move = () => t.call(api.operateClock, bySession(ada), { body: { advance_hours: 24 } });
    expect(await errorOf(await move())).toEqual([403, 'not_operator']);
    await t.db.insertInto('operator').values({ user_id: ada.user_id, granted_at: new Date() }).execute();
    const before = await t.parts.payments?.clock?.read();
    const { now_unix } = await (await move()).json();
    expect(now_unix * 1000 - (before?.getTime() ?? 0)).toBeGreaterThan(23.9 * 3_600_000);
    await takeEvents(t);
  });
});
