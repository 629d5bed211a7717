import { t } from '../../lib/language/actions-messages.ts';
import type { SliceActions } from '../../lib/slice.ts';

export const actions: SliceActions = {
  pages: {
    webhooks: { label: () => t('go_webhooks'), key: 'W' },
  },
  actions: (open) => [
    {
      id: 'create-webhook',
      label: t('create_webhook'),
      group: 'create',
      run: () => open('webhooks', { create: 'true' }),
    },
  ],
};
