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

/** What the cues keep to. */
export interface CueRules {
  /** In columns: a wide letter of East Asia takes two. */
  maxLineWidth: number;
  maxLines: number;
  maxSeconds: number;
  /** The most columns of a cue, over all of its lines. */
  maxWidth?: number;
  /** A cue ends before a pause of more seconds. */
  maxSilence?: number;
}

export const maxLineWidth = 42;
export const maxLines = 2;
export const maxCueSeconds = 7;
const standardRules: CueRules = { maxLineWidth, maxLines, maxSeconds: maxCueSeconds };
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
export const cuesOf = (words: readonly Word[], rules: CueRules = standardRules): Cue[] =>
  wordedCuesOf(words, rules).map((cue) => ({ ...cue, lines: cue.lines.map(writeLine) }));

/** As `cuesOf`. A word that is wider than a line is several words here. */
export function wordedCuesOf(words: readonly Word[], rules: CueRules = standardRules): WordedCue[] {
  const fitting = words.flatMap((word) => splitWide(word, rules));
  const layout = measure(fitting, rules);
  return timed(planCues(layout), fitting, layout);
}

/** A word that is wider than a line is cut, each part with its share of the time. */
function splitWide(word: Word, rules: CueRules): Word[] {
  if (widthOf(word.text) <= rules.maxLineWidth) return [word];
  const parts: string[] = [];
  const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  for (const { segment } of graphemes.segment(word.text)) {
    const last = parts.at(-1);
    if (last !== undefined && widthOf(last + segment) <= rules.maxLineWidth) parts[parts.length - 1] = last + segment;
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
  rules: CueRules;
  words: readonly Word[];
  widths: number[];
  /** Columns between a word and the one before it on the same line. */
  gaps: number[];
  /** The boundary before each word. */
  boundaries: Boundary[];
  /** What the speaker's name takes on the first line of a cue that begins with this word. */
  labels: number[];
}

function measure(words: readonly Word[], rules: CueRules): Layout {
  return {
    rules,
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

/** Words from `from` up to `to`, and the words that begin its further lines. */
interface CuePlan {
  from: number;
  breaks: readonly number[];
  to: number;
}

function planCues(layout: Layout): CuePlan[] {
  const { words } = layout;
  /** The cheapest way to cut the words from here to the end. */
  const best: { cost: number; breaks: readonly number[]; to: number }[] = [];
  best[words.length] = { cost: 0, breaks: [], to: words.length };
  for (let from = words.length - 1; from >= 0; from--) {
    let found: (typeof best)[number] = { cost: Infinity, breaks: [], to: from + 1 };
    for (const { to, breaks, cost } of cuesFrom(layout, from)) {
      const total = cost + (best[to]?.cost ?? 0);
      if (total < found.cost) found = { cost: total, breaks, to };
    }
    best[from] = found;
  }
  const plans: CuePlan[] = [];
  for (let from = 0; from < words.length; from = plans.at(-1)?.to ?? words.length)
    plans.push({ from, breaks: best[from]?.breaks ?? [], to: best[from]?.to ?? from + 1 });
  return plans;
}

/** Every cue that may begin with this word. */
function* cuesFrom(layout: Layout, from: number): Generator<Omit<CuePlan, 'from'> & { cost: number }> {
  const { words, widths, gaps, boundaries, labels, rules } = layout;
  // So many lines hold no more than this, wherever each of them ends.
  const capacity = Math.min(rules.maxLineWidth * rules.maxLines + rules.maxLines - 1, rules.maxWidth ?? Infinity);
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
    if (at > from && word.end - first.start > rules.maxSeconds) return;
    if (at > from) {
      const pause = word.start - (words[at - 1]?.end ?? 0);
      if (pause > (rules.maxSilence ?? Infinity)) return;
      passed += (passedCosts[boundary] ?? 0) + (pause > longPause ? pauseCost * pause : 0);
      width += gaps[at] ?? 0;
    }
    before[at] = width;
    width += widths[at] ?? 0;
    if (width > capacity && at > from) return;
    const lines = bestLines(layout, { from, to, width, label, before, most: rules.maxLines });
    if (lines === undefined) continue;
    const next = words[to];
    const available = next ? next.start - minGapSeconds - first.start : Infinity;
    const short = Math.max(0, minCueSeconds - available) / minCueSeconds;
    const cost =
      cueCost + lines.cost + passed + shortCueCost * short + (next ? breakCosts[boundaries[to] ?? 'plain'] : 0);
    yield { to, breaks: lines.breaks, cost };
  }
}

interface Lines {
  breaks: readonly number[];
  cost: number;
  /** The width of the first line. */
  first: number;
}

interface LineRange {
  from: number;
  to: number;
  /** The width of the words of the cue up to `to`, and before each of them. */
  width: number;
  before: readonly number[];
  label: number;
  /** The most lines. */
  most: number;
}

/** The cheapest way to write the words on lines; undefined where they do not fit. */
function bestLines(layout: Layout, range: LineRange): Lines | undefined {
  const { gaps, boundaries, rules } = layout;
  const { from, to, width, before, label, most } = range;
  const whole = label + width - (before[from] ?? 0);
  if (whole <= rules.maxLineWidth) return { breaks: [], cost: 0, first: whole };
  // A single word fits: a wider one was cut.
  if (to - from === 1) return { breaks: [], cost: 0, first: whole };
  if (most <= 1) return undefined;
  let best: Lines | undefined;
  for (let second = from + 1; second < to; second++) {
    const upper = label + (before[second] ?? 0) - (before[from] ?? 0) - (gaps[second] ?? 0);
    if (upper > rules.maxLineWidth) break;
    const rest = bestLines(layout, { ...range, from: second, label: 0, most: most - 1 });
    if (!rest) continue;
    const boundary = breakCosts[boundaries[second] ?? 'plain'];
    const cost = secondLineCost + Math.max(0, boundary) / 2 + imbalanceCost * Math.abs(upper - rest.first) + rest.cost;
    if (!best || cost < best.cost) best = { breaks: [second, ...rest.breaks], cost, first: upper };
  }
  return best;
}

/** Cues never overlap. Each stays as long as it is spoken, and where there is time as long as it takes to be read. */
function timed(plans: readonly CuePlan[], words: readonly Word[], { labels, rules }: Layout): WordedCue[] {
  const cues: WordedCue[] = [];
  let free = 0;
  plans.forEach(({ from, breaks, to }, i) => {
    const start = Math.max(words[from]?.start ?? 0, free);
    const next = words[plans[i + 1]?.from ?? words.length]?.start ?? Infinity;
    const wanted = Math.max(words[to - 1]?.end ?? 0, start + minCueSeconds);
    const end = Math.max(Math.min(wanted, start + rules.maxSeconds, next - minGapSeconds), start + 0.001);
    free = end;
    const speaker = labels[from] ? (words[from]?.speaker ?? null) : null;
    const edges = [from, ...breaks, to];
    const lines = edges.slice(1).map((edge, line) => words.slice(edges[line], edge));
    cues.push({ start, end, lines, speaker });
  });
  return cues;
}

const writeLine = (words: readonly Word[]): string =>
  words.map(({ text, gap }, i) => (i === 0 || gap === '' ? text : ` ${text}`)).join('');
