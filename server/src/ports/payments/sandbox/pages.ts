/** The pages of the sandbox: checkout, payment method, customer portal and connect account. They work without scripts. */
import { plans } from '#contract/billing/plans.ts';
import { pageAddress } from '#contract/pages.ts';
import { timingSafeEqual } from 'node:crypto';
import type { HostedPage, PageAnswer, PageRequest } from '../../../kernel/http/answers/hosted-pages.ts';
import { markup, type Html } from '../../../kernel/html.ts';
import type { SecretBox } from '../../../kernel/secrets.ts';
import { PaymentDeclined } from '../port.ts';
import type { InvoiceLine, SoldPlan } from '../port.ts';
import { isLive, periodOf, type Account, type AccountInvoice, type Session, type Step } from './account.ts';
import { findCard, testCards } from './cards.ts';
import * as commands from './commands.ts';
import { draftInvoice } from './invoices.ts';
import type { Ledger } from './ledger.ts';
import { button, drawPage, facts, form, link } from './page-frame.ts';
import { refusalWords, wordingFor, type Wording } from './words.ts';

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
  /** The card that was chosen before. */
  chosen?: string | undefined;
  wording: Wording;
}

const day = 24 * 3_600_000;
/** What the product calls the discount of a first month. */
const firstMonthName = 'First month';
/** How far one form moves the clock on. */
const clockDays: Readonly<Record<string, number>> = { '1': 1, '7': 7, '31': 31, '366': 366 };

export function createPages({ ledger, secrets }: PageParts): HostedPage[] {
  const tokenOf = ({ session_id }: Session) => secrets.sign('sandbox form', session_id);

  async function find(request: PageRequest, kind: Session['kind']): Promise<Found | undefined> {
    const found = await ledger.findSession(request.params.session_id ?? '');
    if (found?.session.kind !== kind) return undefined;
    const wording = wordingFor(found.session.languages, request.languages);
    return { ...found, now: await ledger.now(), token: tokenOf(found.session), wording };
  }

  const pageOf = (kind: Session['kind'], path: string, draw: (found: Found) => PageAnswer): HostedPage => ({
    method: 'GET',
    path,
    async answer(request) {
      const found = await find(request, kind);
      return found ? draw(found) : gonePage(request);
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
      if (!found) return gonePage(request);
      if (!isSame(request.fields.token ?? '', found.token)) return foreignPage(found);
      try {
        return await carryOut(found, request.fields);
      } catch (error) {
        if (!(error instanceof PaymentDeclined)) throw error;
        const again = (await find(request, kind)) ?? found;
        const answer = draw({ ...again, problem: refusalWords(again.wording, error), chosen: request.fields.card });
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

const backAddress = pageAddress('subscription', {});

function gonePage({ languages }: Pick<PageRequest, 'languages'>) {
  const wording = wordingFor(languages);
  const { t } = wording;
  const body = markup`<div class="card"><p>${t.gone_text}</p>${link(backAddress, t.to_subscription)}</div>`;
  return { status: 404 as const, html: drawPage(wording, { title: t.gone, body }) };
}

function foreignPage({ wording, session }: Found) {
  const { t } = wording;
  const body = markup`<div class="card"><p>${t.foreign_text}</p>${link(session.return_url, t.back)}</div>`;
  return { status: 403 as const, html: drawPage(wording, { title: t.foreign, body }) };
}

const periodName = ({ t }: Wording, { period }: SoldPlan) => (period === 'annual_period' ? t.a_year : t.a_month);
const planName = ({ t }: Wording, { tier, period }: SoldPlan): string =>
  `${plans[tier].name}, ${period === 'annual_period' ? t.yearly : t.monthly}`;

const cardField = (
  { t }: Wording,
  chosen: string | null,
): Html => markup`<fieldset class="cards"><legend>${t.card}</legend>
  ${testCards.map(
    ({ number, brand, does }) =>
      markup`<label class="choice"><input type="radio" name="card" value="${number}" required${
        number === (findCard(chosen ?? '') ?? testCards[0])?.number ? markup` checked` : undefined
      }><span><b>${brand} ${number.replace(/(\d{4})(?=\d)/g, '$1 ')}</b>${t[does]}</span></label>`,
  )}
</fieldset>`;

function lineName({ t }: Wording, { kind, description }: InvoiceLine): string {
  if (kind === 'credit') return t.credit;
  if (kind === 'proration') return t.rest;
  if (kind !== 'discount') return description;
  return description === firstMonthName ? t.first_month : `${t.discount} (${description})`;
}

/** What is bought and what it comes to. */
function drawOrder({ account, wording }: Found, { plan, discount }: NonNullable<Session['checkout']>) {
  const { t, money } = wording;
  const { lines, total_cents } = draftInvoice({
    ...{ plan, discount, items: [], unused_cents: 0 },
    credit_cents: account.credit_cents[plan.currency] ?? 0,
  });
  const order = markup`<section class="card" aria-labelledby="order"><h2 id="order">${t.order}</h2>${facts(
    [
      [t.workspace, account.name],
      [planName(wording, plan), money(plan.amount_cents, plan.currency)],
      ...lines
        .slice(1)
        .map((one): [string, string] => [lineName(wording, one), money(one.amount_cents, plan.currency)]),
      [t.today, money(total_cents, plan.currency)],
      [t.afterwards, `${money(plan.amount_cents, plan.currency)} ${periodName(wording, plan)}`],
    ],
    t.today,
  )}</section>`;
  return { order, total: money(total_cents, plan.currency) };
}

function drawCheckout(found: Found): PageAnswer {
  const { session, account, token, problem, chosen, wording } = found;
  const { t } = wording;
  const { checkout } = session;
  if (!checkout) return gonePage({ languages: wording.language });
  if (session.state === 'completed') return { redirect: session.return_url };
  const { order, total } = drawOrder(found, checkout);
  if (session.state === 'confirming') {
    const body = markup`<div class="card"><p>${t.bank_text}</p>${form(
      token,
      markup`<div class="buttons">${button(t.confirm, { name: 'answer', value: 'yes' })}${button(t.refuse, { name: 'answer', value: 'no', isPlain: true })}</div>`,
    )}</div>${order}`;
    return { html: drawPage(wording, { title: t.bank_title, body, problem }) };
  }
  // Another tab, or another admin, was quicker. A first payment that waits for its bank is void once this one is made.
  if (isLive(account.subscription) && account.subscription.status !== 'incomplete') {
    const body = markup`<div class="card"><p>${t.paid_text}</p>${link(session.cancel_url, t.to_subscription)}</div>`;
    return { status: 409, html: drawPage(wording, { title: t.paid_title, body }) };
  }
  const body = markup`<div class="columns">${order}<div class="card">${form(
    token,
    markup`${cardField(wording, chosen ?? account.card)}${button(`${t.pay} ${total}`, { isFull: true })}`,
  )}${link(session.cancel_url, t.no_pay)}</div></div>`;
  return { html: drawPage(wording, { title: t.pay_title, body, problem, isWide: true }) };
}

function drawPaymentMethod({ session, account, token, problem, chosen, wording }: Found): PageAnswer {
  const { t } = wording;
  const body = markup`<div class="card"><p class="muted">${t.method_text}</p>${form(
    token,
    markup`${cardField(wording, chosen ?? account.card)}${button(t.use_card, { isFull: true })}`,
  )}${link(session.return_url, t.back)}</div>`;
  return { html: drawPage(wording, { title: t.method_title, body, problem }) };
}

const invoiceRow = ({ t, money, day }: Wording, invoice: AccountInvoice): Html =>
  markup`<tr><td>${invoice.number}</td><td>${day(invoice.created_at)}</td><td>${t[invoice.status]}</td><td>${money(invoice.total_cents, invoice.currency)}</td></tr>`;

function drawState({ account, token, wording }: Found): Html {
  const { t, day } = wording;
  const { subscription: own } = account;
  if (!isLive(own)) return markup`<section class="card"><p>${t.none_yet}</p></section>`;
  return markup`<section class="card">${facts([
    [t.workspace, account.name],
    [t.plan, planName(wording, own.plan)],
    [t.state, t[own.status]],
    [own.cancel_at_period_end ? t.ends : t.renews, day(periodOf(own).end)],
  ])}${form(
    token,
    own.cancel_at_period_end
      ? button(t.keep, { name: 'action', value: 'renew' })
      : button(t.cancel, { name: 'action', value: 'cancel', isPlain: true }),
  )}</section>`;
}

function drawInvoices({ account: { invoices }, wording }: Found): Html {
  const { t } = wording;
  const rows = invoices.toReversed().map((one) => invoiceRow(wording, one));
  return markup`<section class="card"><h2 id="invoices">${t.invoices}</h2>${
    rows.length === 0
      ? markup`<p class="muted">${t.no_invoices}</p>`
      : markup`<div class="scroll" role="region" aria-labelledby="invoices" tabindex="0"><table><thead><tr><th scope="col">${t.number}</th><th scope="col">${t.date}</th><th scope="col">${t.state}</th><th scope="col">${t.total}</th></tr></thead><tbody>${rows}</tbody></table></div>`
  }</section>`;
}

function drawClock({ token, now, wording }: Found): Html {
  const { t, day } = wording;
  return markup`<section class="card"><h2>${t.clock}</h2><p>${t.clock_now} <b>${day(now)}</b></p><p class="muted">${t.clock_text}</p>${form(
    token,
    markup`<input type="hidden" name="action" value="clock"><div class="buttons">${Object.keys(clockDays).map((days) =>
      button(days === '1' ? t.one_day : `${days} ${t.days}`, { name: 'days', value: days, isPlain: true }),
    )}</div>`,
  )}</section>`;
}

function drawPortal(found: Found): PageAnswer {
  const { session, account, token, problem, chosen, wording } = found;
  const { t } = wording;
  const card = account.card === null ? undefined : findCard(account.card);
  const body = markup`${drawState(found)}
    <section class="card"><h2>${t.method_title}</h2><p>${card ? `${card.brand} ${t.ending_in} ${card.number.slice(-4)}` : t.none}</p>${form(
      token,
      markup`<input type="hidden" name="action" value="card">${cardField(wording, chosen ?? account.card)}${button(t.use_card, { isPlain: true })}`,
    )}</section>
    ${drawInvoices(found)}${session.may_set_clock && drawClock(found)}${link(session.return_url, t.back)}`;
  return { html: drawPage(wording, { title: t.portal_title, body, problem }) };
}

function drawConnect({ session, account, token, problem, wording }: Found): PageAnswer {
  const { t } = wording;
  const isActive = account.connect?.status === 'active';
  const body = markup`<div class="card">${facts([
    [t.workspace, account.name],
    [t.account, account.connect?.account_id ?? t.none],
    [t.state, isActive ? t.ready : t.unfinished],
  ])}${!isActive && markup`<p class="muted">${t.connect_text}</p>${form(token, button(t.finish, { isFull: true }))}`}${link(session.return_url, t.back)}</div>`;
  return { html: drawPage(wording, { title: t.connect_title, body, problem }) };
}
