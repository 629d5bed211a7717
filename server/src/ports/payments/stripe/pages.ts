/** Pages of Stripe that the browser is sent to. */
import type { Stripe } from 'stripe';
import type { CheckoutRequest, HostedSession } from '../port.ts';
import type { Catalogue } from './catalogue.ts';
import { hashOf, keyOf, type Client } from './client.ts';
import { refuse } from './plan-changes.ts';
import { ownMark, type Reader } from './reader.ts';
import { isReady } from './snapshot.ts';

interface PageRequest {
  customer_id: string;
  return_url: string;
}

interface Parts {
  client: Client;
  catalogue: Catalogue;
  reader: Reader;
}

const hosted = ({ id, url }: { id: string; url: string | null }): HostedSession =>
  url === null ? refuse('session_expired', 'This page has expired.') : { session_id: id, url };

export function createStripePages({ client, catalogue, reader }: Parts) {
  /** A customer who begins again, in another tab perhaps, cannot pay for both. */
  async function expireOthers(customer: string, mark: string): Promise<void> {
    const { data } = await client.ask((sdk) => sdk.checkout.sessions.list({ customer, status: 'open', limit: 100 }));
    for (const { id, mode, metadata } of data) {
      if (mode !== 'subscription' || metadata?.['request'] === mark) continue;
      await client.ask((sdk) => sdk.checkout.sessions.expire(id, {}, keyOf('expire', id)));
    }
  }

  const openPortal = async (
    { customer_id, return_url }: PageRequest,
    flow?: Stripe.BillingPortal.SessionCreateParams,
  ) => {
    const configuration = await catalogue.portal();
    const session = await client.ask((sdk) =>
      sdk.billingPortal.sessions.create({ customer: customer_id, configuration, return_url, ...flow }),
    );
    return hosted(session);
  };

  const onboard = async (account: string, return_url: string): Promise<HostedSession> => {
    const { url } = await client.ask((sdk) =>
      sdk.accountLinks.create({ account, type: 'account_onboarding', refresh_url: return_url, return_url }),
    );
    return { session_id: account, url };
  };

  return {
    async checkout(request: CheckoutRequest): Promise<HostedSession> {
      const { customer_id, plan, discount, success_url, cancel_url, idempotency_key } = request;
      const price = await catalogue.price(plan);
      const coupon = discount && (await catalogue.coupon(discount, plan.currency));
      const mark = hashOf(idempotency_key);
      await expireOthers(customer_id, mark);
      const session = await client.ask((sdk) =>
        sdk.checkout.sessions.create(
          {
            mode: 'subscription',
            customer: customer_id,
            line_items: [{ price, quantity: 1 }],
            ...(coupon !== null && { discounts: [{ coupon }] }),
            success_url,
            cancel_url,
            metadata: { request: mark },
            subscription_data: { metadata: ownMark },
          },
          keyOf('checkout', idempotency_key),
        ),
      );
      return hosted(session);
    },

    portal: (request: PageRequest) => openPortal(request),

    paymentMethod: (request: PageRequest) =>
      openPortal(request, {
        flow_data: {
          type: 'payment_method_update',
          after_completion: { type: 'redirect', redirect: { return_url: request.return_url } },
        },
      }),

    async connectAccount({ customer_id, return_url }: PageRequest): Promise<HostedSession> {
      const { customer, account } = await reader.read(customer_id);
      if (account) return onboard(account.id, return_url);
      const former = customer.metadata['connect_account'] ?? null;
      const made = await client.ask((sdk) =>
        sdk.accounts.create(
          {
            type: 'express',
            ...(customer.email !== null && { email: customer.email }),
            capabilities: { transfers: { requested: true } },
            metadata: { customer: customer_id },
          },
          keyOf('connect', customer_id, former),
        ),
      );
      await client.ask((sdk) => sdk.customers.update(customer_id, { metadata: { connect_account: made.id } }));
      return onboard(made.id, return_url);
    },

    async connectManagement({ customer_id, return_url }: PageRequest): Promise<HostedSession> {
      const { account } = await reader.read(customer_id);
      if (!account) return refuse('no_connect_account', 'There is no payout account.');
      // Stripe has a dashboard for accounts only once they are complete.
      if (!isReady(account)) return onboard(account.id, return_url);
      const { url } = await client.ask((sdk) => sdk.accounts.createLoginLink(account.id));
      return { session_id: account.id, url };
    },
  };
}
