/** Edits of subtitles, and what their rules say of them. Pure. */
import type { Cue, EditedDocument, Rules } from './model.ts';

/** A cue that is shown for less than this cannot be read. */
export const minCueSeconds = 0.2;

const milliseconds = (seconds: number) => Math.round(seconds * 1000) / 1000;
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The length of a line as people count it: an accent or an emoji is one. */
export const lengthOf = (line: string): number => {
  let count = 0;
  for (const _ of graphemes.segment(line)) count++;
  return count;
};

export const linesOf = ({ text }: Cue): string[] => text.split('\n');

export interface CueCheck {
  lines: { length: number; isTooLong: boolean }[];
  hasTooManyLines: boolean;
  isTooLong: boolean;
  isFine: boolean;
}

export function checkCue(cue: Cue, rules: Rules): CueCheck {
  const lines = linesOf(cue).map((line) => {
    const length = lengthOf(line);
    return { length, isTooLong: length > rules.max_characters_per_line };
  });
  const hasTooManyLines = lines.length > rules.max_lines;
  // A millisecond is lost where times are rounded.
  const isTooLong = cue.end - cue.start > rules.max_seconds + 0.001;
  return {
    lines,
    hasTooManyLines,
    isTooLong,
    isFine: !hasTooManyLines && !isTooLong && !lines.some((one) => one.isTooLong),
  };
}

export const countBroken = ({ cues, rules }: EditedDocument): number =>
  cues.reduce((count, cue) => count + (checkCue(cue, rules).isFine ? 0 : 1), 0);

const replaceCue = (document: EditedDocument, id: string, change: (cue: Cue) => Cue): EditedDocument => {
  let isChanged = false;
  const cues = document.cues.map((cue) => {
    if (cue.cue_id !== id) return cue;
    const changed = change(cue);
    isChanged = changed !== cue;
    return changed;
  });
  return isChanged ? { ...document, cues } : document;
};

export const editCue = (document: EditedDocument, id: string, text: string): EditedDocument =>
  replaceCue(document, id, (cue) => (cue.text === text ? cue : { ...cue, text }));

/** Cues stay in the order of their times and do not overlap. */
export function setCueTimes(
  document: EditedDocument,
  id: string,
  wanted: { start: number; end: number },
  duration = Infinity,
): EditedDocument {
  const at = document.cues.findIndex(({ cue_id }) => cue_id === id);
  const cue = document.cues[at];
  if (!cue || !Number.isFinite(wanted.start) || !Number.isFinite(wanted.end)) return document;
  const earliest = document.cues[at - 1]?.end ?? 0;
  const latest = document.cues[at + 1]?.start ?? Math.max(duration, cue.end);
  const start = milliseconds(Math.max(Math.min(wanted.start, latest - minCueSeconds), Math.min(earliest, cue.start)));
  const end = milliseconds(Math.min(Math.max(wanted.end, start + minCueSeconds), Math.max(latest, cue.end)));
  return replaceCue(document, id, () => (start === cue.start && end === cue.end ? cue : { ...cue, start, end }));
}

/** Adds an empty cue at a time, or in the first gap after it. */
export function addCue(document: EditedDocument, id: string, at: number, duration: number): EditedDocument {
  let start = Math.max(0, at);
  let place = 0;
  for (const cue of document.cues) {
    if (cue.start - start >= minCueSeconds) break;
    start = Math.max(start, cue.end);
    place++;
  }
  const next = document.cues[place]?.start ?? Math.max(duration, start + minCueSeconds);
  const end = Math.min(start + 2, next);
  if (end - start < minCueSeconds) return document;
  const cue: Cue = { cue_id: id, start: milliseconds(start), end: milliseconds(end), text: '' };
  return { ...document, cues: document.cues.toSpliced(place, 0, cue) };
}

export const removeCue = (document: EditedDocument, id: string): EditedDocument =>
  document.cues.some(({ cue_id }) => cue_id === id)
    ? { ...document, cues: document.cues.filter(({ cue_id }) => cue_id !== id) }
    : document;

/** Joins a cue with the one after it. */
export function mergeCue(document: EditedDocument, id: string): EditedDocument {
  const at = document.cues.findIndex(({ cue_id }) => cue_id === id);
  const [cue, next] = [document.cues[at], document.cues[at + 1]];
  if (!cue || !next) return document;
  const text = [cue.text, next.text].filter((one) => one !== '').join('\n');
  const merged = { ...cue, end: next.end, text: breakLines(text, document.rules) };
  return { ...document, cues: document.cues.flatMap((one) => (one === cue ? [merged] : one === next ? [] : [one])) };
}

/** Splits a cue at a place in its text; the times are shared by the lengths of the halves. */
export function splitCue(document: EditedDocument, id: string, place: number, newId: string): EditedDocument {
  const cue = document.cues.find(({ cue_id }) => cue_id === id);
  if (!cue) return document;
  const [first, second] = [cue.text.slice(0, place).trim(), cue.text.slice(place).trim()];
  if (first === '' || second === '' || cue.end - cue.start < 2 * minCueSeconds) return document;
  const share = first.length / (first.length + second.length);
  const middle = milliseconds(
    Math.min(Math.max(cue.start + (cue.end - cue.start) * share, cue.start + minCueSeconds), cue.end - minCueSeconds),
  );
  const parts: Cue[] = [
    { ...cue, end: middle, text: first },
    { ...cue, cue_id: newId, start: middle, text: second },
  ];
  return { ...document, cues: document.cues.flatMap((one) => (one === cue ? parts : [one])) };
}

/** Where a cue is cut that its writer did not say: at the line break, or at the space nearest to the middle. */
export function middleOf({ text }: Cue): number {
  const lines = text.split('\n');
  if (lines.length > 1) return lines.slice(0, Math.ceil(lines.length / 2)).join('\n').length;
  const spaces = Array.from(text.matchAll(/\s/g), ({ index }) => index);
  const middle = text.length / 2;
  return spaces.toSorted((one, other) => Math.abs(one - middle) - Math.abs(other - middle))[0] ?? Math.floor(middle);
}

/** Writes the words of a text on lines of at most so many characters, as even as they can be. */
export function breakLines(text: string, rules: Rules): string {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const whole = words.join(' ');
  const least = Math.max(1, Math.ceil(lengthOf(whole) / rules.max_characters_per_line));
  for (let count = least; count <= words.length; count++) {
    const lines = evenLines(
      words,
      Math.max(Math.ceil(lengthOf(whole) / count), 1),
      rules.max_characters_per_line,
      count,
    );
    if (lines) return lines.join('\n');
  }
  return words.join('\n');
}

/** Fills lines up to a width that grows from an even share to the limit, until the words fit on so many lines. */
function evenLines(words: readonly string[], even: number, limit: number, count: number): string[] | undefined {
  for (let width = even; width <= limit; width++) {
    const lines: string[] = [];
    for (const word of words) {
      const last = lines.at(-1);
      if (last !== undefined && lengthOf(`${last} ${word}`) <= width) lines[lines.length - 1] = `${last} ${word}`;
      else lines.push(word);
    }
    if (lines.length <= count && lines.every((line) => lengthOf(line) <= limit)) return lines;
  }
  return undefined;
}

/** What the editor offers for a cue that breaks its rules: other line breaks, if they mend it. */
export function repairOf(cue: Cue, rules: Rules): string | undefined {
  if (checkCue(cue, rules).isFine) return undefined;
  const text = breakLines(cue.text, rules);
  const { hasTooManyLines, lines } = checkCue({ ...cue, text }, rules);
  return text === cue.text || hasTooManyLines || lines.some(({ isTooLong }) => isTooLong) ? undefined : text;
}

export const setRules = (document: EditedDocument, rules: Rules): EditedDocument => ({ ...document, rules });

/** The cue that is shown at a time. */
export const cueAt = (cues: readonly Cue[], time: number): Cue | undefined =>
  cues.find(({ start, end }) => start <= time && time < end);
