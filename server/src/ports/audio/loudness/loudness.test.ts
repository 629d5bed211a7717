/** The meter and the limiter on sounds that are made up, and the meter against ffmpeg. */
import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { outputFormats, describeFormat } from '#contract/speech/output-formats.ts';
import { hasFfmpeg } from '../../speech/testing.ts';
import { createGain } from './gain.ts';
import { integratedLoudness } from '../../../kernel/loudness/integrated-loudness.ts';
import { createLevelMeter, frameLengthOf, type Levels } from '../../../kernel/loudness/level-meter.ts';
import { limitPeaks, planGain } from './plan.ts';

const rates = [...new Set(outputFormats.map((name) => describeFormat(name).sampleRate))];

function measure(samples: Int16Array, sampleRate: number): Levels {
  const meter = createLevelMeter(sampleRate);
  for (let at = 0; at < samples.length; at += 1777) meter.take(samples.subarray(at, at + 1777));
  return meter.end();
}

const tone = (sampleRate: number, seconds: number, hz: number, amplitude: number, phase = 0) =>
  Int16Array.from({ length: Math.round(seconds * sampleRate) }, (_, i) =>
    Math.round(32767 * amplitude * Math.sin((2 * Math.PI * hz * i) / sampleRate + phase)),
  );

/** Syllables with a pause between them, and a click now and then: loud peaks over a quiet mean, as speech has them. */
function babble(sampleRate: number, seconds: number, click = 0.8): Int16Array {
  const samples = tone(sampleRate, seconds, 180, 0.25);
  return samples.map((sample, i) => {
    const at = i / sampleRate;
    const isClick = at % 0.9 < 0.004;
    const syllable = Math.sin(Math.PI * ((at * 4) % 1)) * (at % 3 < 2.4 ? 1 : 0);
    return Math.round(sample * syllable + (isClick ? 32767 * click * Math.sin(i * 1.3) : 0));
  });
}

describe('the meter', () => {
  test.each(rates)('says what a tone of 997 Hz is by definition, at %i Hz', (rate) => {
    // A sine at full scale in one channel is -3.01 LUFS, as the recommendation says.
    const levels = measure(tone(rate, 3, 997, 0.1), rate);
    expect(integratedLoudness(levels)).toBeCloseTo(-23.01, 1);
  });

  test('leaves out what is silent, and knows no loudness of silence', () => {
    const rate = 24_000;
    const loud = tone(rate, 3, 997, 0.1);
    const padded = new Int16Array(loud.length * 3);
    padded.set(loud, loud.length);
    const [alone, between] = [loud, padded].map((samples) => integratedLoudness(measure(samples, rate)) ?? 0);
    expect(Math.abs((alone ?? 0) - (between ?? 0))).toBeLessThan(0.5);
    expect(integratedLoudness(measure(new Int16Array(rate), rate))).toBeNull();
    expect(integratedLoudness(measure(new Int16Array(0), rate))).toBeNull();
  });

  test('measures a sound that is shorter than a block', () =>
    expect(integratedLoudness(measure(tone(16_000, 0.2, 997, 0.1), 16_000))).toBeGreaterThan(-25));

  test('finds the peak between samples', () => {
    // At a quarter of the rate and shifted by an eighth, no sample comes near the peak.
    const samples = tone(48_000, 1, 12_000, 0.5, Math.PI / 4);
    const highest = samples.reduce((max, sample) => Math.max(max, Math.abs(sample) / 32768), 0);
    expect(highest).toBeLessThan(0.36);
    const peak = measure(samples, 48_000)
      .peaks.subarray(20, -20)
      .reduce((max, one) => Math.max(max, one), 0);
    expect(peak).toBeCloseTo(0.5, 1);
  });

  test.each(rates)('has frames that divide a tenth of a second, at %i Hz', (rate) => {
    expect((rate / 10) % frameLengthOf(rate)).toBe(0);
    expect(frameLengthOf(rate) / rate).toBeLessThan(0.003);
  });

  test.skipIf(!hasFfmpeg).each([8000, 22_050, 48_000])('agrees with ebur128 of ffmpeg at %i Hz', (rate) => {
    const samples = babble(rate, 6);
    const input = ['-f', 's16le', '-ar', String(rate), '-i', 'pipe:0'];
    const { stderr } = spawnSync('ffmpeg', [...input, '-af', 'ebur128=peak=true', '-f', 'null', '-'], {
      input: Buffer.from(samples.buffer),
    });
    const summary = stderr.toString().split('Summary:')[1] ?? '';
    const levels = measure(samples, rate);
    expect(Math.abs((integratedLoudness(levels) ?? 0) - Number(/I:\s+(\S+) LUFS/.exec(summary)?.[1]))).toBeLessThan(
      0.15,
    );
    const peak = levels.peaks.reduce((max, one) => Math.max(max, one), 0);
    expect(Math.abs(20 * Math.log10(peak) - Number(/Peak:\s+(\S+) dBFS/.exec(summary)?.[1]))).toBeLessThan(0.4);
  });
});

describe('the limiter', () => {
  const rate = 24_000;
  const levelled = (samples: Int16Array, lufs: number, ceilingDb = -1) => {
    const levels = measure(samples, rate);
    const plan = planGain(levels, integratedLoudness(levels) ?? 0, { lufs, ceilingDb });
    return { plan, out: createGain(plan)(samples) };
  };

  test('reaches the loudness although the peaks forbid it, without clipping', () => {
    const samples = babble(rate, 8);
    for (const lufs of [-16, -19, -23]) {
      const { plan, out } = levelled(samples, lufs);
      const levels = measure(out, rate);
      expect(Math.abs((integratedLoudness(levels) ?? 0) - lufs)).toBeLessThan(0.1);
      expect(20 * Math.log10(levels.peaks.reduce((max, one) => Math.max(max, one), 0))).toBeLessThan(-0.9);
      expect(plan.limitedDb).toBeGreaterThanOrEqual(0);
    }
    expect(levelled(samples, -16).plan.limitedDb).toBeGreaterThan(3);
  });

  test('leaves everything alone that is far from a peak', () => {
    const levels = measure(babble(rate, 8), rate);
    const limits = limitPeaks(levels, 1, 0.5);
    expect(limits.filter((limit) => limit > 0.99).length).toBeGreaterThan(limits.length / 2);
    expect(limits.every((limit) => limit > 0 && limit <= 1)).toBe(true);
  });

  test('only multiplies where no peak is in the way, whatever the chunks are', () => {
    const samples = tone(rate, 2, 300, 0.1);
    const { plan, out } = levelled(samples, -30);
    expect(plan).toMatchObject({ limits: null, limitedDb: 0 });
    const gain = createGain(plan);
    const parts = [0, 7, 1000, 30_000].map((from, i, all) => gain(samples.subarray(from, all[i + 1])));
    expect(Buffer.concat(parts.map((part) => Buffer.from(part.buffer))).equals(Buffer.from(out.buffer))).toBe(true);
  });

  test('keeps every frame under the ceiling, also while the gain moves to the next frame', () => {
    const peaks = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 200 });
    fc.assert(
      fc.property(peaks, fc.double({ min: 0.5, max: 20, noNaN: true }), (found, gain) => {
        const levels = {
          sampleRate: rate,
          frameLength: 48,
          energies: new Float32Array(found.length),
          peaks: Float32Array.from(found),
        };
        const limits = limitPeaks(levels, gain, 0.8);
        levels.peaks.forEach((peak, i) => {
          const highest = Math.max(limits[i] ?? 1, limits[i + 1] ?? 0);
          expect(peak * gain * highest).toBeLessThanOrEqual(0.8 + 1e-6);
        });
      }),
    );
  });
});
