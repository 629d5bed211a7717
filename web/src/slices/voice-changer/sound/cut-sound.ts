/** Cuts a recording, so that only what is wanted is sent and paid for. Pure. */

const headerBytes = 44;

/** A wav file of 16-bit samples from a second to another. */
export function cutToWav(samples: Float32Array, rate: number, from: number, to: number): ArrayBuffer {
  const part = samples.subarray(Math.round(from * rate), Math.round(to * rate));
  const view = new DataView(new ArrayBuffer(headerBytes + 2 * part.length));
  const write = (at: number, text: string) => {
    for (let i = 0; i < text.length; i++) view.setUint8(at + i, text.charCodeAt(i));
  };
  write(0, 'RIFF');
  view.setUint32(4, headerBytes - 8 + 2 * part.length, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, 2 * rate, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  write(36, 'data');
  view.setUint32(40, 2 * part.length, true);
  part.forEach((sample, i) =>
    view.setInt16(headerBytes + 2 * i, Math.round(Math.max(-1, Math.min(1, sample)) * 32767), true),
  );
  return view.buffer as ArrayBuffer;
}

export interface Trim {
  from: number;
  to: number;
}

/** The file is sent as it is where both handles stand at its ends. */
export const isWholeOf = ({ from, to }: Trim, seconds: number): boolean => from < 0.02 && to > seconds - 0.02;

/** How long the part is in the file that `cutToWav` makes of it. */
export const secondsOfCut = ({ from, to }: Trim, rate: number): number =>
  (Math.round(to * rate) - Math.round(from * rate)) / rate;

/** The parts into which a long recording is divided, each as long as one may be. */
export const partsOf = (seconds: number, longest: number): Trim[] =>
  Array.from({ length: Math.ceil(seconds / longest) }, (_, at) => ({
    from: at * longest,
    to: Math.min(seconds, (at + 1) * longest),
  }));

/** Keeps both ends inside the recording and apart. */
export function moveTrim(trim: Trim, end: 'from' | 'to', second: number, seconds: number): Trim {
  const least = Math.min(0.5, seconds);
  return end === 'from'
    ? { ...trim, from: Math.max(0, Math.min(second, trim.to - least)) }
    : { ...trim, to: Math.min(seconds, Math.max(second, trim.from + least)) };
}

/** Root mean square of what is not silence: how loud two sounds are beside each other. */
export function loudnessOf(samples: Float32Array): number {
  let [sum, count] = [0, 0];
  for (let i = 0; i < samples.length; i += 3) {
    const sample = samples[i]!;
    if (Math.abs(sample) < 0.003) continue;
    sum += sample * sample;
    count++;
  }
  return count === 0 ? 0 : Math.sqrt(sum / count);
}

/** No sample is loud enough to be anything but silence. */
export const isSilent = (samples: Float32Array): boolean => samples.every((sample) => Math.abs(sample) < 0.001);
