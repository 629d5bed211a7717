/**
 * Forced alignment. Short sound is aligned at once. Long sound is cut at silences; what is recognised in each part says
 * which words of the text it holds, and the part is then aligned with those.
 */
import type { AlignedSpoken } from '../engines/part.ts';
import type { PocketSphinx } from '../engines/pocketsphinx/pocketsphinx.ts';
import { wordsOfText, type TextWord } from '../engines/pocketsphinx/spoken-words.ts';
import { AlignmentImpossible, recognitionRate, type AlignedWord } from '../port.ts';
import type { ActivityDetector } from '../sound/activity.ts';
import { Cutter, inFrames } from '../sound/cutter.ts';
import { matchWords } from './match-words.ts';

/** Sound of so many seconds is aligned as a whole. */
const wholeSeconds = 60;
/** Where the sound says another text, the mean loss is higher; of the right text it is between 1 and 2. */
const maxMeanLoss = 3.6;
/** In long sound at least so many words of the text are recognised. */
const minMatched = 0.15;

interface Spoken {
  word: number;
  text: string;
}

type Timed = NonNullable<AlignedSpoken>;

export async function alignText(
  { sphinx, activity }: { sphinx: PocketSphinx; activity: ActivityDetector },
  sound: AsyncIterable<Float32Array>,
  text: string,
  group: string,
  signal: AbortSignal,
): Promise<AlignedWord[]> {
  const words = wordsOfText(text);
  const spoken: Spoken[] = words.flatMap(({ spoken: parts }, word) => parts.map((one) => ({ word, text: one })));
  if (spoken.length === 0)
    throw new AlignmentImpossible('text_not_spoken', 'The text has no words that could be said in English.');
  const cutter = new Cutter({ minSeconds: 8, pauseSeconds: 0.3, maxSeconds: 25 });
  const detector = activity.open();
  const head: Float32Array[] = [];
  let seconds = 0;
  const parts: { start: number; samples: Float32Array }[] = [];
  const times: (Timed | undefined)[] = spoken.map(() => undefined);
  const heard: { text: string; part: number; start: number; end: number }[] = [];
  let isLong = false;

  async function recognise(part: { start: number; samples: Float32Array }, index: number): Promise<void> {
    const work = { seconds: part.samples.length / recognitionRate, group, signal };
    const { words: found } = await sphinx.recognise({ samples: part.samples }, work);
    for (const { text: one, start, end } of found)
      heard.push({ text: one, part: index, start: start + part.start, end: end + part.start });
  }

  try {
    for await (const block of inFrames(sound)) {
      signal.throwIfAborted();
      const flags = await detector.detect(block);
      seconds += block.length / recognitionRate;
      if (!isLong) head.push(block);
      parts.push(...cutter.push(block, flags));
      if (seconds > wholeSeconds) {
        isLong = true;
        head.length = 0;
      }
    }
    const last = cutter.end();
    if (last) parts.push(last);
    if (isLong) await alignParts();
    else await alignWhole();
  } finally {
    detector.close();
  }
  return finish(words, spoken, times, seconds);

  async function alignWhole(): Promise<void> {
    if (parts.length === 0) throw new AlignmentImpossible('text_not_spoken', 'Nobody speaks in the sound.');
    const samples = joinSamples(head);
    const found = await sphinx.align(
      { samples, words: spoken.map(({ text: one }) => one) },
      { seconds, group, signal },
    );
    const known = (found ?? []).flatMap((one) => one ?? []);
    if (!found || known.length === 0 || meanLoss(known) > maxMeanLoss)
      throw new AlignmentImpossible('text_not_spoken', 'The sound does not seem to say the text.');
    for (const [i, one] of found.entries()) times[i] = one;
  }

  async function alignParts(): Promise<void> {
    for (const [index, part] of parts.entries()) await recognise(part, index);
    const matches = matchWords(
      spoken.map(({ text: one }) => one),
      heard.map(({ text: one }) => one),
    );
    const matched = matches.filter((one) => one !== undefined).length;
    if (matched < spoken.length * minMatched)
      throw new AlignmentImpossible('text_not_spoken', 'The sound does not seem to say the text.');
    for (const { from, to, part: index } of rangesOf(matches, heard, spoken.length)) {
      const part = parts[index];
      if (!part) continue;
      const chunk = spoken.slice(from, to).map(({ text: one }) => one);
      const work = { seconds: part.samples.length / recognitionRate, group, signal };
      const found = await sphinx.align({ samples: part.samples, words: chunk }, work);
      for (let i = from; i < to; i++) {
        const one = found?.[i - from];
        const word = matches[i] === undefined ? undefined : heard[matches[i] as number];
        if (one) times[i] = { ...one, start: one.start + part.start, end: one.end + part.start };
        else if (word && !found) times[i] = { start: word.start, end: word.end, loss: maxMeanLoss };
      }
    }
  }
}

/** The words of each part: from its first match to its last; words between two parts go where there is room. */
function rangesOf(
  matches: readonly (number | undefined)[],
  heard: readonly { part: number }[],
  count: number,
): { from: number; to: number; part: number }[] {
  const ranges: { from: number; to: number; part: number }[] = [];
  for (const [i, match] of matches.entries()) {
    if (match === undefined) continue;
    const part = heard[match]?.part ?? 0;
    const last = ranges.at(-1);
    if (last && last.part === part) last.to = i + 1;
    else ranges.push({ from: i, to: i + 1, part });
  }
  for (const [i, range] of ranges.entries()) {
    const next = ranges[i + 1];
    const gap = (next?.from ?? count) - range.to;
    if (gap <= 0) continue;
    // The end of a sentence is missed as often as the beginning of the next one.
    const own = next ? Math.ceil(gap / 2) : gap;
    range.to += own;
    if (next) next.from = range.to;
  }
  const first = ranges[0];
  if (first) first.from = 0;
  return ranges;
}

/** Joins what is said of a word, and estimates the times of words that cannot be said. */
function finish(
  words: readonly TextWord[],
  spoken: readonly Spoken[],
  times: readonly (Timed | undefined)[],
  seconds: number,
): AlignedWord[] {
  const known = words.map((): Timed | undefined => undefined);
  for (const [i, { word }] of spoken.entries()) {
    const time = times[i];
    if (!time) continue;
    const before = known[word];
    known[word] = before
      ? { start: before.start, end: Math.max(before.end, time.end), loss: (before.loss + time.loss) / 2 }
      : time;
  }
  const lossOf = meanLoss(known.flatMap((one) => one ?? []));
  const aligned: AlignedWord[] = [];
  for (let i = 0; i < words.length; i++) {
    const { text, from, to } = words[i] as TextWord;
    const time = known[i] ?? estimate(known, i, seconds, lossOf);
    known[i] = time;
    const start = Math.max(time.start, aligned.at(-1)?.end ?? 0);
    aligned.push({
      text,
      from,
      to,
      start: round(start),
      end: round(Math.max(start, time.end)),
      loss: round(time.loss),
    });
  }
  return aligned;
}

/** Words that are unknown share the time between their neighbours. */
function estimate(known: readonly (Timed | undefined)[], i: number, seconds: number, loss: number): Timed {
  const start = known[i - 1]?.end ?? 0;
  let next = i;
  while (next < known.length && !known[next]) next += 1;
  const end = Math.max(start, known[next]?.start ?? Math.min(seconds, start + 0.3 * (next - i)));
  return { start, end: start + (end - start) / (next - i), loss };
}

const meanLoss = (all: readonly Timed[]): number => {
  const length = all.reduce((sum, { start, end }) => sum + end - start, 0);
  return length === 0 ? 0 : all.reduce((sum, { start, end, loss }) => sum + loss * (end - start), 0) / length;
};

function joinSamples(blocks: readonly Float32Array[]): Float32Array {
  const all = new Float32Array(blocks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const block of blocks) {
    all.set(block, at);
    at += block.length;
  }
  return all;
}

const round = (value: number) => Math.round(value * 1000) / 1000;
