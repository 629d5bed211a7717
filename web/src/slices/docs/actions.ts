import { t } from '../../lib/language/actions-messages.ts';
import type { SliceActions } from '../../lib/slice.ts';

export const actions: SliceActions = {
  pages: {
    docs: { label: () => t('go_docs'), key: 'D' },
  },
};
