/** Figures of speech, measured in its samples: for tests and for the printed tables. 16-bit mono throughout. */
import { pitchTrack } from './measure-pitch.ts';
import { meanSpectrum } from './measure-spectrum.ts';

export interface Measures {
  /** Median fundamental frequency, Hz; 0 where nothing is voiced. */
  f0: number;
  /** Semitones between the 10th and the 90th percentile of the fundamental frequency. */
  f0Range: number;
  /** Spectral centroid of the speech, Hz, weighted by magnitude. */
  centroid: number;
  /** Energy above 2 kHz against that below it, dB. */
  tilt: number;
  /** RMS of the sounding part, dB below full scale. */
  loudness: number;
  /** Seconds that sound: pauses do not count. */
  speaking: number;
  /** Seconds in all. */
  seconds: number;
  /** Samples at either end of the range. */
  clipped: number;
  /** Seconds of silence before and after. */
  leading: number;
  trailing: number;
}

/** Where high begins, Hz. */
const corner = 2000;
/** Seconds of one frame of the level. */
const frameSeconds = 0.01;
/** A frame this far below the loud ones is a pause, dB. */
const pauseDepth = 40;

export function measure(samples: Int16Array, rate: number): Measures {
  const pitches = pitchTrack(samples, rate);
  const { centroid, tilt } = measureSpectrum(samples, rate);
  const { loudness, speaking, leading, trailing } = measureLevels(samples, rate);
  return {
    f0: percentile(pitches, 0.5),
    f0Range: pitches.length === 0 ? 0 : 12 * Math.log2(percentile(pitches, 0.9) / percentile(pitches, 0.1)),
    centroid,
    tilt,
    loudness,
    speaking,
    seconds: samples.length / rate,
    clipped: countClipped(samples),
    leading,
    trailing,
  };
}

/** Letters and digits a second of sounding speech. */
export const speakingRate = (text: string, measures: Measures): number =>
  (text.match(/[\p{L}\p{M}\p{N}]/gu) ?? []).length / measures.speaking;

export function countClipped(samples: Int16Array): number {
  let count = 0;
  for (const sample of samples) if (sample >= 32767 || sample <= -32768) count += 1;
  return count;
}

function measureSpectrum(samples: Int16Array, rate: number): { centroid: number; tilt: number } {
  const { power, binHz } = meanSpectrum(samples, rate);
  let weighted = 0;
  let weight = 0;
  let low = 1e-12;
  let high = 1e-12;
  for (const [bin, energy] of power.entries()) {
    const frequency = bin * binHz;
    const magnitude = Math.sqrt(energy);
    weighted += frequency * magnitude;
    weight += magnitude;
    if (frequency >= corner) high += energy;
    else low += energy;
  }
  return { centroid: weight === 0 ? 0 : weighted / weight, tilt: 10 * Math.log10(high / low) };
}

/** Levels of frames against the 95th percentile of them: one click does not hide the speech. */
function measureLevels(samples: Int16Array, rate: number) {
  const size = Math.round(rate * frameSeconds);
  const frames = Array.from({ length: Math.floor(samples.length / size) }, (_, index) => {
    let energy = 0;
    for (const sample of samples.subarray(index * size, (index + 1) * size)) energy += sample * sample;
    return energy / size;
  });
  const floor = Math.max(1, percentile(frames, 0.95) / 10 ** (pauseDepth / 10));
  const sounding = frames.filter((energy) => energy > floor);
  const mean = sounding.reduce((sum, energy) => sum + energy, 0) / Math.max(1, sounding.length);
  const first = frames.findIndex((energy) => energy > floor);
  const last = frames.findLastIndex((energy) => energy > floor);
  return {
    loudness: 10 * Math.log10(Math.max(mean, 1e-3)) - 20 * Math.log10(32768),
    speaking: sounding.length * frameSeconds,
    leading: (first < 0 ? frames.length : first) * frameSeconds,
    trailing: (frames.length - 1 - last) * frameSeconds,
  };
}

/** @returns 0 for no values. */
function percentile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
