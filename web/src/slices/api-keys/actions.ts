import { t } from '../../lib/language/actions-messages.ts';
import type { SliceActions } from '../../lib/slice.ts';

export const actions: SliceActions = {
  pages: {
    apiKeys: { label: () => t('go_api_keys'), key: 'K' },
  },
  actions: (open) => [
    {
      id: 'create-api-key',
      label: t('create_api_key'),
      group: 'create',
      run: () => open('apiKeys', { create: 'true' }),
    },
  ],
};
