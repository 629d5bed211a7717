import { t } from '../../lib/language/actions-messages.ts';
import type { SliceActions } from '../../lib/slice.ts';

export const actions: SliceActions = {
  pages: {
    instanceMail: { label: () => t('go_mail') },
    instanceFeedback: { label: () => t('go_feedback') },
    instanceItemFeedback: { label: () => t('go_item_feedback') },
    instanceSupport: { label: () => t('go_support') },
  },
};
