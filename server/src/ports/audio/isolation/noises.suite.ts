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
