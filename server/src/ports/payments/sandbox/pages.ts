/** The pages of the sandbox: checkout, payment method, customer portal and connect account. They work without scripts. */
import { plans } from '#contract/billing/plans.ts';
import { formatPrice } from '#contract/billing/prices.ts';
import { timingSafeEqual } from 'node:crypto';
import type { HostedPage, PageAnswer, PageRequest } from '../../../kernel/http/answers/hosted-pages.ts';
import { markup, type Html } from '../../../kernel/html.ts';
import type { SecretBox } from '../../../kernel/secrets.ts';
import { PaymentDeclined } from '../port.ts';
import type { SoldPlan } from '../port.ts';
import { isLive, periodOf, type Account, type AccountInvoice, type Session, type Step } from './account.ts';
import { findCard, testCards } from './cards.ts';
import * as commands from './commands.ts';
import { draftInvoice } from './invoices.ts';
import type { Ledger } from './ledger.ts';
import { button, drawPage, facts, form } from './page-frame.ts';

interface PageParts {
  ledger: Ledger;
  secrets: Pick<SecretBox, 'sign'>;
}

interface Found {
  account: Account;
  session: Session;
  now: Date;
  /** What the form must bring along, so that it is one of this page. */
  token: string;
  problem?: string | undefined;
}

const day = 24 * 3_600_000;
/** How far one form moves the clock on. */
const clockDays: Readonly<Record<string, number>> = { '1': 1, '7': 7, '31': 31, '366': 366 };

export function createPages({ ledger, secrets }: PageParts): HostedPage[] {
  const tokenOf = ({ session_id }: Session) => secrets.sign('sandbox form', session_id);

  async function find(request: PageRequest, kind: Session['kind']): Promise<Found | undefined> {
    const found = await ledger.findSession(request.params.session_id ?? '');
    if (found?.session.kind !== kind) return undefined;
    return { ...found, now: await ledger.now(), token: tokenOf(found.session) };
  }

  const pageOf = (kind: Session['kind'], path: string, draw: (found: Found) => PageAnswer): HostedPage => ({
    method: 'GET',
    path,
    async answer(request) {
      const found = await find(request, kind);
      return found ? draw(found) : gonePage();
    },
  });

  /** A form that is sent twice finds its work done. */
  const formOf = (
    kind: Session['kind'],
    path: string,
    carryOut: (found: Found, fields: Record<string, string>) => Promise<PageAnswer>,
    draw: (found: Found) => PageAnswer,
  ): HostedPage => ({
    method: 'POST',
    path,
    async answer(request) {
      const found = await find(request, kind);
      if (!found) return gonePage();
      if (!isSame(request.fields.token ?? '', found.token)) return { ...gonePage(), status: 403 };
      try {
        return await carryOut(found, request.fields);
      } catch (error) {
        if (!(error instanceof PaymentDeclined)) throw error;
        const again = (await find(request, kind)) ?? found;
        const answer = draw({ ...again, problem: error.message });
        return 'html' in answer ? { ...answer, status: 402 } : answer;
      }
    },
  });

  /** Runs a command on the session as it is by then. */
  const inSession = <T>({ account, session }: Found, run: (step: Step, session: Session) => T): Promise<T> =>
    ledger.change(account.customer_id, (step) => {
      const own = step.account.sessions.find(({ session_id }) => session_id === session.session_id);
      if (!own) throw new PaymentDeclined('session_expired', 'This page has expired.');
      return run(step, own);
    });

  const checkout = '/billing/checkout/:session_id';
  const method = '/billing/payment-method/:session_id';
  const portal = '/billing/portal/:session_id';
  const connect = '/billing/connect/:session_id';

  return [
    pageOf('checkout', checkout, drawCheckout),
    formOf(
      'checkout',
      checkout,
      async (found, fields) => {
        const state = await inSession(found, (step, session) => {
          if (session.state === 'open' && fields.card !== undefined) commands.payCheckout(step, session, fields.card);
          else if (session.state === 'confirming' && fields.answer === 'yes') commands.confirm(step, session);
          else if (session.state === 'confirming' && fields.answer === 'no') commands.decline(step, session);
          return session.state;
        });
        if (state === 'completed') return { redirect: found.session.return_url };
        return { redirect: `/billing/checkout/${found.session.session_id}` };
      },
      drawCheckout,
    ),
    pageOf('payment_method', method, drawPaymentMethod),
    formOf(
      'payment_method',
      method,
      async (found, { card = '' }) => {
        await inSession(found, (step) => commands.setCard(step, card));
        return { redirect: found.session.return_url };
      },
      drawPaymentMethod,
    ),
    pageOf('portal', portal, drawPortal),
    formOf(
      'portal',
      portal,
      async (found, { action = '', card = '', days = '' }) => {
        const ahead = clockDays[days];
        if (action === 'clock' && found.session.may_set_clock && ahead !== undefined) await ledger.advance(ahead * day);
        else if (action === 'cancel') await inSession(found, (step) => commands.cancelAtPeriodEnd(step));
        else if (action === 'renew') await inSession(found, (step) => commands.renew(step));
        else if (action === 'card') await inSession(found, (step) => commands.setCard(step, card));
        return { redirect: `/billing/portal/${found.session.session_id}` };
      },
      drawPortal,
    ),
    pageOf('connect', connect, drawConnect),
    formOf(
      'connect',
      connect,
      async (found) => {
        await inSession(found, (step) => commands.completeConnectAccount(step));
        return { redirect: found.session.return_url };
      },
      drawConnect,
    ),
  ];
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

const gonePage = () => ({
  status: 404 as const,
  html: drawPage(
    'There is no such page',
    markup`<p>This page has expired, or its address is incomplete. Nothing was charged. Go back and begin again.</p>`,
  ),
});

const priceOf = (cents: number, { currency }: Pick<SoldPlan, 'currency'>): string => formatPrice(cents, currency, 'en');
const dayOf = (date: Date | number): string => new Date(date).toISOString().slice(0, 10);
const periodName = ({ period }: SoldPlan) => (period === 'annual_period' ? 'a year' : 'a month');
const planName = (plan: SoldPlan): string => `${plans[plan.tier].name}, ${periodName(plan)}`;

const cardField = (chosen: string | null): Html => markup`<fieldset><legend>Test card</legend>
  ${testCards.map(
    ({ number, brand, does }) =>
      markup`<label class="choice"><input type="radio" name="card" value="${number}" required${
        number === (chosen ?? testCards[0]?.number) ? markup` checked` : undefined
      }><span><b>${brand} ${number.replace(/(\d{4})(?=\d)/g, '$1 ')}</b><br>${does}</span></label>`,
  )}
</fieldset>`;

function drawCheckout({ session, account, token, problem }: Found): PageAnswer {
  const { checkout } = session;
  if (!checkout) return gonePage();
  if (session.state === 'completed') return { redirect: session.return_url };
  const { plan, discount } = checkout;
  const { lines, total_cents } = draftInvoice({
    ...{ plan, discount, items: [], unused_cents: 0 },
    credit_cents: account.credit_cents[plan.currency] ?? 0,
  });
  const bill = facts([
    ['Workspace', account.name],
    ['Plan', planName(plan)],
    ...lines
      .slice(1)
      .map(({ description, amount_cents }): [string, string] => [description, priceOf(amount_cents, plan)]),
    ['To be paid today', priceOf(total_cents, plan)],
    ['Then', `${priceOf(plan.amount_cents, plan)} ${periodName(plan)}`],
  ]);
  if (session.state === 'confirming') {
    return {
      html: drawPage(
        'Your bank asks',
        markup`${bill}<p>This card needs a confirmation of its holder. A real bank would ask on a page of its own.</p>
        ${form(
          token,
          markup`${button('Confirm the payment', { name: 'answer', value: 'yes' })}
        ${button('Refuse it', { name: 'answer', value: 'no', isPlain: true })}`,
        )}`,
        problem,
      ),
    };
  }
  return {
    html: drawPage(
      'Pay for the plan',
      markup`${bill}${form(token, markup`${cardField(account.card)}${button(`Pay ${priceOf(total_cents, plan)}`)}`)}
      <p><a href="${session.cancel_url}">Go back without paying</a></p>`,
      problem,
    ),
  };
}

function drawPaymentMethod({ session, account, token, problem }: Found): PageAnswer {
  return {
    html: drawPage(
      'Payment method',
      markup`${form(token, markup`${cardField(account.card)}${button('Use this card')}`)}
      <p><a href="${session.return_url}">Go back</a></p>`,
      problem,
    ),
  };
}

const invoiceRow = (invoice: AccountInvoice): Html =>
  markup`<tr><td>${invoice.number}</td><td>${dayOf(invoice.created_at)}</td><td>${invoice.status}</td><td>${priceOf(invoice.total_cents, invoice)}</td></tr>`;

function drawPortal({ session, account, token, now, problem }: Found): PageAnswer {
  const { subscription: own } = account;
  const card = account.card === null ? undefined : findCard(account.card);
  const state = isLive(own)
    ? markup`${facts([
        ['Workspace', account.name],
        ['Plan', planName(own.plan)],
        ['State', own.status],
        [own.cancel_at_period_end ? 'Ends' : 'Renews', dayOf(periodOf(own).end)],
      ])}${form(
        token,
        own.cancel_at_period_end
          ? button('Do not cancel', { name: 'action', value: 'renew' })
          : button('Cancel at the end of the period', { name: 'action', value: 'cancel', isPlain: true }),
      )}`
    : markup`<p>There is no subscription.</p>`;
  const clock = session.may_set_clock
    ? markup`<h2>Clock of the sandbox</h2><p>It is ${dayOf(now)} there. Renewals, failed payments and ends follow it, for all workspaces. It cannot be moved back.</p>
      ${form(
        token,
        markup`<input type="hidden" name="action" value="clock">${Object.entries(clockDays).map(([days]) =>
          button(days === '1' ? 'One day on' : `${days} days on`, { name: 'days', value: days, isPlain: true }),
        )}`,
      )}`
    : undefined;
  return {
    html: drawPage(
      'Your subscription',
      markup`${state}
      <h2>Payment method</h2><p>${card ? `${card.brand} ending in ${card.number.slice(-4)}` : 'None'}</p>
      ${form(token, markup`<input type="hidden" name="action" value="card">${cardField(account.card)}${button('Use this card', { isPlain: true })}`)}
      <h2>Invoices</h2>${
        account.invoices.length === 0
          ? markup`<p>None yet.</p>`
          : markup`<div class="wide"><table><thead><tr><th>Number</th><th>Date</th><th>State</th><th>Total</th></tr></thead><tbody>${account.invoices
              .toReversed()
              .map(invoiceRow)}</tbody></table></div>`
      }
      ${clock}<p><a href="${session.return_url}">Go back</a></p>`,
      problem,
    ),
  };
}

function drawConnect({ session, account, token, problem }: Found): PageAnswer {
  const isActive = account.connect?.status === 'active';
  return {
    html: drawPage(
      'Payout account',
      markup`${facts([
        ['Workspace', account.name],
        ['Account', account.connect?.account_id ?? 'None'],
        ['State', isActive ? 'Ready for payouts' : 'Not finished'],
      ])}
      ${isActive ? undefined : markup`<p>A real provider would ask who you are and for your bank account.</p>${form(token, button('Finish the account'))}`}
      <p><a href="${session.return_url}">Go back</a></p>`,
      problem,
    ),
  };
}
