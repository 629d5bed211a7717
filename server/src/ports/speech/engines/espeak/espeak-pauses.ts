/**
 * Espeak makes no pause after the last clause of its input, and every chunk is a last clause. These are the pauses that
 * it makes in the middle of a text, as measured. They depend only on the rate, not on the voice.
 */
import type { Pause } from '../../text/sentences.ts';

/** Pairs of words per minute and the seconds of a sentence pause at that rate. */
const sentencePause: readonly (readonly [number, number])[] = [
  [80, 0.885],
  [100, 0.709],
  [120, 0.548],
  [140, 0.431],
  [160, 0.35],
  [175, 0.301],
  [200, 0.235],
  [230, 0.176],
  [260, 0.128],
  [300, 0.082],
  [350, 0.037],
  [400, 0.025],
  [450, 0.025],
];

/** The lengths of other pauses relative to a sentence pause. They are the same at every rate. */
const relative: Record<Pause, number> = {
  none: 0,
  comma: 0.5,
  clause: 0.75,
  sentence: 1,
  exclamation: 1.125,
  paragraph: 1.75,
};

/** Returns the seconds of silence after a chunk at `rate` words per minute. */
export function pauseSeconds(pause: Pause, rate: number): number {
  const after = sentencePause.findIndex(([at]) => at >= rate);
  const [highRate, high] = sentencePause[after] ?? [450, 0.025];
  const [lowRate, low] = sentencePause[Math.max(0, after - 1)] ?? [highRate, high];
  const sentence = highRate === lowRate ? high : low + ((high - low) * (rate - lowRate)) / (highRate - lowRate);
  return sentence * relative[pause];
}
