/** Shortened words, read in full where their surroundings leave no doubt. */
import {
  bare,
  bareAfterName,
  bareTitles,
  dotted,
  letterDots,
  numbered,
  slashed,
  streets,
  titles,
} from './tables/abbreviations.ts';
import { dotAfter, endsSentence, nameAfter, nameBefore } from '../context.ts';
import type { Edit } from '../edit.ts';
import { spell } from './tables/letters.ts';

/** After these a sentence always goes on. */
const goesOn = new Set(['vs', 'approx', 'cf', 'viz', 'incl', 'excl', 'e.g.', 'i.e.', 'a.k.a.']);

/** The words of an abbreviation that is written with a capital: `Eq.` → `Equation`. */
const capitalized = (said: string | undefined, word: string) =>
  said !== undefined && word.length > 1 && /^\p{Lu}\p{Ll}/u.test(word)
    ? said.charAt(0).toUpperCase() + said.slice(1)
    : undefined;

const edit = (from: number, to: number, spoken: string): Edit[] => [{ from, to, spoken }];
const own = (table: Readonly<Record<string, string>>, key: string) =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/** Streets without a dot, after a number and a name: `10 Main St`. */
const bareStreets = new Set(['St', 'Dr', 'Ln', 'Ct', 'Pl', 'Sq']);

/** The words that may be abbreviations without a dot or a slash after them. */
const bareWords = new Set([
  ...bareStreets,
  ...Object.keys(bareTitles),
  ...Object.keys(bare),
  ...bareAfterName,
  'pp',
  'v',
]);

/** Whether a word can be an abbreviation at all; most words cannot. */
export const mayBeAbbreviation = (word: string, next: string) => next === '.' || next === '/' || bareWords.has(word);

export function abbreviation(text: string, at: number, word: string): Edit[] | undefined {
  const end = at + word.length;
  const next = text[end];
  if (next === '/') return slashedWord(text, at);
  const hasDot = next === '.';
  if (hasDot && word.length <= 2) {
    const letters = dottedLetters(text, at);
    if (letters) return letters;
  }
  const stop = hasDot ? end + 1 : end;
  const number = own(numbered, word) ?? capitalized(own(numbered, word.toLowerCase()), word);
  if (
    number &&
    (hasDot || word === 'pp' || word === 'v') &&
    /^\s{0,2}(?:\d|(?:[IVX]{2,6}|[VX])(?!\p{L}))/u.test(text.slice(stop, stop + 8))
  ) {
    // "v2.5": what follows touches it.
    return edit(at, stop, /^\d/.test(text.slice(stop, stop + 1)) ? `${number} ` : number);
  }
  if (hasDot && word === 'v' && nameBefore(text, at) && nameAfter(text, stop)) return edit(at, stop, 'versus');
  if (hasDot && (word === 'b' || word === 'd') && /^\s\d{4}(?!\d)/.test(text.slice(stop, stop + 6))) {
    return edit(at, stop, word === 'b' ? 'born' : 'died');
  }
  const street = own(streets, word);
  const afterName = street && nameBefore(text, at);
  if (
    afterName &&
    (hasDot || bareAfterName.has(word) || (bareStreets.has(word) && endsStreet(text, at))) &&
    !(own(titles, word) && nameAfter(text, stop) && !endsStreet(text, at))
  ) {
    return edit(at, stop, street + (hasDot ? dotAfter(text, stop) : ''));
  }
  const title = own(hasDot ? titles : bareTitles, word);
  if (title && nameAfter(text, stop)) return edit(at, stop, title);
  if (hasDot) {
    const said = own(dotted, word) ?? capitalized(own(dotted, word.toLowerCase()), word);
    if (said === undefined) return undefined;
    const isOpen = goesOn.has(word.toLowerCase()) && text.slice(stop, stop + 8).trim() !== '';
    return edit(at, stop, said + (isOpen ? '' : dotAfter(text, stop)));
  }
  const said = own(bare, word);
  return said === undefined ? undefined : edit(at, end, said);
}

/** "5th St. Louis" hardly occurs, "at 5 Baker St. They" does: a number before the name makes it a street. */
const endsStreet = (text: string, at: number) =>
  /\d(?:st|nd|rd|th)?\s(?:\p{Lu}[\p{L}'’]{0,24}\s){0,2}$/u.test(text.slice(Math.max(0, at - 40), at));

function slashedWord(text: string, at: number): Edit[] | undefined {
  pattern.lastIndex = at;
  const written = pattern.exec(text)?.[0];
  const said = written === undefined ? undefined : own(slashed, written);
  return written === undefined || said === undefined ? undefined : edit(at, at + written.length, said);
}
const pattern =
  /w\/o(?![\p{L}\d])|w\/(?=\s|\p{L})|b\/c(?![\p{L}\d])|c\/o(?![\p{L}\d])|n\/a(?![\p{L}\d])|N\/A(?![\p{L}\d])/uy;

/** `e.g.`, `U.S.`, `J.R.R.`, `Ph.D.` */
function dottedLetters(text: string, at: number): Edit[] | undefined {
  initials.lastIndex = at;
  const written = initials.exec(text)?.[0];
  if (!written) return undefined;
  const end = at + written.length;
  const known = own(letterDots, written) ?? own(letterDots, written.toLowerCase());
  const said = known ?? (/^(?:\p{Lu}\.)+$/u.test(written) ? spell(written.replaceAll('.', '')) : undefined);
  if (said === undefined) return undefined;
  const isName = nameAfter(text, end) && known === undefined && !/^[US.A]+$|^U\.K\.$/.test(written);
  const isOpen = goesOn.has(written.toLowerCase()) && text.slice(end, end + 8).trim() !== '';
  return edit(at, end, said + (endsSentence(text, end) && !isName && !isOpen ? '.' : ''));
}
const initials = /(?:\p{L}{1,2}\.){2,8}(?![\p{L}\d])/uy;
