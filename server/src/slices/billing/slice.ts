import { defineSlice } from '../../manifest.ts';
import { billingRoutes } from './billing.routes.ts';
import { compareSubscriptions, followConfiguration, takeEvents } from './billing.upkeep.ts';

export const slice = defineSlice({
  name: 'billing',
  purpose: 'Sells plans, and says which plan a workspace has and what the plan allows.',
  routes: billingRoutes,
  upkeep: { atStart: followConfiguration, everyTenSeconds: takeEvents, everyMinute: compareSubscriptions },
  tables: [
    'subscription',
    'billing_event',
    'billing_change',
    'billing_mode',
    'extra_charge',
    'promo_code',
    'promo_redemption',
    'cancellation_reason',
    'billing_notice',
    'marketplace_claim',
  ],
  personalData: {
    archive: [
      {
        ...{ file: 'marketplace-claims', table: 'marketplace_claim', hide: ['token'] },
        ...{ key: 'workspace_id', of: { column: 'user_id' } },
      },
      {
        ...{ file: 'cancellation-reasons', table: 'cancellation_reason' },
        ...{ key: 'reason_id', of: { column: 'user_id' } },
      },
    ],
  },
});
