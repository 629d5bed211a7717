/**
 * Maps ISO 639-1 codes (and `yue`) to the usual espeak-ng voice of the language. Only languages of the package are
 * listed.
 */
export const espeakLanguages: Readonly<Record<string, string>> = {
  ...same('af am an ar as az ba be bg bn bs ca cs cv cy da de el eo es et eu fa fi fo fr ga gd gn gu he hi hr ht hu'),
  ...same('hy ia id io is it ja ka kk kl kn ko ku ky la lb lt lv mi mk ml mr ms mt my ne nl om or pa pl qu ro ru'),
  ...same('sd si sk sl sq sr sv sw ta te th ti tk tn tr tt ug uk ur uz vi yue'),
  en: 'en-us',
  nb: 'nb',
  no: 'nb',
  pt: 'pt-br',
  zh: 'cmn',
};

/**
 * The espeak-ng voices that the package always speaks, because the 1.51 of Debian has other sounds for them or durations
 * that differ by more than 2 %: it is older, and lacks the large dictionaries of Chinese and Russian. All other voices
 * have the same sounds in both.
 */
export const packagedVoices: ReadonlySet<string> = new Set(
  'as ba be ca cmn fo gn he hy ka kk mr my or ru ti tk uk yue'.split(' '),
);

function same(names: string): Record<string, string> {
  return Object.fromEntries(names.split(' ').map((name) => [name, name]));
}
