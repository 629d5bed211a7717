/** Which language the product speaks to this person, decided once at the start. */
import { isString, readLocal, writeLocal } from '../browser/storage.ts';

/** Each in its own words. */
export const languages = { en: 'English', de: 'Deutsch' } as const;
export type Language = keyof typeof languages;
export const isLanguage = (value: unknown): value is Language => isString(value) && value in languages;

/** Made from English, to see what is not translated, what is too narrow and what does not mirror. */
const pseudoLocales = ['en-XA', 'ar-XB'] as const;
export type Locale = Language | (typeof pseudoLocales)[number];

const isLocale = (value: unknown): value is Locale =>
  isString(value) && (value in languages || (pseudoLocales as readonly string[]).includes(value));

const key = 'locale';

/** The links of mails lead to a page in the language of the mail; a mail is English when nobody has chosen a language. */
function ofMail(): Language | undefined {
  // Pages that are made ahead have no address.
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
/** For Intl: the pseudo-locales count as English. */
export const formatLocale: string = isPseudo ? 'en' : locale;
export const isRightToLeft = locale === 'ar-XB';

/** Somebody chose it in this browser; otherwise it is a guess. */
export const hasChosenLocale = (): boolean => readLocal<Locale | ''>(key, isLocale, '') !== '';

/** Takes effect with a reload: nothing on the screen has to know that words can change. */
export function chooseLocale(next: Language): void {
  // Where nothing can be kept, a reload would change nothing.
  if (writeLocal(key, next)) location.reload();
}
