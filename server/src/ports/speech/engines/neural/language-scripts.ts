/** Which letters a model can read, by the scripts of its languages. Pure. */

/** Scripts of languages that are not written in Latin letters. */
const scripts: Readonly<Record<string, string>> = {
  ...of('Arabic', 'ar fa ur ps sd ug ku ckb'),
  ...of('Armenian', 'hy'),
  ...of('Bengali', 'as bn'),
  ...of('Cyrillic', 'ba be bg cv kk ky mk mn ru sr tg tt uk'),
  ...of('Devanagari', 'hi kok mr ne sa'),
  ...of('Ethiopic', 'am ti'),
  ...of('Georgian', 'ka'),
  ...of('Greek', 'el'),
  ...of('Gujarati', 'gu'),
  ...of('Gurmukhi', 'pa'),
  ...of('Han', 'cmn nan wuu yue zh'),
  ...of('Hangul', 'ko'),
  ...of('Hebrew', 'he yi'),
  ...of('Kannada', 'kn'),
  ...of('Khmer', 'km'),
  ...of('Lao', 'lo'),
  ...of('Malayalam', 'ml'),
  ...of('Myanmar', 'my'),
  ...of('Oriya', 'or'),
  ...of('Sinhala', 'si'),
  ...of('Tamil', 'ta'),
  ...of('Telugu', 'te'),
  ...of('Thai', 'th'),
  ja: 'Han|Hiragana|Katakana',
};

/** Returns whether a model of these languages reads a letter or a digit. */
export function scriptReader(languages: readonly string[]): (letterOrDigit: string) => boolean {
  const names = new Set(languages.flatMap((language) => (scripts[language] ?? 'Latin').split('|')));
  const classes = [...names, 'Common', 'Inherited'].map((name) => String.raw`\p{Script=${name}}`).join('');
  // Models of other scripts read Latin digits as well.
  const readable = new RegExp(`^[${classes}0-9]`, 'u');
  return (letterOrDigit) => readable.test(letterOrDigit);
}

const names = new Intl.DisplayNames(['en'], { type: 'language' });

/** `English`, `English and Spanish`, or `9 languages`. */
export function describeScripts(languages: readonly string[]): string {
  if (languages.length > 3) return `${languages.length} languages`;
  return new Intl.ListFormat('en').format(languages.map((language) => names.of(language) ?? language));
}

function of(script: string, languages: string): Record<string, string> {
  return Object.fromEntries(languages.split(' ').map((language) => [language, script]));
}
