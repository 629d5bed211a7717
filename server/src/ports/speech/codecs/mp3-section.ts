/**
 * Encodes one section of an mp3: frames that follow those of another section. Each frame holds all of its own data, and
 * the frames that an encoder makes while it gets used to the sound are dropped, so that sections join as if one encoder
 * had made them.
 */
import type { AudioFormat } from '#contract/speech/output-formats.ts';
import type { Bytes } from './codec.ts';
import { loadLame, maxSamples, type Lame } from './lame.ts';

/** Decoded sound lags by this many samples: 752 that LAME holds back, 48 of its transform, 529 of every decoder. */
const lag = 1329;
/** LAME encodes a frame once it has this many samples after it. */
const lookahead = 752;

/**
 * The number of encoders that are kept. Each takes 16 MB of address space, and setting one up takes 15 ms, so two
 * formats at a time keep theirs.
 */
const maxIdle = 2;

export interface Mp3Section {
  /** The samples are valid only until it returns. The first of them are the `lead` samples before the section. */
  encode(samples: Float32Array): Bytes | Promise<Bytes>;
  /** Ends the section after that many frames, or fewer. Silence stands for samples that it did not get. */
  end(frames: number): Bytes | Promise<Bytes>;
  /** Releases the encoder, whether the section was ended or not. Call it once. */
  release(): void;
}

/** @param maxFrames the frames that the section has, unless it ends earlier */
export type OpenMp3Section = (format: AudioFormat, maxFrames: number) => Mp3Section;

export interface Mp3Layout {
  /** Samples in a frame: MPEG-1 has twice those of MPEG-2. */
  frame: number;
  /** The mean size of a frame, in bytes. */
  frameBytes: number;
  /** The frames that are encoded and dropped before the first one: the delay and a little of the sound before. */
  dropped: number;
  /** Samples before the first one, so that a frame begins with that. */
  lead: number;
  /** Samples after its last frame that a section needs. */
  after: number;
}

export function mp3Layout({ sampleRate, kbps = 128 }: AudioFormat): Mp3Layout {
  const frame = frameLength(sampleRate);
  const dropped = frame === 1152 ? 3 : 5;
  const frameBytes = (frame / 8) * ((kbps * 1000) / sampleRate);
  return { frame, frameBytes, dropped, lead: dropped * frame - lag, after: lag + lookahead };
}

export const frameLength = (sampleRate: number) => (sampleRate >= 32000 ? 1152 : 576);

export async function loadMp3Sections(): Promise<OpenMp3Section> {
  const create = await loadLame();
  const idle: { name: string; lame: Lame }[] = [];

  return (format, maxFrames) => {
    const { name, sampleRate, kbps = 128 } = format;
    const ready = idle.findLastIndex((one) => one.name === name);
    const kept = ready >= 0 ? idle.splice(ready, 1)[0] : undefined;
    const lame = kept?.lame ?? create(sampleRate, kbps);
    const { frame, frameBytes, dropped } = mp3Layout(format);
    const frames = createFrameReader(Math.floor(frameBytes), dropped);
    const maxLimit = dropped + maxFrames;
    let given = 0;

    function encode(samples: Float32Array): Bytes {
      given += samples.length;
      if (samples.length <= maxSamples) return frames.keep(lame.encode(samples), maxLimit);
      const parts: Bytes[] = [];
      for (let at = 0; at < samples.length; at += maxSamples)
        parts.push(frames.keep(lame.encode(samples.subarray(at, at + maxSamples)), maxLimit));
      return new Uint8Array(Buffer.concat(parts));
    }

    return {
      encode,
      end(count) {
        const limit = Math.min(maxLimit, dropped + count);
        const missing = limit * frame + lookahead - given;
        const rest = missing > 0 ? frames.keep(lame.encode(new Float32Array(missing)), limit) : new Uint8Array(0);
        return new Uint8Array(Buffer.concat([rest, frames.keep(lame.flush(), limit)]));
      },
      release() {
        lame.reset();
        idle.push({ name, lame });
        if (idle.length > maxIdle) idle.shift();
      },
    };
  };
}

/** Follows the frames in an encoder's bytes by their headers. */
function createFrameReader(frameBytes: number, dropped: number) {
  /** Counts the frames that have begun, and the bytes from here to the next frame's header. */
  let begun = 0;
  let ahead = 0;
  return {
    /** Returns the bytes of the frames from `dropped` to `limit`. */
    keep(bytes: Bytes, limit: number): Bytes {
      let from = begun > dropped ? 0 : ahead;
      for (; ahead < bytes.length && begun < limit; begun++) {
        if (begun <= dropped) from = ahead;
        const padding = ((bytes[ahead + 2] ?? 0) >> 1) & 1;
        ahead += frameBytes + padding;
      }
      if (begun <= dropped) from = ahead;
      const to = Math.min(ahead, bytes.length);
      ahead -= to;
      return bytes.slice(Math.min(from, to), to);
    },
  };
}
