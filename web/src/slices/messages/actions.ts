import { t } from '../../lib/language/actions-messages.ts';
import { openPanel } from '../../lib/panels.ts';
import type { SliceActions } from '../../lib/slice.ts';

export const actions: SliceActions = {
  actions: () => [
    { id: 'notifications', label: t('open_notifications'), group: 'account', run: () => openPanel('notifications') },
  ],
};
