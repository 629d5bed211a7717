/** Puts plain text and its edits together: mappings from the written to the spoken text, and the texts to be spoken. */
import type { MonolingualText, Pronunciation } from '../../../ports/speech/port.ts';
import type { Edit } from './normalize/edit.ts';
import type { Phrase, MarkupToken } from './markup.ts';
import type { TextMapping } from './prepared.ts';

/** A part of a phrase's plain text in one language; `to` is exclusive. */
export interface LanguageRange {
  to: number;
  language: string;
}

export interface Assembly {
  mappings: TextMapping[];
  texts: MonolingualText[];
}

/** `ranges` are in order and end with the plain text; `edits` are in order and cross no end of a range. */
export function assemblePhrase(phrase: Phrase, ranges: LanguageRange[], edits: Edit[], into: Assembly): void {
  const { tokens } = phrase;
  const whole = keepWhole(tokens, ranges, edits);
  /** Plain text before the token; the range and the edit that come next; the text and the edit under way. */
  let at = 0;
  let range = 0;
  let next = 0;
  let current = begin();
  let open: { written: string; edit: Edit } | undefined;

  for (const token of tokens) {
    if (token.plain === '') {
      if (open) open.written += token.written;
      else push({ written: token.written, spoken: '' });
      continue;
    }
    const end = at + token.plain.length;
    if (token.plain !== token.written || token.pronunciation) {
      takeReplaced(token, end);
      continue;
    }
    const start = at;
    while (at < end) {
      const edit = whole.edits[next];
      const isOpen = edit && edit.from <= at;
      const stop = Math.min(end, isOpen ? edit.to : (edit?.from ?? end), whole.ranges[range]?.to ?? end);
      const written = token.written.slice(at - start, stop - start);
      if (isOpen) takeEdit(edit, written, stop);
      else push({ written, spoken: written });
      pass(stop);
    }
  }
  finish();

  function begin() {
    return { text: '', points: 0, uncounted: '', pronunciations: [] as Pronunciation[] };
  }

  function push(mapping: TextMapping): void {
    const last = into.mappings.at(-1);
    const same = mapping.written === mapping.spoken;
    if (last && same && last.written === last.spoken) {
      last.written += mapping.written;
      last.spoken = last.written;
    } else into.mappings.push(mapping);
    current.text += mapping.spoken;
    current.uncounted += mapping.spoken;
  }

  function takeEdit(edit: Edit, written: string, stop: number): void {
    open ??= { written: '', edit };
    open.written += written;
    if (stop < edit.to) return;
    if (edit.sounds) addSounds(edit.spoken, edit.sounds);
    push({ written: open.written, spoken: edit.spoken });
    open = undefined;
    next += 1;
  }

  function takeReplaced(token: MarkupToken, end: number): void {
    const edit = whole.edits[next];
    if (edit && edit.from <= at) takeEdit(edit, token.written, end);
    else {
      const from = token.pronunciation ? countPoints() : 0;
      push({ written: token.written, spoken: token.plain });
      if (token.pronunciation) current.pronunciations.push({ from, to: countPoints(), ...token.pronunciation });
    }
    pass(end);
  }

  /** Adds the pronunciations of an edit's words, before the edit is pushed. */
  function addSounds(spoken: string, sounds: Readonly<Record<string, string>>): void {
    const before = countPoints();
    for (const { 0: word, index } of spoken.matchAll(/[\p{L}\p{N}]+/gu)) {
      // The letter of "A's" is read by the engine as it should be.
      if (!Object.hasOwn(sounds, word) || /^['’]/.test(spoken.slice(index + word.length))) continue;
      const from = before + pointsOf(spoken.slice(0, index));
      const to = from + pointsOf(word);
      current.pronunciations.push({ from, to, alphabet: 'ipa', phonemes: sounds[word] ?? '' });
    }
  }

  /** Code points of the current text so far, counted on from where they were counted last. */
  function countPoints(): number {
    current.points += pointsOf(current.uncounted);
    current.uncounted = '';
    return current.points;
  }

  function pass(to: number): void {
    at = to;
    if (at === whole.ranges[range]?.to && range < whole.ranges.length - 1) {
      finish();
      range += 1;
      current = begin();
    }
  }

  function finish(): void {
    const { text, pronunciations } = current;
    const isLast = range >= whole.ranges.length - 1;
    if (text === '' && !(isLast && phrase.pause !== undefined)) return;
    into.texts.push({
      text,
      language: whole.ranges[range]?.language ?? '',
      ...(isLast && phrase.pause !== undefined && { pause: phrase.pause }),
      ...(pronunciations.length > 0 && { pronunciations }),
    });
  }
}

const pointsOf = (text: string) => {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
};

/** A token that stands for another text is spoken whole: edits within it grow around it, and a pronunciation keeps its word. */
function keepWhole(
  tokens: MarkupToken[],
  ranges: LanguageRange[],
  edits: Edit[],
): { ranges: LanguageRange[]; edits: Edit[] } {
  const replaced: { from: number; to: number; token: MarkupToken }[] = [];
  let at = 0;
  for (const token of tokens) {
    const to = at + token.plain.length;
    if (to > at && (token.plain !== token.written || token.pronunciation)) replaced.push({ from: at, to, token });
    at = to;
  }
  if (replaced.length === 0) return { ranges, edits };
  const plain = tokens.map((token) => token.plain).join('');
  const grown: Edit[] = [];
  let first = 0;
  for (const edit of edits) {
    while (first < replaced.length && (replaced[first]?.to ?? 0) <= edit.from) first += 1;
    let { from, to } = edit;
    let isKept = false;
    for (let i = first; i < replaced.length; i += 1) {
      const other = replaced[i];
      if (!other || other.from >= edit.to) break;
      isKept ||= other.token.pronunciation !== undefined;
      from = Math.min(from, other.from);
      to = Math.max(to, other.to);
    }
    if (isKept) continue;
    const before = grown.at(-1);
    const after = edit.spoken + plain.slice(edit.to, to);
    // Two edits within one token become one.
    if (before && before.to > edit.from) {
      before.spoken = before.spoken.slice(0, before.spoken.length - (before.to - edit.from)) + after;
      before.to = to;
    } else grown.push({ ...edit, from, to, spoken: plain.slice(from, edit.from) + after });
  }
  return { ranges: wholeRanges(ranges, replaced), edits: grown };
}

function wholeRanges(ranges: LanguageRange[], replaced: { from: number; to: number }[]): LanguageRange[] {
  let next = 0;
  return ranges
    .map((range) => {
      while (next < replaced.length && (replaced[next]?.to ?? 0) < range.to) next += 1;
      const other = replaced[next];
      return other && other.from < range.to && range.to < other.to ? { ...range, to: other.to } : range;
    })
    .filter((range, i, all) => i === 0 || range.to > (all[i - 1]?.to ?? 0));
}
