import { t } from '../../lib/language/app-messages.ts';
import { defineSlice } from '../../lib/slice.ts';

export const docs = defineSlice({
  name: 'docs',
  routes: [
    {
      page: 'docs',
      layout: 'public',
      isEntry: true,
      load: async () => (await import('./DocsScreen.tsx')).DocsScreen,
      open: { label: () => t('go_docs'), key: 'D' },
    },
  ],
});
