/**
 * Estimates when words begin where nobody tells it: the pauses in the sound are those at the marks of the text, and
 * between two of them words share the time in which something sounds, by their letters. Pure.
 */
import type { EngineEvent } from '../../text/alignment.ts';

const frameSeconds = 0.01;
/** Frames so many times quieter than the loudest are silent, and so many of them in a row are a pause. */
const depth = 40;
const minPauseFrames = 8;
/** A mark and a pause belong together when they are at most this share of the sound apart. */
const maxShare = 0.15;

interface Word {
  position: number;
  length: number;
  /** Letters before it. */
  before: number;
  /** A mark that makes a pause stands before it. */
  isAfterMark: boolean;
}

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

export function estimateTimes(text: string, parts: readonly Int16Array[], rate: number): EngineEvent[] {
  const frames = sounding(parts, rate);
  const { words, letters } = readWords(text);
  if (words.length === 0 || frames.length === 0) return [];
  const soundBefore = runningSum(frames);
  const total = soundBefore.at(-1) ?? 0;
  const anchors = [
    { letters: 0, sound: 0 },
    ...findAnchors(words, letters, frames, soundBefore),
    { letters, sound: total },
  ];
  return words.map(({ position, length, before }) => {
    const next = anchors.findIndex((anchor) => anchor.letters > before);
    const to = anchors[next] ?? { letters, sound: total };
    const from = anchors[next - 1] ?? { letters: 0, sound: 0 };
    const share = (before - from.letters) / Math.max(1, to.letters - from.letters);
    const sound = from.sound + share * (to.sound - from.sound);
    // The frame that sounds after so much sound: at the end of a pause, not at its beginning.
    const at = frames.findIndex((isLoud, frame) => isLoud && (soundBefore[frame] ?? 0) >= Math.floor(sound));
    return { kind: 'word', position, length, symbol: '', at: Math.max(0, at) * frameSeconds };
  });
}

/** Pairs marks of the text with pauses of the sound, in order. */
function findAnchors(words: Word[], letters: number, frames: boolean[], soundBefore: number[]) {
  const total = soundBefore.at(-1) ?? 0;
  const pauses = pausesOf(frames).map((frame) => soundBefore[frame] ?? 0);
  const anchors: { letters: number; sound: number }[] = [];
  for (const { before } of words.filter((word) => word.isAfterMark && word.before > 0)) {
    const expected = (before / letters) * total;
    const reached = anchors.at(-1)?.sound ?? 0;
    const near = pauses
      .filter((sound) => sound > reached && Math.abs(sound - expected) <= maxShare * total)
      .toSorted((a, b) => Math.abs(a - expected) - Math.abs(b - expected))[0];
    if (near !== undefined) anchors.push({ letters: before, sound: near });
  }
  return anchors;
}

function readWords(text: string): { words: Word[]; letters: number } {
  const words: Word[] = [];
  let position = 0;
  let letters = 0;
  let isAfterMark = false;
  for (const { segment, isWordLike } of segmenter.segment(text)) {
    const length = Array.from(segment).length;
    if (isWordLike) {
      words.push({ position, length, before: letters, isAfterMark });
      letters += length;
      isAfterMark = false;
    } else if (/[,;:.!?…–—、，；：。！？]/u.test(segment)) isAfterMark = true;
    position += length;
  }
  return { words, letters };
}

/** Whether each frame sounds. */
function sounding(parts: readonly Int16Array[], rate: number): boolean[] {
  const size = Math.round(rate * frameSeconds);
  const levels: number[] = [];
  let energy = 0;
  let count = 0;
  for (const part of parts)
    for (const sample of part) {
      energy += sample * sample;
      count += 1;
      if (count < size) continue;
      levels.push(Math.sqrt(energy / size));
      energy = count = 0;
    }
  const floor = levels.reduce((top, level) => Math.max(top, level), 0) / depth;
  return levels.map((level) => level > floor);
}

/** The number of sounding frames before each frame, and before the end. */
function runningSum(frames: boolean[]): number[] {
  const sums = [0];
  for (const isLoud of frames) sums.push((sums.at(-1) ?? 0) + (isLoud ? 1 : 0));
  return sums;
}

/** The frames at which pauses begin. */
function pausesOf(frames: boolean[]): number[] {
  const pauses: number[] = [];
  for (let from = 0; from < frames.length; from += 1) {
    if (frames[from]) continue;
    const end = frames.indexOf(true, from);
    if (end < 0) break;
    if (end - from >= minPauseFrames) pauses.push(from);
    from = end;
  }
  return pauses;
}
