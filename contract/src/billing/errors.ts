import { declareError } from '../kit/declared-error.ts';

export const billingOff = declareError(400, 'billing_off', {
  message: 'This installation sells no plans: everybody has everything.',
  when: '`BILLING` is `off`.',
  remedy: 'Nothing needs to be bought.',
});

export const isolatedEnvironment = declareError(403, 'isolated_environment', {
  message: 'Paid plans cannot be bought in this environment.',
  when: '`ISOLATED_ENVIRONMENT` is on.',
  remedy: 'Ask an operator of the installation.',
});

export const invalidPlan = declareError(400, 'invalid_plan', {
  message: 'This plan is not sold like this.',
  param: 'subscription_type',
  when: 'The plan is free or agreed on with each customer, or is not sold in this currency.',
  remedy: 'Choose another plan or currency.',
});

export const currencyMismatch = declareError(400, 'currency_mismatch', {
  example: { currency: 'usd' },
  message: ({ currency }) =>
    `The subscription is paid in ${currency}. Another currency can be chosen once it has ended.`,
  param: 'currency',
  when: 'A subscription keeps its currency as long as it lives.',
  remedy: 'Leave the currency out, or cancel and subscribe again after the end of the period.',
});

export const couponExpired = declareError(400, 'coupon_expired', {
  message: 'This coupon has expired, please use a different one.',
  param: 'promocode',
  when: 'The promo code has expired, was revoked, or was used as often as it may be.',
  remedy: 'Use another code, or none.',
});

export const couponInvalid = declareError(400, 'coupon_invalid', {
  message: 'This coupon is invalid.',
  param: 'promocode',
  when: 'The promo code is unknown, was used by this workspace before, or is of another currency.',
  remedy: 'Use another code, or none.',
});

export const alreadySubscribed = declareError(409, 'already_subscribed', {
  message: 'This workspace has a subscription already.',
  when: 'The workspace has a paid plan.',
  remedy: 'Change the subscription instead.',
});

export const notCardProvider = declareError(400, 'not_card_provider', {
  message: 'This plan is not paid by card here. Whoever pays for it decides on it.',
  when: 'A cloud marketplace, another workspace or the operator of the installation provides the plan.',
  remedy: 'Change it where it is paid for.',
});

export const noCustomer = declareError(400, 'no_customer', {
  message: 'Nothing has been bought by this workspace yet.',
  when: 'The payment provider does not know the workspace.',
  remedy: 'Buy a plan first.',
});

export const paymentFailed = declareError(402, 'payment_failed', {
  type: 'payment_required',
  example: { reason: 'Your card was declined.' },
  message: ({ reason }) => reason,
  when: 'The payment was declined. Nothing was changed.',
  remedy: 'Use another payment method, then try again.',
});

export const subscriptionNotActive = declareError(409, 'subscription_not_active', {
  message: 'The subscription is not active. Pay what is due first.',
  when: 'The workspace has no subscription, or one with a payment problem.',
  remedy: 'Subscribe, or change the payment method.',
});

export const nothingToChange = declareError(409, 'nothing_to_change', {
  message: 'The workspace has this plan already.',
  when: 'The plan and its period are those that the workspace has, or those that are scheduled.',
  remedy: 'Choose another plan.',
});

export const changeUnderWay = declareError(409, 'change_under_way', {
  message: 'Another change of the subscription is under way. Try again in a moment.',
  when: 'Two changes of the subscription were asked for at the same time.',
  remedy: 'Wait for the first one.',
});

export const noPendingDowngrade = declareError(400, 'no_pending_downgrade', {
  message: 'No downgrade is scheduled.',
  when: 'There is no scheduled downgrade.',
  remedy: 'Nothing needs to be done.',
});

export const noSubscription = declareError(400, 'no_subscription', {
  message: 'There is no subscription that could be cancelled.',
  when: 'The workspace has no subscription, or one that ends anyway.',
  remedy: 'Nothing needs to be done.',
});

export const notCancelled = declareError(400, 'not_cancelled', {
  message: 'The subscription is not cancelled.',
  when: 'There is no subscription that is going to end.',
  remedy: 'Nothing needs to be done.',
});

export const discountInvalid = declareError(400, 'discount_invalid', {
  message: 'There is no such discount for this subscription.',
  param: 'discount_code',
  when: 'The code names no offer, or there is no subscription that is paid by card.',
  remedy: 'Use one of the codes that are offered.',
});

export const discountAlreadyUsed = declareError(409, 'discount_already_used', {
  message: 'This workspace has used such an offer before.',
  when: 'A workspace has one discount of this kind.',
  remedy: 'None: the subscription stays as it is.',
});

export const discountInForce = declareError(409, 'discount_in_force', {
  message: 'The payments to come are reduced already. This offer would take the place of that discount.',
  when: 'A discount of the subscription goes on after the present period.',
  remedy: 'None: the discount that is in force stays.',
});

export const invalidRedirectPath = declareError(400, 'invalid_redirect_path', {
  message: 'Give a path of this installation, which begins with a single slash.',
  param: 'relative_redirect_path',
  when: 'The path does not begin with one slash, or leads elsewhere.',
  remedy: 'Send a path that begins with a single slash.',
});

export const connectAccountExists = declareError(409, 'account_exists', {
  message: 'This workspace has a payout account already.',
  when: 'The payout account has been finished.',
  remedy: 'Manage the account instead.',
});

export const noConnectAccount = declareError(404, 'no_connect_account', {
  message: 'This workspace has no payout account.',
  when: 'No payout account was made.',
  remedy: 'Make one first.',
});

export const cardDeclined = declareError(402, 'card_declined', {
  type: 'payment_required',
  example: { reason: 'Your card was declined.' },
  message: ({ reason }) => reason,
  when: 'The card on file cannot be charged.',
  remedy: 'Use another card.',
});

export const paymentsUnavailable = declareError(503, 'payment_provider_unavailable', {
  message: 'The payment provider does not answer. Nothing was changed; please try again in a few minutes.',
  when: 'The payment provider cannot be reached.',
  remedy: 'Try again later, with the same idempotency key.',
  headers: { 'retry-after': '60' },
});

export const idempotencyMismatch = declareError(422, 'idempotency_mismatch', {
  type: 'validation_error',
  message: 'This idempotency key was used for another change.',
  param: 'idempotency_key',
  when: 'The key belongs to an earlier change of other content.',
  remedy: 'Use another key for another change.',
});
