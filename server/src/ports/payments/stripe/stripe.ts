/** Stripe, through its SDK. The product decides on plans, discounts and promo codes; Stripe bills what it is told. */
import type { Payments } from '../port.ts';
import { isLiveKey } from './account-check.ts';
import { createCatalogue } from './catalogue.ts';
import { createCharges } from './charges.ts';
import { createClient, hashOf, keyOf, type ClientParts } from './client.ts';
import { createEvents } from './events.ts';
import { createPlanChanges } from './plan-changes.ts';
import { createStripePages } from './pages.ts';
import { createReader } from './reader.ts';
import { createSchedules } from './schedules.ts';
import { snapshotOf } from './snapshot.ts';

interface StripeParts extends ClientParts {
  webhookSecrets: readonly string[];
  now: () => Date;
}

export function createStripe(parts: StripeParts): Payments {
  const { secretKey, webhookSecrets, now } = parts;
  const client = createClient(parts);
  const catalogue = createCatalogue(client);
  const reader = createReader(client, now);
  const schedules = createSchedules(client, catalogue);
  const changes = createPlanChanges({ client, reader, catalogue, schedules });
  const charges = createCharges({ client, reader, catalogue });
  const pages = createStripePages({ client, catalogue, reader });
  const events = createEvents({ client, reader, webhookSecrets, isLive: isLiveKey(secretKey), now });
  const read = async (customerId: string) => snapshotOf(await reader.read(customerId));

  return {
    name: 'stripe',
    async openCustomer({ workspace_id, name, email }) {
      const metadata = { workspace_id };
      const { data } = await client.ask((sdk) =>
        sdk.customers.search({
          query: `metadata['workspace_id']:'${workspace_id.replaceAll(/['\\]/g, '')}'`,
          limit: 1,
        }),
      );
      if (data[0]) return read(data[0].id);
      // The search lags behind by a minute; the key keeps two tabs from making two customers.
      const { id } = await client.ask((sdk) =>
        sdk.customers.create(
          { name, ...(email !== '' && { email }), metadata },
          keyOf('customer', workspace_id, hashOf(name, email)),
        ),
      );
      return read(id);
    },
    createCheckout: pages.checkout,
    createPaymentMethodSession: pages.paymentMethod,
    createPortalSession: pages.portal,
    async changeSubscription(change) {
      const charged_cents = await changes.change(change);
      return { charged_cents, snapshot: await read(change.customer_id) };
    },
    async abandonFirstPayment(customerId) {
      await changes.abandonFirstPayment(customerId);
      return read(customerId);
    },
    async cancelDowngrade(customerId) {
      await changes.cancelDowngrade(customerId);
      return read(customerId);
    },
    async cancelAtPeriodEnd(customerId) {
      await changes.cancelAtPeriodEnd(customerId);
      return read(customerId);
    },
    async renew(customerId) {
      await changes.renew(customerId);
      return read(customerId);
    },
    async applyDiscount(customerId, discount, key) {
      await changes.applyDiscount(customerId, discount, key);
      return read(customerId);
    },
    async chargeExtraUse(use) {
      await charges.extraUse(use);
      return read(use.customer_id);
    },
    previewNextInvoice: changes.preview,
    listInvoices: charges.listInvoices,
    readCustomer: read,
    verifyCard: charges.verifyCard,
    async createConnectAccount(request) {
      const session = await pages.connectAccount(request);
      return { ...session, snapshot: await read(request.customer_id) };
    },
    createConnectManagement: pages.connectManagement,
    async refund(request) {
      return { refunded_cents: await charges.refund(request) };
    },
    parseEvent: events.parse,
  };
}
