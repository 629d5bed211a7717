import { t } from '../../lib/language/actions-messages.ts';
import type { SliceActions } from '../../lib/slice.ts';

export const actions: SliceActions = {
  pages: {
    subscription: { label: () => t('go_subscription') },
    pricing: { label: () => t('go_pricing') },
  },
};
