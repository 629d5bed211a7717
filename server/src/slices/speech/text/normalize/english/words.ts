/** What begins with a letter: abbreviations, addresses, dates, names of models, Roman numerals, initialisms. */
import type { Edit, Rule } from '../edit.ts';
import { firstOf } from '../engine.ts';
import { isAlphanumeric } from '../surroundings.ts';
import { abbreviation, mayBeAbbreviation } from './abbreviations.ts';
import type { EnglishAccent } from './accent.ts';
import { bareAddress, email, url } from './addresses.ts';
import { moneyBefore } from './amounts.ts';
import { capitals } from './capitals.ts';
import { castling, pawnMove, pieceMove } from './chess.ts';
import { months, shortDays, shortMonths } from './tables/dates.ts';
import { monthAlone, monthDay, shortDay, weekday, weekdayAlone } from './dates.ts';
import { direction } from './directions.ts';
import { symbols } from './formulas.ts';
import { chemicalFormula, model, postcode } from './identifiers.ts';
import { romanNumeral } from './roman-numerals.ts';
import { stateAndZip } from './states.ts';
import { units } from './tables/units.ts';

type WordReader = (at: number, word: string) => Edit[] | undefined;

const dateWords = new Set([...months, ...Object.keys(shortMonths), ...Object.keys(shortDays)]);
const dateRules = (accent: EnglishAccent): readonly Rule[] => [
  shortDay,
  monthDay(accent),
  weekday,
  weekdayAlone,
  monthAlone,
];
const capitalRules: readonly Rule[] = [direction, castling, pieceMove, postcode, stateAndZip, chemicalFormula, model];
const smallRules: readonly Rule[] = [pawnMove, model];

const lowerCase = /^[\p{Ll}'’]+$/u;
const ordinaryName = /^\p{Lu}[\p{Ll}'’]+$/u;
const smallNumeral = /^[ivxl]+$/;
const beginsAddress = /[.@:_+\d-]/;
const besideAddress = /[\w.@/-]/;

/** Makes the reader of the words of a text. Nearly every word is read as it stands, which is found out first. */
export function wordsOf(accent: EnglishAccent): (text: string) => WordReader {
  const dates = dateRules(accent);
  return (text) => {
    const hasAddress = text.includes('@');
    return (at, word) => {
      const next = text[at + word.length] ?? '';
      const endsHere = next === ' ' || next === ',' || next === '\n' || next === '';
      const mayBeShort = mayBeAbbreviation(word, next);
      if (lowerCase.test(word)) {
        if (endsHere && !mayBeShort && word.length > 2 && !smallNumeral.test(word)) return undefined;
        return readLowerCase(text, at, word, next, mayBeShort, hasAddress);
      }
      const isAlone = !isAlphanumeric(text[at - 1]);
      if (!isAlone) return romanNumeral(text, at, word) ?? capitals(text, at, word);
      const said = readAlone(text, at, word, next, mayBeShort, hasAddress);
      if (said) return said;
      if (dateWords.has(word)) {
        const date = firstOf(dates, text, at);
        if (date) return date;
      }
      // A name has no other reading, unless a number touches it: "Na2CO3", "Rs500".
      if (ordinaryName.test(word) && word !== 'Rs' && !/[\d₀-₉-]/.test(next)) return undefined;
      return readCapitals(text, at, word);
    };
  };
}

function readLowerCase(
  text: string,
  at: number,
  word: string,
  next: string,
  mayBeShort: boolean,
  hasAddress: boolean,
): Edit[] | undefined {
  if (isAlphanumeric(text[at - 1])) return undefined;
  const said = readAlone(text, at, word, next, mayBeShort, hasAddress);
  if (said || word.length > 7) return said;
  return (
    (/[\dx]/.test(next) || /x/.test(word) ? firstOf(smallRules, text, at) : undefined) ??
    (smallNumeral.test(word) ? romanNumeral(text, at, word) : undefined)
  );
}

/** Addresses, abbreviations and symbols, which no letter or digit touches on the left. */
function readAlone(
  text: string,
  at: number,
  word: string,
  next: string,
  mayBeShort: boolean,
  hasAddress: boolean,
): Edit[] | undefined {
  if (beginsAddress.test(next) && !besideAddress.test(text[at - 1] ?? '')) {
    const address = url(text, at) ?? (hasAddress ? email(text, at) : undefined) ?? bareAddress(text, at);
    if (address) return address;
  }
  const said = mayBeShort ? abbreviation(text, at, word) : undefined;
  if (said || word.length > 4) return said;
  if (word === 'x' && isBetweenSizes(text, at)) return [{ from: at, to: at + 1, spoken: 'by' }];
  const unit = text.slice(at - 4, at) === 'per ' && word !== 'in' ? units.get(word)?.[0] : undefined;
  return unit ? [{ from: at, to: at + word.length, spoken: unit }] : symbols(text, at, word);
}

function readCapitals(text: string, at: number, word: string): Edit[] | undefined {
  const isMoney = text.slice(at, at + 3).includes('$') || /^(?:[A-Z]{3}|Rs)$/.test(word);
  return (
    (isMoney ? moneyBefore(text, at) : undefined) ??
    firstOf(capitalRules, text, at) ??
    romanNumeral(text, at, word) ??
    capitals(text, at, word)
  );
}

/** The `x` of `3 ft x 5 ft`. */
const isBetweenSizes = (text: string, at: number) =>
  /\d\s?(?:ft|in|cm|mm|m|km|feet|inch(?:es)?|['’′"″])\.?\s$/.test(text.slice(Math.max(0, at - 12), at)) &&
  /^\s\d/.test(text.slice(at + 1, at + 3));
