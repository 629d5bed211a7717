/** English text as it is said: numbers, dates, money, abbreviations and the like, as edits of what is written. */
import { abbreviation } from './abbreviations.ts';
import { bareAddress, email, handle, hashtag, url } from './addresses.ts';
import { dimension, feetAndInches, inches, moneyAfter, moneyBefore, quantity } from './amounts.ts';
import {
  ordinalNumber,
  plainNumber,
  power,
  rangeStart,
  ratio,
  sign,
  signedNumber,
  slashFraction,
  version,
} from './arithmetic.ts';
import { capitals, romanNumeral } from './capitals.ts';
import { isAlphanumeric } from './context.ts';
import {
  dayMonth,
  dayRange,
  decades,
  isoDate,
  lastDay,
  monthAlone,
  monthDay,
  plainYear,
  shortDay,
  slashDate,
  weekday,
  yearRange,
} from './dates.ts';
import { rule, type Edit, type Rule } from '../edit.ts';
import { cardinal, decade } from './numbers.ts';
import { bracketed, grouped, international, local, manyDigits } from './telephone.ts';
import { clock, hourOnly } from './times-of-day.ts';

/** The first that applies is taken: what is longer and surer stands first. */
const numberRules: readonly Rule[] = [
  manyDigits,
  email,
  isoDate,
  grouped,
  slashDate,
  dayRange,
  dayMonth,
  lastDay,
  clock,
  hourOnly,
  ratio,
  version,
  bareAddress,
  local,
  feetAndInches,
  inches,
  dimension,
  slashFraction,
  yearRange,
  moneyAfter,
  ordinalNumber,
  decades,
  quantity,
  rangeStart,
  plainYear,
  plainNumber,
];

const shortDecade = rule(/['‘’](\d0)s(?![\p{L}\p{N}])/uy, ([, digits = '']) => decade(digits));
const shortYear = rule(/['‘’](\d\d)(?![\p{L}\p{N}'’])(?=[\s.,;!?)]|$)/uy, ([, digits = '']) => {
  return digits.startsWith('0') ? `oh ${cardinal(digits)}` : undefined;
});
const sections = rule(/(§§?)\s?(?=\d)/uy, ([, marks = '']) => (marks.length > 1 ? 'sections ' : 'section '));
const ampersand = rule(/&/uy, () => 'and');

const signRules: Readonly<Record<string, readonly Rule[]>> = {
  '(': [bracketed],
  '+': [international, signedNumber, sign],
  '#': [hashtag],
  '@': [handle],
  '§': [sections],
  '&': [ampersand],
  "'": [shortDecade, shortYear],
  '’': [shortDecade, shortYear],
  '‘': [shortDecade, shortYear],
  '²': [power],
  '³': [power],
};
const signs = new Set('+=*×÷−-<>^/.,:_≈≠≤≥±√∞°%‰€£©®™℃℉№~');
const fractions = new Set('½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅐⅛⅜⅝⅞⅑⅒');
const currencySigns = new Set('$£€¥₹₩₽₺₪₿');

const dateRules: readonly Rule[] = [shortDay, monthDay, weekday, monthAlone];

/** A word with its apostrophe, a digit, or any one character that is neither. */
const tokens = /\p{L}[\p{L}\p{M}]*(?:['’]\p{L}{1,3}(?!\p{L}))?|[^\s\p{L}\p{M}]/gu;

/** Edits do not overlap and are in order. */
export function normalizeEnglish(text: string): Edit[] {
  const found: Edit[] = [];
  const hasAddress = text.includes('@');
  tokens.lastIndex = 0;
  for (let match = tokens.exec(text); match; match = tokens.exec(text)) {
    const [token] = match;
    const at = match.index;
    const said =
      rangeDash(text, at, token, found.at(-1)) ??
      (isWord(token) ? sayWord(text, at, token, hasAddress) : saySign(text, at, token));
    if (!said) continue;
    for (const edit of said) if (edit.to > edit.from) found.push(edit);
    tokens.lastIndex = Math.max(at + 1, said.at(-1)?.to ?? 0);
  }
  return found.map((edit, i) => apart(text, edit, found[i - 1], found[i + 1]));
}

const isWord = (token: string) => /^\p{L}/u.test(token);

/** `5pm-6pm`, `5km–10km`, `June 5-7`: the dash after what began as a number, before another. */
function rangeDash(text: string, at: number, token: string, previous: Edit | undefined): Edit[] | undefined {
  const isRange =
    (token === '-' || token === '–') &&
    previous?.to === at &&
    /\d/.test(text[previous.from] ?? '') &&
    /\d/.test(text[at + 1] ?? '');
  return isRange ? [{ from: at, to: at + 1, spoken: ' to ' }] : undefined;
}

function first(rules: readonly Rule[] | undefined, text: string, at: number): Edit[] | undefined {
  for (const rule of rules ?? []) {
    const said = rule(text, at);
    if (said) return said;
  }
  return undefined;
}

function saySign(text: string, at: number, token: string): Edit[] | undefined {
  if (/^[0-9]/.test(token) || fractions.has(token)) return first(numberRules, text, at);
  // A line of signs is decoration.
  if (token === text[at - 1]) return undefined;
  if (currencySigns.has(token)) return first([moneyBefore, sign], text, at);
  const rules = signRules[token];
  if (rules) return first(rules, text, at);
  return signs.has(token) ? first([signedNumber, sign], text, at) : undefined;
}

function sayWord(text: string, at: number, word: string, hasAddress: boolean): Edit[] | undefined {
  const next = text[at + word.length] ?? '';
  const isLower = /^[\p{Ll}'’]+$/u.test(word);
  // Nearly every word of a text ends here.
  if (isLower && (next === ' ' || next === ',' || next === '\n' || next === '') && word.length > 6) return undefined;
  const alone = !isAlphanumeric(text[at - 1]);
  if (alone && !/[\w.@/-]/.test(text[at - 1] ?? '') && /[.@:_+\d-]/.test(next)) {
    const address = url(text, at) ?? (hasAddress ? email(text, at) : undefined) ?? bareAddress(text, at);
    if (address) return address;
  }
  if (alone) {
    const said = abbreviation(text, at, word);
    if (said) return said;
  }
  if (isLower) return undefined;
  if (alone) {
    const said =
      first(dateRules, text, at) ??
      (/[$]/.test(text.slice(at, at + 3)) || /^[A-Z]{3}$/.test(word) ? moneyBefore(text, at) : undefined);
    if (said) return said;
  }
  return romanNumeral(text, at, word) ?? capitals(text, at, word);
}

/** With a space where what is said would otherwise run into the letters and digits around it. */
function apart(text: string, edit: Edit, previous: Edit | undefined, next: Edit | undefined): Edit {
  const { from, to } = edit;
  let { spoken } = edit;
  const touches = previous?.to === from ? /[\p{L}\p{N}]$/u.test(previous.spoken) : isAlphanumeric(text[from - 1]);
  if (touches && isAlphanumeric(spoken[0])) spoken = ` ${spoken}`;
  // An edit that follows at once adds its own space.
  if (next?.from !== to && isAlphanumeric(text[to]) && isAlphanumeric(spoken.at(-1))) spoken += ' ';
  return { from, to, spoken };
}
