/** Events that come twice and in any order, two of everything at once, a provider that is down, and plans that are not sold. */
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import * as api from '#contract/billing/api.ts';
import { bySession } from '../../contract-suite/http.suite.ts';
import { run } from '../../cli/commands.ts';
import { systemScope } from '../../context.ts';
import { newId } from '../../kernel/ids.ts';
import { InvalidSignature, PaymentsUnavailable, type Payments } from '../../ports/payments/port.ts';
import { newAccount, type Session, type Step } from '../../ports/payments/sandbox/account.ts';
import * as commands from '../../ports/payments/sandbox/commands.ts';
import { advance } from '../../ports/payments/sandbox/lifecycle.ts';
import { testApp, type TestApp, type TestUser } from '../../testing/app.ts';
import {
  buy,
  cards,
  giveSubscription,
  passDays,
  readSubscription,
  sendForm,
  startCheckout,
} from '../../testing/billing.ts';
import { checkCredits, reserve } from '../usage/usage.service.ts';
import { setTier } from './billing.service.ts';
import { createPromoCode } from './promo-codes/promo-codes.service.ts';
import { applyEvent, fetchEvents, reconcile } from './events.service.ts';
import { followMode } from './plan-in-force.service.ts';

let t: TestApp;
const outage = { isDown: false };

/** The sandbox behind a line that can be cut. */
const breakable = (payments: Payments): Payments =>
  new Proxy(payments, {
    get(target, name) {
      const value = Reflect.get(target, name) as unknown;
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => {
        if (outage.isDown) throw new PaymentsUnavailable('the line is cut');
        return (value as (...args: unknown[]) => unknown).apply(target, args);
      };
    },
  });

beforeAll(async () => {
  t = await testApp({ parts: ({ payments }) => ({ payments: payments && breakable(payments) }) });
  vi.stubEnv('DATA_DIR', t.dataDir);
  vi.stubEnv('DATABASE_URL', t.databaseUrl);
  vi.stubEnv('SECRET_KEY', 'a secret key of the tests, 32 characters');
});
afterEach(() => void (outage.isDown = false));
afterAll(async () => {
  vi.unstubAllEnvs();
  await t.close();
});

async function stateOf({ workspace_id }: { workspace_id: string }) {
  const one = async <T extends 'subscription' | 'credit_account'>(table: T) =>
    t.db
      .selectFrom(table as 'subscription')
      .selectAll()
      .where('workspace_id', '=', workspace_id)
      .executeTakeFirstOrThrow();
  const { snapshot, tier, status, version, previously_subscribed_tiers, credited_subscription_id } =
    await one('subscription');
  const { credit_limit, concurrency_limit, anchored_at, period_ends_at, blocked } = (await one(
    'credit_account',
  )) as unknown as Record<string, unknown>;
  return {
    ...{ snapshot, tier, status, version, previously_subscribed_tiers, credited_subscription_id },
    ...{ credit_limit, concurrency_limit, anchored_at, period_ends_at, blocked },
  };
}

/** What a customer of some months has caused. */
function eventsOf({ workspace_id }: TestUser) {
  const now = t.parts.now().getTime();
  const account = newAccount({ customer_id: `cus_${newId()}`, workspace_id, name: 'W' }, now);
  const step: Step = { account, now, events: [] };
  const plan = (tier: 'creator' | 'pro' | 'starter', amount_cents: number) =>
    ({ tier, period: 'monthly_period', currency: 'usd', amount_cents }) as const;
  const session: Session = {
    ...{ session_id: 's', kind: 'checkout', state: 'open', expires_at: 0, return_url: '/', cancel_url: '/' },
    ...{
      may_set_clock: false,
      card: null,
      invoice_id: null,
      checkout: { plan: plan('creator', 2200), discount: null },
    },
  };
  commands.payCheckout(step, session, cards.failsLater);
  commands.setCard(step, cards.good);
  commands.changePlan(step, { plan: plan('pro', 9900), when: 'now', discount: null });
  commands.changePlan(step, { plan: plan('starter', 500), when: 'period_end', discount: null });
  step.now += 40 * 24 * 3_600_000;
  advance(step);
  commands.cancelAtPeriodEnd(step);
  return step.events.map(({ type, at, snapshot, checkout_session_id }) => ({
    event_id: `evt_${newId()}`,
    type,
    created_at: new Date(at),
    snapshot,
    checkout_session_id,
  }));
}

test('events in any order, and any number of times, give the same state', async () => {
  const scope = systemScope(t.parts);
  await fc.assert(
    fc.asyncProperty(fc.infiniteStream(fc.nat()), fc.array(fc.nat(), { maxLength: 5 }), async (order, again) => {
      const ada = await t.user();
      const events = eventsOf(ada);
      const sum = events.length;
      const shuffled = events
        .map((event) => ({ event, key: order.next().value as number }))
        .toSorted((a, b) => a.key - b.key)
        .map(({ event }) => event);
      const repeated = again.map((index) => events[index % sum]).filter((event) => event !== undefined);
      for (const event of [...shuffled, ...repeated]) await applyEvent(scope, event, 'sandbox');
      const last = events.at(-1)?.snapshot;
      expect(await stateOf(ada)).toMatchObject({
        snapshot: JSON.parse(JSON.stringify(last)) as object,
        version: last?.version,
        tier: 'starter',
        status: 'active',
        credit_limit: 30_000,
        concurrency_limit: 3,
        blocked: false,
        previously_subscribed_tiers: ['starter', 'creator', 'pro'],
        anchored_at: last?.subscription?.anchored_at,
        period_ends_at: last?.subscription?.period_end,
      });
    }),
    { numRuns: 12 },
  );
});

test('an event of somebody else, or with a changed body, does nothing', async () => {
  const { payments } = t.parts;
  const [ada, eve] = [await t.user(), await t.user()];
  await giveSubscription(t, ada, { tier: 'starter' });
  await giveSubscription(t, eve, { tier: 'pro' });
  const [event] = eventsOf(ada);
  if (!event) throw new Error('there is no event');
  // Another customer claims the workspace.
  await applyEvent(systemScope(t.parts), { ...event, snapshot: { ...event.snapshot, version: 99 } }, 'sandbox');
  expect(await readSubscription(t, ada)).toMatchObject({ tier: 'starter' });
  await t.db.deleteFrom('sandbox_event').execute();
  await startCheckout(t, await t.user(), 'creator');
  await buy(t, await t.user(), 'starter');
  await t.db
    .updateTable('sandbox_event')
    .set({ delivered_at: null, next_try_at: new Date(0) })
    .execute();
  const taken: [Buffer, string][] = [];
  await payments?.deliverEvents?.(async (body, signature) => void taken.push([body, signature]));
  const [[body, signature] = [Buffer.from(''), '']] = taken;
  expect((await payments?.parseEvent(body, signature))?.snapshot?.workspace_id).toBeDefined();
  for (const [changed, given] of [
    [Buffer.from(body.toString().replace('starter', 'creator')), signature],
    [body, signature.replace(/t=\d/, 't=9')],
    [body, undefined],
  ] as const) {
    await expect(payments?.parseEvent(changed, given)).rejects.toThrow(InvalidSignature);
  }
});

test('an event whose taker fails comes again', async () => {
  const ada = await t.user();
  const path = await startCheckout(t, ada, 'creator');
  const { payments } = t.parts;
  await fetchEvents(t.parts);
  await sendForm(t.url + path, { card: cards.good });
  await t.db.updateTable('subscription').set({ version: 0 }).where('workspace_id', '=', ada.workspace_id).execute();
  await t.db
    .updateTable('sandbox_event')
    .set({ delivered_at: null, next_try_at: new Date(0) })
    .execute();
  await expect(payments?.deliverEvents?.(() => Promise.reject(new Error('the process dies')))).rejects.toThrow('dies');
  const waiting = await t.db.selectFrom('sandbox_event').select('event_id').where('delivered_at', 'is', null).execute();
  expect(waiting.length).toBeGreaterThan(0);
});

test('reconciliation makes up for an event that never came, and for a row that is wrong', async () => {
  const ada = await t.user();
  await buy(t, ada, 'creator');
  await t.db
    .updateTable('subscription')
    .set({ tier: 'free', status: 'free', version: 0, snapshot: null })
    .where('workspace_id', '=', ada.workspace_id)
    .execute();
  outage.isDown = true;
  await reconcile(t.parts, { all: true });
  outage.isDown = false;
  expect(await readSubscription(t, ada)).toMatchObject({ tier: 'free' });
  expect(await reconcile(t.parts, { all: true })).toBeGreaterThan(0);
  expect(await readSubscription(t, ada)).toMatchObject({ tier: 'creator', status: 'active' });
  expect(await reconcile(t.parts)).toBe(0);
});

test('a provider that is down is said so, nothing is half done, and the same key asks again', async () => {
  const ada = await t.user();
  await buy(t, ada, 'creator');
  const upgrade = () =>
    t.call(api.changeSubscription, bySession(ada), {
      body: { subscription_type: 'pro', billing_period: 'monthly_period', idempotency_key: 'k' },
    });
  outage.isDown = true;
  const refused = await upgrade();
  expect([refused.status, await refused.json()]).toMatchObject([
    503,
    { detail: { status: 'payment_provider_unavailable' } },
  ]);
  expect(await readSubscription(t, ada)).toMatchObject({ tier: 'creator' });
  outage.isDown = false;
  expect((await upgrade()).status).toBe(200);
});

test('of ten upgrades at once one is paid', async () => {
  const ada = await t.user();
  await buy(t, ada, 'creator');
  const upgrade = () =>
    t.call(api.changeSubscription, bySession(ada), {
      body: { subscription_type: 'pro', billing_period: 'monthly_period' },
    });
  const answers = await Promise.all(Array.from({ length: 10 }, upgrade));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
  const { invoices } = await (await t.call(api.listInvoices, bySession(ada), {})).json();
  expect(invoices).toHaveLength(2);
});

test('of 200 debits at once, those are admitted that there are credits for', async () => {
  const ada = await t.user();
  await giveSubscription(t, ada, { tier: 'starter' });
  await t.db
    .updateTable('credit_account')
    .set({ concurrency_limit: 1000 })
    .where('workspace_id', '=', ada.workspace_id)
    .execute();
  const debit = () =>
    reserve(ada.ctx(), {
      ...{ generation_id: newId(), product: 'tts', model_id: 'm', voice_id: 'v', characters: 1000, credits: 1000 },
      ...{ audio_key: newId(), cache_key: null },
    });
  const tried = await Promise.allSettled(Array.from({ length: 200 }, debit));
  expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(30);
});

test('nothing is generated while a payment is due', async () => {
  const ada = await t.user();
  await buy(t, ada, 'creator', { card: cards.failsLater });
  await passDays(t, 32);
  await expect(checkCredits(ada.ctx(), 1)).rejects.toMatchObject({ status: 'payment_issue' });
  const request = { generation_id: newId(), product: 'tts', model_id: 'm', voice_id: 'v' } as const;
  const debit = reserve(ada.ctx(), { ...request, characters: 1, credits: 1, audio_key: 'k', cache_key: null });
  await expect(debit).rejects.toMatchObject({ status: 'payment_issue' });
});

test('an upgrade takes along what the elapsed part of the month did not pay for', async () => {
  const ada = await t.user();
  await buy(t, ada, 'creator');
  await t.db
    .updateTable('credit_account')
    .set({ credits_used: 60_000 })
    .where('workspace_id', '=', ada.workspace_id)
    .execute();
  await t.call(api.changeSubscription, bySession(ada), {
    body: { subscription_type: 'pro', billing_period: 'monthly_period' },
  });
  const { character_count } = await readSubscription(t, ada);
  // Nearly nothing of the month has passed.
  expect(character_count).toBeGreaterThan(59_900);
  expect(character_count).toBeLessThanOrEqual(60_000);
});

const cli = async (...args: string[]) => {
  const print = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  await run(args);
  const lines = print.mock.calls.map(([line]) => JSON.parse(String(line)) as Record<string, unknown>);
  print.mockRestore();
  return lines;
};

test('promo codes are made, validated, used once and revoked', async () => {
  const validate = async (promocode: string) =>
    (await t.call(api.validatePromocode, {}, { body: { promocode } })).json();
  await cli('promo', 'create', 'spring', '--amount', '2200', '--months', '2');
  await cli('promo', 'create', 'one', '--percent', '30', '--max', '1');
  await expect(run(['promo', 'create', 'one', '--percent', '30'])).rejects.toThrow('already');
  expect(await validate(' Spring ')).toEqual({
    valid: true,
    amount_off: 2200,
    percent_off: null,
    duration_in_months: 2,
  });
  expect(await validate('nope')).toEqual({
    valid: false,
    amount_off: null,
    percent_off: null,
    duration_in_months: null,
  });
  const [ada, eve] = [await t.user(), await t.user()];
  await buy(t, ada, 'creator', { promocode: 'SPRING' });
  const { invoices } = await (await t.call(api.listInvoices, bySession(ada), {})).json();
  expect(invoices).toMatchObject([{ total_cents: 0 }]);
  await buy(t, eve, 'creator', { promocode: 'one' });
  expect(await validate('one')).toMatchObject({ valid: false });
  await expect(startCheckout(t, await t.user(), 'creator', { promocode: 'one' })).rejects.toThrow('coupon_expired');
  expect(await cli('promo', 'list')).toMatchObject([{ promocode: 'SPRING', redemptions: 1 }, { redemptions: 1 }]);
  await cli('promo', 'revoke', 'spring');
  await expect(startCheckout(t, await t.user(), 'creator', { promocode: 'spring' })).rejects.toThrow('coupon_expired');
  let answer = await t.call(api.validatePromocode, {}, { body: { promocode: 'guess' } });
  for (let n = 0; n < 40 && answer.status === 200; n++) {
    answer = await t.call(api.validatePromocode, {}, { body: { promocode: `guess${n}` } });
  }
  expect(answer.status).toBe(429);
});

test('operators refund, compare, move the clock, give a plan and name a payer on the command line', async () => {
  const ada = await t.user();
  await buy(t, ada, 'creator');
  const [invoice] = await cli('billing', 'invoices', '--email', ada.email);
  const id = String(invoice?.invoice_id);
  expect(await cli('billing', 'refund', '--email', ada.email, '--invoice', id, '--amount', '200')).toEqual([
    { invoice_id: id, refunded_cents: 200 },
  ]);
  await expect(run(['billing', 'refund', '--email', ada.email, '--invoice', id, '--amount', '9999'])).rejects.toThrow(
    '2000',
  );
  // A day is over when the next one begins.
  expect(await cli('promo', 'create', 'MARCH', '--percent', '30', '--expires', '2027-03-31')).toMatchObject([
    { expires_at: '2027-04-01T00:00:00.000Z' },
  ]);
  expect(await cli('billing', 'compare')).toMatchObject([{ compared: expect.any(Number) as number }]);
  expect(await cli('billing', 'clock')).toHaveLength(1);
  await cli('user', 'set-tier', '--email', ada.email, '--tier', 'enterprise');
  const given = await t.call(api.changeSubscription, bySession(ada), {
    body: { subscription_type: 'pro', billing_period: 'monthly_period' },
  });
  expect([given.status, await given.json()]).toMatchObject([400, { detail: { status: 'not_card_provider' } }]);
  await cli('billing', 'set-payer', '--email', ada.email, '--payer', 'cloud_marketplace');
  expect(await readSubscription(t, ada)).toMatchObject({ tier: 'enterprise', payment_provider: 'cloud_marketplace' });
  for (const endpoint of [api.createUpdatePaymentMethodsSession, api.cancelSubscription]) {
    const answer = await t.call(endpoint, bySession(ada), {});
    expect([answer.status, await answer.json()]).toMatchObject([400, { detail: { status: 'not_card_provider' } }]);
  }
  await cli('billing', 'set-payer', '--email', ada.email, '--payer', 'none');
  await setTier(systemScope(t.parts), ada.workspace_id, 'free');
  expect(await readSubscription(t, ada)).toMatchObject({ tier: 'creator', payment_provider: 'card' });
});

test('where plans are not sold everybody has the enterprise plan, until they are sold again', async () => {
  const [ada, eve] = [await t.user(), await t.user()];
  await giveSubscription(t, ada, { tier: 'creator' });
  await followMode(systemScope(t.parts), true);
  for (const user of [ada, eve, await t.user()]) {
    expect(await readSubscription(t, user)).toMatchObject({
      tier: 'enterprise',
      status: 'active',
      character_limit: 1_000_000_000,
    });
  }
  await followMode(systemScope(t.parts), false);
  expect(await readSubscription(t, ada)).toMatchObject({ tier: 'creator', character_limit: 100_000 });
  expect(await readSubscription(t, eve)).toMatchObject({ tier: 'free', character_limit: 10_000 });
  const off = await testApp({ env: { BILLING: 'off' } });
  try {
    const user = await off.user();
    const answer = await off.call(api.createPortalSession, bySession(user), {});
    expect([answer.status, await answer.json()]).toMatchObject([400, { detail: { status: 'billing_off' } }]);
    expect(await readSubscription(off, user)).toMatchObject({
      ...{ billing_mode: 'off', is_eligible_for_starter_promo: false, is_eligible_for_creator_promo: false },
    });
    const worth = { amount_off_cents: null, percent_off: 30, duration_in_months: 3, currency: null };
    const code = { promocode: 'SPRING', ...worth, expires_at: null, max_redemptions: null };
    await createPromoCode(systemScope(off.parts), code);
    const checked = await off.call(api.validatePromocode, {}, { body: { promocode: 'SPRING' } });
    expect(await checked.json()).toMatchObject({ valid: false });
  } finally {
    await off.close();
  }
});
