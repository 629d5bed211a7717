/** Numbers that name something and count nothing: rooms, flights, codes, models, postcodes, books. */
import type { Edit, Rule } from '../edit.ts';
import { rule } from '../edit.ts';
import { wordBefore } from '../context.ts';
import { initialisms, isConsonants, spell } from './tables/letters.ts';
import { cardinal, digitByDigit, inPairs } from './numbers.ts';

const before = (text: string, at: number) => text.slice(Math.max(0, at - 48), at);

const secretBefore =
  /\b(?:pin|(?:pass|zip|area|dialling|dialing|sort|access|promo|discount|security|verification|country|post)?\s?code|password|otp|zip|extension|ext\.?|(?:account|serial|tracking|card|booking|reference|confirmation|order|invoice|case|customer|member(?:ship)?|licen[sc]e|passport|routing|ticket|employee|student|registration|policy|id)(?:\s(?:number|no\.?|id|code|#))?)(?:\s(?:is|was|reads)|:|\sof)?\s#?$/iu;
const combination = /\b(?:enter|type|press|combination(?:\sis|:)?)\s$/iu;
const calls =
  /\b(?:call(?:ed|ing|s)?|dial(?:l?ed|l?ing|s)?|phoned?|phoning|r[aiu]ng|ringing|text)\s(?:\d{3}\s(?:or|and)\s)?$/iu;
const services = /^(?:000|[1-9]11|112|101|105|116|119|999|988)$/;

/** `Call 911`, `the PIN is 4711`, `extension 4021`. */
export const digitsInTurn: Rule = rule(
  /(\d{3,12})(?![\p{L}\d%]|[.,:/-]\d|\s?(?:people|times|years|days|minutes|hours|seconds|points|words|pages)\b)/uy,
  (match, text) => {
    const [, digits = ''] = match;
    const left = before(text, match.index);
    if (
      services.test(digits) &&
      (calls.test(left) ||
        (/^\s(?:calls?|operators?|dispatchers?|emergency)\b/.test(
          text.slice(match.index + digits.length, match.index + 14),
        ) &&
          digits !== '101'))
    ) {
      return digitByDigit(digits);
    }
    if (digits.length > 4 && digits.length < 9 && calls.test(left)) return digitByDigit(digits);
    if (
      /\b(?:pin|ext\.?|extension|code)\b/i.test(left)
        ? secretBefore.test(left)
        : digits.length >= 4 && (secretBefore.test(left) || (combination.test(left) && digits.length < 7))
    )
      return digitByDigit(digits);
    return undefined;
  },
);

/** `the code is 482 913`, in groups. */
export const groupedCode: Rule = rule(/(\d{3})([ -])(\d{3,4})(?![\p{L}\d]|[ -]\d)/uy, (match, text) => {
  const [, first = '', gap = '', second = ''] = match;
  if (!secretBefore.test(before(text, match.index))) return undefined;
  return [
    [first, digitByDigit(first)],
    [gap, ', '],
    [second, digitByDigit(second)],
  ];
});

const namesBefore = new Set(
  (
    'error room rooms suite flight route highway hwy rte interstate bus tram train boeing airbus peugeot porsche bmw ferrari apartment apt ' +
    'studio building lot exit locker cabin box series model gate channel tower hall rt freeway motorway intel core ryzen geforce radeon ' +
    'nikon canon nokia xbox playstation windows studios'
  ).split(' '),
);

const lettersBefore = /(?:^|[^\p{L}\p{N}])(?!(?:[A-Z]?[IVX]+|AND|OR|THE|IN|OF|ON|TO|AT|OVER|ABOUT)\s)[A-Z]{2,5}\s$/u;
const countedAfter = /^\s(?:million|billion|thousand|hundred|[a-z]{3,}s(?!\p{L})|people|men|women)/u;

/** `Room 1408`, `Flight 370`, `Boeing 747-400`, `RTX 4090`. */
export const namedNumber: Rule = rule(/(\d{3,4})(?:(-)(\d{2,4}))?(?![\p{L}\d%]|[.,:/]\d|-\d)/uy, (match, text) => {
  const [all, digits = '', dash, more = ''] = match;
  const left = before(text, match.index);
  const isPlane = /(?:boeing|airbus)\s$/i.test(left);
  if (dash) return isPlane ? `${inPairs(digits)} ${inPairs(more)}` : undefined;
  if (isPlane || namesBefore.has(wordBefore(text, match.index))) return inPairs(digits);
  const isYear = /^(?:19|20)\d\d$/.test(digits);
  return !isYear &&
    lettersBefore.test(left) &&
    !countedAfter.test(text.slice(match.index + all.length, match.index + all.length + 16))
    ? inPairs(digits)
    : undefined;
});

const streetWords =
  'Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Lane|Ln|Drive|Dr|Court|Ct|Place|Pl|Square|Sq|Terrace|Way|Parkway|Pkwy|Highway|Hwy|Crescent|Close|Row|Broadway';
/** `1600 Pennsylvania Avenue`, `221B Baker Street`. */
export const houseNumber: Rule = rule(
  new RegExp(
    `(\\d{1,5})([A-Z]?)(?=,?\\s(?:[NSEW]{1,2}\\.?\\s|North\\s|South\\s|East\\s|West\\s)?(?:(?:\\d{1,3}(?:st|nd|rd|th)|\\p{Lu}[\\p{L}'’.]{0,20})\\s){0,3}(?:${streetWords})(?![\\p{L}]))`,
    'uy',
  ),
  ([, digits = '', letter = '']) => {
    if (digits.length < 3 && !letter) return undefined;
    const said = digits.length === 5 ? `${cardinal(digits.slice(0, 1))} ${inPairs(digits.slice(1))}` : inPairs(digits);
    return letter ? `${said} ${letter}` : said;
  },
);

/** `SW1A 1AA`. */
export const postcode: Rule = rule(
  /([A-Z]{1,2}\d[A-Z\d]?)(\s)(\d[A-Z]{2})(?![\p{L}\d])/uy,
  ([, area = '', gap = '', place = '']) => [
    [area, lettersAndDigits(area)],
    [gap, `,${gap}`],
    [place, lettersAndDigits(place)],
  ],
);

const lettersAndDigits = (written: string) =>
  Array.from(written, (char) => (/\d/.test(char) ? digitByDigit(char) : char)).join(' ');

/** `978-3-16-148410-0`, `0 8044 2957 X`, after ISBN; each group is a part. */
export const isbn: Rule = rule(/\d(?:[- ]?\d){8}(?:[- ]?\d{3})?[- ]?[\dX](?![\p{L}\d-])/uy, (match, text) => {
  if (!/ISBN(?:-?1[03])?:?\s{0,2}$/.test(before(text, match.index))) return undefined;
  return Array.from(match[0].matchAll(/\d+|X|[^\dX]+/g), ([part]) => {
    if (part === 'X') return [part, 'X'] as const;
    return /\d/.test(part) ? ([part, digitByDigit(part)] as const) : ([part, ', '] as const);
  });
});

/** `401(k)`, `501(c)(3)`. */
export const taxSection: Rule = rule(
  /(\d{3})\(([a-z])\)(?:\((\d)\))?(?![\p{L}\d])/uy,
  ([, digits = '', letter = '', sub]) => {
    return `${inPairs(digits)} ${letter.toUpperCase()}${sub ? ` ${cardinal(sub)}` : ''}`;
  },
);

/** `1080p`, `4K`, `221B`, `5G`: digits and capitals that are one name. */
export const digitsAndLetters: Rule = rule(
  /(\d{1,4})([A-Z]{1,3}|(?<=\d{3})[pi])(s?)(?![\p{L}\d])/uy,
  ([, digits = '', letters = '', plural]) => {
    return `${inPairs(digits)} ${spell(letters)}${plural ? "'s" : ''}`;
  },
);

/** A letter or letters read by name, as a part of the name of a model: capitals in a row that are no word. */
const isSpelledPart = (letters: string) =>
  letters.length <= 2 || isConsonants(letters) || initialisms.has(letters) || /^[A-Z]{3}$/.test(letters);

const modelName =
  /(?=[A-Z-]{0,6}\d)[A-Z]{1,5}(?:-?(?:\d{1,8}|[A-Z]{1,3}(?=[\d-]))){1,6}(?:-?[A-Z]{1,3})?(?:neo|Ti|XL|s|a|e|x|i|m|b)?(?![\p{L}\d]|[-.,:/]\d)/uy;
const smallModel =
  /(?:[ie](?=\d-)|[bcdfghjklmnpqrstvwxz]{1,3}(?=\d))\d{1,3}(?:-(\d{3,5})([A-Z]{0,3}))?(?![\p{L}\d]|[-.,:/]\d)/uy;

/** `BA2490`, `F-16`, `R2-D2`, `H2SO4`, `MP3`, `i7-9700K`, `x86`. */
export const model: Rule = (text, at): Edit[] | undefined => {
  for (const pattern of [modelName, smallModel]) {
    pattern.lastIndex = at;
    const written = pattern.exec(text)?.[0];
    if (!written) continue;
    const said = readModel(written);
    return said === undefined ? undefined : [{ from: at, to: at + written.length, spoken: said }];
  }
  return undefined;
};

function readModel(written: string): string | undefined {
  const isSmall = /^[a-z]/.test(written);
  const parts: string[] = [];
  for (const [part] of written.matchAll(/\d+|[A-Z]+|[a-z]+/g)) {
    if (/\d/.test(part)) parts.push(readDigits(part));
    else if (part === 's') parts.push(pluralOf(parts.pop() ?? ''));
    else if (isSmall || part.length === 1) parts.push(spell(part));
    else if (/^[a-z]/.test(part)) parts.push(part);
    else if (part === 'Ti') parts.push('T I');
    else if (isSpelledPart(part)) parts.push(spell(part));
    else return undefined;
  }
  return parts.join(' ');
}

const readDigits = (digits: string) => {
  if (/^[1-9]\d{2}00$/.test(digits)) return `${cardinal(digits.slice(0, 2))} ${inPairs(digits.slice(2))}`;
  return digits.length > 4 ? digitByDigit(digits) : inPairs(digits);
};
const pluralOf = (said: string) =>
  said.endsWith('y') ? `${said.slice(0, -1)}ies` : said.endsWith('x') ? `${said}es` : `${said}s`;

const element = 'H|He|Li|Be|B|C|N|O|F|Ne|Na|Mg|Al|Si|P|S|Cl|Ar|K|Ca|Ti|Cr|Mn|Fe|Co|Ni|Cu|Zn|Br|Ag|Sn|I|Ba|Au|Hg|Pb|U';
const formula = new RegExp(`(?:(?:${element})(?:\\d{0,2}|[₀-₉]{0,3})){2,8}(?![\\p{L}\\d₀-₉-])`, 'uy');
const saltsWithoutDigits = new Set(['NaCl', 'NaOH', 'KCl', 'HCl', 'CuO', 'AgCl', 'ZnO', 'FeO']);

/** `CaCO3`, `Na2CO3`, `NaCl`: elements by their letters, with at least one of two letters. */
export const chemicalFormula: Rule = (text, at): Edit[] | undefined => {
  formula.lastIndex = at;
  const written = formula.exec(text)?.[0];
  if (!written || !/[A-Z].*[A-Z]/.test(written)) return undefined;
  const hasSubscript = /[₀-₉]/.test(written);
  const isMixed = /[A-Z][a-z]/.test(written);
  if (!hasSubscript && (!isMixed || (!/\d/.test(written) && !saltsWithoutDigits.has(written)))) return undefined;
  const parts = Array.from(written.normalize('NFKC').matchAll(/\d+|[A-Z][a-z]?/g), ([part]) =>
    /\d/.test(part) ? cardinal(part) : spell(part),
  );
  return [{ from: at, to: at + written.length, spoken: parts.join(' ') }];
};
