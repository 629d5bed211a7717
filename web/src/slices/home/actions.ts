import { t } from '../../lib/language/actions-messages.ts';
import type { SliceActions } from '../../lib/slice.ts';

export const actions: SliceActions = {
  pages: {
    home: { label: () => t('go_home'), key: 'H' },
  },
};
