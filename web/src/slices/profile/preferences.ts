/** Stores theme and language in this browser and with the account, for the user's other browsers. */
import type { User } from '#contract/profile/types.ts';
import { editUser } from '#contract/profile/api.ts';
import { track } from '../analytics/public.ts';
import { call } from '../../lib/api.ts';
import { chooseLocale, hasChosenLocale, isLanguage, locale, type Language } from '../../lib/language/locale.ts';
import { chooseTheme, hasChosenTheme, type Theme } from '../../lib/browser/theme.ts';

/** Applies the theme at once, even if the server cannot be reached, and then saves it with the account. */
export function saveTheme(theme: Theme): void {
  chooseTheme(theme);
  track('theme_changed', { theme });
  call(editUser, { body: { theme } }).catch(() => undefined);
}

/** Saves the language with the account, then reloads the page, because a reload would cancel the request. */
export async function saveLocale(next: Language): Promise<void> {
  track('locale_changed', { locale: next });
  await call(editUser, { body: { locale: next } }).catch(() => undefined);
  chooseLocale(next);
}

/** Applies the account's preferences in a browser where nothing was chosen yet. */
export function followPreferences(user: User): void {
  const theme = user.theme;
  if (theme && !hasChosenTheme()) chooseTheme(theme);
  const wanted = user.locale?.split('-')[0];
  if (isLanguage(wanted) && wanted !== locale && !hasChosenLocale()) chooseLocale(wanted);
}
