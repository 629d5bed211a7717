/**
 * The loudness of ITU-R BS.1770, and the gain that gives a sound another loudness. Where the gain would lift peaks over
 * the ceiling, those peaks alone are turned down, for some milliseconds. Since the whole sound was measured before any of
 * it is written, the gain is known for every moment, and nothing is ever clipped.
 */
import type { GainPlan, LoudnessTarget } from '../port.ts';
import { integratedLoudness } from '../../../kernel/loudness/integrated-loudness.ts';
import type { Levels } from '../../../kernel/loudness/level-meter.ts';

/** The gain may have to be this much higher than the difference of the loudness, because limiting makes the sound quieter. */
const maxMakeUpDb = 12;
const rounds = 14;
/** Frames before and after a peak over which its gain is reached: some 8 ms. */
const attackFrames = 4;
/** The time in which the gain recovers after a peak. */
const releaseSeconds = 0.08;

/** @param loudness of the sound as it is */
export function planGain(levels: Levels, loudness: number, { lufs: target, ceilingDb }: LoudnessTarget): GainPlan {
  const needed = fromDb(target - loudness);
  const ceiling = fromDb(ceilingDb);
  const highest = levels.peaks.reduce((max, peak) => Math.max(max, peak), 0);
  const { frameLength } = levels;
  if (highest * needed <= ceiling) return { frameLength, gain: needed, limits: null, limitedDb: 0 };
  const loudnessAt = (gain: number) => {
    const limits = limitPeaks(levels, gain, ceiling);
    return (integratedLoudness(levels, limits) ?? -Infinity) + toDb(gain);
  };
  let low = needed;
  let high = needed * fromDb(maxMakeUpDb);
  for (let round = 0; round < rounds; round++) {
    const middle = Math.sqrt(low * high);
    if (loudnessAt(middle) < target) low = middle;
    else high = middle;
  }
  const limits = limitPeaks(levels, low, ceiling);
  const limitedDb = -toDb(limits.reduce((min, limit) => Math.min(min, limit), 1));
  return { frameLength, gain: low, limits, limitedDb };
}

const fromDb = (db: number) => 10 ** (db / 20);
const toDb = (factor: number) => 20 * Math.log10(factor);

/**
 * The factor of each frame, at most 1, that keeps its peak under the ceiling. It falls before a peak and recovers after
 * it. The gain moves in a line from each frame to the next, so a peak holds for the frame after it too.
 */
export function limitPeaks(
  { peaks, sampleRate, frameLength }: Levels,
  gain: number,
  ceiling: number,
): Float32Array<ArrayBuffer> {
  const count = peaks.length;
  const needed = Float32Array.from(peaks, (peak) => (peak * gain > ceiling ? ceiling / (peak * gain) : 1));
  const lowest = new Float32Array(count).fill(1);
  for (let frame = 0; frame < count; frame++) {
    const limit = needed[frame] ?? 1;
    if (limit === 1) continue;
    const to = Math.min(count - 1, frame + attackFrames + 1);
    for (let near = Math.max(0, frame - attackFrames); near <= to; near++)
      lowest[near] = Math.min(lowest[near] ?? 1, limit);
  }
  const recovery = 1 - Math.exp(-frameLength / sampleRate / releaseSeconds);
  for (let frame = 1; frame < count; frame++) {
    const before = lowest[frame - 1] ?? 1;
    lowest[frame] = Math.min(lowest[frame] ?? 1, before + (1 - before) * recovery);
  }
  return smooth(lowest);
}

/** The mean over the frames around each one. No mean is higher than the lowest factor that a peak within it asked for. */
function smooth(factors: Float32Array): Float32Array<ArrayBuffer> {
  const out = new Float32Array(factors.length);
  const width = 2 * attackFrames + 1;
  let sum = 0;
  const at = (frame: number) => factors[Math.min(Math.max(frame, 0), factors.length - 1)] ?? 1;
  for (let frame = -attackFrames; frame <= attackFrames; frame++) sum += at(frame);
  for (let frame = 0; frame < factors.length; frame++) {
    out[frame] = Math.min(1, sum / width);
    sum += at(frame + attackFrames + 1) - at(frame - attackFrames);
  }
  return out;
}
