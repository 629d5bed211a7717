import * as api from '#contract/billing.ts';
import { on } from '../../context.ts';
import { getExtendedSubscription } from './billing.service.ts';

export const billingRoutes = [on(api.getSubscription, (ctx) => getExtendedSubscription(ctx))];
