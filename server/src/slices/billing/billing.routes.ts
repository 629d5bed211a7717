import * as api from '#contract/billing/api.ts';
import { on } from '../../context.ts';
import { getExtendedSubscription } from './billing.service.ts';

export const billingRoutes = [on(api.getSubscription, (ctx) => getExtendedSubscription(ctx))];
