/** Heights of a waveform. Pure. */

export const peaksPerSecond = 10;

/** The highest sample of each span, from 0 to 255. Ten hours are 360 kB. */
export async function measurePeaks(samples: AsyncIterable<Float32Array>, perPeak: number): Promise<Buffer> {
  const peaks: number[] = [];
  let peak = 0;
  let count = 0;
  for await (const chunk of samples) {
    for (const sample of chunk) {
      peak = Math.max(peak, Math.abs(sample));
      if (++count < perPeak) continue;
      peaks.push(Math.min(255, Math.round(peak * 255)));
      peak = 0;
      count = 0;
    }
  }
  if (count > 0) peaks.push(Math.min(255, Math.round(peak * 255)));
  return Buffer.from(peaks);
}

/** At most so many heights, each the highest of its span. */
export function drawPeaks(peaks: Uint8Array, points: number): number[] {
  const count = Math.min(points, peaks.length);
  return Array.from({ length: count }, (_, i) => {
    const from = Math.floor((i * peaks.length) / count);
    const to = Math.max(from + 1, Math.floor(((i + 1) * peaks.length) / count));
    return Math.round((Math.max(...peaks.subarray(from, to)) / 255) * 1000) / 1000;
  });
}
