/** What a sound is like, ten milliseconds by ten milliseconds, so that two speakers of one text can be compared. Pure. */
import { transform } from '../../../sound/measure-spectrum.ts';

export const frameSeconds = 0.01;
/** Bands of the spectrum up to 5 kHz, which every engine makes. */
const bands = 14;
const highest = 5000;
/** Decibels below the loudest frame at which a frame counts as silent. */
const depth = 45;

export interface Features {
  frames: number;
  /** 0 (silent) to 1, by frame. */
  levels: Float32Array;
  /** `bands` values a frame: the shape of its spectrum, where it sounds. */
  shapes: Float32Array;
}

export function featuresOf(samples: Int16Array, rate: number): Features {
  const step = Math.round(rate * frameSeconds);
  const size = rate > 12_000 ? 512 : 256;
  const frames = Math.floor(samples.length / step);
  const edges = bandEdges(rate, size);
  const decibels = new Float32Array(frames);
  const shapes = new Float32Array(frames * bands);
  for (let frame = 0; frame < frames; frame++) {
    const real = new Float64Array(size);
    const imaginary = new Float64Array(size);
    const from = Math.round(frame * step + step / 2 - size / 2);
    for (let i = 0; i < size; i++)
      real[i] = ((samples[from + i] ?? 0) / 32768) * (0.5 - 0.5 * Math.cos((2 * Math.PI * i) / size));
    transform(real, imaginary);
    let total = 0;
    for (let band = 0; band < bands; band++) {
      let power = 1e-9;
      for (let bin = edges[band] ?? 0; bin < (edges[band + 1] ?? 0); bin++)
        power += (real[bin] ?? 0) ** 2 + (imaginary[bin] ?? 0) ** 2;
      total += power;
      shapes[frame * bands + band] = Math.log(power);
    }
    decibels[frame] = 10 * Math.log10(total);
  }
  const levels = levelsOf(decibels);
  centre(shapes, levels);
  return { frames, levels, shapes };
}

/** How unlike two frames are: 0 for alike. */
export function distance(one: Features, i: number, other: Features, j: number): number {
  const a = one.levels[i] ?? 0;
  const b = other.levels[j] ?? 0;
  let shape = 0;
  for (let band = 0; band < bands; band++) {
    const difference = (one.shapes[i * bands + band] ?? 0) - (other.shapes[j * bands + band] ?? 0);
    shape += difference * difference;
  }
  // Shapes count where both sound; silence is like silence only.
  return 2 * Math.abs(a - b) + Math.min(a, b) * Math.sqrt(shape / bands);
}

function bandEdges(rate: number, size: number): number[] {
  const mel = (hertz: number) => 1127 * Math.log(1 + hertz / 700);
  const hertz = (value: number) => 700 * (Math.exp(value / 1127) - 1);
  const [low, high] = [mel(80), mel(Math.min(highest, rate / 2))];
  return Array.from({ length: bands + 1 }, (_, i) =>
    Math.max(i + 1, Math.round((hertz(low + ((high - low) * i) / bands) * size) / rate)),
  );
}

function levelsOf(decibels: Float32Array): Float32Array {
  const loud = [...decibels].sort((a, b) => a - b)[Math.floor(decibels.length * 0.95)] ?? 0;
  return decibels.map((value) => Math.min(1, Math.max(0, (value - loud + depth) / depth)));
}

/** Takes away what belongs to the speaker: each frame's loudness, and the mean of every band where something sounds. */
function centre(shapes: Float32Array, levels: Float32Array): void {
  const means = new Float64Array(bands);
  let weight = 1e-6;
  for (let frame = 0; frame < levels.length; frame++) {
    const at = frame * bands;
    let mean = 0;
    for (let band = 0; band < bands; band++) mean += (shapes[at + band] ?? 0) / bands;
    const level = levels[frame] ?? 0;
    weight += level;
    for (let band = 0; band < bands; band++) {
      const value = (shapes[at + band] ?? 0) - mean;
      shapes[at + band] = value;
      means[band] = (means[band] ?? 0) + value * level;
    }
  }
  let spread = 1e-6;
  for (let at = 0; at < shapes.length; at++) {
    const value = (shapes[at] ?? 0) - (means[at % bands] ?? 0) / weight;
    shapes[at] = value;
    spread += value * value * (levels[Math.floor(at / bands)] ?? 0);
  }
  const scale = 1 / Math.sqrt(spread / (weight * bands));
  for (let at = 0; at < shapes.length; at++) shapes[at] = (shapes[at] ?? 0) * scale;
}
