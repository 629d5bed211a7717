import { describe, expect, it } from 'vitest';
import { measure, speakingRate } from './measure.ts';

const rate = 22050;

/** Harmonics of a gliding tone, each falling by `slope` of the one before it. */
function tone(seconds: number, frequencyAt: (t: number) => number, { level = 0.3, slope = 0.6, at = rate } = {}) {
  let phase = 0;
  return Int16Array.from({ length: Math.round(seconds * at) }, (_, index) => {
    phase += (2 * Math.PI * frequencyAt(index / at)) / at;
    let value = 0;
    for (let harmonic = 1; harmonic <= 8; harmonic++) value += slope ** (harmonic - 1) * Math.sin(phase * harmonic);
    return value * level * 32767 * (1 - slope);
  });
}

const silence = (seconds: number) => new Int16Array(Math.round(seconds * rate));
const joined = (...parts: Int16Array[]) => Int16Array.from(parts.flatMap((part) => [...part]));

describe('fundamental frequency', () => {
  it.each([75, 110, 220, 440])('finds %i Hz', (frequency) => {
    const { f0, f0Range } = measure(
      tone(1, () => frequency),
      rate,
    );
    expect(f0 / frequency).toBeCloseTo(1, 2);
    expect(f0Range).toBeLessThan(0.1);
  });

  it('works at another sample rate', () => {
    const samples = tone(1, () => 130, { at: 18400 });
    expect(measure(samples, 18400).f0 / 130).toBeCloseTo(1, 2);
  });

  it('measures the range in semitones', () => {
    // An octave in equal steps of time: the 10th to the 90th percentile is 80 % of it.
    const samples = tone(2, (t) => 120 * 2 ** (t / 2));
    expect(measure(samples, rate).f0Range).toBeCloseTo(9.6, 0);
  });

  it('finds no voice in noise and in silence', () => {
    let state = 1;
    const noise = Int16Array.from({ length: rate }, () => {
      state = (Math.imul(state, 1103515245) + 12345) | 0;
      return state >> 18;
    });
    expect(measure(noise, rate).f0).toBe(0);
    expect(measure(silence(1), rate)).toMatchObject({ f0: 0, f0Range: 0, speaking: 0, clipped: 0 });
    expect(measure(new Int16Array(0), rate)).toMatchObject({ f0: 0, seconds: 0 });
  });
});

describe('spectrum', () => {
  const of = (frequency: number, level = 0.5) =>
    Int16Array.from({ length: rate }, (_, index) => level * 32767 * Math.sin((2 * Math.PI * frequency * index) / rate));

  it('finds the centroid of a sine', () => {
    expect(measure(of(1000), rate).centroid).toBeGreaterThan(950);
    expect(measure(of(1000), rate).centroid).toBeLessThan(1100);
  });

  it('separates the energy above 2 kHz from that below', () => {
    const low = of(500);
    const high = of(4000, 0.05);
    const both = low.map((sample, index) => sample + (high[index] ?? 0));
    expect(measure(both, rate).tilt).toBeCloseTo(-20, 0);
  });
});

describe('levels', () => {
  it('measures the loudness of a sine, and its pauses', () => {
    const sine = Int16Array.from({ length: rate }, (_, index) => 16384 * Math.sin(index / 10));
    const { loudness, leading, trailing, speaking, seconds } = measure(
      joined(silence(0.2), sine, silence(0.5), sine, silence(0.3)),
      rate,
    );
    expect(loudness).toBeCloseTo(-9.03, 0);
    expect(leading).toBeCloseTo(0.2, 1);
    expect(trailing).toBeCloseTo(0.3, 1);
    expect(speaking).toBeCloseTo(2, 1);
    expect(seconds).toBeCloseTo(3, 5);
  });

  it('counts clipped samples', () => {
    expect(measure(Int16Array.of(0, 32767, 5, -32768, 32766), rate).clipped).toBe(2);
  });

  it('counts letters a second of speech, but not marks and spaces', () => {
    const measures = measure(
      joined(
        tone(2, () => 150),
        silence(1),
      ),
      rate,
    );
    expect(speakingRate('Twelve letters.', measures)).toBeCloseTo(13 / 2, 1);
  });
});
