import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { tooManyAttempts } from '../security/errors.ts';
import { Secret } from '../kit/secret.ts';
import * as errors from './errors.ts';
import { Tier } from './plans.ts';
import {
  AppliedDiscount,
  BillingPeriod,
  CancellationReason,
  Currency,
  DowngradeEffects,
  ExtendedSubscription,
  Invoice,
  NextInvoice,
} from './types.ts';

export const getSubscription = endpoint({
  method: 'GET',
  path: '/v1/user/subscription',
  operation: 'user_subscription_get',
  summary: 'Get the subscription',
  description:
    'Returns the plan of the workspace, the credits used in this billing period, the limits of the plan, and what is going to be paid.',
  tag: 'user',
  publicApi: 2025,
  permission: 'user_read',
  response: ExtendedSubscription,
});

/** Money is the matter of a person: no key may spend it, and no operator in somebody's account. */
const ofAdmin = { tag: 'billing', access: 'admin', permission: 'session-only', support: false } as const;

const always = [errors.billingOff, errors.paymentsUnavailable] as const;
const changing = [...always, errors.changeUnderWay] as const;
const Url = z.object({ url: z.string().describe('The page that the browser goes to.') });
const Session = Url.extend({ session_id: z.string().describe('The id of the session at the payment provider.') });
const Changed = z.object({
  status: z.literal('ok'),
  subscription: ExtendedSubscription.describe('The subscription as it is now.'),
});
const ToTier = Tier.describe('The plan to have.');
const ToPeriod = BillingPeriod.describe('How often to pay for it.');
const Promocode = z.string().trim().min(1).max(100);

export const createCheckoutSession = endpoint({
  ...ofAdmin,
  method: 'POST',
  path: '/create-checkout-session',
  operation: 'billing_createCheckoutSession',
  summary: 'Start a checkout',
  description:
    'Begins the purchase of a plan and returns the address of the page on which it is paid. The plan begins when it was paid. Only admins of the workspace may do this.',
  idempotent: true,
  body: z.object({
    subscription_type: ToTier,
    billing_period: ToPeriod,
    currency: Currency.default('usd').describe(
      'The currency to pay in. It stays for as long as the subscription lives.',
    ),
    promocode: Promocode.nullish().describe('A promo code. It takes the place of the offer of the first month.'),
    no_default_promocode: z
      .boolean()
      .default(false)
      .describe('Whether to do without the offer of the first month. A `promocode` that is sent counts all the same.'),
  }),
  response: Session,
  errors: [
    ...changing,
    errors.isolatedEnvironment,
    errors.invalidPlan,
    errors.couponExpired,
    errors.couponInvalid,
    errors.alreadySubscribed,
    errors.notCardProvider,
  ],
});

export const createUpdatePaymentMethodsSession = endpoint({
  ...ofAdmin,
  method: 'POST',
  path: '/create-update-payment-methods-session',
  operation: 'billing_createUpdatePaymentMethodsSession',
  summary: 'Start a change of the payment method',
  description: 'Returns the address of the page on which the payment method is changed.',
  response: Url,
  errors: [...always, errors.notCardProvider, errors.noCustomer],
});

export const createPortalSession = endpoint({
  ...ofAdmin,
  method: 'POST',
  path: '/create-portal-session',
  operation: 'billing_createPortalSession',
  summary: 'Open the customer portal',
  description: 'Returns the address of the page of the payment provider with the subscription and its invoices.',
  response: Url,
  errors: [...always, errors.noCustomer],
});

export const changeSubscription = endpoint({
  ...ofAdmin,
  method: 'POST',
  path: '/change-subscription',
  operation: 'billing_changeSubscription',
  summary: 'Change the plan',
  description:
    'A higher plan begins at once: its first period is paid now, less the unused rest of the present one. A lower one, or monthly payment instead of yearly, begins when the present period ends. A repeated `idempotency_key` gets the first answer again.',
  body: z.object({
    subscription_type: ToTier,
    billing_period: ToPeriod,
    currency: Currency.optional().describe('Must be the currency of the subscription, if it is given.'),
    promocode: Promocode.nullish().describe('A promo code, for a change that is paid now.'),
    idempotency_key: z.string().min(1).max(200).optional().describe('Names the change, so that it is made once.'),
  }),
  response: Changed.extend({
    change: z.enum(['upgrade', 'downgrade']).describe('What kind of change it is.'),
    effective: z.enum(['now', 'period_end']).describe('When the new plan begins.'),
    amount_due_cents: z.int().describe('What was charged now, in cents.'),
    discount: AppliedDiscount.nullable().describe(
      'What the promo code took off; null without one, and for a change at the end of the period, which no code applies to.',
    ),
  }),
  errors: [
    ...changing,
    errors.isolatedEnvironment,
    errors.invalidPlan,
    errors.currencyMismatch,
    errors.couponExpired,
    errors.couponInvalid,
    errors.paymentFailed,
    errors.subscriptionNotActive,
    errors.nothingToChange,
    errors.notCardProvider,
    errors.idempotencyMismatch,
  ],
});

export const previewSubscriptionChange = endpoint({
  ...ofAdmin,
  method: 'GET',
  path: '/v1/billing/change-preview',
  operation: 'billing_previewChange',
  summary: 'Preview a change of the plan',
  description:
    'Says what a change would cost, when it would begin, and what happens to members and voices beyond the limits of the new plan. `free` stands for cancelling. Nothing is changed.',
  query: z.object({
    subscription_type: ToTier,
    billing_period: ToPeriod,
    promocode: Promocode.optional().describe('A promo code, for a change that is paid now. It is not used up.'),
  }),
  response: z.object({
    change: z.enum(['upgrade', 'downgrade', 'cancel']).describe('What kind of change it would be.'),
    effective: z.enum(['now', 'period_end']).describe('When it would begin.'),
    effective_unix: z.int().describe('The same, in Unix seconds.'),
    amount_due_cents: z.int().describe('What would be charged now, in cents.'),
    discount: AppliedDiscount.nullable().describe(
      'What the promo code would take off; null without one, and for a change at the end of the period, which no code applies to.',
    ),
    next_invoice: NextInvoice.nullable().describe(
      'The next invoice after a change at the end of the period; else null.',
    ),
    effects: DowngradeEffects.describe('What happens to what the workspace has.'),
  }),
  errors: [
    ...always,
    errors.invalidPlan,
    errors.couponExpired,
    errors.couponInvalid,
    errors.subscriptionNotActive,
    errors.nothingToChange,
    errors.notCardProvider,
  ],
});

export const cancelDowngrade = endpoint({
  ...ofAdmin,
  method: 'POST',
  path: '/cancel-downgrade',
  operation: 'billing_cancelDowngrade',
  summary: 'Cancel the scheduled downgrade',
  description: 'The present plan goes on after the end of the period.',
  response: Changed,
  errors: [...changing, errors.noPendingDowngrade],
});

export const cancelSubscription = endpoint({
  ...ofAdmin,
  method: 'POST',
  path: '/cancel-subscription',
  operation: 'billing_cancelSubscription',
  summary: 'Cancel the subscription',
  description:
    'The plan ends with the period that is paid for; then the workspace is on the free plan. Who wants may say why.',
  body: CancellationReason.nullish(),
  response: z.object({
    status: z.literal('ok'),
    cancel_at_unix: z.int().describe('When the plan ends, in Unix seconds.'),
  }),
  errors: [...changing, errors.noSubscription, errors.notCardProvider],
});

export const renewSubscription = endpoint({
  ...ofAdmin,
  method: 'POST',
  path: '/renew-subscription',
  operation: 'billing_renewSubscription',
  summary: 'Renew a cancelled subscription',
  description: 'Takes back a cancellation whose time has not come.',
  response: Changed,
  errors: [...changing, errors.notCancelled],
});

export const applyDiscount = endpoint({
  ...ofAdmin,
  method: 'POST',
  path: '/apply-discount',
  operation: 'billing_applyDiscount',
  summary: 'Accept an offer instead of cancelling',
  description:
    'Applies one of the discounts that are offered to whoever wants to cancel: `special-offer-30`, `special-offer-50` or `special-offer-70`. A workspace has one of them, once, and none while a discount of a promo code goes on. It is of the payments to come.',
  body: CancellationReason.extend({ discount_code: z.string().max(100).describe('The code of the offer.') }),
  response: z.object({
    status: z.literal('ok'),
    percent_off: z.number().describe('The discount in percent.'),
    duration_in_months: z.int().describe('For how many months it lasts.'),
  }),
  errors: [...changing, errors.discountInvalid, errors.discountAlreadyUsed, errors.discountInForce],
});

const RedirectPath = z.object({
  relative_redirect_path: z.string().max(500).describe('Where the browser comes back to: a path of this installation.'),
});

export const createConnectAccount = endpoint({
  ...ofAdmin,
  method: 'POST',
  path: '/create-connect-account',
  operation: 'billing_createConnectAccount',
  summary: 'Make a payout account',
  description: 'Returns the address of the page on which an account for payouts is made, or finished.',
  body: RedirectPath,
  response: Url,
  errors: [...changing, errors.invalidRedirectPath, errors.connectAccountExists],
});

export const createConnectAccountManagementLink = endpoint({
  ...ofAdmin,
  method: 'POST',
  path: '/create-connect-account-management-link',
  operation: 'billing_createConnectAccountManagementLink',
  summary: 'Manage the payout account',
  description: 'Returns the address of the page of the payout account.',
  body: RedirectPath,
  response: Url,
  errors: [...always, errors.invalidRedirectPath, errors.noConnectAccount],
});

export const verifyCard = endpoint({
  ...ofAdmin,
  method: 'POST',
  path: '/verify-card',
  operation: 'billing_verifyCard',
  summary: 'Verify the card on file',
  description: 'Asks the payment provider whether the card can be charged. Nothing is charged.',
  response: z.union([
    z.object({ status: z.literal('ok'), verified: z.literal(true).describe('The card can be charged.') }),
    z.object({
      client_secret: Secret.describe('What the script of the payment provider needs.'),
      setup_id: z.string().describe('The id of the verification.'),
    }),
  ]),
  errors: [...always, errors.noCustomer, errors.cardDeclined],
});

export const validatePromocode = endpoint({
  method: 'POST',
  path: '/validate-promocode',
  operation: 'billing_validatePromocode',
  summary: 'Validate a promo code',
  description: 'Says whether a promo code can be used, and what it is worth. No credentials are needed.',
  tag: 'billing',
  access: 'public',
  permission: 'any-key',
  body: z.object({ promocode: z.string().max(100).describe('The code.') }),
  response: z.object({
    valid: z.boolean().describe('Whether the code can be used.'),
    amount_off: z.int().nullable().describe('The discount in cents; null if it is none of this kind.'),
    percent_off: z.number().nullable().describe('The discount in percent; null if it is none of this kind.'),
    duration_in_months: z.int().nullable().describe('For how many months; null for the first payment only.'),
  }),
  errors: [tooManyAttempts],
});

export const listInvoices = endpoint({
  ...ofAdmin,
  method: 'GET',
  path: '/v1/billing/invoices',
  operation: 'billing_listInvoices',
  summary: 'List the invoices',
  description: 'Lists the invoices of the workspace, the newest first.',
  query: z.object({
    page_size: z.coerce.number().int().min(1).max(100).default(30).describe('Invoices per page.'),
    cursor: z.string().max(200).optional().describe('`next_cursor` of the page before.'),
  }),
  response: z.object({
    invoices: z.array(Invoice).describe('The invoices.'),
    next_cursor: z.string().nullable().describe('Where the next page starts; null on the last one.'),
    has_more: z.boolean().describe('Whether there are more.'),
  }),
  errors: always,
});

export const listPayouts = endpoint({
  ...ofAdmin,
  method: 'GET',
  path: '/v1/payouts',
  operation: 'billing_listPayouts',
  summary: 'List the payouts',
  description:
    'Says what the workspace has earned and was paid. Nothing can be earned in this installation yet, so there are no payouts; the state of the payout account is real.',
  query: z.object({
    page_size: z.coerce.number().int().min(1).max(100).default(30).describe('Payouts per page.'),
    cursor: z.string().max(200).optional().describe('`next_cursor` of the page before.'),
  }),
  response: z.object({
    balance_cents: z.int().describe('What can be paid out, in cents.'),
    pending_cents: z.int().describe('What is earned but not yet final, in cents.'),
    currency: Currency.describe('The currency of both.'),
    connect_account_status: z.enum(['none', 'pending', 'active']).describe('The state of the payout account.'),
    payouts: z.array(z.never()).describe('Always empty: nothing can be earned yet.'),
    next_cursor: z.string().nullable().describe('Always null.'),
    has_more: z.boolean().describe('Always false.'),
  }),
});

export const operateClock = endpoint({
  method: 'POST',
  path: '/v1/operator/billing/clock',
  operation: 'operator_moveBillingClock',
  summary: 'Move the clock of the sandbox on',
  description:
    'Moves the clock of the payment sandbox forward: what is due by then is renewed, fails or ends, in every workspace. With `0` it is only read. It cannot be moved back.',
  tag: 'operator',
  access: 'operator',
  permission: 'session-only',
  body: z.object({
    advance_hours: z
      .int()
      .min(0)
      .max(24 * 366)
      .describe('How many hours to move it on.'),
  }),
  response: z.object({ now_unix: z.int().describe('The time of the sandbox, in Unix seconds.') }),
  errors: [errors.billingOff],
});
