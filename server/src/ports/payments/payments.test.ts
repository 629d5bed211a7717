import { afterAll } from 'vitest';
import { createOutgoing } from '../../kernel/outgoing/outgoing.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { cards, sendForm } from '../../testing/billing.ts';
import { describePayments } from './payments.suite.ts';
import { createStripe } from './stripe/stripe.ts';
import { secretKey, startStripe, webhookSecret, type RecordingStripe } from './stripe/testing/recording-server.ts';

let t: TestApp | undefined;
let stripe: RecordingStripe | undefined;
afterAll(async () => {
  await t?.close();
  await stripe?.stop();
});

function requireOne<T>([first]: T[]): T {
  if (!first) throw new Error('there is no event');
  return first;
}

describePayments('sandbox', async () => {
  const app = (t = await testApp());
  const { payments } = app.parts;
  if (!payments) throw new Error('there is no sandbox');
  const numbers = { good: cards.good, declined: cards.declined, 'fails later': cards.failsLater };
  return {
    payments,
    async newWorkspace() {
      const { workspace_id, email } = await app.user();
      return { workspace_id, email, name: 'Workspace' };
    },
    pay: async (url, card) => (await sendForm(app.url + new URL(url).pathname, { card: numbers[card] })).status === 303,
    beginPayment: async (url) => void (await sendForm(app.url + new URL(url).pathname, { card: cards.confirmed })),
    confirmPayment: async (_customerId, url) => {
      const answer = await sendForm(app.url + new URL(url).pathname, { answer: 'yes' });
      return answer.status === 303 && answer.headers.get('location') === 'http://localhost/done';
    },
    async chooseCard(customer_id, card) {
      const { url } = await payments.createPaymentMethodSession({ customer_id, return_url: 'http://localhost/back' });
      await sendForm(app.url + new URL(url).pathname, { card: numbers[card] });
    },
    passDays: async (days) => void (await payments.clock?.advance(days * 24 * 3_600_000)),
    async takeEvent() {
      const taken: { rawBody: Buffer; signature: string }[] = [];
      await payments.deliverEvents?.(async (rawBody, signature) => void taken.push({ rawBody, signature }));
      return requireOne(taken);
    },
  };
});

describePayments('stripe', async () => {
  const server = (stripe = await startStripe());
  const payments = createStripe({
    ...{ secretKey, webhookSecrets: [webhookSecret], api: server.api, now: () => new Date() },
    outgoing: createOutgoing({ allowPrivate: ['127.0.0.1'] }),
  });
  let workspaces = 0;
  /** What Stripe tells is read, because a reading also does what is left to do, such as keeping a new card. */
  async function deliver(): Promise<void> {
    for (let events = server.takeEvents(); events.length > 0; events = server.takeEvents()) {
      for (const { rawBody, signature } of events) await payments.parseEvent(rawBody, signature);
    }
  }
  return {
    payments,
    newWorkspace: async () => ({ workspace_id: `w${++workspaces}`, email: 'a@voice.example', name: 'Workspace' }),
    async pay(url, card) {
      const session = server.sessions.get(url.slice(url.lastIndexOf('/') + 1));
      if (session?.status !== 'open') return false;
      try {
        server.checkOut(session.id, card === 'declined' ? 'pm_declined' : 'pm_good');
      } catch (error) {
        if (card !== 'declined') throw error;
        return false;
      }
      if (card === 'fails later') server.chooseCard(session.customer, 'pm_declined');
      await deliver();
      return true;
    },
    async beginPayment(url) {
      server.checkOut(url.slice(url.lastIndexOf('/') + 1), 'pm_asks');
      await deliver();
    },
    async confirmPayment(customer_id) {
      const isPaid = server.ledger.confirmFirst(customer_id);
      await deliver();
      return isPaid;
    },
    async chooseCard(customer_id, card) {
      server.chooseCard(customer_id, card === 'good' ? 'pm_good' : 'pm_declined');
      await deliver();
    },
    takeEvent: async () => requireOne(server.takeEvents()),
    async passDays(days) {
      server.ledger.advance(days * 86_400);
      await deliver();
    },
  };
});
