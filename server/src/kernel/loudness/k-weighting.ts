/** The filters before the loudness of ITU-R BS.1770: a shelf for the head, and a high pass. */

/** Returns the sum of the squares of a frame's filtered samples. It keeps the state of both filters between frames. */
export function createKWeighting(sampleRate: number): (samples: Float32Array, from: number) => number {
  const { b: shelfB, a: shelfA } = shelfOf(sampleRate);
  const { b: passB, a: passA } = highPassOf(sampleRate);
  let [s1, s2, p1, p2] = [0, 0, 0, 0];
  return (samples, from) => {
    let energy = 0;
    for (let i = from; i < samples.length; i++) {
      const sample = samples[i]!;
      const shelf = shelfB[0] * sample + s1;
      s1 = shelfB[1] * sample - shelfA[0] * shelf + s2;
      s2 = shelfB[2] * sample - shelfA[1] * shelf;
      const passed = passB[0] * shelf + p1;
      p1 = passB[1] * shelf - passA[0] * passed + p2;
      p2 = passB[2] * shelf - passA[1] * passed;
      energy += passed * passed;
    }
    return energy;
  };
}

interface Coefficients {
  b: [number, number, number];
  a: [number, number];
}

/** The recommendation gives the coefficients for 48 kHz; these are the analogue filters behind them, for any rate. */
function shelfOf(sampleRate: number): Coefficients {
  const k = Math.tan((Math.PI * 1681.974450955533) / sampleRate);
  const q = 0.7071752369554196;
  const high = 10 ** (3.999843853973347 / 20);
  const band = high ** 0.4996667741545416;
  const a0 = 1 + k / q + k * k;
  return {
    b: [(high + (band * k) / q + k * k) / a0, (2 * (k * k - high)) / a0, (high - (band * k) / q + k * k) / a0],
    a: [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0],
  };
}

function highPassOf(sampleRate: number): Coefficients {
  const k = Math.tan((Math.PI * 38.13547087602444) / sampleRate);
  const q = 0.5003270373238773;
  const a0 = 1 + k / q + k * k;
  return { b: [1, -2, 1], a: [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0] };
}
