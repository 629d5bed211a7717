import { t } from '../../lib/language/actions-messages.ts';
import type { SliceActions } from '../../lib/slice.ts';

export const actions: SliceActions = {
  pages: {
    settings: { label: () => t('go_settings') },
  },
};
