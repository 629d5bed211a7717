import { afterAll, beforeAll, expect, test } from 'vitest';
import * as api from '#contract/billing/api.ts';
import { listMessages } from '#contract/messages/api.ts';
import { bySession } from '../../../contract-suite/http.suite.ts';
import { newId } from '../../../kernel/ids.ts';
import { testApp, type TestApp, type TestUser } from '../../../testing/app.ts';
import { buy, cards, passDays, readSubscription, sendForm } from '../../../testing/billing.ts';
import { end, reserve, setExtension, setLimits } from '../../usage/usage.service.ts';
import { setOperator } from '../../accounts/account-changes.service.ts';
import { systemScope } from '../../../context.ts';
import { fetchEvents } from '../events.service.ts';
import { chargeExtraUse, dueCents, retryDelayMs } from './extra-charges.service.ts';

let t: TestApp;
beforeAll(async () => void (t = await testApp()));
afterAll(() => t.close());

async function use(user: TestUser, credits: number): Promise<void> {
  const request = {
    ...{ generation_id: newId(), product: 'tts' as const, model_id: 'eleven_multilingual_v2', voice_id: 'v' },
    ...{ characters: credits, credits, audio_key: 'speech/none', cache_key: null },
  };
  await reserve(user.ctx(), request);
  const outcome = { state: 'done', characters: credits, credits, audio_seconds: 1, first_byte_ms: 1 } as const;
  await end(user.ctx(), request.generation_id, outcome);
}

async function extended(card = cards.good) {
  const ada = await t.user();
  await buy(t, ada, 'creator', { card });
  await setLimits(systemScope(t.parts), ada.workspace_id, { credits: 1000 });
  await setExtension(ada.ctx(), { is_allowed: true });
  return ada;
}

const extraInvoices = async (user: TestUser) => {
  const { invoices } = await (await t.call(api.listInvoices, bySession(user), {})).json();
  return invoices.filter(({ lines }) => lines.some(({ kind }) => kind === 'extra_use')).map((one) => one.total_cents);
};

test('extra use is charged when it comes to the threshold, and the rest when the period has ended', async () => {
  const ada = await extended();
  // Creator: 30 cents a thousand, and a threshold of 44 dollars.
  await use(ada, 1000 + 146_000);
  await chargeExtraUse(t.parts);
  expect(await extraInvoices(ada)).toEqual([]);
  await use(ada, 1000);
  await Promise.all([1, 2, 3].map(() => chargeExtraUse(t.parts)));
  expect(await extraInvoices(ada)).toEqual([4410]);
  await use(ada, 2000);
  expect((await readSubscription(t, ada)).current_overage).toEqual({ amount: '44.70', currency: 'usd' });
  await passDays(t, 32);
  await chargeExtraUse(t.parts);
  await chargeExtraUse(t.parts);
  expect((await extraInvoices(ada)).toSorted()).toEqual([4410, 60].toSorted());
  expect((await readSubscription(t, ada)).current_overage.amount).toBe('0');
});

test('a refused payment ends extra use until it is made', async () => {
  const ada = await extended(cards.failsLater);
  await use(ada, 200_000);
  await chargeExtraUse(t.parts);
  expect(await extraInvoices(ada)).toEqual([]);
  await expect(use(ada, 1)).rejects.toMatchObject({ status: 'payment_issue' });
  const [charge] = await t.db
    .selectFrom('extra_charge')
    .selectAll()
    .where('workspace_id', '=', ada.workspace_id)
    .execute();
  expect(charge).toMatchObject({ state: 'declined', refusals: 1, amount_cents: 5970 });
  await chargeExtraUse(t.parts);
  expect(await extraInvoices(ada)).toEqual([]);
  const { url } = await (await t.call(api.createUpdatePaymentMethodsSession, bySession(ada), {})).json();
  await sendForm(t.url + new URL(url).pathname, { card: cards.good });
  t.clock.offsetMs = 1_300_000;
  try {
    await chargeExtraUse(t.parts);
  } finally {
    t.clock.offsetMs = 0;
  }
  expect(await extraInvoices(ada)).toEqual([5970]);
  await use(ada, 1);
});

test('the rest of a plan that has ended is charged, tried for two weeks, and then written off', async () => {
  const [ada, operator] = [await extended(cards.failsLater), await t.user()];
  await setOperator(systemScope(t.parts), operator, true);
  const kindsOf = async (user: TestUser) => {
    const { messages } = await (await t.call(listMessages, bySession(user), { query: {} })).json();
    return messages.map(({ kind }) => kind);
  };
  await use(ada, 1000 + 10_000);
  await t.call(api.cancelSubscription, bySession(ada), {});
  await passDays(t, 32);
  const chargesOf = () =>
    t.db
      .selectFrom('extra_charge')
      .select(['state', 'refusals', 'amount_cents'])
      .where('workspace_id', '=', ada.workspace_id)
      .execute();
  const onDay = async (days: number) => {
    t.clock.offsetMs = days * 86_400_000;
    try {
      await chargeExtraUse(t.parts);
    } finally {
      t.clock.offsetMs = 0;
    }
  };
  await onDay(33);
  expect(await readSubscription(t, ada)).toMatchObject({ tier: 'free', status: 'free' });
  expect(await chargesOf()).toMatchObject([{ state: 'declined', refusals: 1, amount_cents: 300 }]);
  await onDay(40);
  expect(await kindsOf(ada)).toEqual(['billing_problem']);
  await onDay(48);
  expect(await chargesOf()).toMatchObject([{ state: 'written_off', refusals: 3 }]);
  await onDay(60);
  expect(await chargesOf()).toMatchObject([{ state: 'written_off', refusals: 3 }]);
  expect(await kindsOf(operator)).toContain('extra_use_written_off');
  const lines = await t.db
    .selectFrom('audit_event')
    .select('detail')
    .where('action', '=', 'billing.extra_use_written_off')
    .where('workspace_id', '=', ada.workspace_id)
    .execute();
  expect(lines).toMatchObject([{ detail: { amount_cents: 300, currency: 'usd', credits: 10_000 } }]);
});

test('what a plan that goes on does not pay is tried for two weeks, blocks extra use, and is tried with the next card', async () => {
  const [ada, operator] = [await extended(cards.failsLater), await t.user()];
  await setOperator(systemScope(t.parts), operator, true);
  await use(ada, 1000 + 200_000);
  const chargesOf = () =>
    t.db
      .selectFrom('extra_charge')
      .select(['state', 'refusals'])
      .where('workspace_id', '=', ada.workspace_id)
      .execute();
  const onDay = async (days: number) => {
    t.clock.offsetMs = days * 86_400_000;
    try {
      await chargeExtraUse(t.parts);
    } finally {
      t.clock.offsetMs = 0;
    }
  };
  for (let day = 0; day <= 20; day++) await onDay(day);
  const [unpaid] = await chargesOf();
  expect(unpaid).toMatchObject({ state: 'unpaid' });
  expect(unpaid!.refusals).toBeLessThan(20);
  for (let day = 21; day <= 25; day++) await onDay(day);
  expect(await chargesOf()).toEqual([unpaid]);
  await expect(use(ada, 1)).rejects.toMatchObject({ status: 'payment_issue' });
  const problemsOf = async (user: TestUser, kind: string) => {
    const { messages } = await (await t.call(listMessages, bySession(user), { query: {} })).json();
    return messages.filter((one) => one.kind === kind).map(({ params }) => params);
  };
  expect(await problemsOf(ada, 'billing_problem')).toMatchObject([
    { problem: 'extra_use_given_up', amount_cents: 6000 },
    { problem: 'extra_use_unpaid', amount_cents: 6000 },
  ]);
  expect(await problemsOf(operator, 'extra_use_unpaid')).toMatchObject([{ workspace_id: ada.workspace_id }]);
  const { url } = await (await t.call(api.createUpdatePaymentMethodsSession, bySession(ada), {})).json();
  await sendForm(t.url + new URL(url).pathname, { card: cards.good });
  await fetchEvents(t.parts);
  await chargeExtraUse(t.parts);
  expect(await chargesOf()).toMatchObject([{ state: 'paid' }]);
  expect(await extraInvoices(ada)).toEqual([6000]);
  await use(ada, 1);
});

test('whatever is charged at whatever threshold, the charges of a period sum to what it cost', () => {
  const uses = (credits: number) => [
    { tier: 'pro', billing_period: 'monthly_period', currency: 'usd', is_turbo: false, credits } as const,
  ];
  for (const threshold of [1, 7, 100, null]) {
    let charged = 0;
    for (let credits = 0; credits <= 5000; credits += 13)
      charged += dueCents(uses(credits), { charged, isOver: false, threshold });
    charged += dueCents(uses(5000), { charged, isOver: true, threshold });
    expect(charged).toBe(120);
  }
  expect([0, 1, 20].map(retryDelayMs)).toEqual([600_000, 1_200_000, 86_400_000]);
});
