import { t } from '../../lib/language/actions-messages.ts';
import type { SliceActions } from '../../lib/slice.ts';

export const actions: SliceActions = {
  pages: {
    history: { label: () => t('go_history'), key: 'S' },
  },
};
