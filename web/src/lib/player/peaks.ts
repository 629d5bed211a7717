/**
 * The shape of a sound: the loudness of each of `count` equal parts, 0 to 1. Mean, not peak: speech then shows its
 * words.
 */
export function computePeaks(samples: Float32Array, count = 800): Float32Array {
  const peaks = new Float32Array(count);
  const size = samples.length / count;
  let loudest = 0;
  for (let part = 0; part < count; part++) {
    const end = Math.min(samples.length, Math.floor((part + 1) * size));
    let sum = 0;
    let count = 0;
    // Every fourth sample is enough for speech, and keeps long files fast.
    for (let at = Math.floor(part * size); at < end; at += 4, count++) sum += samples[at]! ** 2;
    peaks[part] = count > 0 ? Math.sqrt(sum / count) : 0;
    loudest = Math.max(loudest, peaks[part]!);
  }
  if (loudest > 0) for (let part = 0; part < count; part++) peaks[part] = peaks[part]! / loudest;
  return peaks;
}

/** Gives null when the browser cannot decode the audio; the player then draws a plain bar. */
export async function decodeSamples(audio: ArrayBuffer): Promise<{ samples: Float32Array; duration: number } | null> {
  try {
    const decoded = await new OfflineAudioContext(1, 1, 22050).decodeAudioData(audio);
    return { samples: decoded.getChannelData(0), duration: decoded.duration };
  } catch {
    return null;
  }
}

export async function decodePeaks(audio: ArrayBuffer): Promise<{ peaks: Float32Array; duration: number } | null> {
  const decoded = await decodeSamples(audio);
  return decoded && { peaks: computePeaks(decoded.samples), duration: decoded.duration };
}

/** Scales the server's peaks, which are relative to full scale, so that the loudest fills the height. */
export function fromWaveform(heights: readonly number[]): Float32Array {
  const loudest = Math.max(...heights, 0);
  return Float32Array.from(heights, (height) => (loudest > 0 ? height / loudest : 0));
}
