import { themeStore, type Theme } from '../../lib/browser/theme.ts';
import type { Action } from '../../lib/keys/actions.ts';
import { t } from '../../lib/language/actions-messages.ts';
import { languages, locale, type Language } from '../../lib/language/locale.ts';
import type { SliceActions } from '../../lib/slice.ts';
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

export const actions: SliceActions = {
  actions: () => [
    themeAction('light', t('use_light_theme')),
    themeAction('dark', t('use_dark_theme')),
    themeAction('system', t('use_system_theme')),
    ...languageActions(),
  ],
};
