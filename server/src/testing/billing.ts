/** Buys plans as a person does: through the calls, and through the pages of the sandbox with their forms. */
import * as api from '#contract/billing/api.ts';
import type { Tier } from '#contract/billing/plans.ts';
import { fetchEvents } from '../slices/billing/events.service.ts';
import { bySession } from '../contract-suite/http.suite.ts';
import { priceOf } from '#contract/billing/price-offers.ts';
import { systemScope } from '../context.ts';
import { newId, newToken } from '../kernel/ids.ts';
import { newAccount, type Session, type Step } from '../ports/payments/sandbox/account.ts';
import { payCheckout } from '../ports/payments/sandbox/commands.ts';
import { snapshotOf } from '../ports/payments/sandbox/snapshot.ts';
import { applySnapshot } from '../slices/billing/plan-in-force.service.ts';
import type { TestApp, TestUser } from './app.ts';

export const cards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  confirmed: '4000002500003155',
  expired: '4000000000000069',
  failsLater: '4000000000000341',
};

/** Sends the form of a page, with what the page has in it. */
export async function sendForm(url: string, fields: Record<string, string>) {
  const page = await fetch(url);
  const [, token = ''] = /name="token" value="([^"]+)"/.exec(await page.text()) ?? [];
  return fetch(url, { method: 'POST', body: new URLSearchParams({ token, ...fields }), redirect: 'manual' });
}

interface Choice {
  period?: 'monthly_period' | 'annual_period';
  currency?: 'usd' | 'eur';
  card?: string;
  promocode?: string;
}

export async function startCheckout(t: TestApp, user: TestUser, tier: Tier, choice: Choice = {}): Promise<string> {
  const { period: billing_period = 'monthly_period', currency = 'usd', promocode } = choice;
  const answer = await t.call(api.createCheckoutSession, bySession(user), {
    body: {
      subscription_type: tier,
      billing_period,
      currency,
      promocode,
      no_default_promocode: promocode === undefined,
    },
  });
  if (answer.status !== 200) throw new Error(await answer.text());
  return new URL((await answer.json()).url).pathname;
}

/** Buys a plan at its full price. */
export async function buy(t: TestApp, user: TestUser, tier: Tier, choice: Choice = {}): Promise<Response> {
  return sendForm(t.url + (await startCheckout(t, user, tier, choice)), { card: choice.card ?? cards.good });
}

export async function readSubscription(t: TestApp, user: TestUser) {
  return (await t.call(api.getSubscription, bySession(user), {})).json();
}

/** Moves the clock of the sandbox on, and takes what has happened. */
export async function passDays(t: TestApp, days: number): Promise<void> {
  await t.parts.payments?.clock?.advance(days * 24 * 3_600_000);
  await takeEvents(t);
}

export const takeEvents = (t: TestApp): Promise<void> => fetchEvents(t.parts);

/**
 * Gives a workspace what buying a plan leaves behind, without the way there.
 * @param after what has been done since
 */
export async function giveSubscription(
  t: TestApp,
  { workspace_id }: Pick<TestUser, 'workspace_id'>,
  { tier, after }: { tier: Tier; after?: (step: Step) => void },
): Promise<void> {
  const now = t.parts.now().getTime();
  const account = newAccount({ customer_id: `cus_${newId()}`, workspace_id, name: 'Given' }, now);
  const choice = { tier, period: 'monthly_period', currency: 'usd' } as const;
  const step: Step = { account, now, events: [] };
  const session: Session = {
    ...{ session_id: newToken(), kind: 'checkout', state: 'open', expires_at: now, return_url: '/', cancel_url: '/' },
    ...{ may_set_clock: false, card: null, invoice_id: null },
    checkout: { plan: { ...choice, amount_cents: priceOf(choice) ?? 0 }, discount: null },
  };
  payCheckout(step, session, cards.good);
  after?.(step);
  const { customer_id } = account;
  const row = { customer_id, workspace_id, account: JSON.stringify(account), due_at: null };
  // Two people of a suite may share a workspace, which has one customer.
  await t.db
    .insertInto('sandbox_customer')
    .values(row)
    .onConflict((conflict) => conflict.column('workspace_id').doNothing())
    .execute();
  await applySnapshot(systemScope(t.parts), snapshotOf(account), 'sandbox');
}
