/** Where a model's sound begins and ends, so that its own silence does not add to the pauses of the text. Pure. */

/** The sound is what is at most so many decibels below the loudest frame. */
const depth = 45;
/** Seconds of a frame, and of the silence that stays on either side. */
const frameSeconds = 0.01;
const edgeSeconds = 0.025;

/** @returns indexes of samples; both 0 where there is no sound */
export function soundSpan(samples: Float32Array, rate: number): { from: number; to: number } {
  const levels = frameLevels(samples, rate);
  const loudest = levels.reduce((max, level) => Math.max(max, level), 0);
  const floor = Math.max(1e-4, loudest / 10 ** (depth / 20));
  const first = levels.findIndex((level) => level > floor);
  if (first < 0) return { from: 0, to: 0 };
  const last = levels.findLastIndex((level) => level > floor);
  const size = Math.round(rate * frameSeconds);
  const edge = Math.round(rate * edgeSeconds);
  return { from: Math.max(0, first * size - edge), to: Math.min(samples.length, (last + 1) * size + edge) };
}

/** Root mean square of each frame. */
function frameLevels(samples: Float32Array, rate: number): Float32Array {
  const size = Math.round(rate * frameSeconds);
  const levels = new Float32Array(Math.ceil(samples.length / size));
  for (let frame = 0; frame < levels.length; frame++) {
    const part = samples.subarray(frame * size, (frame + 1) * size);
    let energy = 0;
    for (const sample of part) energy += sample * sample;
    levels[frame] = Math.sqrt(energy / part.length);
  }
  return levels;
}

/** As 16-bit samples. What is not a number, as a broken model makes, is silence. */
export function toInt16(samples: Float32Array): Int16Array {
  const out = new Int16Array(samples.length);
  for (let i = 0; i < samples.length; i++) {
    const sample = samples[i] ?? 0;
    out[i] = Number.isFinite(sample) ? Math.max(-32768, Math.min(32767, Math.round(sample * 32767))) : 0;
  }
  return out;
}
