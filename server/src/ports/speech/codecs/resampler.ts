/** Speex resampler over 16-bit mono; its state lives as long as one speech, so chunk joins are seamless. */
import loadSpeex from '@echogarden/speex-resampler-wasm/simd';
import type { SpeexModule } from '@echogarden/speex-resampler-wasm/simd';

/** The largest input step, in samples. */
const step = 4096;
/** The quality, from 0 to 10; 5 is transparent for speech at a thousand times real time. */
const quality = 5;

export interface Resampler {
  process(samples: Int16Array): Int16Array<ArrayBuffer>;
  /** Returns what the filter still holds, so that the output is as long as the input. */
  end(): Int16Array<ArrayBuffer>;
  free(): void;
}

export async function loadResamplers(): Promise<(from: number, to: number) => Resampler> {
  const speex = await loadSpeex();
  // All resamplers share one scratch area, because their calls never interleave.
  const input = speex._malloc(step * 2);
  const outputRoom = step * 8;
  const output = speex._malloc(outputRoom * 2);
  const counts = speex._malloc(8);
  return (from, to) => createResampler(speex, { input, output, outputRoom, counts }, from, to);
}

interface Scratch {
  input: number;
  output: number;
  outputRoom: number;
  counts: number;
}

function createResampler(speex: SpeexModule, scratch: Scratch, from: number, to: number): Resampler {
  const state = speex._speex_resampler_init(1, from, to, quality, scratch.counts);
  if (!state) throw new Error(`no resampler from ${from} to ${to} Hz`);
  speex._speex_resampler_skip_zeros(state);
  let taken = 0;
  let given = 0;

  /** Resamples at most `step` samples. */
  function once(samples: Int16Array): { used: number; made: Int16Array<ArrayBuffer> } {
    speex.HEAP16.set(samples, scratch.input >> 1);
    speex.HEAPU32[scratch.counts >> 2] = samples.length;
    speex.HEAPU32[(scratch.counts >> 2) + 1] = scratch.outputRoom;
    const { input, output, counts } = scratch;
    const code = speex._speex_resampler_process_int(state, 0, input, counts, output, counts + 4);
    if (code !== 0) throw new Error(`resampler error ${code}`);
    const used = speex.HEAPU32[counts >> 2] ?? 0;
    const length = speex.HEAPU32[(counts >> 2) + 1] ?? 0;
    return { used, made: new Int16Array(speex.HEAP16.subarray(output >> 1, (output >> 1) + length)) };
  }

  function process(samples: Int16Array): Int16Array<ArrayBuffer> {
    const arrays: Int16Array[] = [];
    for (let at = 0; at < samples.length;) {
      const { used, made } = once(samples.subarray(at, at + step));
      if (used === 0 && made.length === 0) throw new Error('resampler stands still');
      at += used;
      arrays.push(made);
    }
    const out = join(arrays);
    taken += samples.length;
    given += out.length;
    return out;
  }

  return {
    process,
    end() {
      const missing = Math.max(0, Math.round((taken * to) / from) - given);
      const latency = speex._speex_resampler_get_input_latency(state);
      return process(new Int16Array(latency + 1)).slice(0, missing);
    },
    free: () => speex._speex_resampler_destroy(state),
  };
}

export function join(arrays: Int16Array[]): Int16Array<ArrayBuffer> {
  const out = new Int16Array(arrays.reduce((sum, array) => sum + array.length, 0));
  let at = 0;
  for (const array of arrays) {
    out.set(array, at);
    at += array.length;
  }
  return out;
}
