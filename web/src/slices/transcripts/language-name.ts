import { formatLocale } from '../../lib/language/locale.ts';

/** The name of a language as the screen's own language has it. */
export function languageName(code: string): string {
  try {
    const name = new Intl.DisplayNames([formatLocale], { type: 'language' }).of(code) ?? code;
    return name.charAt(0).toLocaleUpperCase(formatLocale) + name.slice(1);
  } catch {
    // Some codes of recognisers are none that the browser knows.
    return code;
  }
}
