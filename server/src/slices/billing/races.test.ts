/** Two of everything at the same moment: money is taken once, and codes are not used more often than they may be. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as api from '#contract/billing/api.ts';
import { bySession } from '../../contract-suite/http.suite.ts';
import { systemScope } from '../../context.ts';
import { PaymentsUnavailable } from '../../ports/payments/port.ts';
import { testApp, type TestApp, type TestUser } from '../../testing/app.ts';
import { buy, cards, readSubscription, sendForm, startCheckout } from '../../testing/billing.ts';
import { compareSubscriptions } from './billing.upkeep.ts';
import { createPromoCode } from './promo-codes/promo-codes.service.ts';

let t: TestApp;
let isDown = false;
beforeAll(async () => {
  t = await testApp({
    parts: ({ payments }) => ({
      payments: payments && {
        ...payments,
        async changeSubscription(change) {
          const answer = await payments.changeSubscription(change);
          // What was done is not heard of.
          if (isDown) throw new PaymentsUnavailable('the line is cut');
          return answer;
        },
        async readCustomer(id) {
          if (isDown) throw new PaymentsUnavailable('the line is cut');
          return payments.readCustomer(id);
        },
      },
    }),
  });
});
afterAll(() => t.close());

const monthly = 'monthly_period' as const;
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).toSorted((a, b) => a - b);
const many = <T>(count: number, run: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => run(index)));
const invoicesOf = async (user: TestUser) =>
  (await (await t.call(api.listInvoices, bySession(user), {})).json()).invoices;
const upgrade = (user: TestUser, more: object = {}) =>
  t.call(api.changeSubscription, bySession(user), {
    body: { subscription_type: 'pro', billing_period: monthly, ...more },
  });

async function newCode(promocode: string, more: object = {}): Promise<string> {
  const code = { amount_off_cents: null, percent_off: 50, duration_in_months: 2, currency: null, expires_at: null };
  await createPromoCode(systemScope(t.parts), { promocode, max_redemptions: null, ...code, ...more });
  return promocode;
}

const takenOf = (promocode: string) =>
  t.db.selectFrom('promo_redemption').selectAll().where('promocode', '=', promocode).execute();

test('two tabs that renew in the same millisecond renew once, and neither is told of a failure of the server', async () => {
  const ada = await t.user();
  await buy(t, ada, 'creator');
  await t.call(api.cancelSubscription, bySession(ada), {});
  const both = await many(2, () => t.call(api.renewSubscription, bySession(ada), {}));
  // The other one waits for nobody: it finds a change under way, or nothing that is cancelled.
  expect(statuses(both)[0]).toBe(200);
  expect([400, 409]).toContain(statuses(both)[1]);
  expect(await readSubscription(t, ada)).toMatchObject({ status: 'active', pending_change: null });
  expect(await invoicesOf(ada)).toHaveLength(1);
});

test('twenty identical changes under one key are one change, paid once, with one answer', async () => {
  const ada = await t.user();
  await buy(t, ada, 'creator');
  const answers = await many(20, () => upgrade(ada, { idempotency_key: 'the same' }));
  const done = answers.filter(({ status }) => status === 200);
  expect(done.length).toBeGreaterThan(0);
  expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
  const bodies = await Promise.all(done.map((answer) => answer.json()));
  expect(new Set(bodies.map(({ amount_due_cents }) => amount_due_cents)).size).toBe(1);
  expect(await invoicesOf(ada)).toHaveLength(2);
  const again = await (await upgrade(ada, { idempotency_key: 'the same' })).json();
  expect(again.amount_due_cents).toBe(bodies[0]?.amount_due_cents);
  // Keys are each workspace's own.
  const eve = await t.user();
  await buy(t, eve, 'starter');
  const own = await (await upgrade(eve, { idempotency_key: 'the same' })).json();
  expect(own).toMatchObject({ status: 'ok', subscription: { tier: 'pro' } });
  expect(own.amount_due_cents).not.toBe(again.amount_due_cents);
});

test('of twenty changes under twenty keys one is paid', async () => {
  const ada = await t.user();
  await buy(t, ada, 'creator');
  const answers = await many(20, (n) => upgrade(ada, { idempotency_key: `key ${n}` }));
  expect(statuses(answers)).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
  expect(await invoicesOf(ada)).toHaveLength(2);
});

test('a code for three is kept for three of ten who begin at once, and each of them pays less', async () => {
  const code = await newCode('THREE', { max_redemptions: 3 });
  const people = await many(10, () => t.user());
  const begun = await Promise.allSettled(people.map((one) => startCheckout(t, one, 'creator', { promocode: code })));
  const pages = begun.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  expect(pages).toHaveLength(3);
  const late = await t.call(api.createCheckoutSession, bySession(await t.user()), {
    body: { subscription_type: 'creator', billing_period: monthly, promocode: code },
  });
  expect([late.status, await late.json()]).toMatchObject([400, { detail: { status: 'coupon_expired' } }]);
  await Promise.all(pages.map((path) => sendForm(t.url + path, { card: cards.good })));
  expect((await takenOf(code)).map(({ reserved_until }) => reserved_until)).toEqual([null, null, null]);
});

test('who begins again keeps their code, and who does not pay gives it back when nobody can pay any more', async () => {
  const code = await newCode('ONE', { max_redemptions: 1 });
  const [ada, eve] = [await t.user(), await t.user()];
  await startCheckout(t, ada, 'creator', { promocode: code });
  await startCheckout(t, ada, 'starter', { promocode: code });
  await expect(startCheckout(t, eve, 'creator', { promocode: code })).rejects.toThrow('coupon_expired');
  const look = () => compareSubscriptions(systemScope(t.parts), t.parts, false);
  await look();
  expect(await takenOf(code)).toHaveLength(1);
  t.clock.offsetMs = 26 * 3_600_000;
  try {
    isDown = true;
    await look();
    expect(await takenOf(code)).toHaveLength(1);
    isDown = false;
    await look();
  } finally {
    [isDown, t.clock.offsetMs] = [false, 0];
  }
  expect(await takenOf(code)).toEqual([]);
  await startCheckout(t, eve, 'creator', { promocode: code });
});

test('a code on an upgrade is in the preview and in what is charged, and is kept when the answer is lost', async () => {
  const code = await newCode('HALF', { max_redemptions: 1 });
  const ada = await t.user();
  await buy(t, ada, 'creator');
  const preview = async (query: object = {}) =>
    (
      await t.call(api.previewSubscriptionChange, bySession(ada), {
        query: { subscription_type: 'pro', billing_period: monthly, ...query },
      })
    ).json();
  const [plain, less] = [await preview(), await preview({ promocode: ' half ' })];
  expect(plain.discount).toBeNull();
  expect(less.discount).toEqual({ promocode: 'HALF', percent_off: 50, amount_off: null, duration_in_months: 2 });
  expect(Math.abs(plain.amount_due_cents - less.amount_due_cents - 4950)).toBeLessThanOrEqual(1);
  expect(await preview({ subscription_type: 'starter', promocode: code })).toMatchObject({ discount: null });
  const unknown = await t.call(api.previewSubscriptionChange, bySession(ada), {
    query: { subscription_type: 'pro', billing_period: monthly, promocode: 'nope' },
  });
  expect([unknown.status, await unknown.json()]).toMatchObject([400, { detail: { status: 'coupon_invalid' } }]);
  expect(await takenOf(code)).toEqual([]);
  // The provider has done it, and its answer is lost.
  isDown = true;
  expect((await upgrade(ada, { promocode: code, idempotency_key: 'lost' })).status).toBe(503);
  isDown = false;
  expect(await takenOf(code)).toMatchObject([{ workspace_id: ada.workspace_id, reserved_until: expect.any(Date) }]);
  const answer = await (await upgrade(ada, { promocode: code, idempotency_key: 'lost' })).json();
  expect(answer).toMatchObject({ discount: { promocode: 'HALF' }, subscription: { tier: 'pro' } });
  expect(Math.abs(answer.amount_due_cents - less.amount_due_cents)).toBeLessThanOrEqual(1);
  expect(await takenOf(code)).toMatchObject([{ reserved_until: null }]);
});

test('a code of an upgrade whose payment is refused is free again', async () => {
  const code = await newCode('FREE', { max_redemptions: 2 });
  const [ada, eve] = [await t.user(), await t.user()];
  await startCheckout(t, eve, 'creator', { promocode: code });
  await buy(t, ada, 'creator', { card: cards.failsLater });
  expect((await upgrade(ada, { promocode: code })).status).toBe(402);
  // What another keeps is not given back with it.
  expect(await takenOf(code)).toMatchObject([{ workspace_id: eve.workspace_id }]);
});

test('the way back from a page that was not paid says so, and the reason of a cancellation is kept', async () => {
  const ada = await t.user();
  const page = await (await fetch(t.url + (await startCheckout(t, ada, 'creator')))).text();
  expect(page).toContain('/app/subscription?checkout=cancelled');
  await buy(t, ada, 'creator');
  await t.call(api.applyDiscount, bySession(ada), {
    body: { discount_code: 'special-offer-50', reason: 'expensive' },
  });
  await t.call(api.cancelSubscription, bySession(ada), { body: { reason: 'missing', comment: ' Sung vowels ' } });
  await t.call(api.renewSubscription, bySession(ada), {});
  await t.call(api.cancelSubscription, bySession(ada), {});
  const kept = await t.db
    .selectFrom('cancellation_reason')
    .select(['outcome', 'reason', 'comment', 'tier'])
    .where('user_id', '=', ada.user_id)
    .orderBy('created_at')
    .execute();
  expect(kept).toEqual([
    { outcome: 'offer', reason: 'expensive', comment: null, tier: 'creator' },
    { outcome: 'cancelled', reason: 'missing', comment: 'Sung vowels', tier: 'creator' },
  ]);
});
