import * as api from '#contract/billing/api.ts';
import { on } from '../../context.ts';
import { getExtendedSubscription } from './billing.service.ts';
import * as cancellation from './cancellation/cancellation.service.ts';
import * as hosted from './hosted.service.ts';
import { validatePromocode } from './promo-codes/promo-codes.service.ts';
import * as purchase from './purchase.service.ts';

export const billingRoutes = [
  on(api.getSubscription, (ctx) => getExtendedSubscription(ctx)),
  on(api.createCheckoutSession, (ctx, { body }) => purchase.createCheckoutSession(ctx, body)),
  on(api.createUpdatePaymentMethodsSession, (ctx) => hosted.openPaymentMethodPage(ctx)),
  on(api.createPortalSession, (ctx) => hosted.openPortal(ctx)),
  on(api.changeSubscription, (ctx, { body }) => purchase.changeSubscription(ctx, body)),
  on(api.previewSubscriptionChange, (ctx, { query }) => purchase.previewChange(ctx, query)),
  on(api.cancelDowngrade, (ctx) => purchase.cancelDowngrade(ctx)),
  on(api.cancelSubscription, (ctx, { body }) => cancellation.cancelSubscription(ctx, body ?? {})),
  on(api.renewSubscription, (ctx) => cancellation.renewSubscription(ctx)),
  on(api.applyDiscount, (ctx, { body }) => cancellation.applyDiscount(ctx, body)),
  on(api.createConnectAccount, (ctx, { body }) => hosted.createConnectAccount(ctx, body.relative_redirect_path)),
  on(api.createConnectAccountManagementLink, (ctx, { body }) =>
    hosted.openConnectManagement(ctx, body.relative_redirect_path),
  ),
  on(api.verifyCard, (ctx) => hosted.verifyCard(ctx)),
  on(api.validatePromocode, (ctx, { body }, { ip }) => validatePromocode(ctx, body.promocode, ip)),
  on(api.listInvoices, (ctx, { query }) => hosted.listInvoices(ctx, query)),
  on(api.listPayouts, (ctx) => hosted.listPayouts(ctx)),
  on(api.operateClock, (ctx, { body }) => hosted.moveClock(ctx, body.advance_hours)),
];
