/** Decides the language of the app once at the start. */
import { isString, readLocal, writeLocal } from '../browser/storage.ts';

/** Each language by its own name. */
export const languages = { en: 'English', de: 'Deutsch' } as const;
export type Language = keyof typeof languages;
export const isLanguage = (value: unknown): value is Language => isString(value) && value in languages;

/** Generated from English, to find what is not translated, too narrow or not mirrored. */
const pseudoLocales = ['en-XA', 'ar-XB'] as const;
export type Locale = Language | (typeof pseudoLocales)[number];

const isLocale = (value: unknown): value is Locale =>
  isString(value) && (value in languages || (pseudoLocales as readonly string[]).includes(value));

const key = 'locale';

/**
 * The links of mails lead to a page in the language of the mail; a mail is English when nobody has chosen a language.
 */
function ofMail(): Language | undefined {
  // Prerendered pages have no address.
  const lang = new URLSearchParams(globalThis.location?.search).get('lang');
  return isLanguage(lang) && lang !== 'en' ? lang : undefined;
}

function choose(): Locale {
  const mailed = ofMail();
  if (mailed) return mailed;
  const stored = readLocal<Locale | ''>(key, isLocale, '');
  if (stored) return stored;
  const wanted = (globalThis.navigator?.languages ?? []).map((tag) => tag.split('-')[0] ?? '');
  return wanted.find((tag): tag is Language => tag in languages) ?? 'en';
}

export const locale: Locale = choose();
export const isPseudo = (pseudoLocales as readonly string[]).includes(locale);
/** The locale for Intl, which knows no pseudo-locales and gets English for them. */
export const formatLocale: string = isPseudo ? 'en' : locale;
export const isRightToLeft = locale === 'ar-XB';

/** Tells whether the language was chosen in this browser and not guessed. */
export const hasChosenLocale = (): boolean => readLocal<Locale | ''>(key, isLocale, '') !== '';

/** Takes effect with a reload, so that no component has to know that the language can change. */
export function chooseLocale(next: Language): void {
  // Without storage a reload would change nothing.
  if (writeLocal(key, next)) location.reload();
}
