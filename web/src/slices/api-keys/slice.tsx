import { CodeXml } from 'lucide-react';
import { t } from '../../lib/language/app-messages.ts';
import { defineSlice } from '../../lib/slice.ts';

export const apiKeys = defineSlice({
  name: 'api-keys',
  routes: [
    {
      page: 'apiKeys',
      layout: 'studio',
      load: async () => (await import('./ApiKeysScreen.tsx')).ApiKeysScreen,
      open: { label: () => t('go_api_keys'), key: 'K' },
    },
  ],
  navigation: [{ page: 'apiKeys', label: () => t('developers'), icon: CodeXml, group: 'foot' }],
  actions: (open) => [
    {
      id: 'create-api-key',
      label: t('create_api_key'),
      group: 'create',
      run: () => open('apiKeys', { create: 'true' }),
    },
  ],
  loadLiveUpdates: async () => (await import('./live-updates.ts')).liveUpdates,
});
