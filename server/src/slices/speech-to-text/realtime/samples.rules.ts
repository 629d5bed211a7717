/** The audio of clients as samples at the rate of recognition. Pure, apart from what a stream has to remember. */
import type { RealtimeFormat } from '#contract/speech-to-text/realtime.ts';

export const rateOf = (format: RealtimeFormat): number => Number(format.split('_')[1]);

const bytesPerSample = (format: RealtimeFormat) => (format.startsWith('ulaw') ? 1 : 2);

/** The 256 values of µ-law (ITU-T G.711), between -1 and 1. */
const ulaw = Float32Array.from({ length: 256 }, (_, code) => {
  const bits = ~code & 0xff;
  const magnitude = (((bits & 0x0f) << 3) + 0x84) << ((bits & 0x70) >> 4);
  return ((bits & 0x80) === 0 ? magnitude - 0x84 : 0x84 - magnitude) / 32_768;
});

export interface SampleReader {
  /** The samples of a chunk, at `rate`. Half a sample waits for its other half. */
  read(chunk: Uint8Array): Float32Array;
  /** Seconds that were read. */
  seconds(): number;
}

/** Linear interpolation after a mean over what a sample of the output stands for: enough for speech. */
export function createSampleReader(format: RealtimeFormat, rate: number): SampleReader {
  const from = rateOf(format);
  const size = bytesPerSample(format);
  let rest = new Uint8Array(0);
  let count = 0;
  const resample = from === rate ? undefined : createResampler(from, rate);
  return {
    read(chunk) {
      const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
      const samples = Math.floor(bytes.length / size);
      rest = bytes.slice(samples * size);
      count += samples;
      const view = new DataView(bytes.buffer, bytes.byteOffset, samples * size);
      const read = Float32Array.from({ length: samples }, (_, i) =>
        size === 1 ? (ulaw[bytes[i] ?? 0] ?? 0) : view.getInt16(i * 2, true) / 32_768,
      );
      return resample ? resample(read) : read;
    },
    seconds: () => count / from,
  };
}

function createResampler(from: number, to: number): (samples: Float32Array) => Float32Array {
  const step = from / to;
  /** Input that is still needed, and where the next output lies in it. */
  let held = new Float32Array(0);
  let position = 0;
  return (samples) => {
    const input = new Float32Array(held.length + samples.length);
    input.set(held);
    input.set(samples, held.length);
    const output: number[] = [];
    // An output above the rate of the input is between two samples; below it, the mean of those that it stands for.
    for (; Math.ceil(position + Math.max(1, step)) < input.length; position += step) {
      output.push(step <= 1 ? between(input, position) : mean(input, position, position + step));
    }
    const used = Math.min(input.length, Math.floor(position));
    held = input.slice(used);
    position -= used;
    return Float32Array.from(output);
  };
}

function between(input: Float32Array, position: number): number {
  const i = Math.floor(position);
  const [a = 0, b = 0] = [input[i], input[i + 1]];
  return a + (b - a) * (position - i);
}

function mean(input: Float32Array, start: number, end: number): number {
  let sum = 0;
  for (let i = Math.floor(start); i < end; i++) {
    sum += (input[i] ?? 0) * (Math.min(end, i + 1) - Math.max(start, i));
  }
  return sum / (end - start);
}
