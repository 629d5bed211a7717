/** Mean power spectrum of the sounding frames of a speech. */

const size = 1024;

export interface Spectrum {
  /** Power by frequency, from 0 Hz. */
  power: Float64Array;
  binHz: number;
}

export function meanSpectrum(samples: Int16Array, rate: number): Spectrum {
  const power = new Float64Array(size / 2);
  const frames: { at: number; energy: number }[] = [];
  for (let at = 0; at + size <= samples.length; at += size / 2) {
    let energy = 0;
    for (const sample of samples.subarray(at, at + size)) energy += sample * sample;
    frames.push({ at, energy });
  }
  const floor = frames.reduce((max, { energy }) => Math.max(max, energy), 0) / 1000;
  for (const { at, energy } of frames) {
    if (energy <= floor) continue;
    const real = new Float64Array(size);
    const imaginary = new Float64Array(size);
    for (let i = 0; i < size; i++) {
      const hann = 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / size);
      real[i] = ((samples[at + i] ?? 0) / 32768) * hann;
    }
    transform(real, imaginary);
    for (let bin = 0; bin < power.length; bin++) {
      const [re = 0, im = 0] = [real[bin], imaginary[bin]];
      power[bin] = (power[bin] ?? 0) + re * re + im * im;
    }
  }
  return { power, binHz: rate / size };
}

/** The fast Fourier transform (radix 2), in place. */
export function transform(real: Float64Array, imaginary: Float64Array): void {
  const n = real.length;
  const at = (values: Float64Array, index: number) => values[index] ?? 0;
  for (let i = 1, j = 0; i < n; i++) {
    let bit = n >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i >= j) continue;
    for (const values of [real, imaginary]) [values[i], values[j]] = [at(values, j), at(values, i)];
  }
  for (let span = 2; span <= n; span *= 2) {
    for (let k = 0; k < span / 2; k++) {
      const cos = Math.cos((-2 * Math.PI * k) / span);
      const sin = Math.sin((-2 * Math.PI * k) / span);
      for (let low = k; low < n; low += span) {
        const high = low + span / 2;
        const re = at(real, high) * cos - at(imaginary, high) * sin;
        const im = at(real, high) * sin + at(imaginary, high) * cos;
        real[high] = at(real, low) - re;
        imaginary[high] = at(imaginary, low) - im;
        real[low] = at(real, low) + re;
        imaginary[low] = at(imaginary, low) + im;
      }
    }
  }
}
