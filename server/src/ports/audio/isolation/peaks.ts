/** The heights of a waveform, as they are stored: 50 a second, a byte each. */
export const peaksPerSecond = 50;

export interface PeakMeter {
  /** The samples are from -1 to 1. */
  take(samples: ArrayLike<number>): void;
  /** The highest of all, from 0 to 1. */
  readonly highest: number;
  /** To be called once. */
  end(): Uint8Array<ArrayBuffer>;
}

export function createPeakMeter(sampleRate: number): PeakMeter {
  const perPeak = sampleRate / peaksPerSecond;
  let peaks = new Uint8Array(1024);
  let count = 0;
  let taken = 0;
  let top = 0;
  let highest = 0;
  function close(): void {
    if (count === peaks.length) {
      const larger = new Uint8Array(2 * count);
      larger.set(peaks);
      peaks = larger;
    }
    peaks[count++] = Math.min(255, Math.round(top * 255));
    highest = Math.max(highest, top);
    top = 0;
  }
  return {
    take(samples) {
      for (let i = 0; i < samples.length; i++) {
        const level = Math.abs(samples[i] ?? 0);
        if (level > top) top = level;
        taken += 1;
        if (taken >= (count + 1) * perPeak) close();
      }
    },
    get highest() {
      return Math.max(highest, top);
    },
    end() {
      if (taken > count * perPeak) close();
      return peaks.slice(0, count);
    },
  };
}
