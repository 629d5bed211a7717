/** Reads what a customer is now. Stripe's events may come in any order, so nothing is taken from the object in an event. */
import type { Stripe } from 'stripe';
import { PaymentDeclined } from '../port.ts';
import { keyOf, sdkCodeOf, type Client, type Sdk } from './client.ts';
import { chooseSubscription, downgradeOf, idOf, rankOf, type CustomerState } from './snapshot.ts';

/** Subscriptions that this product made carry it. */
export const ownMark = { veery: 'plan' };

const subscriptionParts = ['data.schedule', 'data.discounts.source.coupon'];
const pageSize = 100;

export interface Reader {
  /** @throws PaymentDeclined when there is no such customer */
  read(customerId: string): Promise<CustomerState>;
}

export function createReader(client: Client, now: () => Date): Reader {
  // A state that was read later is the newer one. The number fits into the integers that JSON keeps exactly.
  let latest = 0;
  const nextVersion = () => (latest = Math.max(latest + 1, now().getTime()));

  return {
    read: (customerId) =>
      client.ask(async (sdk) => {
        const version = nextVersion();
        const [found, all, open] = await Promise.all([
          sdk.customers.retrieve(customerId),
          listSubscriptions(sdk, customerId),
          sdk.invoices.list({ customer: customerId, status: 'open', limit: pageSize }),
        ]);
        if (found.deleted) throw new PaymentDeclined('resource_missing', 'The customer was deleted at Stripe.');
        const rest = await giveBackDoubles(sdk, all);
        const subscription = chooseSubscription(rest);
        const account = found.metadata['connect_account'];
        const [upcoming, connect] = await Promise.all([
          previewUpcoming(sdk, subscription),
          account === undefined ? null : readAccount(sdk, account),
        ]);
        return {
          customer: found,
          subscription,
          upcoming,
          openInvoices: open.data,
          account: connect,
          version,
          asOf: timeOf(found, now),
        };
      }),
  };
}

/** The time of the server that answered, in seconds. */
function timeOf({ lastResponse }: Stripe.Response<Stripe.Customer>, now: () => Date): Date {
  const time = Date.parse(lastResponse.headers['date'] ?? '');
  return Number.isNaN(time) ? now() : new Date(time);
}

async function listSubscriptions(sdk: Sdk, customer: string): Promise<Stripe.Subscription[]> {
  const { data } = await sdk.subscriptions.list({
    customer,
    status: 'all',
    limit: pageSize,
    expand: subscriptionParts,
  });
  return data;
}

/**
 * Two checkouts may be paid at the same moment. The one that was first stays; what the others cost is paid back.
 * @returns what is left
 */
async function giveBackDoubles(sdk: Sdk, all: Stripe.Subscription[]): Promise<Stripe.Subscription[]> {
  const own = all.filter((one) => rankOf(one) === 0 && one.metadata['veery'] === ownMark.veery);
  const [, ...doubles] = own.toSorted((a, b) => a.created - b.created || (a.id < b.id ? -1 : 1));
  for (const double of doubles) {
    const invoiceId = idOf(double.latest_invoice);
    // First the money: a process that dies in between begins again with the subscription that is still there.
    if (invoiceId !== null) await payBack(sdk, invoiceId, double.id);
    await sdk.subscriptions.cancel(
      double.id,
      { prorate: false, invoice_now: false, cancellation_details: { comment: 'Bought twice at the same moment.' } },
      keyOf('double', double.id),
    );
  }
  return all.filter((one) => !doubles.includes(one));
}

async function payBack(sdk: Sdk, invoiceId: string, subscriptionId: string): Promise<void> {
  const { amount_paid: paid, post_payment_credit_notes_amount: given, status } = await sdk.invoices.retrieve(invoiceId);
  if (status === 'open') await sdk.invoices.voidInvoice(invoiceId, {}, keyOf('double void', subscriptionId));
  const amount = paid - given;
  if (amount <= 0) return;
  await sdk.creditNotes.create(
    { invoice: invoiceId, amount, refund_amount: amount, reason: 'duplicate' },
    keyOf('double refund', subscriptionId),
  );
}

async function previewUpcoming(sdk: Sdk, own: Stripe.Subscription | null): Promise<Stripe.Invoice | null> {
  if (own === null || rankOf(own) !== 0 || own.cancel_at !== null || own.cancel_at_period_end) return null;
  const schedule = downgradeOf(own) && idOf(own.schedule);
  try {
    return await sdk.invoices.createPreview(schedule === null ? { subscription: own.id } : { schedule });
  } catch (error) {
    if (sdkCodeOf(error) === 'invoice_upcoming_none') return null;
    throw error;
  }
}

/** An account that its owner has disconnected or deleted is none. */
async function readAccount(sdk: Sdk, id: string): Promise<Stripe.Account | null> {
  try {
    return await sdk.accounts.retrieve(id);
  } catch (error) {
    if (['resource_missing', 'account_invalid'].includes(sdkCodeOf(error) ?? '')) return null;
    throw error;
  }
}
