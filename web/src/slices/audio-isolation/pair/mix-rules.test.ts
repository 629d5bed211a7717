import { describe, expect, it } from 'vitest';
import { encodeWav, gainsOf, mixSamples } from './mix-rules.ts';

describe('the mix', () => {
  it('keeps the voice as loud at every setting', () => {
    for (const voice of [0, 0.12, 0.5, 0.88, 1]) {
      const { original, isolated } = gainsOf('isolated', voice);
      expect(original + isolated).toBeCloseTo(1);
      expect(isolated).toBeCloseTo(voice);
    }
    expect(gainsOf('original', 0.88)).toEqual({ original: 1, isolated: 0 });
    expect(gainsOf('isolated', 7)).toEqual({ original: 0, isolated: 1 });
  });

  it('adds sample to sample, also where one sound is shorter', () => {
    const mixed = mixSamples(Float32Array.of(1, -1, 0.5), Float32Array.of(0.5, 0.5), {
      original: 0.25,
      isolated: 0.75,
    });
    expect([...mixed]).toEqual([0.625, 0.125, 0.125]);
  });

  it('is written as a wav file that says what it holds', () => {
    const wav = new DataView(encodeWav(Float32Array.of(0, 1, -1, 2), 44_100));
    const text = (at: number) => String.fromCharCode(...[0, 1, 2, 3].map((letter) => wav.getUint8(at + letter)));
    expect([text(0), text(8), text(12), text(36)]).toEqual(['RIFF', 'WAVE', 'fmt ', 'data']);
    expect([wav.getUint32(4, true), wav.getUint32(24, true), wav.getUint32(40, true)]).toEqual([44, 44_100, 8]);
    expect([0, 2, 4, 6].map((at) => wav.getInt16(44 + at, true))).toEqual([0, 32_767, -32_767, 32_767]);
  });
});
