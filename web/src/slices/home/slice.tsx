import { House } from 'lucide-react';
import { appRoot } from '#contract/pages.ts';
import { t } from '../../lib/language/app-messages.ts';
import { defineSlice } from '../../lib/slice.ts';

export const home = defineSlice({
  name: 'home',
  routes: [
    {
      page: 'home',
      layout: 'studio',
      isEntry: true,
      load: async () => (await import('./HomeScreen.tsx')).HomeScreen,
      aliases: ['/', appRoot],
      open: { label: () => t('go_home'), key: 'H' },
    },
  ],
  navigation: [{ page: 'home', label: () => t('home'), icon: House, group: 'top', phoneLabel: () => t('home') }],
});
