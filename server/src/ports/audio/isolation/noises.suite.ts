/** Noises for measuring suppression, the same at every run, and how well it did. Pure but for the speech. */
import type { Speech } from '../../speech/port.ts';
import { createSpeech } from '../../speech/speech.ts';
import { natural, samplesOf, speakAll, speechInput } from '../../speech/testing.ts';
import { isolationRate } from '../port.ts';

export const noiseKinds = ['white', 'pink', 'brown', 'hum'] as const;
export type NoiseKind = (typeof noiseKinds)[number];

function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}

function noiseOf(kind: NoiseKind, length: number): Float32Array<ArrayBuffer> {
  const random = createRandom(7);
  const noise = new Float32Array(length);
  const hum = (i: number) =>
    [1, 2, 3, 5].reduce((sum, n) => sum + Math.sin((2 * Math.PI * 50 * n * i) / isolationRate) / n, 0);
  const filters = [0, 0, 0];
  let brown = 0;
  for (let i = 0; i < length; i++) {
    const white = random();
    if (kind === 'white') noise[i] = white;
    else if (kind === 'hum') noise[i] = hum(i);
    else if (kind === 'brown') {
      brown = 0.998 * brown + 0.05 * white;
      noise[i] = brown;
    } else {
      // Three poles come within half a decibel of 3 dB an octave.
      filters[0] = 0.99765 * (filters[0] ?? 0) + white * 0.099046;
      filters[1] = 0.963 * (filters[1] ?? 0) + white * 0.2965164;
      filters[2] = 0.57 * (filters[2] ?? 0) + white * 1.0526913;
      noise[i] = (filters[0] ?? 0) + (filters[1] ?? 0) + (filters[2] ?? 0) + white * 0.1848;
    }
  }
  return noise;
}

const powerOf = (samples: Float32Array) => samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;

/** The speech with a noise that is so many decibels below it; where there is no speech, the noise alone at -26 dB. */
export function makeNoise(speech: Float32Array, kind: NoiseKind, snrDb: number): Float32Array<ArrayBuffer> {
  const noise = noiseOf(kind, speech.length);
  const wanted = powerOf(speech) > 0 ? powerOf(speech) / 10 ** (snrDb / 10) : 0.0025;
  const gain = Math.sqrt(wanted / powerOf(noise));
  return Float32Array.from(speech, (sample, i) => sample + gain * (noise[i] ?? 0));
}

/** The samples with their power at so many decibels below full scale. */
export function atLevel(samples: Float32Array, db: number): Float32Array<ArrayBuffer> {
  const gain = Math.sqrt(10 ** (db / 10) / powerOf(samples));
  return Float32Array.from(samples, (sample) => gain * sample);
}

/** The speech as a whisper: the filter of the mouth in each frame, by linear prediction, excited by noise. */
export function whispered(speech: Float32Array): Float32Array<ArrayBuffer> {
  const [order, frame] = [32, 1440];
  const random = createRandom(11);
  const whisper = new Float32Array(speech.length);
  const window = Float64Array.from({ length: frame }, (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / frame));
  for (let at = 0; at + frame <= speech.length; at += frame / 2) {
    const shaped = window.map((weight, i) => weight * (speech[at + i] ?? 0));
    const { filter, error } = predict(shaped, order);
    const gain = Math.sqrt(error / frame);
    const made = new Float64Array(frame);
    for (let i = 0; i < frame; i++) {
      let sample = gain * random();
      for (let j = 1; j <= Math.min(order, i); j++) sample -= (filter[j] ?? 0) * (made[i - j] ?? 0);
      made[i] = sample;
      whisper[at + i] = (whisper[at + i] ?? 0) + sample * (window[i] ?? 0);
    }
  }
  return whisper;
}

/** Levinson and Durbin's recursion. */
function predict(samples: Float64Array, order: number): { filter: number[]; error: number } {
  const correlations = Array.from({ length: order + 1 }, (_, lag) =>
    samples.reduce((sum, sample, i) => (i < lag ? sum : sum + sample * (samples[i - lag] ?? 0)), 0),
  );
  // A little noise keeps the filter of silence stable.
  let error = (correlations[0] ?? 0) * 1.0001 + 1e-9;
  correlations[0] = error;
  let filter = [1];
  for (let i = 1; i <= order; i++) {
    const sum = filter.reduce((total, weight, j) => total + weight * (correlations[i - j] ?? 0), 0);
    const reflection = -sum / error;
    const mirrored = [0, ...filter.toReversed()];
    filter = mirrored.map((weight, j) => (filter[j] ?? 0) + reflection * weight);
    error *= 1 - reflection * reflection;
  }
  return { filter, error };
}

/** Decibels by which the speech is above everything else. */
export function snrOf(speech: Float32Array, heard: Float32Array, shift = 0): number {
  let signal = 0;
  let rest = 0;
  for (let i = 4800; i < speech.length - 4800; i++) {
    const clean = speech[i] ?? 0;
    signal += clean * clean;
    rest += ((heard[i + shift] ?? 0) - clean) ** 2;
  }
  return 10 * Math.log10(signal / rest);
}

/** The level where nobody speaks, in dB. */
export function pausesLevel(speech: Float32Array, heard: Float32Array): number {
  const block = 960;
  let sum = 0;
  let count = 0;
  // The first half second is left out: the suppressor learns the noise there.
  for (let at = isolationRate / 2; at + block <= speech.length; at += block) {
    if (powerOf(speech.subarray(at, at + block)) > 1e-7) continue;
    sum += powerOf(heard.subarray(at, at + block));
    count += 1;
  }
  return 10 * Math.log10(sum / count + 1e-12);
}

const words = 'The quick brown fox jumps over the lazy dog. After a while it sleeps in the sun, and nobody wakes it.';

/** Six seconds or so of an English voice, with a second of silence before, between and after. */
export async function speechForTests(): Promise<Float32Array<ArrayBuffer>> {
  const speech = createSpeech({ espeakWorkers: 1, fliteWorkers: 1 });
  try {
    const spoken: number[] = [];
    const silence = Array.from<number>({ length: isolationRate }).fill(0);
    for (let i = 0; i < 2; i++) {
      for (const sample of [...silence, ...(await speakOnce(speech))]) spoken.push(sample);
    }
    return Float32Array.from([...spoken, ...silence]);
  } finally {
    await speech.close();
  }
}

async function speakOnce(speech: Speech): Promise<number[]> {
  const { audio } = await speakAll(speech, speechInput(words, { voice: natural, format: 'pcm_48000' }));
  return Array.from(samplesOf(audio), (sample) => sample / 32_768);
}
