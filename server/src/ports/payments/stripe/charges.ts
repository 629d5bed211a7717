/** Extra use, refunds and cards: money apart from the price of a plan. */
import type { Stripe } from 'stripe';
import { PaymentDeclined, type ExtraUse, type Invoice } from '../port.ts';
import type { Catalogue } from './catalogue.ts';
import { hashOf, keyOf, type Client } from './client.ts';
import { couponIdOf, isIssued, presentInvoice } from './invoices.ts';
import { refuse, requireLive } from './plan-changes.ts';
import type { Reader } from './reader.ts';
import { defaultMethodOf, idOf } from './snapshot.ts';

export interface RefundRequest {
  customer_id: string;
  invoice_id: string;
  amount_cents: number | null;
  idempotency_key: string;
}

interface Parts {
  client: Client;
  reader: Reader;
  catalogue: Catalogue;
}

export function createCharges({ client, reader, catalogue }: Parts) {
  async function chargeNow(use: ExtraUse, key: string): Promise<void> {
    const { customer_id: customer, amount_cents: amount, description, currency } = use;
    const invoice = await client.ask((sdk) =>
      sdk.invoices.create(
        { customer, currency, auto_advance: false, pending_invoice_items_behavior: 'exclude', description },
        keyOf('extra invoice', key),
      ),
    );
    await client.ask((sdk) =>
      sdk.invoiceItems.create(
        { customer, currency, amount, description, invoice: invoice.id, discountable: false },
        keyOf('extra item', key),
      ),
    );
    await client.ask((sdk) =>
      sdk.invoices.finalizeInvoice(invoice.id, { auto_advance: false }, keyOf('extra final', key)),
    );
    try {
      await client.ask((sdk) => sdk.invoices.pay(invoice.id, { off_session: true }, keyOf('extra pay', key)));
    } catch (error) {
      // Nothing of an attempt that failed is to be collected later.
      if (error instanceof PaymentDeclined) {
        await client.ask((sdk) => sdk.invoices.voidInvoice(invoice.id, {}, keyOf('extra void', key)));
      }
      throw error;
    }
  }

  /** An invoice itself holds the first ten lines only. */
  async function linesOf({ id, lines }: Stripe.Invoice): Promise<Stripe.InvoiceLineItem[]> {
    if (!lines.has_more) return lines.data;
    return client.ask((sdk) => sdk.invoices.listLineItems(id, { limit: 100 }).autoPagingToArray({ limit: 1000 }));
  }

  async function present(invoice: Stripe.Invoice): Promise<Invoice> {
    const coupon = couponIdOf(invoice);
    const name = coupon === null ? 'Discount' : await catalogue.couponName(coupon);
    return presentInvoice(invoice, await linesOf(invoice), name);
  }

  return {
    async listInvoices(customer: string, { limit, after }: { limit: number; after: string | null }) {
      const { data, has_more } = await client.ask((sdk) =>
        sdk.invoices.list({
          customer,
          limit,
          expand: ['data.total_discount_amounts.discount'],
          ...(after !== null && { starting_after: after }),
        }),
      );
      return { invoices: await Promise.all(data.filter(isIssued).map(present)), has_more };
    },

    /** @throws PaymentDeclined */
    async extraUse(use: ExtraUse): Promise<void> {
      const state = await reader.read(use.customer_id);
      const { customer_id: customer, amount_cents: amount, description, idempotency_key } = use;
      if (use.when === 'now') {
        // Stripe repeats a refusal under the same key; with another card it is another attempt.
        // What was used is owed, whether the plan goes on or not.
        await chargeNow(use, hashOf(idempotency_key, defaultMethodOf(state)));
        return;
      }
      const own = requireLive(state);
      await client.ask((sdk) =>
        sdk.invoiceItems.create(
          { customer, subscription: own.id, currency: own.currency, amount, description, discountable: false },
          keyOf('extra', idempotency_key),
        ),
      );
    },

    /** As a credit note, which pays the money back and is a paper for it. @throws PaymentDeclined */
    async refund({ customer_id, invoice_id, amount_cents, idempotency_key }: RefundRequest): Promise<number> {
      const invoice = await client.ask((sdk) => sdk.invoices.retrieve(invoice_id));
      if (idOf(invoice.customer) !== customer_id) return refuse('invoice_not_found', 'There is no such invoice.');
      const mark = hashOf(idempotency_key);
      const notes = await client.ask((sdk) => sdk.creditNotes.list({ invoice: invoice_id, limit: 100 }));
      const known = notes.data.find(({ metadata }) => metadata?.['refund'] === mark);
      if (known) return known.amount;
      const left = invoice.amount_paid - invoice.post_payment_credit_notes_amount;
      const amount = amount_cents ?? left;
      if (amount <= 0 || amount > left) {
        return refuse('amount_too_large', 'More than was paid cannot be given back.');
      }
      await client.ask((sdk) =>
        sdk.creditNotes.create(
          { invoice: invoice_id, amount, refund_amount: amount, metadata: { refund: mark } },
          keyOf('refund', idempotency_key, invoice_id),
        ),
      );
      return amount;
    },

    /** @throws PaymentDeclined */
    async verifyCard(customerId: string): Promise<{ verified: true } | { client_secret: string; setup_id: string }> {
      const card = defaultMethodOf(await reader.read(customerId));
      const intent = await client.ask((sdk) =>
        sdk.setupIntents.create({
          customer: customerId,
          usage: 'off_session',
          automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
          ...(card !== null && { payment_method: card, confirm: true }),
        }),
      );
      if (intent.status === 'succeeded') return { verified: true };
      if (intent.client_secret === null) return refuse('card_declined', 'The card could not be verified.');
      // The browser goes on with it: the holder types a card, or confirms the one on file.
      return { client_secret: intent.client_secret, setup_id: intent.id };
    },
  };
}
