import type { Action } from '../../lib/keys/actions.ts';
import { t } from '../../lib/language/app-messages.ts';
import { languages, locale, type Language } from '../../lib/language/locale.ts';
import { defineSlice } from '../../lib/slice.ts';
import { themeStore, type Theme } from '../../lib/browser/theme.ts';
import { saveLocale, saveTheme } from '../profile/preferences.ts';

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

export const profile = defineSlice({
  name: 'profile',
  routes: [
    {
      page: 'requestAlphaAccess',
      layout: 'studio',
      load: async () => (await import('./AlphaAccessScreen.tsx')).AlphaAccessScreen,
      countsAs: 'settings',
    },
  ],
  actions: () => [
    themeAction('light', t('use_light_theme')),
    themeAction('dark', t('use_dark_theme')),
    themeAction('system', t('use_system_theme')),
    ...languageActions(),
  ],
  loadLiveUpdates: async () => (await import('./live-updates.ts')).liveUpdates,
  loadLinkActions: async () => (await import('./link-actions.ts')).linkActions,
  loadSettings: async () => (await import('./settings.ts')).settings,
});
