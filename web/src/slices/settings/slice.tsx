import { Settings } from 'lucide-react';
import type { Action } from '../../lib/keys/actions.ts';
import { t } from '../../lib/language/app-messages.ts';
import { languages, locale, type Language } from '../../lib/language/locale.ts';
import { defineSlice } from '../../lib/slice.ts';
import { themeStore, type Theme } from '../../lib/browser/theme.ts';
import { saveLocale, saveTheme } from './preferences.ts';

const themeAction = (theme: Theme, label: string): Action => ({
  id: `theme-${theme}`,
  label,
  group: 'view',
  run: () => saveTheme(theme),
  isAvailable: () => themeStore.get().theme !== theme,
});

const languageActions = (): Action[] =>
  Object.entries(languages)
    .filter(([name]) => name !== locale)
    .map(([name, language]) => ({
      id: `language-${name}`,
      label: t('use_language', { language }),
      group: 'view',
      run: () => void saveLocale(name as Language),
    }));

export const settings = defineSlice({
  name: 'settings',
  routes: [
    {
      page: 'settings',
      layout: 'studio',
      load: async () => (await import('./SettingsScreen.tsx')).SettingsScreen,
      open: { label: () => t('go_settings') },
    },
  ],
  navigation: [{ page: 'settings', label: () => t('settings'), icon: Settings, group: 'foot' }],
  actions: () => [
    themeAction('light', t('use_light_theme')),
    themeAction('dark', t('use_dark_theme')),
    themeAction('system', t('use_system_theme')),
    ...languageActions(),
  ],
  loadLiveUpdates: async () => (await import('./live-updates.ts')).liveUpdates,
});
