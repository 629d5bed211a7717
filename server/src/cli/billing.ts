/** The commands `promo …` and `billing …`. Each prints one line of JSON for each row. */
import { parseArgs } from 'node:util';
import { Currency } from '#contract/billing/types.ts';
import { systemScope } from '../context.ts';
import { createLog } from '../kernel/boot/log.ts';
import type { Scope } from '../kernel/context.ts';
import { transaction } from '../kernel/db/transaction.ts';
import { noQueue } from '../kernel/jobs/jobs.ts';
import { createOutgoing } from '../kernel/outgoing/outgoing.ts';
import { createSecretBox, readSecretKey } from '../kernel/secrets.ts';
import { audit } from '../platform/events/audit.ts';
import { findAccountByEmail } from '../platform/identity/accounts/members.ts';
import { createPayments } from '../ports/payments/payments.ts';
import type { Payments } from '../ports/payments/port.ts';
import { listReasons } from '../slices/billing/cancellation/cancellation.service.ts';
import { fetchEvents, reconcile } from '../slices/billing/events.service.ts';
import { listInvoicesOf, refundInvoice } from '../slices/billing/hosted.service.ts';
import { listMarketplaceClaims } from '../slices/billing/marketplace/marketplace-claims.service.ts';
import { setPayer } from '../slices/billing/plan-in-force.service.ts';
import { createPromoCode, listPromoCodes, revokePromoCode } from '../slices/billing/promo-codes/promo-codes.service.ts';
import { readCliConfig, withDatabase } from './open.ts';
import { UsageError } from './usage-error.ts';

const print = (value: unknown) => console.log(JSON.stringify(value));

export async function createPromo(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      percent: { type: 'string' },
      amount: { type: 'string' },
      currency: { type: 'string' },
      months: { type: 'string' },
      expires: { type: 'string' },
      max: { type: 'string' },
    },
  });
  const promocode = requireCode(positionals);
  if ((values.percent === undefined) === (values.amount === undefined)) {
    throw new UsageError('Give --percent, or --amount in cents.');
  }
  const currency = values.currency === undefined ? null : Currency.safeParse(values.currency).data;
  if (currency === undefined) throw new UsageError('--currency must be usd or eur');
  const code = {
    promocode,
    percent_off: wholeNumber('--percent', values.percent, 100),
    amount_off_cents: wholeNumber('--amount', values.amount, 1_000_000_000),
    currency,
    duration_in_months: wholeNumber('--months', values.months, 120),
    expires_at: readDate(values.expires),
    max_redemptions: wholeNumber('--max', values.max, 1_000_000_000),
  };
  const isNew = await withDatabase((scope) => createPromoCode(scope, code));
  if (!isNew) throw new UsageError(`There is a promo code ${promocode} already.`);
  print(code);
}

export async function listPromos(args: string[]): Promise<void> {
  parseArgs({ args, options: {} });
  for (const row of await withDatabase(listPromoCodes)) print(row);
}

export async function revokePromo(args: string[]): Promise<void> {
  const promocode = requireCode(parseArgs({ args, allowPositionals: true, options: {} }).positionals);
  const isKnown = await withDatabase((scope) => revokePromoCode(scope, promocode));
  if (!isKnown) throw new UsageError(`There is no promo code ${promocode}.`);
  print({ promocode, is_revoked: true });
}

export async function listInvoicesOfUser(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { email: { type: 'string' } } });
  const invoices = await withPayments(async (parts) => {
    const { workspace_id } = await requireAccount(parts.scope, values.email);
    return listInvoicesOf(parts, workspace_id);
  });
  for (const invoice of invoices) print(invoice);
}

export async function refund(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { email: { type: 'string' }, invoice: { type: 'string' }, amount: { type: 'string' } },
  });
  const { invoice } = values;
  if (!invoice) throw new UsageError('--invoice must be the id of an invoice, as billing invoices lists it');
  const amount_cents = wholeNumber('--amount', values.amount, 1_000_000_000);
  const answer = await withPayments(async (parts) => {
    const account = await requireAccount(parts.scope, values.email);
    const refunded_cents = await refundInvoice(parts, account.workspace_id, { invoice_id: invoice, amount_cents });
    await audit(parts.scope, 'billing.refunded_by_command_line', { invoice, refunded_cents }, account);
    await fetchEvents(parts);
    return { invoice_id: invoice, refunded_cents };
  });
  print(answer);
}

export async function listCancellationReasons(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { limit: { type: 'string' } } });
  const count = wholeNumber('--limit', values.limit, 100_000) ?? 100;
  for (const row of await withDatabase((scope) => listReasons(scope, count))) print(row);
}

export async function listMarketplace(args: string[]): Promise<void> {
  parseArgs({ args, options: {} });
  for (const row of await withDatabase(listMarketplaceClaims)) print(row);
}

export async function compareSubscriptions(args: string[]): Promise<void> {
  parseArgs({ args, options: {} });
  const compared = await withPayments(async (parts) => {
    await fetchEvents(parts);
    return reconcile(parts, { all: true });
  });
  print({ compared });
}

export async function moveClock(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { 'advance-days': { type: 'string' } } });
  const days = wholeNumber('--advance-days', values['advance-days'], 3660) ?? 0;
  const now = await withPayments(async (parts) => {
    const { clock } = parts.payments;
    if (!clock) throw new UsageError('Only the sandbox has a clock that can be moved.');
    const now = days === 0 ? await clock.read() : await clock.advance(days * 24 * 3_600_000);
    await fetchEvents(parts);
    return now;
  });
  print({ now: now.toISOString() });
}

const payers = ['cloud_marketplace', 'consolidated_billing', 'none'] as const;

export async function setPayerOfUser(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { email: { type: 'string' }, payer: { type: 'string' }, 'charge-email': { type: 'string' } },
  });
  const payer = payers.find((one) => one === values.payer);
  if (!payer) throw new UsageError(`--payer must be one of ${payers.join(', ')}`);
  if ((payer === 'consolidated_billing') !== (values['charge-email'] !== undefined)) {
    throw new UsageError('--charge-email names who pays, with --payer consolidated_billing and only then');
  }
  const answer = await withDatabase((scope) =>
    transaction(scope, async (scope) => {
      const account = await requireAccount(scope, values.email);
      const charged =
        payer === 'consolidated_billing' ? (await requireAccount(scope, values['charge-email'])).workspace_id : null;
      await setPayer(scope, account.workspace_id, { payer: payer === 'none' ? null : payer, charged });
      await audit(scope, 'billing.payer_set_by_command_line', { payer }, account);
      return { workspace_id: account.workspace_id, payer, charge_workspace_id: charged };
    }),
  );
  print(answer);
}

interface PaymentParts {
  scope: Scope;
  db: Scope['db'];
  now: () => Date;
  queue: Scope['queue'];
  payments: Payments;
  log: ReturnType<typeof createLog>;
  parts: { payments: Payments };
}

function withPayments<T>(work: (parts: PaymentParts) => Promise<T>): Promise<T> {
  const config = readCliConfig();
  return withDatabase(async ({ db }) => {
    const now = () => new Date();
    const secrets = createSecretBox(await readSecretKey(config.secretKey, config.dataDir));
    const outgoing = createOutgoing({ allowPrivate: config.outgoingPrivateHosts });
    const payments = createPayments({ config, db, now, secrets, outgoing });
    if (!payments) throw new UsageError('BILLING is off: nothing is sold here.');
    const scope = systemScope({ db, now, queue: noQueue });
    return work({ scope, db, now, queue: noQueue, payments, log: createLog('silent'), parts: { payments } });
  });
}

async function requireAccount(scope: Scope, email: string | undefined) {
  const account = email === undefined ? undefined : await findAccountByEmail(scope, email.toLowerCase());
  if (!account) throw new UsageError('--email must be the address of an account');
  const { user_id, workspace_id } = account;
  return { user_id, workspace_id };
}

function requireCode([code = '', ...more]: string[]): string {
  if (!/^[\w-]{1,100}$/.test(code) || more.length > 0) {
    throw new UsageError('Give one code, of letters, digits, hyphens and underscores.');
  }
  return code.toUpperCase();
}

function wholeNumber(option: string, value: string | undefined, max: number): number | null {
  if (value === undefined) return null;
  const number = /^\d{1,10}$/.test(value) ? Number(value) : 0;
  if (number < 1 || number > max) throw new UsageError(`${option} must be a whole number from 1 to ${max}`);
  return number;
}

/** A day counts until it is over, in UTC; a time is that time. */
function readDate(value: string | undefined): Date | null {
  if (value === undefined) return null;
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(value);
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) throw new UsageError('--expires must be a date such as 2027-01-31');
  return isDay ? new Date(date.getTime() + 86_400_000) : date;
}
