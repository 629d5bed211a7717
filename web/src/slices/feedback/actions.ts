import { t } from '../../lib/language/actions-messages.ts';
import { openPanel } from '../../lib/panels.ts';
import type { SliceActions } from '../../lib/slice.ts';

export const actions: SliceActions = {
  actions: () => [{ id: 'feedback', label: t('send_feedback'), group: 'help', run: () => openPanel('feedback') }],
};
