/** Events that the provider sends to the server: the bytes of the body count, and only a good signature changes anything. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as api from '#contract/billing/api.ts';
import { createOutgoing } from '../../kernel/outgoing/outgoing.ts';
import { bySession } from '../../contract-suite/http.suite.ts';
import { createStripe } from '../../ports/payments/stripe/stripe.ts';
import {
  secretKey,
  startStripe,
  webhookSecret,
  type RecordingStripe,
} from '../../ports/payments/stripe/testing/recording-server.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { readSubscription, startCheckout } from '../../testing/billing.ts';

let stripe: RecordingStripe;
let t: TestApp;
beforeAll(async () => {
  stripe = await startStripe();
  const payments = createStripe({
    ...{ secretKey, webhookSecrets: [webhookSecret], api: stripe.api, now: () => new Date() },
    outgoing: createOutgoing({ allowPrivate: ['127.0.0.1'] }),
  });
  t = await testApp({ parts: () => ({ payments }) });
});
afterAll(async () => {
  await t.close();
  await stripe.stop();
});

const send = (rawBody: Buffer, signature: string) =>
  fetch(`${t.url}/billing/webhooks/stripe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
    body: new Uint8Array(rawBody),
  });

test('a plan that is paid at Stripe is in force when its event has arrived, which may come twice', async () => {
  const user = await t.user();
  const page = await startCheckout(t, user, 'creator');
  const sessionId = page.slice(page.lastIndexOf('/') + 1);
  stripe.checkOut(sessionId);
  const events = stripe.takeEvents();
  for (const { rawBody } of events) expect((await send(rawBody, 't=1,v1=00')).status).toBe(400);
  expect((await readSubscription(t, user)).tier).toBe('free');
  stripe.instead.push(...Array.from({ length: 9 }, () => ({ status: 500, body: {} })));
  const [first] = events;
  expect((await send(first?.rawBody ?? Buffer.from(''), first?.signature ?? '')).status).toBe(503);
  stripe.instead.length = 0;
  for (const { rawBody, signature } of [...events.toReversed(), ...events]) {
    expect((await send(rawBody, signature)).status).toBe(200);
  }
  expect(await readSubscription(t, user)).toMatchObject({
    tier: 'creator',
    status: 'active',
    payment_provider: 'card',
  });
  const invoices = await (await t.call(api.listInvoices, bySession(user), {})).json();
  expect(invoices.invoices).toMatchObject([{ status: 'paid' }]);
});
