/** Whether plans are sold, and by whom. */
import { z } from 'zod';
import { list, oneOf, optional } from './kinds.ts';

export const billingSettings = {
  BILLING: optional(oneOf(['off', 'sandbox', 'stripe'])).describe(
    'Whether plans are sold: not at all, so that everybody has what the enterprise plan has (`off`); on a sandbox with test cards and without real money (`sandbox`); through an account at Stripe (`stripe`, see `docs/billing.md`). Default: `sandbox` when `PUBLIC_URL` is this machine, else `off`.',
  ),
  STRIPE_SECRET_KEY: optional(z.string()).describe(
    'With `BILLING=stripe`: the secret key of the account, or a restricted key. One that begins with `sk_test_` takes no real money.',
  ),
  STRIPE_WEBHOOK_SECRET: optional(list).describe(
    'With `BILLING=stripe`: the signing secrets of the webhook endpoints in the account, separated by commas. The endpoints have the address `/billing/webhooks/stripe` of this installation.',
  ),
  ALLOW_SANDBOX_BILLING: optional(oneOf(['0', '1'])).describe(
    'With `1`, `BILLING=sandbox` is allowed where others can reach the installation: they get paid plans without paying. Default: `0`.',
  ),
  ISOLATED_ENVIRONMENT: optional(oneOf(['0', '1'])).describe(
    'With `1`, nobody can buy a paid plan here; plans that were bought go on. Default: `0`.',
  ),
};
