/** MP3 by LAME. Each chunk is a whole number of frames that depend on no other chunk, so the files simply join. */
import { readFile } from 'node:fs/promises';
import { createEncoder } from 'wasm-media-encoders';
import type { AudioFormat } from '#contract/speech/output-formats.ts';
import type { Bytes, OpenCodec } from './codec.ts';

/**
 * Decoded sound lags by this many samples: 752 that LAME holds back, 48 of its transform, 529 of every decoder. The lag
 * is the same for every chunk. Whatever has not come out when a chunk ends is cut off, so it must be silence.
 */
export const mp3Delay = 1329;
/** The filters ring for this many samples after the lag. */
const ringing = 256;

/**
 * The number of encoders that are kept. Each takes 16 MB of address space, and setting one up takes 3 ms, so two
 * formats at a time keep theirs.
 */
const mp3Idle = 2;

/** The number of samples in a frame: MPEG-1 has twice those of MPEG-2. */
export const frameLength = (sampleRate: number) => (sampleRate >= 32000 ? 1152 : 576);

export async function loadMp3(): Promise<OpenCodec> {
  const file = new URL(import.meta.resolve('wasm-media-encoders/wasm/mp3'));
  const module = await WebAssembly.compile(await readFile(file));
  const create = () => createEncoder('audio/mpeg', module);
  type Lame = Awaited<ReturnType<typeof create>>;
  const idle: { name: string; lame: Lame }[] = [];
  const silence = new Float32Array(2304);

  /**
   * Leaves the encoder with nothing but silence in it and an empty bit reservoir, as `finalize` does. It can then be
   * used again without the set-up, which takes as long as encoding half a second of speech.
   */
  const empty = (lame: Lame) => {
    lame.encode([silence]);
    lame.finalize();
  };
  const configure = (lame: Lame, format: AudioFormat) => {
    const rates = { sampleRate: format.sampleRate, outputSampleRate: format.sampleRate as 44100 };
    lame.configure({ ...rates, channels: 1, bitrate: (format.kbps ?? 128) as 128 });
    empty(lame);
  };

  return async (format, _first, isSeeded = false) => {
    const { name, sampleRate, kbps = 128 } = format;
    const ready = idle.findLastIndex((one) => one.name === name);
    const lame = (ready >= 0 ? idle.splice(ready, 1)[0] : idle.shift())?.lame ?? (await create());
    // The emptied encoder still has an estimate of loudness from what it encoded before.
    if (ready < 0 || isSeeded) configure(lame, format);

    const frame = frameLength(sampleRate);
    const frameBytes = Math.floor((frame / 8) * ((kbps * 1000) / sampleRate));
    let floats = new Float32Array(0);
    let taken = 0;
    /** Counts the frames that have begun, and the bytes from here to the next frame's header. */
    let frames = 0;
    let ahead = 0;
    let clean = false;

    /**
     * Reads the frame headers in the next bytes.
     * @returns how many of these bytes belong to the first `limit` frames
     */
    function walk(bytes: Uint8Array, limit: number): number {
      for (; ahead < bytes.length && frames < limit; frames++) {
        const padding = ((bytes[ahead + 2] ?? 0) >> 1) & 1;
        ahead += frameBytes + padding;
      }
      const within = Math.min(ahead, bytes.length);
      ahead -= within;
      return within;
    }

    return {
      encode(samples) {
        if (floats.length < samples.length) floats = new Float32Array(samples.length);
        for (let i = 0; i < samples.length; i++) floats[i] = (samples[i] ?? 0) / 32768;
        taken += samples.length;
        const bytes = lame.encode([floats.subarray(0, samples.length)]).slice() as Bytes;
        walk(bytes, Infinity);
        return bytes;
      },
      joinable: (sound, wanted) => Math.ceil(Math.max(wanted, sound + mp3Delay + ringing) / frame) * frame,
      end(last) {
        const bytes = lame.finalize();
        clean = !last;
        return bytes.slice(0, last ? bytes.length : walk(bytes, taken / frame)) as Bytes;
      },
      release() {
        if (!clean) empty(lame);
        if (idle.push({ name, lame }) > mp3Idle) idle.shift();
      },
    };
  };
}
