import { t } from '../../lib/language/app-messages.ts';
import { defineSlice } from '../../lib/slice.ts';
import { consentStore, openConsent } from './consent.ts';

export const privacy = defineSlice({
  name: 'privacy',
  actions: () => [
    {
      id: 'cookies',
      label: t('cookie_choices'),
      group: 'help',
      run: openConsent,
      isAvailable: () => consentStore.get().consent !== 'not_applicable',
    },
  ],
  loadSettings: async () => (await import('./settings/settings.ts')).settings,
});
