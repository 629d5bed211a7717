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

function same(names: string): Record<string, string> {
  return Object.fromEntries(names.split(' ').map((name) => [name, name]));
}
