/** The captions of a share video, in which the current word is marked. Pure. */
import type { WordedCue } from '../../history/subtitles/cues.rules.ts';
import { labelOf, widthOf } from '../../history/subtitles/cues.rules.ts';
import type { Word } from '../../history/subtitles/words.rules.ts';
import { escapeAss, type AssEvent } from './ass.rules.ts';
import type { Layout } from './layout.rules.ts';

/** A pause of fewer seconds than this is no reason to take the mark away. */
const shortPause = 0.2;

/** How wide a letter is, as a share of the size of its font. Those that are not measured are of other scripts. */
const letterWidths: [RegExp, number][] = [
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff01-\uff60]/u, 0.78],
  [/\p{M}/u, 0],
  [/[ilj.,:;'!|ıİíì]/u, 0.2],
  [/[mwMW@%—]/u, 0.68],
  [/[\p{Lu}\p{N}]/u, 0.5],
  [/[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{P}\s]/u, 0.4],
];
const otherWidth = 0.6;

function letterWidth(letter: string): number {
  return letterWidths.find(([pattern]) => pattern.test(letter))?.[1] ?? otherWidth;
}

/** Pixels that a text takes at most, about. */
export function pixelsOf(text: string, size: number): number {
  let width = 0;
  for (const letter of text) width += letterWidth(letter);
  return width * size;
}

/** The lines of a cue where they are narrower than those of subtitles: about equally long, of `columns` at most. */
export function wrap(words: readonly Word[], columns: number): Word[][] {
  const total = words.reduce((sum, { text }, i) => sum + widthOf(text) + (i > 0 ? 1 : 0), 0);
  const target = total / Math.ceil(total / columns);
  const lines: Word[][] = [];
  let width = Infinity;
  for (const word of words) {
    const gap = word.gap === '' ? 0 : 1;
    const needed = gap + widthOf(word.text);
    const line = lines.at(-1);
    // The line that comes nearest to the target is long enough.
    if (line && width + needed <= columns && (width >= target ? false : width + needed / 2 <= target)) {
      line.push(word);
      width += needed;
    } else {
      lines.push([word]);
      width = needed - gap;
    }
  }
  return lines;
}

export function captionEvents(cues: readonly WordedCue[], { captions, width }: Layout): AssEvent[] {
  return cues.flatMap((cue) => {
    const flat = cue.lines.flat();
    const isNarrow = cue.lines.some((line) => widthOf(textOf(line)) > captions.columns);
    const lines = isNarrow ? wrap(flat, captions.columns) : cue.lines;
    const widest = Math.max(...lines.map((line) => pixelsOf(textOf(line), captions.size)));
    const size = Math.max(8, Math.floor(captions.size * Math.min(1, captions.width / widest)));
    const place = `{\\pos(${width / 2},${captions.y})}`;
    // Who speaks stands above the words, where a turn begins.
    const name =
      cue.speaker === null ? '' : `{\\rQuiet\\fs${Math.round(size * 0.6)}}${escapeAss(labelOf(cue.speaker))}\\N`;
    return statesOf(cue, flat).map(({ from, to, now, played }): AssEvent => {
      const text = writeLines(lines, { now, played, size });
      return { layer: 2, from, to, style: 'Rest', text: place + name + text };
    });
  });
}

const textOf = (line: readonly Word[]): string =>
  line.map(({ text, gap }, i) => (i === 0 || gap === '' ? text : ` ${text}`)).join('');

interface CueState {
  from: number;
  to: number;
  /** The word that is heard; -1 in a pause. */
  now: number;
  /** How many words were heard. */
  played: number;
}

/** What a cue shows, one after the other, from its start to its end. */
export function statesOf(cue: Pick<WordedCue, 'start' | 'end'>, words: readonly Word[]): CueState[] {
  const states: CueState[] = [];
  let at = cue.start;
  const add = (to: number, now: number, played: number) => {
    const end = Math.min(to, cue.end);
    if (end <= at) return;
    states.push({ from: at, to: end, now, played });
    at = end;
  };
  words.forEach((word, i) => {
    add(word.start, -1, i);
    const next = words[i + 1]?.start ?? cue.end;
    add(next - word.end < shortPause ? next : word.end, i, i);
  });
  add(cue.end, -1, words.length);
  return states;
}

function writeLines(
  lines: readonly (readonly Word[])[],
  { now, played, size }: { now: number; played: number; size: number },
): string {
  let index = 0;
  return lines
    .map((line) =>
      line
        .map((word, i) => {
          const name = index === now ? 'Now' : index < played ? 'Played' : 'Rest';
          index++;
          // The space is outside of the mark.
          const gap = i === 0 || word.gap === '' ? '' : `{\\rRest\\fs${size}} `;
          return `${gap}{\\r${name}\\fs${size}}${escapeAss(word.text)}`;
        })
        .join(''),
    )
    .join('\\N');
}
