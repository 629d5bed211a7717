/**
 * How much noise is taken out of speech, and how much of the speech stays. The speech is of an engine of ours, the noises are
 * made here: white, pink, brown, and the hum of mains.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeFormat } from '#contract/speech/output-formats.ts';
import { createAudio } from '../audio.ts';
import { isolationRate } from '../port.ts';
import {
  atLevel,
  makeNoise,
  noiseKinds,
  pausesLevel,
  snrOf,
  speechForTests,
  whispered,
  type NoiseKind,
} from './noises.suite.ts';

const audio = createAudio();
let speech: Float32Array<ArrayBuffer>;
beforeAll(async () => {
  speech = await speechForTests();
}, 60_000);
afterAll(() => audio.close());

const output = describeFormat('pcm_48000');

async function* chunksOf(samples: Float32Array<ArrayBuffer>, length = 4000) {
  for (let at = 0; at < samples.length; at += length) yield samples.slice(at, at + length);
}

async function isolate(samples: Float32Array<ArrayBuffer>) {
  const made: Uint8Array[] = [];
  const originals: Uint8Array[] = [];
  let last;
  for await (const chunk of audio.isolate(chunksOf(samples), output, { keepOriginal: true })) {
    made.push(chunk.audio);
    originals.push(chunk.original);
    last = chunk;
  }
  const read = (chunks: Uint8Array[]) =>
    Float32Array.from(new Int16Array(new Uint8Array(Buffer.concat(chunks)).buffer), (sample) => sample / 32_768);
  return { ...last, isolated: read(made), original: read(originals) };
}

/** Decibels by which the noise in pauses falls at least, and the signal-to-noise ratio that the result has at least. */
const bars: Record<NoiseKind, { pauses: number; snr: Record<number, number> }> = {
  white: { pauses: 8, snr: { 5: 7, 15: 11 } },
  pink: { pauses: 12, snr: { 5: 6, 15: 10 } },
  brown: { pauses: 12, snr: { 5: 6, 15: 10 } },
  hum: { pauses: 12, snr: { 5: 6, 15: 10 } },
};

test.each(noiseKinds.flatMap((kind) => [5, 15].map((snr) => [kind, snr] as const)))(
  '%s noise at %i dB is turned down in pauses, and speech stays where it was',
  async (kind, snr) => {
    const noisy = makeNoise(speech, kind, snr);
    const { isolated, original, seconds, measures } = await isolate(noisy);
    expect(isolated.length).toBe(speech.length);
    expect(original.length).toBe(speech.length);
    expect(seconds).toBeCloseTo(speech.length / isolationRate, 6);
    expect(measures?.isolatedPeaks.length).toBe(Math.ceil((speech.length / isolationRate) * 50));
    const fall = pausesLevel(speech, noisy) - pausesLevel(speech, isolated);
    const after = snrOf(speech, isolated);
    console.log(
      `${kind} ${snr} dB: pauses -${fall.toFixed(1)} dB, SNR ${snrOf(speech, noisy).toFixed(1)} -> ${after.toFixed(1)}`,
    );
    expect(fall).toBeGreaterThan(bars[kind].pauses);
    expect(after).toBeGreaterThan(bars[kind].snr[snr] ?? 0);
    // One frame too early or too late would be far worse than this.
    for (const shift of [-480, -48, 48, 480]) expect(snrOf(speech, isolated, shift)).toBeLessThan(after);
    expect(measures?.hasSpeech).toBe(true);
  },
  60_000,
);

/** Speech is left where the sound sounds like speech, or most of its level stays: both fail for noise alone. */
test('noise alone and silence are told from speech', async () => {
  const nothing = new Float32Array(5 * isolationRate);
  for (const kind of noiseKinds) {
    const { measures } = await isolate(makeNoise(nothing, kind, 0));
    expect(measures?.hasSpeech, kind).toBe(false);
    const noisy = await isolate(makeNoise(speech, kind, 5));
    expect(noisy.measures?.hasSpeech, kind).toBe(true);
  }
  const { measures } = await isolate(nothing);
  expect(measures?.highest).toBe(0);
}, 60_000);

test('quiet speech and a whisper are speech', async () => {
  for (const db of [-26, -40, -55])
    expect((await isolate(atLevel(speech, db))).measures?.hasSpeech, `${db}`).toBe(true);
  const whisper = atLevel(whispered(speech), -26);
  for (const db of [0, -14]) expect((await isolate(atLevel(whisper, db - 26))).measures?.hasSpeech, `${db}`).toBe(true);
  for (const kind of noiseKinds)
    expect((await isolate(makeNoise(whisper, kind, 5))).measures?.hasSpeech, kind).toBe(true);
}, 120_000);

test('two seconds of noise are told from speech, at any level and from a file of any rate', async () => {
  for (const seconds of [1, 2, 5])
    for (const kind of noiseKinds) {
      const noise = makeNoise(new Float32Array(seconds * isolationRate), kind, 0);
      for (const db of [-6, -26, -40]) {
        const { measures } = await isolate(atLevel(noise, db));
        expect(measures?.hasSpeech, `${kind} ${seconds} s ${db} dB`).toBe(false);
      }
      // Of a file of 16 kHz.
      const coarse = noise.map((sample, i) => (i % 3 === 0 ? sample : (noise[i - (i % 3)] ?? 0)));
      expect((await isolate(coarse)).measures?.hasSpeech, `${kind} ${seconds} s of 16 kHz`).toBe(false);
    }
}, 120_000);

const musicOf = (seconds: number) => {
  const chords = [
    [262, 330, 392],
    [220, 262, 330],
    [175, 220, 262],
    [196, 247, 294],
  ];
  return Float32Array.from({ length: seconds * isolationRate }, (_, i) => {
    const at = i / isolationRate;
    const chord = chords[Math.floor(at) % chords.length] ?? [];
    const decay = Math.exp(-2 * (at % 0.5));
    const partials = chord.flatMap((hertz) => [1, 2, 3].map((n) => Math.sin(2 * Math.PI * hertz * n * at) / n));
    return 0.1 * decay * partials.reduce((sum, one) => sum + one, 0);
  });
};

test('music without a voice is told from speech, and speech over music is speech', async () => {
  expect((await isolate(musicOf(8))).measures?.hasSpeech).toBe(false);
  const music = atLevel(musicOf(Math.ceil(speech.length / isolationRate)), -17);
  for (const db of [10, 0, -5]) {
    const both = atLevel(speech, -17 + db).map((sample, i) => sample + (music[i] ?? 0));
    expect((await isolate(both)).measures?.hasSpeech, `${db} dB`).toBe(true);
  }
}, 60_000);
