/** A year of one customer on the clock of the sandbox, in memory: what was paid adds up, whatever was done. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { priceOf } from '#contract/billing/price-offers.ts';
import type { Tier } from '#contract/billing/plans.ts';
import { addMonths } from '../../../kernel/months.ts';
import { PaymentDeclined, type SoldPlan } from '../port.ts';
import { newAccount, type AccountEvent, type Session, type Step } from './account.ts';
import * as commands from './commands.ts';
import { advance } from './lifecycle.ts';
import { snapshotOf } from './snapshot.ts';

const day = 24 * 3_600_000;
const good = '4242424242424242';
const failsLater = '4000000000000341';

const planOf = (tier: Tier, period: SoldPlan['period'] = 'monthly_period'): SoldPlan => {
  const choice = { tier, period, currency: 'usd' } as const;
  return { ...choice, amount_cents: priceOf(choice) ?? 0 };
};

function customer(start: string) {
  const account = newAccount({ customer_id: 'cus_1', workspace_id: 'w', name: 'W' }, Date.parse(start));
  const step: Step = { account, now: Date.parse(start), events: [] };
  return {
    step,
    account,
    passTo(time: number) {
      step.now = time;
      advance(step);
    },
    buy(plan: SoldPlan, { card = good, discount = null as Parameters<typeof commands.applyDiscount>[1] | null } = {}) {
      const session: Session = {
        ...{ session_id: 's', kind: 'checkout', state: 'open', expires_at: 0, return_url: '/', cancel_url: '/' },
        ...{ may_set_clock: false, card: null, invoice_id: null, checkout: { plan, discount } },
      };
      commands.payCheckout(step, session, card);
    },
    totals: () => account.invoices.map(({ total_cents }) => total_cents),
    starts: () => account.invoices.map(({ period_start }) => new Date(period_start).toISOString().slice(0, 10)),
  };
}

test('twelve months are twelve invoices, and the 31st comes back after the short months and the leap day', () => {
  const ada = customer('2027-12-31T10:00:00.000Z');
  ada.buy(planOf('creator'), { discount: { percent_off: 50, amount_off_cents: null, months: 1, name: 'First month' } });
  ada.passTo(Date.parse('2028-12-31T09:00:00.000Z'));
  expect(ada.totals()).toEqual([1100, ...Array.from({ length: 11 }, () => 2200)]);
  expect(ada.starts()).toEqual([
    ...['2027-12-31', '2028-01-31', '2028-02-29', '2028-03-31', '2028-04-30', '2028-05-31'],
    ...['2028-06-30', '2028-07-31', '2028-08-31', '2028-09-30', '2028-10-31', '2028-11-30'],
  ]);
});

test('a year of upgrades, a downgrade, extra use and a cancellation adds up', () => {
  const ada = customer('2027-01-15T00:00:00.000Z');
  ada.buy(planOf('starter'));
  // Half of January's 31 days have passed: half of 500 is given back.
  ada.passTo(Date.parse('2027-01-30T12:00:00.000Z'));
  expect(commands.changePlan(ada.step, { plan: planOf('creator'), when: 'now', discount: null })).toBe(2200 - 250);
  commands.chargeExtraUse(ada.step, { description: 'Extra', amount_cents: 330, currency: 'usd' }, 'next_invoice');
  ada.passTo(Date.parse('2027-03-01T00:00:00.000Z'));
  commands.changePlan(ada.step, { plan: planOf('starter'), when: 'period_end', discount: null });
  ada.passTo(Date.parse('2027-04-01T00:00:00.000Z'));
  expect(snapshotOf(ada.account).subscription?.plan.tier).toBe('starter');
  commands.cancelAtPeriodEnd(ada.step);
  ada.passTo(Date.parse('2027-12-31T00:00:00.000Z'));
  expect(ada.totals()).toEqual([500, 1950, 2200 + 330, 500]);
  expect(snapshotOf(ada.account).subscription).toMatchObject({ status: 'ended', end_reason: 'cancelled' });
});

test('an upgrade from a year to a dearer year gives back the months that are left, as credit if they are more', () => {
  const ada = customer('2027-03-01T00:00:00.000Z');
  ada.buy(planOf('pro', 'annual_period'));
  ada.passTo(Date.parse('2027-03-02T00:00:00.000Z'));
  const unused = Math.floor(99_000 * (365 / 366));
  expect(commands.changePlan(ada.step, { plan: planOf('growing_business'), when: 'now', discount: null })).toBe(0);
  expect(ada.account.credit_cents).toEqual({ usd: unused - 33_000 });
  expect(snapshotOf(ada.account).next_invoice?.amount_due_cents).toBe(0);
});

test('each month of a paid year is told of', () => {
  const ada = customer('2027-01-31T00:00:00.000Z');
  ada.buy(planOf('creator', 'annual_period'));
  ada.step.events.length = 0;
  ada.passTo(Date.parse('2028-01-30T00:00:00.000Z'));
  expect(ada.step.events.map(({ type, at }) => `${type} ${new Date(at).toISOString().slice(5, 10)}`)).toEqual(
    ['02-28', '03-31', '04-30', '05-31', '06-30', '07-31', '08-31', '09-30', '10-31', '11-30', '12-31'].map(
      (date) => `subscription.month_passed ${date}`,
    ),
  );
});

test('a failed renewal is tried again after 3, 5 and 7 days, then it is over; a new card in between pays', () => {
  const failed = customer('2027-01-01T00:00:00.000Z');
  failed.buy(planOf('creator'), { card: failsLater });
  failed.passTo(Date.parse('2027-03-01T00:00:00.000Z'));
  expect(failed.step.events.map(({ type, at }) => `${type} ${new Date(at).toISOString().slice(0, 10)}`)).toEqual([
    'checkout.completed 2027-01-01',
    'invoice.payment_failed 2027-02-01',
    'invoice.payment_failed 2027-02-04',
    'invoice.payment_failed 2027-02-09',
    'subscription.ended 2027-02-16',
  ]);
  const paid = customer('2027-01-01T00:00:00.000Z');
  paid.buy(planOf('creator'), { card: failsLater });
  paid.passTo(Date.parse('2027-02-02T00:00:00.000Z'));
  commands.setCard(paid.step, good);
  expect(snapshotOf(paid.account)).toMatchObject({ subscription: { status: 'active' }, open_invoices: [] });
});

test('a first payment that nobody confirms is given up after 23 hours, and nothing is owed', () => {
  const ada = customer('2027-01-01T00:00:00.000Z');
  ada.buy(planOf('creator'), { card: '4000002500003155' });
  expect(snapshotOf(ada.account).subscription?.status).toBe('incomplete');
  ada.passTo(Date.parse('2027-01-02T00:00:00.000Z'));
  expect(snapshotOf(ada.account)).toMatchObject({ subscription: { status: 'ended', end_reason: 'cancelled' } });
  expect(ada.account.invoices.map(({ status }) => status)).toEqual(['void']);
});

test('months that are counted from any day end on a day of that month, and never drift', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true }),
      fc.nat(60),
      (anchor, n) => {
        const end = addMonths(anchor, n);
        expect(end.getUTCFullYear() * 12 + end.getUTCMonth()).toBe(
          anchor.getUTCFullYear() * 12 + anchor.getUTCMonth() + n,
        );
        const last = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
        expect(end.getUTCDate()).toBe(Math.min(anchor.getUTCDate(), last));
      },
    ),
  );
});

const tiers = ['starter', 'creator', 'pro', 'growing_business'] as const;
const action = fc.oneof(
  fc.record({ kind: fc.constant('pass' as const), days: fc.integer({ min: 1, max: 45 }) }),
  fc.record({
    kind: fc.constant('change' as const),
    tier: fc.constantFrom(...tiers),
    period: fc.constantFrom('monthly_period' as const, 'annual_period' as const),
    when: fc.constantFrom('now' as const, 'period_end' as const),
  }),
  fc.record({ kind: fc.constantFrom('cancel', 'renew', 'cancelDowngrade', 'good', 'bad', 'refund', 'buy', 'extra') }),
);

describe('whatever is done', () => {
  test('lines sum to totals, nobody pays less than nothing, versions grow, and what was kept is not lost', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
        const ada = customer('2027-01-31T00:00:00.000Z');
        const { account, step } = ada;
        for (const one of actions) {
          // A refused command is discarded, as the ledger does.
          const before = structuredClone({ account, events: step.events });
          try {
            if (one.kind === 'pass') ada.passTo(step.now + one.days * day);
            else if (one.kind === 'change')
              commands.changePlan(step, { plan: planOf(one.tier, one.period), when: one.when, discount: null });
            else if (one.kind === 'cancel') commands.cancelAtPeriodEnd(step);
            else if (one.kind === 'renew') commands.renew(step);
            else if (one.kind === 'cancelDowngrade') commands.cancelDowngrade(step);
            else if (one.kind === 'good') commands.setCard(step, good);
            else if (one.kind === 'bad') commands.setCard(step, failsLater);
            else if (one.kind === 'buy') ada.buy(planOf('creator'));
            else if (one.kind === 'extra')
              commands.chargeExtraUse(
                step,
                { description: 'Extra', amount_cents: 77, currency: 'usd' },
                'next_invoice',
              );
            else commands.refund(step, account.invoices.at(-1)?.invoice_id ?? '', 1);
          } catch (error) {
            if (!(error instanceof PaymentDeclined)) throw error;
            Object.assign(account, before.account);
            step.events = before.events as AccountEvent[];
          }
        }
        let credit = 0;
        for (const invoice of account.invoices) {
          expect(invoice.lines.reduce((sum, { amount_cents }) => sum + amount_cents, 0)).toBe(invoice.total_cents);
          expect(invoice.total_cents).toBeGreaterThanOrEqual(0);
          expect(invoice.refunded_cents).toBeLessThanOrEqual(invoice.paid_cents);
          for (const { kind, amount_cents } of invoice.lines) if (kind === 'credit') credit += amount_cents;
        }
        expect(account.credit_cents.usd ?? 0).toBe(credit);
        const versions = step.events.map(({ snapshot }) => snapshot.version);
        expect(versions).toEqual([...new Set(versions)].toSorted((a, b) => a - b));
        expect(snapshotOf(account).version).toBe(versions.at(-1) ?? 1);
      }),
      { numRuns: 300 },
    );
  });
});
