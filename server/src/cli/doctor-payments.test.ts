import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOutgoing } from '../kernel/outgoing/outgoing.ts';
import { handledEvents } from '../ports/payments/stripe/events.ts';
import { secretKey, startStripe, type RecordingStripe } from '../ports/payments/stripe/testing/recording-server.ts';
import { checkPayments } from './doctor-payments.ts';

let stripe: RecordingStripe;
beforeAll(async () => void (stripe = await startStripe()));
afterAll(() => stripe.stop());

const url = 'https://voice.example/billing/webhooks/stripe';
const endpoint = (more: object = {}) => ({ url, status: 'enabled', enabled_events: [...handledEvents], ...more });
const check = (key = secretKey) =>
  checkPayments(
    {
      billing: 'stripe',
      stripe: { secretKey: key, webhookSecrets: ['whsec_1'] },
      publicUrl: 'https://voice.example',
    },
    createOutgoing({ allowPrivate: ['127.0.0.1'] }),
    stripe.api,
  );

test.each([
  [[], 'fail', 'sends no events here'],
  [[endpoint({ url: 'https://other.example/' })], 'fail', 'sends no events here'],
  [[endpoint({ status: 'disabled' })], 'fail', 'sends no events here'],
  [[endpoint({ enabled_events: handledEvents.slice(1) })], 'fail', 'does not send checkout.session.completed'],
  [[endpoint()], 'warn', 'test mode'],
  [[endpoint({ enabled_events: ['*'] })], 'warn', 'test mode'],
])('endpoints %#: %s', async (endpoints, level, message) => {
  stripe.endpoints.splice(0, Infinity, ...endpoints);
  const found = await check();
  expect(found.level).toBe(level);
  expect(found.message).toContain(message);
});

test('a wrong key is said, and not shown', async () => {
  const found = await check('sk_test_wrong_and_secret');
  expect(found).toMatchObject({ level: 'fail', fix: 'check STRIPE_SECRET_KEY and the network' });
  expect(JSON.stringify(found)).not.toContain('wrong_and_secret');
});

test('without Stripe nothing is asked', async () => {
  const own = { stripe: undefined, publicUrl: 'https://voice.example' };
  const from = stripe.requests.length;
  expect(await checkPayments({ ...own, billing: 'off' }, createOutgoing())).toMatchObject({ level: 'ok' });
  expect(await checkPayments({ ...own, billing: 'sandbox' }, createOutgoing())).toMatchObject({ level: 'ok' });
  expect(stripe.requests).toHaveLength(from);
});
