/** Pages of the payment provider, what was paid, and payouts. */
import {
  billingOff,
  cardDeclined,
  connectAccountExists,
  invalidRedirectPath,
  noConnectAccount,
  notCardProvider,
  paymentFailed,
} from '#contract/billing/errors.ts';
import { pageAddress } from '#contract/pages.ts';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { toUnix } from '../../kernel/unix-time.ts';
import { audit } from '../../platform/events/audit.ts';
import { findUser } from '../../platform/identity/accounts/users.ts';
import { readOwnWorkspace } from '../../platform/identity/accounts/workspaces.ts';
import type { Invoice, Payments } from '../../ports/payments/port.ts';
import { isOwnPath, paymentProviderOf } from './billing.rules.ts';
import * as store from './billing.store.ts';
import { fetchEvents } from './events.service.ts';
import { ask, changing, requireCustomer, requirePayments } from './provider.service.ts';

const subscriptionPage = ({ parts: { config } }: Ctx): string => config.publicUrl + pageAddress('subscription', {});

/** Where the browser comes back to, and what its reader reads. */
const backHere = (ctx: Ctx) => ({ return_url: subscriptionPage(ctx), languages: ctx.languages });

const readRow = (ctx: Ctx) => store.readSubscription(ctx, ctx.actor.workspace_id);

export async function openPaymentMethodPage(ctx: Ctx) {
  const payments = requirePayments(ctx);
  const row = await readRow(ctx);
  const provider = paymentProviderOf(row);
  if (provider !== null && provider !== 'card') throw AppError.from(notCardProvider);
  const customer_id = requireCustomer(row);
  if (provider === null && row.override_tier !== null) throw AppError.from(notCardProvider);
  const { url } = await ask(ctx, () => payments.createPaymentMethodSession({ customer_id, ...backHere(ctx) }));
  return { url };
}

export async function openPortal(ctx: Ctx) {
  const payments = requirePayments(ctx);
  const customer_id = requireCustomer(await readRow(ctx));
  const may_set_clock = ctx.actor.is_operator;
  const { url } = await ask(ctx, () => payments.createPortalSession({ customer_id, may_set_clock, ...backHere(ctx) }));
  return { url };
}

/** @throws AppError 402 card_declined */
export async function verifyCard(ctx: Ctx) {
  const payments = requirePayments(ctx);
  const customer_id = requireCustomer(await readRow(ctx));
  try {
    const answer = await ask(ctx, () => payments.verifyCard(customer_id));
    return 'verified' in answer ? { status: 'ok' as const, verified: true as const } : answer;
  } catch (error) {
    if (!(error instanceof AppError) || error.status !== paymentFailed.status) throw error;
    throw AppError.from(cardDeclined, { reason: error.message });
  }
}

/** @throws AppError 400 invalid_redirect_path */
function returnAddress({ parts: { config } }: Ctx, path: string): string {
  if (!isOwnPath(path)) throw AppError.from(invalidRedirectPath);
  return config.publicUrl + path;
}

export async function createConnectAccount(ctx: Ctx, path: string) {
  requirePayments(ctx);
  const return_url = returnAddress(ctx, path);
  return changing(ctx, async ({ payments, row, apply }) => {
    if (row.snapshot?.connect_account?.status === 'active') throw AppError.from(connectAccountExists);
    let { customer_id } = row;
    if (customer_id === null) {
      const { name, workspace_id } = await readOwnWorkspace(ctx);
      const user = await findUser(ctx, ctx.actor.user_id);
      const opened = await payments.openCustomer({ workspace_id, name, email: user?.email ?? '' });
      await apply(opened);
      ({ customer_id } = opened);
    }
    const { url, snapshot } = await payments.createConnectAccount({
      ...{ customer_id, return_url },
      languages: ctx.languages,
    });
    await apply(snapshot);
    await audit(ctx, 'billing.connect_account_opened', {});
    return { url };
  });
}

export async function openConnectManagement(ctx: Ctx, path: string) {
  const payments = requirePayments(ctx);
  const return_url = returnAddress(ctx, path);
  const { customer_id, snapshot } = await readRow(ctx);
  if (!snapshot?.connect_account || customer_id === null) throw AppError.from(noConnectAccount);
  const { url } = await ask(ctx, () =>
    payments.createConnectManagement({ customer_id, return_url, languages: ctx.languages }),
  );
  return { url };
}

export async function listInvoices(
  ctx: Ctx,
  { page_size, cursor }: { page_size: number; cursor?: string | undefined },
) {
  const payments = requirePayments(ctx);
  const { customer_id } = await readRow(ctx);
  if (customer_id === null) return { invoices: [], next_cursor: null, has_more: false };
  const { invoices, has_more } = await ask(ctx, () =>
    payments.listInvoices(customer_id, { limit: page_size, after: cursor ?? null }),
  );
  return {
    invoices: invoices.map((one) => ({
      invoice_id: one.invoice_id,
      number: one.number,
      status: one.status,
      currency: one.currency,
      total_cents: one.total_cents,
      refunded_cents: one.refunded_cents,
      created_at_unix: toUnix(one.created_at),
      period_start_unix: toUnix(one.period_start),
      period_end_unix: toUnix(one.period_end),
      lines: one.lines,
      url: one.url,
    })),
    next_cursor: has_more ? (invoices.at(-1)?.invoice_id ?? null) : null,
    has_more,
  };
}

/** Nothing can be earned yet. */
export async function listPayouts(ctx: Ctx) {
  const { snapshot } = await readRow(ctx);
  return {
    ...{ balance_cents: 0, pending_cents: 0, currency: snapshot?.subscription?.plan.currency ?? ('usd' as const) },
    connect_account_status: snapshot?.connect_account?.status ?? ('none' as const),
    payouts: [],
    next_cursor: null,
    has_more: false,
  };
}

/** Only the sandbox has a clock that can be moved. @throws AppError 400 billing_off */
export async function moveClock(ctx: Ctx, hours: number) {
  const { clock } = requirePayments(ctx);
  if (!clock) throw AppError.from(billingOff);
  const now = hours === 0 ? await clock.read() : await clock.advance(hours * 3_600_000);
  await fetchEvents(ctx.parts);
  if (hours > 0) await audit(ctx, 'billing.clock_moved', { hours });
  return { now_unix: toUnix(now) };
}

/** What an operator has on the command line. */
interface OperatorCtx {
  db: Ctx['db'];
  log: Ctx['log'];
  parts: { payments: Payments | undefined };
}

/** @throws AppError 400 no_customer */
export async function listInvoicesOf(ctx: OperatorCtx, workspaceId: string): Promise<Invoice[]> {
  const payments = requirePayments(ctx);
  const customer_id = requireCustomer(await store.readSubscription(ctx, workspaceId));
  const { invoices } = await ask(ctx, () => payments.listInvoices(customer_id, { limit: 1000, after: null }));
  return invoices;
}

/** @throws AppError 400 no_customer, 402 payment_failed */
export async function refundInvoice(
  ctx: OperatorCtx,
  workspaceId: string,
  { invoice_id, amount_cents }: { invoice_id: string; amount_cents: number | null },
): Promise<number> {
  const payments = requirePayments(ctx);
  const customer_id = requireCustomer(await store.readSubscription(ctx, workspaceId));
  const { refunded_cents } = await ask(ctx, () =>
    payments.refund({ customer_id, invoice_id, amount_cents, idempotency_key: newId() }),
  );
  return refunded_cents;
}
