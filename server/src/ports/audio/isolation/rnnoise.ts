/** Noise suppression by RNNoise: 48 kHz, frames of 10 ms, one frame of delay, which is removed here. Runs in the audio worker. */
import loadRnnoise from '@echogarden/rnnoise-wasm';
import type { RnnoiseModule } from '@echogarden/rnnoise-wasm';

export const suppressorRate = 48_000;
const frame = 480;
const full = 32_768;
/** RNNoise's answer above which a frame counts as speech. */
const speechAt = 0.6;

export interface Suppressor {
  /** Returns cleaned samples in the order of those that were given; the last frames are held back. */
  process(samples: Float32Array): Float32Array<ArrayBuffer>;
  /** Returns what was held back, so that there are as many samples as were given. */
  end(): Float32Array<ArrayBuffer>;
  /** The part of the frames so far that sound like speech, from 0 to 1. */
  readonly speechShare: number;
  free(): void;
}

let loading: Promise<RnnoiseModule> | undefined;

export async function openRnnoise(): Promise<Suppressor> {
  const rnnoise = await (loading ??= loadRnnoise());
  const state = rnnoise._rnnoise_create(0);
  const at = rnnoise._malloc(frame * 4);
  const waiting = new Float32Array(frame);
  let waits = 0;
  /** Samples to drop: the first frame that comes out is from before the first that went in. */
  let delay = frame;
  let given = 0;
  let returned = 0;
  let frames = 0;
  let speechFrames = 0;

  function processFrame(): Float32Array {
    // The memory may have grown, so the view is made anew.
    const room = rnnoise.HEAPF32.subarray(at >> 2, (at >> 2) + frame);
    for (let i = 0; i < frame; i++) room[i] = (waiting[i] ?? 0) * full;
    frames += 1;
    if (rnnoise._rnnoise_process_frame(state, at, at) > speechAt) speechFrames += 1;
    waits = 0;
    return rnnoise.HEAPF32.subarray(at >> 2, (at >> 2) + frame);
  }

  function process(samples: Float32Array): Float32Array<ArrayBuffer> {
    const made = new Float32Array(samples.length + frame);
    let length = 0;
    for (let from = 0; from < samples.length;) {
      const count = Math.min(frame - waits, samples.length - from);
      waiting.set(samples.subarray(from, from + count), waits);
      waits += count;
      from += count;
      if (waits < frame) break;
      const cleaned = processFrame();
      const dropped = Math.min(delay, frame);
      delay -= dropped;
      for (let i = dropped; i < frame; i++) made[length++] = (cleaned[i] ?? 0) / full;
    }
    returned += length;
    return made.slice(0, length);
  }

  return {
    process(samples) {
      given += samples.length;
      return process(samples);
    },
    end() {
      const missing = given - returned;
      return process(new Float32Array(missing + frame)).slice(0, missing);
    },
    get speechShare() {
      return frames === 0 ? 0 : speechFrames / frames;
    },
    free() {
      rnnoise._rnnoise_destroy(state);
      rnnoise._free(at);
    },
  };
}
