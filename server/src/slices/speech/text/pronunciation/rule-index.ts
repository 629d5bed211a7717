/**
 * Finds where rules apply in a text. A text is read from left to right; at each place the first rule of the list that
 * applies is taken, however long it is, and what was taken is not looked at again. Pure.
 */
import type { PronunciationRule } from '#contract/pronunciation-dictionaries/types.ts';
import { scriptOf } from '../scripts.rules.ts';

/** A place in a text that a rule speaks for; UTF-16 units, `to` is exclusive. */
export interface RuleMatch {
  from: number;
  to: number;
  rule: PronunciationRule;
}

/** The rules of one dictionary, ready to be looked up. */
export interface RuleIndex {
  /** The rule that applies where a text begins to be read. */
  matchAt(place: Place): RuleMatch | undefined;
}

interface Candidate {
  rule: PronunciationRule;
  /** Its place in the list: the lowest one wins. */
  order: number;
  /** How it must be written; undefined where case does not count. */
  written: string | undefined;
}

/** The rules for what is the same but for its case. */
interface Group {
  folded: string;
  candidates: Candidate[];
}

export function indexRules(rules: readonly PronunciationRule[]): RuleIndex {
  const groups = new Map<string, Candidate[]>();
  rules.forEach((rule, order) => {
    for (const written of spellingsOf(rule.string_to_replace)) {
      const folded = fold(written);
      const candidate = { rule, order, written: rule.case_sensitive ? straighten(written) : undefined };
      const group = groups.get(folded);
      if (group) add(group, candidate);
      else groups.set(folded, [candidate]);
    }
  });
  const sorted = [...groups.keys()]
    .toSorted()
    .map((folded): Group => ({ folded, candidates: groups.get(folded) ?? [] }));
  /** Where the groups begin and end whose first UTF-16 unit is the same. */
  const begins = new Map<number, [from: number, to: number]>();
  sorted.forEach(({ folded }, i) => {
    const range = begins.get(folded.charCodeAt(0));
    if (range) range[1] = i + 1;
    else begins.set(folded.charCodeAt(0), [i, i + 1]);
  });

  const isForWordsOnly = rules.every(({ word_boundaries }) => word_boundaries);

  return {
    matchAt(place) {
      const range = begins.get(place.folded.charCodeAt(place.at));
      if (!range || (isForWordsOnly && !place.borders.isBetweenWords(place.at))) return undefined;
      return matchInRange(sorted, range, place);
    },
  };
}

/** The matches in a text, in order. None of them overlap. Of two dictionaries the first one that has a match is taken. */
export function findMatches(dictionaries: readonly RuleIndex[], text: string): RuleMatch[] {
  const found: RuleMatch[] = [];
  const place: Place = { text: straighten(text), folded: fold(text), at: 0, borders: createBorders(text) };
  for (let at = 0; at < text.length; at += 1) {
    place.at = at;
    let match: RuleMatch | undefined;
    for (let i = 0; i < dictionaries.length && !match; i += 1) match = dictionaries[i]?.matchAt(place);
    if (!match) continue;
    found.push(match);
    at = match.to - 1;
  }
  return found;
}

/** One text may be written with accented letters or with letters and accents; a rule is meant for both. */
function spellingsOf(written: string): Iterable<string> {
  // U+0000 stands for what no rule may touch.
  if (written === '' || written.includes('\0')) return [];
  // oxlint-disable-next-line no-control-regex -- most rules are ASCII, which has one spelling
  if (/^[\x01-\x7f]*$/.test(written)) return [written];
  return new Set([written, written.normalize('NFC'), written.normalize('NFD')]);
}

/** A rule that stands behind one that applies wherever it would is never taken. */
function add(group: Candidate[], candidate: Candidate): void {
  const { rule, written } = candidate;
  const isCovered = group.some(
    (one) =>
      (one.written === undefined || one.written === written) && (!one.rule.word_boundaries || rule.word_boundaries),
  );
  if (!isCovered) group.push(candidate);
}

/** Where a text is read, with what is known of the whole. */
interface Place {
  /** With straight apostrophes. */
  text: string;
  folded: string;
  at: number;
  borders: Borders;
}

/** Narrows the sorted groups unit by unit to those that the text goes on with, and keeps the best candidate on the way. */
function matchInRange(sorted: readonly Group[], range: readonly [number, number], place: Place): RuleMatch | undefined {
  const { folded, at } = place;
  let [low, high] = range;
  let best: { candidate: Candidate; to: number } | undefined;
  for (let length = 1; low < high; length += 1) {
    const group = sorted[low];
    if (group?.folded.length === length) {
      const candidate = candidateAt(group, place, at + length);
      if (candidate && (!best || candidate.order < best.candidate.order)) best = { candidate, to: at + length };
      low += 1;
    }
    const last = sorted[high - 1];
    if (!last || at + length >= folded.length) break;
    if (high - low === 1 && !folded.startsWith(last.folded, at)) break;
    const unit = folded.charCodeAt(at + length);
    low = firstWith(sorted, low, high, length, unit);
    high = firstWith(sorted, low, high, length, unit + 1);
  }
  return best && { from: at, to: best.to, rule: best.candidate.rule };
}

/** The first group of a range whose unit at a place is at least `unit`. All of the range agree in the units before it. */
function firstWith(sorted: readonly Group[], from: number, to: number, place: number, unit: number): number {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.folded.charCodeAt(place) ?? 0) < unit) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The candidates of a group are in the order of the list. */
const candidateAt = ({ candidates }: Group, { text, at, borders }: Place, to: number): Candidate | undefined =>
  candidates.find(
    ({ rule, written }) =>
      (written === undefined || text.startsWith(written, at)) && borders.allow(at, to, rule.word_boundaries),
  );

type Borders = ReturnType<typeof createBorders>;

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Tells whether a match may begin and end at its places: never within a character as readers see it. */
function createBorders(text: string) {
  let segments: Intl.Segments | undefined;

  function isBetweenCharacters(at: number): boolean {
    if (at <= 0 || at >= text.length) return true;
    // Nothing below this code point joins the one before it.
    if (text.charCodeAt(at - 1) < 0x300 && text.charCodeAt(at) < 0x300) return true;
    segments ??= characters.segment(text);
    return segments.containing(at)?.index === at;
  }

  const isBetweenWords = (at: number) => !isInWord(pointBefore(text, at), text.codePointAt(at));

  return {
    isBetweenWords,
    allow: (from: number, to: number, isForWords: boolean) =>
      isBetweenCharacters(from) &&
      isBetweenCharacters(to) &&
      (!isForWords || (isBetweenWords(from) && isBetweenWords(to))),
  };
}

/** Whether two texts that follow one another would be read as one word. */
export const joinToWord = (before: string, after: string): boolean =>
  isInWord(pointBefore(before, before.length), after.codePointAt(0));

function pointBefore(text: string, at: number): number | undefined {
  if (at <= 0) return undefined;
  const low = text.charCodeAt(at - 1);
  return low >= 0xdc00 && low <= 0xdfff && at > 1 ? text.codePointAt(at - 2) : low;
}

const wordCharacter = /[\p{L}\p{M}\p{N}]/u;
/** Scripts without spaces between words: their words have no border that could be seen. */
const unspaced: ReadonlySet<string> = new Set(['han', 'kana', 'thai', 'lao', 'khmer', 'myanmar']);

/** Two letters or digits beside each other are within a word. */
function isInWord(before: number | undefined, after: number | undefined): boolean {
  if (before === undefined || after === undefined) return false;
  return isWordPoint(before) && isWordPoint(after) && !isUnspaced(before) && !isUnspaced(after);
}

function isWordPoint(point: number): boolean {
  if (point < 0x80) {
    const lower = point | 32;
    return (lower >= 0x61 && lower <= 0x7a) || (point >= 0x30 && point <= 0x39);
  }
  return wordCharacter.test(String.fromCodePoint(point));
}

const isUnspaced = (point: number) => point >= 0xe00 && unspaced.has(scriptOf(point));

/** `Siobhan's` and `Siobhan’s` are one word: which of the two is typed depends on the keyboard. */
const straighten = (text: string): string => (text.includes('’') ? text.replaceAll('’', "'") : text);

/** Lower case of the same length with straight apostrophes, unit by unit. */
function fold(text: string): string {
  const lower = text.toLowerCase();
  const same = straighten(lower.length === text.length ? lower : Array.from(text, foldCharacter).join(''));
  return same.includes('ς') ? same.replaceAll('ς', 'σ') : same;
}

function foldCharacter(character: string): string {
  const lower = character.toLowerCase();
  return lower.length === character.length ? lower : character;
}
