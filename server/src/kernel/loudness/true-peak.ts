/** The peaks between samples: the signal at four times its rate, as ITU-R BS.1770 asks. */

const phases = 4;
/** Samples that one value between samples is made of. */
export const peakTaps = 24;

/** A windowed sinc for each place between two samples. */
const filters = Array.from({ length: phases - 1 }, (_, i) => {
  const place = (i + 1) / phases;
  const taps = Float64Array.from({ length: peakTaps }, (__, tap) => {
    const x = tap - (peakTaps / 2 - 1) - place;
    const window = Math.cos((Math.PI * x) / (peakTaps + 1)) ** 2;
    return (Math.sin(Math.PI * x) / (Math.PI * x)) * window;
  });
  const sum = taps.reduce((total, tap) => total + tap, 0);
  return taps.map((tap) => tap / sum);
});

/** The highest value between the samples, which begin `peakTaps - 1` samples early. */
export function peakBetween(samples: Float32Array): number {
  let peak = 0;
  for (const taps of filters) {
    for (let at = peakTaps - 1; at < samples.length; at++) {
      let value = 0;
      for (let tap = 0; tap < peakTaps; tap++) value += taps[tap]! * samples[at - peakTaps + 1 + tap]!;
      if (value > peak) peak = value;
      else if (-value > peak) peak = -value;
    }
  }
  return peak;
}
