/** Shortened words, read in full where their surroundings leave no doubt. */
import { createAbbreviations, lookUp } from '../abbreviation-finder.ts';
import type { Edit } from '../edit.ts';
import { bare, beforeName, beforeNumber, plain } from './abbreviation-table.ts';
import { endsSentence, endsText } from './sentence-end.ts';

const foreignSaints = /^ (?:Louis|Paul|Lucia|Kitts|Vincent|Tropez|Malo|Denis|Germain|John|Moritz)(?!\p{L})/u;
/** These are words too when a sentence ends with them. */
const words = new Set([
  'wo.',
  'nl.',
  'bet.',
  'ed.',
  'lt.',
  'gen.',
  'min.',
  'max.',
  'art.',
  'par.',
  'pag.',
  'sec.',
  'kol.',
  'str.',
  'mr.',
  'dir.',
  'red.',
  'gem.',
  'verg.',
  'mv.',
]);

function expand(key: string, text: string, at: number, end: number): string | undefined {
  const after = text.slice(end, end + 24);
  const isNumberBefore = /\d[ \u00a0]?$/.test(text.slice(Math.max(0, at - 2), at));
  if (/^[ \u00a0]?\d/.test(after)) {
    const said = lookUp(beforeNumber, key);
    // "v2.5": what follows touches it.
    if (said && !(key === 'km' && isNumberBefore)) return /^\d/.test(after) ? `${said} ` : said;
  }
  if (/^[ \u00a0-]\p{Lu}/u.test(after) && Object.hasOwn(beforeName, key))
    return key === 'St.' && foreignSaints.test(after) ? 'Saint' : beforeName[key];
  if (words.has(key.toLowerCase()) && endsText(text, end)) return undefined;
  // Names of people and countries.
  if (/^(?:Max|Nl|Gen|Ed)\.$/.test(key)) return undefined;
  if (/^(?:wo|v\.a|v\.h|v\.d)\.$/.test(key) && !/^[ \u00a0]\p{L}/u.test(after)) return undefined;
  return lookUp(key.includes('.') ? plain : bare, key);
}

/** Titles stand before a name, so that a capital after their dot begins no sentence; what ends a list may end it. */
const ends =
  /^(?:enz|etc|e\.d|e\.a|o\.i\.d|jl|j\.l|a\.u\.b|aub|s\.v\.p|v\.chr|n\.chr|n\.v\.t|p\.p|p\.st|p\.j|p\.m|z\.s\.m)\.$/i;
const find = createAbbreviations(
  expand,
  (text, end, key) => endsText(text, end) || (ends.test(key) && endsSentence(text, end)),
);

const streetEnds = [
  ['str', 'straat'],
  ['pl', 'plein'],
  ['ln', 'laan'],
  ['wg', 'weg'],
  ['gr', 'gracht'],
  ['sngl', 'singel'],
] as const;

/** `Kerkstr.`, `Marktpl.`, `Stationsln.`: the end of a street's name. */
function street(text: string, at: number, word: string): Edit[] | undefined {
  const end = at + word.length;
  const short = streetEnds.find(([end]) => word.endsWith(end) && word.length >= end.length + 4);
  const [stem, full] = short ? [word.slice(0, -short[0].length), short[1]] : [];
  if (!stem || stem.length < 3 || !full || !/^\p{Lu}/u.test(word) || text[end] !== '.') return undefined;
  return [{ from: at, to: end + 1, spoken: stem + full + (endsText(text, end + 1) ? '.' : '') }];
}

export const abbreviation = (text: string, at: number, word: string): Edit[] | undefined =>
  street(text, at, word) ?? find(text, at);
