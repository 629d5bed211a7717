/** Ordinals, numbers in compounds, numbers that are read digit by digit, and all others. */
import { isFactor } from '../arithmetic.ts';
import { rule, type Rule } from '../edit.ts';
import { numeral } from '../written-amounts.ts';
import { agreement, caseAt, endsRange, ordinalEnding, singular, wordsAfter, wordsBefore } from './grammar.ts';
import { cardinal, collective, digitByDigit, number, one } from './numbers.ts';
import { ordinal, type Ending } from './ordinals.ts';

const notNouns = new Set('i w na do z o od po a ale oraz lub albo za u przy dla czy że to jest są'.split(' '));

/** `2. wydanie`, `na 3. piętrze`: the dot makes an ordinal before a word in small letters. */
export const ordinalNumber: Rule = rule(/(\d{1,4})\.(?=[ \u00a0]\p{L})/uy, (match, text) => {
  const [all, digits = ''] = match;
  const end = match.index + all.length;
  const [noun] = wordsAfter(text, end);
  const isLower = /^[ \u00a0]\p{Ll}/u.test(text.slice(end, end + 2));
  const atStart = /^$|\n$|[.!?:] ?$/.test(text.slice(Math.max(0, match.index - 2), match.index));
  if (/^[a-h][1-8x]/.test(text.slice(end + 1, end + 3)) || /^0\d/.test(digits)) return undefined;
  if (!isLower) {
    const [before = ''] = wordsBefore(text, match.index, 1);
    return /^(?:w|we|na|do|z|od|po)$/.test(before) ? ordinal(digits, ordinalEnding(text, match.index, end)) : undefined;
  }
  // "1. i 2. klasa" shares the noun of the second.
  const shared = /^[ \u00a0](?:i|oraz|lub|albo|czy)[ \u00a0]\d{1,4}\.(?=[ \u00a0])/u.exec(
    text.slice(end, end + 20),
  )?.[0];
  if (shared) return ordinal(digits, ordinalEnding(text, match.index, end + shared.length));
  if (
    notNouns.has(noun) ||
    (atStart &&
      Number(digits) <= 12 &&
      !/^(?:miejsc|wydani|klas|runda|rund|edycj|pięt|etap|rozdział|części|część|dzie|kolejk|ligi|lig|rocznic|wiek|raz|tom|urodzin|tydzie|sezon|tysiąc|rozbi)/.test(
        noun,
      ))
  )
    return undefined;
  return ordinal(digits, ordinalEnding(text, match.index, end));
});

const writtenEndings: Readonly<Record<string, Ending>> = {
  szy: 'y',
  gi: 'y',
  ci: 'y',
  ty: 'y',
  my: 'y',
  wszy: 'y',
  sza: 'a',
  ga: 'a',
  cia: 'a',
  ta: 'a',
  ma: 'a',
  sze: 'e',
  gie: 'e',
  cie: 'e',
  te: 'e',
  me: 'e',
  szego: 'ego',
  giego: 'ego',
  ciego: 'ego',
  tego: 'ego',
  mego: 'ego',
  go: 'ego',
  ego: 'ego',
  szym: 'ym',
  gim: 'ym',
  cim: 'ym',
  tym: 'ym',
  mym: 'ym',
  ym: 'ym',
  szej: 'ej',
  giej: 'ej',
  ciej: 'ej',
  tej: 'ej',
  mej: 'ej',
  ej: 'ej',
  tych: 'ych',
  mych: 'ych',
  ych: 'ych',
  szą: 'ą',
  gą: 'ą',
  tą: 'ą',
};

/** `1-szy`, `5-tego`, `20ty`. */
export const writtenOrdinal: Rule = rule(/(\d{1,6})-?(\p{Ll}{2,5})(?!\p{L})/uy, ([, digits = '', written = '']) => {
  const ending = Object.hasOwn(writtenEndings, written) ? writtenEndings[written] : undefined;
  return ending && ordinal(digits, ending);
});

/** `50-letni` → `pięćdziesięcioletni`, `3-osobowy`, `10-lecie`, `4-krotnie`. */
export const compound: Rule = rule(/(\d{1,3})-?(\p{Ll}{4,30})(?!\p{L})/uy, ([, digits = '', rest = '']) => {
  if (
    !/^(?:letni|leci|osob|dniow|godzin|minut|krot|tygodni|miesięcz|pokoj|piętr|proc|stronicow|metrow|kilometrow|tonow|litrow|gwiazdkow|drzwiow|cyfr|kąt|latk|latek|ramienn|bitow|calow|rdzeniow|etap|sekund|set|tysięcz)/.test(
      rest,
    )
  )
    return undefined;
  return compoundStem(digits) + rest;
});

/** `2` → `dwu`, `3` → `trzy`, `50` → `pięćdziesięcio`: a number as the first part of a word. */
function compoundStem(digits: string): string {
  const value = Number(digits);
  if (value === 1) return 'jedno';
  if (value === 2) return 'dwu';
  if (value === 3) return 'trzy';
  if (value === 4) return 'cztero';
  if (value === 100) return 'stu';
  const words = cardinal(digits, 'genitive').split(' ');
  const last = words.pop() ?? '';
  const ends = { jeden: 'jedno', dwóch: 'dwu', trzech: 'trzy', czterech: 'cztero' }[last];
  return words.map(linked).join('') + (ends ?? linked(last));
}

/** `pięćdziesięciu` → `pięćdziesięcio`; hundreds keep their form. */
const linked = (word: string) =>
  /^(?:stu|dwustu|trzystu|czterystu|\p{L}{3,12}set)$/u.test(word) ? word : word.replace(/u$/, 'o');

const codeWord =
  /(?:^|\P{L})(?:pin|puk|kod(?:u|em)?|hasło|pesel|nip|regon|krs|konto|konta|klienta|numer (?:konta|klienta|telefonu|seryjny|dowodu|karty|zamówienia|rachunku|ewidencyjny)|telefonu?|tel|fax|faks|agent|infolinia)\.?(?:[ \u00a0](?:pin|to|jest|brzmi|wynosi|pod|nr|numer))*:?[ \u00a0]$/iu;
const calling =
  /(?:^|\P{L})(?:dzwoń|dzwonić|dzwoni|zadzwoń|zadzwonić|alarmowy|numer|numeru|telefon|policj\p{L}|pogotowi\p{L}|straż\p{L}?)(?!\p{L})/iu;
const emergency = new Set(['112', '911', '997', '998', '999', '116', '986']);

/** `PIN 4711`, `007`, `pod 112`. */
export const code: Rule = rule(/(\d{3,18})(?![\p{L}\d]|[.,:/]\d)/uy, (match, text) => {
  const [, digits = ''] = match;
  const before = text.slice(Math.max(0, match.index - 48), match.index);
  const isCall = emergency.has(digits) && calling.test(before);
  return codeWord.test(before) || isCall || /^0\d/.test(digits) ? digitByDigit(digits) : undefined;
});

/** `00-950 Warszawa`. */
export const postcode: Rule = rule(/(\d{2})-(\d{3})(?=[ \u00a0]\p{Lu}|$)/uy, (match, text) => {
  const isAlone = !/[\d-]$/.test(text.slice(Math.max(0, match.index - 1), match.index));
  return isAlone
    ? [
        [match[1] ?? '', digitByDigit(match[1] ?? '')],
        ['-', ', '],
        [match[2] ?? '', digitByDigit(match[2] ?? '')],
      ]
    : undefined;
});

const phoneWord =
  /(?:^|\P{L})(?:tel|telefon|telefonu|numer|nr|kom|komórk\p{L}{1,3}|fax|faks|dzwoń|dzwonić|zadzwoń|pod|infolinia)\.?(?:[ \u00a0](?:to|jest|pod|numer))*:?[ \u00a0]$/iu;

/** `22 123 45 67`, `601 234 567`. */
export const telephone: Rule = rule(
  /(?:\d{2} \d{3} \d{2} \d{2}|\d{3}([ -])\d{3}\1\d{3})(?![\p{L}\d]|[ .,-]\d)/uy,
  (match, text) => {
    const [all] = match;
    const isCalled = phoneWord.test(text.slice(Math.max(0, match.index - 40), match.index));
    const isCounted =
      all.endsWith('000') ||
      /^[ \u00a0]\p{L}/u.test(text.slice(match.index + all.length, match.index + all.length + 2));
    if (!isCalled && isCounted && match[1] !== '-' && /^\d{3} /.test(all)) return undefined;
    return all.split(/([ -])/).map((part) => [part, /\d/.test(part) ? digitByDigit(part) : ', '] as const);
  },
);

/** `12a`, `5 b`: a house number. */
export const houseNumber: Rule = rule(
  /(\d{1,4})([a-hA-H])(?![\p{L}\p{M}\d²³(/])/uy,
  ([, digits = '', letter = '']) => `${cardinal(digits)} ${letter}`,
);

/** `po raz 3.`: a number of times that is an ordinal. */
export const timesInARow: Rule = rule(/(\d{1,4})(\.?)(?![\d.,:])/uy, (match, text) => {
  const [before = '', second = ''] = wordsBefore(text, match.index, 2);
  return before === 'raz' && second === 'po' ? [[match[1] ?? '', ordinal(match[1] ?? '', 'y')]] : undefined;
});

/** `5 m. 3`: a house with a flat. */
export const flat: Rule = rule(
  /(\d{1,4})([A-Za-z]?)[ \u00a0]m\.(?=[ \u00a0]?\d)/uy,
  ([, digits = '', letter = '']) => `${cardinal(digits)}${letter && ` ${letter}`} mieszkania`,
);

const labels =
  /(?:rozdział|rozdziale|rozdziału|numer|nr|strona|stronie|str|s|pokój|pokoju|poziom|część|części|tom|tomu|klasa|artykuł|art|ust|ustęp|pkt|punkt|linia|linii|peron|peronu|tor|tabela|rysunek|rys|tab|zadanie|ćwiczenie|pytanie|wersja|wersji|etap|faza|grupa|sezon|odcinek|odcinku|brama|hala|blok|piętro|kanał|kanale|paragraf|kod|ulicy|ulica|ul|android|windows)$/;

const counted = new RegExp(`(${numeral})(?=[ \\u00a0]\\p{Ll}{2})`, 'uy');

/** `3 jabłka`, `w 2 pokojach`, `1 wolne miejsce`: a number in the case and gender of its noun. */
export const countedNumber: Rule = (text, at) => {
  counted.lastIndex = at;
  const match = counted.exec(text);
  if (!match) return undefined;
  const [, written = ''] = match;
  const end = at + written.length;
  const [noun, second] = wordsAfter(text, end);
  const [before = ''] = wordsBefore(text, at, 1);
  if (/^0\d/.test(written) || written.includes(',')) return undefined;
  const isNoun = !notNouns.has(noun) && !labels.test(before) && noun !== 'razy';
  const kind = caseAt(text, at);
  if (!isNoun) return labels.test(before) ? undefined : [{ from: at, to: end, spoken: number(written, kind) }];
  if (written === '1') {
    const { kind: form, gender } = singular(text, at, end);
    return [{ from: at, to: end, spoken: one(form, gender) }];
  }
  const told = agreement(text, at, end);
  // In the instrumental the collective numeral takes another case than the noun that is written.
  const isCollective = told.isChild && told.kind !== 'instrumental' && /^\d{1,2}$/.test(written);
  const children = isCollective ? collective(written, told.kind) : undefined;
  // A man's plural in the nominative has words of its own, which are rare.
  return [
    {
      from: at,
      to: end,
      spoken: children ?? number(written, told.kind, second && told.gender === 'person' ? 'person' : told.gender),
    },
  ];
};

/** Any other number; a long one digit by digit is `manyDigits`. */
export const plainNumber: Rule = (text, at) => {
  for (const pattern of [exact, loose]) {
    pattern.lastIndex = at;
    const written = pattern.exec(text)?.[0];
    if (!written) continue;
    const [before = ''] = wordsBefore(text, at, 1);
    const isGoverned =
      /^(?:od|do|około|ok|powyżej|poniżej|z|spośród)$/.test(before) || endsRange(text, at) || text[at - 1] === '√';
    const isName = /\p{L}-?$/u.test(text.slice(Math.max(0, at - 2), at));
    return [
      { from: at, to: at + written.length, spoken: number(written, isGoverned && !isName ? 'genitive' : 'nominative') },
    ];
  }
  return undefined;
};
const exact = new RegExp(numeral, 'uy');
const loose = /\d{1,18}/uy;

/** `Lot BA2490`: flights are read digit by digit. */
export const flight: Rule = (text, at) => {
  flightNumber.lastIndex = at;
  const digits = flightNumber.exec(text)?.[0];
  const before = text.slice(Math.max(0, at - 20), at);
  if (!digits || !/(?:^|[^\p{L}\d])[A-Z]{2} ?$/u.test(before)) return undefined;
  const isFlight = /[Ll]ot(?:u|em|y)? [A-Z]{2} ?$/.test(before) || !before.endsWith(' ');
  return isFlight && digits.length >= 4
    ? [{ from: at, to: at + digits.length, spoken: digitByDigit(digits) }]
    : undefined;
};
const flightNumber = /\d{3,4}(?![\p{L}\d]|[.,]\d)/uy;

/** `3 x dziennie`, `10x`, `5 razy`. */
export const times: Rule = rule(/(\d{1,4})[ \u00a0]?x(?![\p{L}\d])(?![ \u00a0]?\d)/uy, (match, text) => {
  const [all, digits = ''] = match;
  if (isFactor(text, match.index, match.index + all.length)) return undefined;
  return digits === '1' ? 'raz' : `${cardinal(digits)} razy`;
});
