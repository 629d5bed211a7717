/** What the level of a microphone says. */

export type LevelState = 'waiting' | 'quiet' | 'good' | 'loud';

/** Peaks at least this high are cut off by most microphones. */
const clippedPeak = 0.97;
/** About -34 dB relative to full scale: speech whose loudest parts are below it drowns in noise. */
const quietPeak = 0.02;

/** The loudest sample of a picture of the wave, 0 to 1. */
export function peakOf(samples: Float32Array): number {
  let peak = 0;
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample));
  return Math.min(1, peak);
}

/** Judges the peaks of the last seconds. Too few say nothing yet. */
export function judgeLevel(peaks: readonly number[], enough: number): LevelState {
  if (peaks.length < enough) return 'waiting';
  const loudest = Math.max(...peaks);
  if (peaks.filter((peak) => peak >= clippedPeak).length >= 2) return 'loud';
  return loudest < quietPeak ? 'quiet' : 'good';
}

/** The height of a bar, 0 to 1: levels are heard in decibels. */
export function barHeight(peak: number): number {
  if (peak <= 0) return 0;
  return Math.max(0, Math.min(1, 1 + (20 * Math.log10(peak)) / 48));
}
