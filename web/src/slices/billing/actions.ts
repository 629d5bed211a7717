import { t } from '../../lib/language/actions-messages.ts';
import type { SliceActions } from '../../lib/slice.ts';

export const actions: SliceActions = {
  pages: {
    subscription: { label: () => t('go_subscription') },
    usage: { label: () => t('go_usage') },
    pricing: { label: () => t('go_pricing') },
  },
};
