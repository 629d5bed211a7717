import { t } from '../../lib/language/app-messages.ts';
import { openPanel } from '../../lib/panels.ts';
import { defineSlice } from '../../lib/slice.ts';

export const feedback = defineSlice({
  name: 'feedback',
  actions: () => [{ id: 'feedback', label: t('send_feedback'), group: 'help', run: () => openPanel('feedback') }],
});
