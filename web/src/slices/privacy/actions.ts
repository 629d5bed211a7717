import { t } from '../../lib/language/actions-messages.ts';
import type { SliceActions } from '../../lib/slice.ts';
import { consentStore, openConsent } from './consent.ts';

export const actions: SliceActions = {
  actions: () => [
    {
      id: 'cookies',
      label: t('cookie_choices'),
      group: 'help',
      run: openConsent,
      isAvailable: () => consentStore.get().consent !== 'not_applicable',
    },
  ],
};
