/** The check of `doctor` on the card provider: whether the key is good, and whether events arrive here. */
import type { Config } from '../kernel/boot/config.ts';
import type { Outgoing } from '../kernel/outgoing/port.ts';
import { checkAccount } from '../ports/payments/stripe/account-check.ts';
import { fail, ok, warn, type Finding } from '../slices/instance/checks/findings.ts';

export async function checkPayments(
  { billing, stripe, publicUrl }: Pick<Config, 'billing' | 'stripe' | 'publicUrl'>,
  outgoing: Outgoing,
  api?: URL,
): Promise<Finding> {
  const subject = 'payments';
  if (!stripe) {
    return ok(subject, billing === 'off' ? 'no plans are sold.' : 'plans are sold on the sandbox, without real money.');
  }
  const { secretKey } = stripe;
  const found = await checkAccount(
    { secretKey, outgoing, ...(api && { api }) },
    `${publicUrl}/billing/webhooks/stripe`,
  );
  switch (found.state) {
    case 'ready':
      return found.isLive
        ? ok(subject, 'Stripe takes payments, and sends its events here.')
        : warn(subject, 'Stripe is in test mode: nobody pays real money.', 'use a live key in production');
    case 'unreachable':
      return fail(subject, found.message, 'check STRIPE_SECRET_KEY and the network');
    case 'no_endpoint':
      return fail(subject, 'Stripe sends no events here.', `add the endpoint ${found.address} to the account`);
    case 'missing_events':
      return fail(subject, `Stripe does not send ${found.events.join(', ')}.`, `add them to ${found.address}`);
  }
}
