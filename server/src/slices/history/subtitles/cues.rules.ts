/** Cues of subtitles: which words stand together, on which lines, and when. Pure. */
import { boundaryBetween, type Boundary } from './boundaries.rules.ts';
import type { Word } from './words.rules.ts';

export interface Cue {
  start: number;
  end: number;
  lines: string[];
  /** The speaker, where this cue begins their turn. */
  speaker: string | null;
}

/** In columns: a wide letter of East Asia takes two. */
export const maxLineWidth = 42;
export const maxLines = 2;
export const maxCueSeconds = 7;
/** A shorter cue cannot be read. It stays longer than it is spoken, where the next cue leaves it the time. */
export const minCueSeconds = 1;
/** Two frames of a film, so that the eye sees that the text has changed. */
export const minGapSeconds = 0.083;

const maxSpeakerWidth = 20;
/** A pause of more seconds than this inside a cue shows words long before they are spoken. */
const longPause = 0.8;

/** What a break costs. A break where none may be is worse than any number of others. */
const breakCosts: Record<Boundary, number> = {
  paragraph: -6,
  sentence: 0,
  clause: 3,
  phrase: 8,
  plain: 14,
  clinging: 24,
  inseparable: 10_000,
};
const cueCost = 6;
const secondLineCost = 1;
/** Lines of one cue should be about equally long; for each column of difference. */
const imbalanceCost = 0.1;
/** What it costs when a cue goes on over the end of a sentence or a paragraph. */
const passedCosts: Partial<Record<Boundary, number>> = { sentence: 5, paragraph: 60 };
const pauseCost = 12;
const shortCueCost = 40;

const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff01-\uff60\uffe0-\uffe6\p{Extended_Pictographic}]/u;

/** The columns that a text takes. */
export function widthOf(text: string): number {
  let width = 0;
  for (const character of text) width += wide.test(character) && !/[\d#*©®™]/u.test(character) ? 2 : 1;
  return width;
}

/** A speaker as subtitles name them. */
export const labelOf = (speaker: string): string =>
  speaker.length > maxSpeakerWidth ? `${speaker.slice(0, maxSpeakerWidth - 1)}…` : speaker;

/** A cue whose words still have their own times. */
export interface WordedCue extends Omit<Cue, 'lines'> {
  lines: Word[][];
}

/** Returns cues with every word once, in order. Among all ways to cut the text, the one with the best breaks is taken. */
export const cuesOf = (words: readonly Word[]): Cue[] =>
  wordedCuesOf(words).map((cue) => ({ ...cue, lines: cue.lines.map(writeLine) }));

/** As `cuesOf`. A word that is wider than a line is several words here. */
export function wordedCuesOf(words: readonly Word[]): WordedCue[] {
  const fitting = words.flatMap(splitWide);
  const layout = measure(fitting);
  return timed(planCues(layout), fitting, layout);
}

/** A word that is wider than a line is cut, each part with its share of the time. */
function splitWide(word: Word): Word[] {
  if (widthOf(word.text) <= maxLineWidth) return [word];
  const parts: string[] = [];
  const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  for (const { segment } of graphemes.segment(word.text)) {
    const last = parts.at(-1);
    if (last !== undefined && widthOf(last + segment) <= maxLineWidth) parts[parts.length - 1] = last + segment;
    else parts.push(segment);
  }
  const seconds = (word.end - word.start) / word.text.length;
  let at = 0;
  return parts.map((text, i) => {
    const start = word.start + at * seconds;
    at += text.length;
    return { ...word, text, gap: i === 0 ? word.gap : '', start, end: word.start + at * seconds };
  });
}

interface Layout {
  words: readonly Word[];
  widths: number[];
  /** Columns between a word and the one before it on the same line. */
  gaps: number[];
  /** The boundary before each word. */
  boundaries: Boundary[];
  /** What the speaker's name takes on the first line of a cue that begins with this word. */
  labels: number[];
}

function measure(words: readonly Word[]): Layout {
  return {
    words,
    widths: words.map(({ text }) => widthOf(text)),
    gaps: words.map(({ gap }) => (gap === '' ? 0 : 1)),
    boundaries: words.map((word, i) => {
      const before = words[i - 1];
      if (!before) return 'paragraph';
      return before.speaker === word.speaker ? boundaryBetween(before, word) : 'paragraph';
    }),
    labels: words.map(({ speaker }, i) =>
      speaker === null || words[i - 1]?.speaker === speaker ? 0 : widthOf(labelOf(speaker)) + 2,
    ),
  };
}

/** Words from `from` up to `to`, and the word that begins the second line; it is `to` where there is one line. */
interface CuePlan {
  from: number;
  second: number;
  to: number;
}

function planCues(layout: Layout): CuePlan[] {
  const { words } = layout;
  /** The cheapest way to cut the words from here to the end. */
  const best: { cost: number; second: number; to: number }[] = [];
  best[words.length] = { cost: 0, second: words.length, to: words.length };
  for (let from = words.length - 1; from >= 0; from--) {
    let found = { cost: Infinity, second: from + 1, to: from + 1 };
    for (const { to, second, cost } of cuesFrom(layout, from)) {
      const total = cost + (best[to]?.cost ?? 0);
      if (total < found.cost) found = { cost: total, second, to };
    }
    best[from] = found;
  }
  const plans: CuePlan[] = [];
  for (let from = 0; from < words.length; from = plans.at(-1)?.to ?? words.length)
    plans.push({ from, second: best[from]?.second ?? from + 1, to: best[from]?.to ?? from + 1 });
  return plans;
}

/** Every cue that may begin with this word. */
function* cuesFrom(layout: Layout, from: number): Generator<{ to: number; second: number; cost: number }> {
  const { words, widths, gaps, boundaries, labels } = layout;
  const first = words[from];
  if (!first) return;
  const label = labels[from] ?? 0;
  /** The width of the words so far on one line, and before each of them. */
  let width = 0;
  const before: number[] = [];
  let passed = 0;
  for (let to = from + 1; to <= words.length; to++) {
    const at = to - 1;
    const word = words[at];
    const boundary = boundaries[at] ?? 'plain';
    if (!word || (at > from && word.speaker !== first.speaker)) return;
    if (at > from && word.end - first.start > maxCueSeconds) return;
    if (at > from) {
      const pause = word.start - (words[at - 1]?.end ?? 0);
      passed += (passedCosts[boundary] ?? 0) + (pause > longPause ? pauseCost * pause : 0);
      width += gaps[at] ?? 0;
    }
    before[at] = width;
    width += widths[at] ?? 0;
    // Two lines hold no more than this, wherever the first one ends.
    if (width > maxLineWidth * maxLines + 1 && at > from) return;
    const lines = bestLines(layout, { from, to, width, label, before });
    if (lines === undefined) continue;
    const next = words[to];
    const available = next ? next.start - minGapSeconds - first.start : Infinity;
    const short = Math.max(0, minCueSeconds - available) / minCueSeconds;
    const cost =
      cueCost + lines.cost + passed + shortCueCost * short + (next ? breakCosts[boundaries[to] ?? 'plain'] : 0);
    yield { to, second: lines.second, cost };
  }
}

/** The cheapest way to write the words on one line or two; undefined where they do not fit. */
function bestLines(
  { gaps, boundaries }: Layout,
  { from, to, width, label, before }: { from: number; to: number; width: number; label: number; before: number[] },
): { second: number; cost: number } | undefined {
  if (label + width <= maxLineWidth) return { second: to, cost: 0 };
  // A single word fits: a wider one was cut.
  if (to - from === 1) return { second: to, cost: 0 };
  let best: { second: number; cost: number } | undefined;
  for (let second = from + 1; second < to; second++) {
    const begin = before[second] ?? 0;
    const upper = label + begin - (gaps[second] ?? 0);
    const lower = width - begin;
    if (upper > maxLineWidth) break;
    if (lower > maxLineWidth) continue;
    const boundary = breakCosts[boundaries[second] ?? 'plain'];
    const cost = secondLineCost + Math.max(0, boundary) / 2 + imbalanceCost * Math.abs(upper - lower);
    if (!best || cost < best.cost) best = { second, cost };
  }
  return best;
}

/** Cues never overlap. Each stays as long as it is spoken, and where there is time as long as it takes to be read. */
function timed(plans: readonly CuePlan[], words: readonly Word[], { labels }: Layout): WordedCue[] {
  const cues: WordedCue[] = [];
  let free = 0;
  plans.forEach(({ from, second, to }, i) => {
    const start = Math.max(words[from]?.start ?? 0, free);
    const next = words[plans[i + 1]?.from ?? words.length]?.start ?? Infinity;
    const wanted = Math.max(words[to - 1]?.end ?? 0, start + minCueSeconds);
    const end = Math.max(Math.min(wanted, start + maxCueSeconds, next - minGapSeconds), start + 0.001);
    free = end;
    const speaker = labels[from] ? (words[from]?.speaker ?? null) : null;
    const lines = [words.slice(from, second), words.slice(second, to)].filter((line) => line.length > 0);
    cues.push({ start, end, lines, speaker });
  });
  return cues;
}

const writeLine = (words: readonly Word[]): string =>
  words.map(({ text, gap }, i) => (i === 0 || gap === '' ? text : ` ${text}`)).join('');
