/**
 * A card provider without money: plans are bought, renewed and lost as with a real one, on pages of this server, with
 * test cards and a clock that can be moved on.
 */
import { timingSafeEqual } from 'node:crypto';
import type { Db } from '../../../kernel/db/db.ts';
import { reviveDates } from '../../../kernel/dated-json.ts';
import type { SecretBox } from '../../../kernel/secrets.ts';
import { InvalidSignature, PaymentDeclined, type PaymentEvent, type Payments } from '../port.ts';
import { findCard } from './cards.ts';
import * as commands from './commands.ts';
import { createLedger } from './ledger.ts';
import { createPages } from './pages.ts';
import { snapshotOf } from './snapshot.ts';
import * as store from './store.ts';

interface SandboxParts {
  db: Db;
  now: () => Date;
  publicUrl: string;
  secrets: Pick<SecretBox, 'sign'>;
}

/** An event that is older than this was not sent just now. */
const maxSignatureAgeMs = 30 * 60_000;

export function createSandbox(parts: SandboxParts): Payments {
  const { db, now, secrets } = parts;
  const ledger = createLedger(parts);
  const signatureOf = (time: string, body: string) => secrets.sign('sandbox event', `${time}.${body}`);

  const read = (customerId: string) => ledger.change(customerId, ({ account }) => snapshotOf(account));
  const changed = (customerId: string, run: Parameters<typeof ledger.change<void>>[1]) =>
    ledger.change(customerId, (step) => {
      run(step);
      return snapshotOf(step.account);
    });

  return {
    name: 'sandbox',
    pages: createPages({ ledger, secrets }),
    async openCustomer(workspace) {
      return read(await ledger.open(workspace));
    },
    createCheckout: ({ customer_id, plan, discount, success_url, cancel_url, idempotency_key, languages }) =>
      ledger.openSession(
        customer_id,
        { kind: 'checkout', return_url: success_url, cancel_url, languages, checkout: { plan, discount } },
        idempotency_key,
      ),
    createPaymentMethodSession: ({ customer_id, ...back }) =>
      ledger.openSession(customer_id, { kind: 'payment_method', ...back }),
    createPortalSession: ({ customer_id, ...session }) =>
      ledger.openSession(customer_id, { kind: 'portal', ...session }),
    async changeSubscription({ customer_id, idempotency_key, ...change }) {
      const charged_cents = await ledger.once(customer_id, idempotency_key, (step) =>
        commands.changePlan(step, change),
      );
      return { charged_cents, snapshot: await read(customer_id) };
    },
    abandonFirstPayment: (customerId) => changed(customerId, commands.abandonFirstPayment),
    cancelDowngrade: (customerId) => changed(customerId, commands.cancelDowngrade),
    cancelAtPeriodEnd: (customerId) => changed(customerId, commands.cancelAtPeriodEnd),
    renew: (customerId) => changed(customerId, commands.renew),
    async applyDiscount(customerId, discount, key) {
      await ledger.once(customerId, key, (step) => (commands.applyDiscount(step, discount), 'applied'));
      return read(customerId);
    },
    async chargeExtraUse({ customer_id, idempotency_key, when, ...item }) {
      await ledger.once(customer_id, idempotency_key, (step) => (commands.chargeExtraUse(step, item, when), 'charged'));
      return read(customer_id);
    },
    previewNextInvoice: (customerId, change) => ledger.rehearse(customerId, (step) => commands.preview(step, change)),
    async listInvoices(customerId, { limit, after }) {
      const { invoices } = await ledger.read(customerId);
      const newest = invoices.toReversed();
      const from = after === null ? 0 : newest.findIndex(({ invoice_id }) => invoice_id === after) + 1;
      const page = newest.slice(from, from + limit);
      return { invoices: page.map(commands.presentInvoice), has_more: newest.length > from + limit };
    },
    readCustomer: read,
    async verifyCard(customerId) {
      const { card } = await ledger.read(customerId);
      const known = card === null ? undefined : findCard(card);
      const refusal = known
        ? known.refusal.later
        : { code: 'no_payment_method', message: 'There is no payment method on file.' };
      if (refusal) throw new PaymentDeclined(refusal.code, refusal.message);
      return { verified: true };
    },
    async createConnectAccount({ customer_id, ...back }) {
      const snapshot = await changed(customer_id, commands.openConnectAccount);
      return { ...(await ledger.openSession(customer_id, { kind: 'connect', ...back })), snapshot };
    },
    createConnectManagement: ({ customer_id, ...back }) =>
      ledger.openSession(customer_id, { kind: 'connect', ...back }),
    async refund({ customer_id, invoice_id, amount_cents, idempotency_key }) {
      const refunded_cents = await ledger.once(customer_id, idempotency_key, (step) =>
        commands.refund(step, invoice_id, amount_cents),
      );
      return { refunded_cents };
    },
    async parseEvent(rawBody, signature) {
      const body = rawBody.toString('utf8');
      const [, time = '', hash = ''] = /^t=(\d{1,15}),v1=([\w-]+)$/.exec(signature ?? '') ?? [];
      const expected = Buffer.from(signatureOf(time, body));
      const given = Buffer.from(hash);
      const isOwn = given.length === expected.length && timingSafeEqual(given, expected);
      if (!isOwn || Math.abs(now().getTime() - Number(time)) > maxSignatureAgeMs) {
        throw new InvalidSignature('The signature of the event is not valid.');
      }
      return reviveDates<PaymentEvent>(JSON.parse(body));
    },
    async deliverEvents(take) {
      await ledger.runDue();
      const events = await store.takeEvents(db, now());
      for (const { event_id, body } of events) {
        const time = String(now().getTime());
        await take(Buffer.from(body), `t=${time},v1=${signatureOf(time, body)}`);
        await store.markDelivered(db, event_id, now());
      }
      if (events.length === 0) await store.purgeEvents(db, now());
      return events.length;
    },
    clock: { read: ledger.now, advance: ledger.advance },
  };
}
