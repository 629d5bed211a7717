/**
 * Finds where rules apply in a text. A text is read from left to right; at each place the first rule of the list that
 * applies is taken, however long it is, and what was taken is not looked at again. Pure.
 */
import { scriptOf } from '../scripts.rules.ts';
import type { PronunciationRule, RuleMatch } from './rules.ts';

export interface RuleIndex {
  /** Number of rules. */
  readonly size: number;
  /** The matches in order; none of them overlap. */
  find(text: string): RuleMatch[];
}

interface Candidate {
  rule: PronunciationRule;
  /** Its place in the list: the lowest one wins. */
  order: number;
}

/** The rules for what is the same but for its case. */
interface Group {
  folded: string;
  /** By the exact text: the first rule for whole words and the first one for any place. */
  exact: Map<string, Candidate[]>;
  anyCase: Candidate[];
}

export function indexRules(rules: readonly PronunciationRule[]): RuleIndex {
  const groups = new Map<string, Group>();
  rules.forEach((rule, order) => {
    for (const written of spellingsOf(rule.string_to_replace)) {
      const folded = fold(written);
      let group = groups.get(folded);
      if (!group) groups.set(folded, (group = { folded, exact: new Map(), anyCase: [] }));
      if (rule.case_sensitive === false) add(group.anyCase, { rule, order });
      else {
        const own = group.exact.get(written);
        if (own) add(own, { rule, order });
        else group.exact.set(written, [{ rule, order }]);
      }
    }
  });
  const sorted = [...groups.values()].toSorted((a, b) => (a.folded < b.folded ? -1 : 1));
  /** Where the groups begin and end whose first UTF-16 unit is the same. */
  const begins = new Map<number, [from: number, to: number]>();
  sorted.forEach(({ folded }, i) => {
    const range = begins.get(folded.charCodeAt(0));
    if (range) range[1] = i + 1;
    else begins.set(folded.charCodeAt(0), [i, i + 1]);
  });

  return {
    size: rules.length,
    find(text) {
      if (sorted.length === 0) return [];
      const folded = fold(text);
      const borders = createBorders(text);
      const found: RuleMatch[] = [];
      for (let at = 0; at < text.length; at += 1) {
        const range = begins.get(folded.charCodeAt(at));
        if (!range) continue;
        const match = matchAt(sorted, range, { text, folded, at, borders });
        if (!match) continue;
        found.push(match);
        at = match.to - 1;
      }
      return found;
    },
  };
}

/** One text may be written with accented letters or with letters and accents; a rule is meant for both. */
function spellingsOf(written: string): Set<string> {
  // U+0000 stands for what no rule may touch.
  if (written === '' || written.includes('\0')) return new Set();
  return new Set([written, written.normalize('NFC'), written.normalize('NFD')]);
}

/** A rule that stands behind one that applies wherever it would is never taken. */
function add(list: Candidate[], candidate: Candidate): void {
  const isCovered = list.some(({ rule }) => !isForWords(rule) || isForWords(candidate.rule));
  if (!isCovered) list.push(candidate);
}

const isForWords = (rule: PronunciationRule) => rule.word_boundaries !== false;

interface Place {
  text: string;
  folded: string;
  at: number;
  borders: Borders;
}

/** Narrows the sorted groups unit by unit to those that the text goes on with, and keeps the best candidate on the way. */
function matchAt(sorted: readonly Group[], range: readonly [number, number], place: Place): RuleMatch | undefined {
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

function candidateAt({ exact, anyCase }: Group, { text, at, borders }: Place, to: number): Candidate | undefined {
  const own = exact.size > 0 ? exact.get(text.slice(at, to)) : undefined;
  let best: Candidate | undefined;
  for (const list of [own, anyCase])
    for (const candidate of list ?? [])
      if ((!best || candidate.order < best.order) && borders.allow(at, to, isForWords(candidate.rule)))
        best = candidate;
  return best;
}

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
    allow: (from: number, to: number, isForWords: boolean) =>
      isBetweenCharacters(from) &&
      isBetweenCharacters(to) &&
      (!isForWords || (isBetweenWords(from) && isBetweenWords(to))),
  };
}

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

/** Lower case of the same length, unit by unit. */
function fold(text: string): string {
  const lower = text.toLowerCase();
  const same = lower.length === text.length ? lower : Array.from(text, foldCharacter).join('');
  return same.includes('ς') ? same.replaceAll('ς', 'σ') : same;
}

function foldCharacter(character: string): string {
  const lower = character.toLowerCase();
  return lower.length === character.length ? lower : character;
}
