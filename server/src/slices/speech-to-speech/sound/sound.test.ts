import { expect, test } from 'vitest';
import { fadeEnds, isSilent, speechLevel } from './levels.ts';
import { isCertain, phrasesOf } from './phrases.ts';
import { medianPitch } from './pitch.ts';
import { stretchTo } from './time-stretch.ts';
import { alignWords } from './timing.ts';
import { shiftTo, shiftVoice } from './voice-shift.ts';
import type { RecognisedWord } from '../../../ports/recognition/port.ts';

const rate = 16_000;

/** A voice-like sound: harmonics of a pitch that moves a little, under two formants. */
function voice(hz: number, seconds: number, formants = [700, 1800], sampleRate = rate): Float32Array {
  let phase = 0;
  return Float32Array.from({ length: Math.round(seconds * sampleRate) }, (_, i) => {
    const pitch = hz * (1 + 0.03 * Math.sin((2 * Math.PI * 3 * i) / sampleRate));
    phase += pitch / sampleRate;
    let sum = 0;
    for (let k = 1; k * hz < sampleRate / 2 - 500 && k < 40; k++) {
      const gain = formants.reduce((all, formant) => all + 1 / (1 + ((k * hz - formant) / 120) ** 2), 0.01);
      sum += gain * Math.sin(2 * Math.PI * k * phase);
    }
    return 0.08 * sum;
  });
}

/** The largest step from one sample to the next. */
const steepest = (sound: Float32Array) =>
  sound.reduce((most, sample, i) => Math.max(most, i === 0 ? 0 : Math.abs(sample - sound[i - 1]!)), 0);

/** The strength of a frequency. */
function power(sound: Float32Array, hz: number, sampleRate = rate): number {
  let [re, im] = [0, 0];
  sound.forEach((sample, i) => {
    re += sample * Math.cos((2 * Math.PI * hz * i) / sampleRate);
    im += sample * Math.sin((2 * Math.PI * hz * i) / sampleRate);
  });
  return Math.hypot(re, im) / sound.length;
}

test.each([0.6, 0.8, 1, 1.4, 1.9])(
  'a sound that is %f times as long has that length, its pitch and no click',
  (factor) => {
    const sound = voice(140, 1);
    const length = Math.round(sound.length * factor);
    const stretched = stretchTo(
      sound,
      rate,
      [
        { from: 0, to: 0 },
        { from: 1, to: factor },
      ],
      length,
    );
    expect(stretched).toHaveLength(length);
    expect(medianPitch(stretched, rate)! / 140).toBeCloseTo(1, 1);
    expect(steepest(stretched)).toBeLessThan(1.3 * steepest(sound));
    expect(20 * Math.log10(speechLevel(stretched, rate) / speechLevel(sound, rate))).toBeCloseTo(0, 0);
  },
);

test('a sound whose timing stays is the same sound', () => {
  const sound = voice(200, 0.5);
  const same = stretchTo(
    sound,
    rate,
    [
      { from: 0, to: 0 },
      { from: 0.5, to: 0.5 },
    ],
    sound.length,
  );
  const difference = same.reduce((most, sample, i) => Math.max(most, Math.abs(sample - sound[i]!)), 0);
  expect(difference).toBeLessThan(1e-4);
});

test('what is marked in a sound is heard where its anchor says', () => {
  const sound = new Float32Array(rate * 2);
  sound.set(voice(150, 0.1), rate * 0.5);
  sound.set(voice(150, 0.1), rate * 1.5);
  const anchors = [
    { from: 0, to: 0 },
    { from: 0.5, to: 0.8 },
    { from: 1.5, to: 1.4 },
    { from: 2, to: 2 },
  ];
  const moved = stretchTo(sound, rate, anchors, sound.length);
  const starts: number[] = [];
  let quiet = 1000;
  moved.forEach((sample, i) => {
    if (Math.abs(sample) > 0.02) {
      if (quiet > 0.2 * rate) starts.push(i / rate);
      quiet = 0;
    } else quiet++;
  });
  expect(starts).toHaveLength(2);
  expect(starts[0]).toBeCloseTo(0.8, 1);
  expect(starts[1]).toBeCloseTo(1.4, 1);
});

test('words come when the source has them, within what a voice can do', () => {
  const spoken = [0, 0.3, 0.6].map((start) => ({ start, end: start + 0.3 }));
  const slower = [0, 0.4, 0.9].map((start) => ({ start: start + 5, end: start + 5.4 }));
  expect(alignWords(spoken, slower).map(({ to }) => to.toFixed(2))).toEqual(['5.00', '5.40', '5.90', '6.30']);
  // The second word would have to be spoken six times as fast: the third is late, and the end waits for it.
  const hurried = [
    { start: 0, end: 0.3 },
    { start: 0.3, end: 0.35 },
    { start: 0.35, end: 0.8 },
  ];
  const anchors = alignWords(spoken, hurried);
  expect(anchors[2]!.to).toBeCloseTo(0.3 + 0.3 / 2.2);
  expect(anchors.at(-1)!.to).toBeCloseTo(0.8);
});

test.each([
  [110, 205],
  [205, 110],
  [150, 160],
])('a voice of %d Hz becomes one of %d Hz and stays as long and as loud', (from, to) => {
  const sound = voice(from, 1.2);
  const shifted = shiftVoice(sound, rate, shiftTo(from, to));
  expect(shifted).toHaveLength(sound.length);
  expect(Math.abs(medianPitch(shifted, rate)! / to - 1)).toBeLessThan(0.06);
  expect(Math.abs(20 * Math.log10(speechLevel(shifted, rate) / speechLevel(sound, rate)))).toBeLessThan(3);
});

test('formants move by themselves, and stay where only the pitch is asked for', () => {
  const strongest = (sound: Float32Array) => {
    let [best, most] = [0, 0];
    for (let hz = 1200; hz <= 2600; hz += 20) {
      const here = power(sound, hz) + power(sound, hz + 10) + power(sound, hz - 10);
      if (here > most) [best, most] = [hz, here];
    }
    return best;
  };
  const sound = voice(100, 1, [500, 1800]);
  expect(Math.abs(strongest(shiftVoice(sound, rate, { pitch: 1.3, formants: 1 })) - 1800)).toBeLessThan(200);
  expect(Math.abs(strongest(shiftVoice(sound, rate, { pitch: 1, formants: 1.2 })) - 2160)).toBeLessThan(200);
});

test('silence is told from whispers, and ends fade', () => {
  const whisper = Float32Array.from({ length: rate }, (_, i) => 0.004 * Math.sin(i));
  expect([isSilent(new Float32Array(rate), rate), isSilent(whisper, rate)]).toEqual([true, false]);
  const square = new Float32Array(1000).fill(1);
  fadeEnds(square, rate);
  expect([square[0]! < 0.02, square[500], square[999]! < 0.02]).toEqual([true, 1, true]);
});

const word = (text: string, start: number, end: number, confidence: number | null = 0.9): RecognisedWord => ({
  ...{ text, start, end, confidence },
  kind: 'word',
});

async function* heard(...words: RecognisedWord[]) {
  yield* words;
}

test('words are phrases by their pauses, and a long one is divided', async () => {
  const found = await Array.fromAsync(
    phrasesOf(
      heard(
        word('one', 0, 0.3),
        { ...word(' ', 0.3, 0.3), kind: 'spacing' },
        word('two', 0.35, 0.6),
        word('three', 1.2, 1.5),
      ),
    ),
  );
  expect(found.map(({ words }) => words.map(({ text }) => text))).toEqual([['one', 'two'], ['three']]);
  const long = await Array.fromAsync(
    phrasesOf(heard(...Array.from({ length: 60 }, (_, i) => word(`w${i}`, i * 0.3, i * 0.3 + 0.25)))),
  );
  expect(long.every(({ start, end }) => end - start <= 8.1)).toBe(true);
  expect(long.flatMap(({ words }) => words)).toHaveLength(60);
});

test('words that a recogniser has guessed are not certain', () => {
  const of = (...confidences: (number | null)[]) =>
    isCertain({ words: confidences.map((one) => word('a', 0, 1, one)), start: 0, end: 1 });
  expect([of(0.9, 0.8), of(0.1, 0.2), of(null, null), of(0.05, 0.9)]).toEqual([true, false, true, true]);
});
