/** Speex resampler from 16-bit mono to floats. Its state lives as long as one speech, so joins of chunks are seamless. */
import loadSpeex from '@echogarden/speex-resampler-wasm/simd';
import type { SpeexModule } from '@echogarden/speex-resampler-wasm/simd';

/** The largest input step, in samples. */
const step = 4096;
/** The quality, from 0 to 10; 5 is transparent for speech at a thousand times real time. */
const quality = 5;

export interface Resampler {
  /** Returns samples from -1 to 1, which are valid until the next call of any resampler. */
  process(samples: Int16Array): Float32Array;
  /** Returns what the filter still holds, so that the output is as long as the input. */
  end(): Float32Array;
  free(): void;
}

export async function loadResamplers(): Promise<(from: number, to: number) => Resampler> {
  const speex = await loadSpeex();
  // All resamplers share one scratch area, because their calls never interleave.
  const input = speex._malloc(step * 4);
  const outputRoom = step * 8;
  const output = speex._malloc(outputRoom * 4);
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
  let room = new Float32Array(0);

  /** Resamples at most `step` samples. */
  function once(samples: Int16Array): { used: number; made: Float32Array } {
    const { input, output, counts } = scratch;
    const floats = speex.HEAPF32.subarray(input >> 2, (input >> 2) + samples.length);
    for (let i = 0; i < floats.length; i++) floats[i] = (samples[i] ?? 0) / 32768;
    speex.HEAPU32[counts >> 2] = samples.length;
    speex.HEAPU32[(counts >> 2) + 1] = scratch.outputRoom;
    const code = speex._speex_resampler_process_float(state, 0, input, counts, output, counts + 4);
    if (code !== 0) throw new Error(`resampler error ${code}`);
    const used = speex.HEAPU32[counts >> 2] ?? 0;
    const length = speex.HEAPU32[(counts >> 2) + 1] ?? 0;
    return { used, made: speex.HEAPF32.subarray(output >> 2, (output >> 2) + length) };
  }

  function process(samples: Int16Array): Float32Array {
    const most = Math.ceil((samples.length * to) / from) + step;
    if (room.length < most) room = new Float32Array(most);
    let length = 0;
    for (let at = 0; at < samples.length;) {
      const { used, made } = once(samples.subarray(at, at + step));
      if (used === 0 && made.length === 0) throw new Error('resampler stands still');
      at += used;
      room.set(made, length);
      length += made.length;
    }
    taken += samples.length;
    given += length;
    return room.subarray(0, length);
  }

  return {
    process,
    end() {
      const missing = Math.max(0, Math.round((taken * to) / from) - given);
      const latency = speex._speex_resampler_get_input_latency(state);
      return process(new Int16Array(latency + 1)).subarray(0, missing);
    },
    free: () => speex._speex_resampler_destroy(state),
  };
}
