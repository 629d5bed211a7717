/** Events of Stripe: their signature, what they ask of this side, and whom they concern. */
import type { Stripe } from 'stripe';
import { InvalidSignature, PaymentDeclined, type PaymentEvent } from '../port.ts';
import { keyOf, toDate, type Client } from './client.ts';
import type { Reader } from './reader.ts';
import { idOf, isLive, snapshotOf, type CustomerState } from './snapshot.ts';

/** Those that an endpoint in the account must be set to send. */
export const handledEvents = [
  'checkout.session.completed',
  'checkout.session.expired',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'customer.updated',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'invoice.finalized',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'invoice.voided',
  'invoice.marked_uncollectible',
  'invoice.upcoming',
  'credit_note.created',
  'payment_method.attached',
  'payment_method.detached',
  'subscription_schedule.created',
  'subscription_schedule.updated',
  'subscription_schedule.released',
  'subscription_schedule.completed',
  'subscription_schedule.canceled',
  'account.updated',
] as const;

const handled: ReadonlySet<string> = new Set(handledEvents);

/** An event that is older was not sent just now: Stripe signs each attempt anew. */
const toleranceSeconds = 300;

interface Parts {
  client: Client;
  reader: Reader;
  /** One for each endpoint in the account: that of Connect has its own. */
  webhookSecrets: readonly string[];
  isLive: boolean;
  now: () => Date;
}

export function createEvents({ client, reader, webhookSecrets, isLive: isLiveKey, now }: Parts) {
  /** @throws InvalidSignature */
  async function verify(rawBody: Buffer, signature: string | undefined): Promise<Stripe.Event> {
    const { webhooks } = await client.sdk();
    for (const secret of webhookSecrets) {
      try {
        return await webhooks.constructEventAsync(
          rawBody,
          signature ?? '',
          secret,
          toleranceSeconds,
          undefined,
          now().getTime(),
        );
      } catch (error) {
        // Another secret may fit. What is signed well and is no JSON is an event of nobody.
        if (error instanceof SyntaxError) break;
      }
    }
    throw new InvalidSignature('The signature of the event is not valid.');
  }

  async function stateOf(customerId: string): Promise<CustomerState | null> {
    try {
      const state = await reader.read(customerId);
      return state.customer.metadata['workspace_id'] === undefined ? null : state;
    } catch (error) {
      // The customer was deleted meanwhile.
      if (error instanceof PaymentDeclined && error.code === 'resource_missing') return null;
      throw error;
    }
  }

  /** A card that was chosen on a page of Stripe is the customer's; the subscription is to be paid with it too. */
  async function keepNewCard(event: Stripe.Event, state: CustomerState): Promise<boolean> {
    const { subscription: own, customer, openInvoices } = state;
    const card = idOf(customer.invoice_settings.default_payment_method);
    if (!own || !isLive(own)) return false;
    if (event.type === 'checkout.session.completed') {
      const paidWith = idOf(own.default_payment_method);
      if (card !== null || paidWith === null) return false;
      await client.ask((sdk) =>
        sdk.customers.update(
          customer.id,
          { invoice_settings: { default_payment_method: paidWith } },
          keyOf('default card', event.id),
        ),
      );
      return true;
    }
    const before = event.type === 'customer.updated' ? event.data.previous_attributes : undefined;
    if (card === null || before === undefined || !('invoice_settings' in before)) return false;
    if (idOf(own.default_payment_method) !== card) {
      await client.ask((sdk) =>
        sdk.subscriptions.update(own.id, { default_payment_method: card }, keyOf('card', event.id)),
      );
    }
    for (const { id } of openInvoices) await payWith(id, card);
    return true;
  }

  /** Stripe tries again later when the new card is refused too. */
  async function payWith(invoice: string, card: string): Promise<void> {
    try {
      await client.ask((sdk) => sdk.invoices.pay(invoice, { payment_method: card }, keyOf('pay', invoice, card)));
    } catch (error) {
      if (!(error instanceof PaymentDeclined)) throw error;
    }
  }

  return {
    /** @throws InvalidSignature, PaymentsUnavailable */
    async parse(rawBody: Buffer, signature: string | undefined): Promise<PaymentEvent> {
      const event = await verify(rawBody, signature);
      const customerId = event.livemode === isLiveKey && handled.has(event.type) ? customerOf(event) : null;
      let state = customerId === null ? null : await stateOf(customerId);
      if (state && (await keepNewCard(event, state))) state = await stateOf(state.customer.id);
      return {
        event_id: event.id,
        type: event.type,
        created_at: toDate(event.created),
        snapshot: state && snapshotOf(state),
        checkout_session_id: event.type.startsWith('checkout.session.') ? objectOf(event).id : null,
      };
    },
  };
}

interface EventObject {
  id: string;
  object: string;
  customer?: string | { id: string } | null;
  metadata?: Record<string, string> | null;
}

const objectOf = ({ data }: Stripe.Event): EventObject => data.object as EventObject;

function customerOf(event: Stripe.Event): string | null {
  const { id, object, customer, metadata } = objectOf(event);
  if (object === 'customer') return id;
  if (object === 'account') return metadata?.['customer'] ?? null;
  // A method that was taken away names its customer only as the one of before.
  const before = event.data.previous_attributes as { customer?: string | null } | undefined;
  return idOf(customer) ?? before?.customer ?? null;
}
