/** Roman numerals, after names and where their letters leave no doubt. */
import { wordBefore } from '../context.ts';
import type { Edit } from '../edit.ts';
import { romanValue } from '../roman.ts';
import { cardinal, ordinal, year } from './numbers.ts';

/** A numeral after one of these names is an ordinal: Henry the eighth. */
const rulers = new Set(
  (
    'henry louis elizabeth george edward charles james william richard philip napoleon pius benedict paul gregory leo innocent ' +
    'clement urban nicholas alexander peter catherine ivan frederick otto wilhelm ferdinand alfonso christian gustav gustaf ' +
    'carl ptolemy ramesses ramses darius mary robert david kenneth francis john franz haakon harald juan karl malcolm thutmose ' +
    'amenhotep seti xerxes cyrus artaxerxes mehmed murad selim bayezid suleiman constantine theodosius justinian tiberius ' +
    'sixtus boniface celestine eugene honorius julius martin sylvester stephen victor felix pedro joão john-paul margrethe margaret ' +
    'beatrix willem leopold albert rainier ludwig maximilian joseph francisco sigismund casimir wladislaw boris simeon umberto ' +
    'emmanuel vittorio isabella christina olaf olav magnus eric erik canute valdemar anne thomas michael antiochus seleucus mithridates'
  ).split(' '),
);
const royal =
  /\b(?:King|Queen|Pope|Emperor|Empress|Tsar|Czar|Prince|Princess|Kaiser|Sultan|Pharaoh|Shah|Duke|Saint)\s\p{Lu}[\p{L}'’-]{0,24}\s$/u;

/** A numeral after one of these words is a cardinal. */
const counted = new Set(
  (
    'chapter part act scene volume book section article appendix phase type war stage grade figure table rocky fantasy bowl title class ' +
    'episode season unit step schedule annex level round division category group mark vatican vol ch no fig pt bk sec art canto psalm ' +
    'apollo gemini titan saturn final olympiad page pages lesson module tier factor'
  ).split(' '),
);
const determiners = new Set(
  'the a an his her my our your their its this that and or in on at an by to of for with i'.split(' '),
);
const ordinalAfter = /^(?:st|nd|rd|th)?\s(?:century|centuries|Corps|Legion|Olympi|Congress|Dynasty|dynasty|Army)/;
/** Letters that are numerals, too, and hardly ever meant so. */
const others = new Set([
  'MIX',
  'XXX',
  'MMM',
  'MI',
  'DI',
  'CD',
  'DC',
  'MD',
  'CV',
  'MC',
  'XL',
  'LI',
  'CI',
  'DM',
  'CC',
  'MM',
  'DL',
  'ML',
  'CL',
  'CM',
]);

export function romanNumeral(text: string, at: number, word: string): Edit[] | undefined {
  const numeral = word.replace(/['’]s$/, '');
  const value = /^[IVXLCDM]+$/.test(numeral) ? romanValue(numeral) : lowerCaseValue(text, at, numeral);
  if (value === undefined) return undefined;
  const end = at + numeral.length;
  const spoken = readNumeral(text, at, end, numeral.toUpperCase(), value);
  return spoken === undefined ? undefined : [{ from: at, to: end, spoken }];
}

/** `Scene ii`, `page xii`. */
function lowerCaseValue(text: string, at: number, numeral: string): number | undefined {
  if (!/^[ivxl]{1,7}$/.test(numeral) || !counted.has(wordBefore(text, at))) return undefined;
  return numeral === 'i' ? undefined : romanValue(numeral.toUpperCase());
}

function readNumeral(text: string, at: number, end: number, numeral: string, value: number): string | undefined {
  const before = wordBefore(text, at);
  const left = text.slice(Math.max(0, at - 48), at);
  const isAfterName = /\p{Lu}[\p{L}'’-]{0,24}\.?\s{1,2}$/u.test(left);
  const right = text.slice(end, end + 14);
  if (numeral.length > 1 && ordinalAfter.test(right)) return ordinal(value);
  const isOneLetter = numeral.length === 1;
  if (isOneLetter && !/[IVX]/.test(numeral)) return undefined;
  // "Elizabeth I think" is not the queen.
  if (numeral === 'I' && !closesName.test(right)) return undefined;
  if (isAfterName && rulers.has(before) && !(before === 'malcolm' && numeral === 'X') && !others.has(numeral))
    return `the ${ordinal(value)}`;
  if (royal.test(left) && !others.has(numeral)) return `the ${ordinal(value)}`;
  if (counted.has(before) && (isAfterName || !isOneLetter || before === 'type')) return cardinal(value);
  if (isOneLetter || others.has(numeral)) return undefined;
  if (numeral.length >= 4 || (numeral.length === 3 && /^[IVX]+$/.test(numeral)))
    return value >= 1500 && value < 2100 ? year(String(value)) : cardinal(value);
  return isAfterName && /^[IVX]+$/.test(numeral) && !determiners.has(before) && /\p{Lu}\p{Ll}+\s{1,2}$/u.test(left)
    ? cardinal(value)
    : undefined;
}

const closesName =
  /^(?:$|[.,;:!?)'’"”–—-]|\s+(?:of|and|was|is|in|to|at|or|had|became|reigned|ruled|died|began|ended|error|civilization|diabetes|$|[(\n]))/;
