/** How the product looks and speaks: chosen in one browser, kept with the account for the next one. */
import type { User } from '#contract/profile/types.ts';
import { editUser } from '#contract/profile/api.ts';
import { call } from '../../lib/api.ts';
import { chooseLocale, hasChosenLocale, isLanguage, locale, type Language } from '../../lib/language/locale.ts';
import { chooseTheme, hasChosenTheme, type Theme } from '../../lib/browser/theme.ts';

/** Seen at once; the account follows. A server that is away must not keep a room from getting dark. */
export function saveTheme(theme: Theme): void {
  chooseTheme(theme);
  call(editUser, { body: { theme } }).catch(() => undefined);
}

/** The page is loaded anew in the language, after the account has it: an unsent wish would be lost with the page. */
export async function saveLocale(next: Language): Promise<void> {
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
