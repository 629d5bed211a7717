/**
 * How much noise is taken out of speech, and how much of the speech stays. The speech is of an engine of ours, the noises are
 * made here: white, pink, brown, and the hum of mains.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeFormat } from '#contract/speech/output-formats.ts';
import { createAudio } from '../audio.ts';
import { isolationRate } from '../port.ts';
import { makeNoise, noiseKinds, pausesLevel, snrOf, speechForTests, type NoiseKind } from './noises.suite.ts';

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

test('music without a voice is told from speech', async () => {
  const chords = [
    [262, 330, 392],
    [220, 262, 330],
    [175, 220, 262],
    [196, 247, 294],
  ];
  const music = Float32Array.from({ length: 8 * isolationRate }, (_, i) => {
    const at = i / isolationRate;
    const chord = chords[Math.floor(at) % chords.length] ?? [];
    const decay = Math.exp(-2 * (at % 0.5));
    const partials = chord.flatMap((hertz) => [1, 2, 3].map((n) => Math.sin(2 * Math.PI * hertz * n * at) / n));
    return 0.1 * decay * partials.reduce((sum, one) => sum + one, 0);
  });
  const { measures } = await isolate(music);
  expect(measures?.hasSpeech).toBe(false);
}, 60_000);
