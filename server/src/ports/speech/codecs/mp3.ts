/**
 * MP3 by LAME, without the delay that encoders and decoders add: the first frames, which hold only that delay, are
 * dropped, so that every sample is decoded where it was put in. A player needs no header for that.
 */
import type { Bytes, OpenCodec } from './codec.ts';
import { loadLame, type Lame } from './lame.ts';
import { createTail } from './tail.ts';

/** Decoded sound lags by this many samples: 752 that LAME holds back, 48 of its transform, 529 of every decoder. */
const lag = 1329;
/** LAME encodes a frame once it has this many samples after it. */
const lookahead = 752;
/** Samples at the end of an audio below this level may be cut off, to end at the nearest frame. */
const inaudible = 0.004;

/**
 * The number of encoders that are kept. Each takes 16 MB of address space, and setting one up takes 15 ms, so two
 * formats at a time keep theirs.
 */
const maxIdle = 2;

/** The number of samples in a frame: MPEG-1 has twice those of MPEG-2. */
export const frameLength = (sampleRate: number) => (sampleRate >= 32000 ? 1152 : 576);

/** The frames that are encoded and dropped before the first one: the delay and a little of the sound before. */
const droppedFrames = (frame: number) => (frame === 1152 ? 3 : 5);

export async function loadMp3(): Promise<OpenCodec> {
  const create = await loadLame();
  const idle: { name: string; lame: Lame }[] = [];

  return ({ name, sampleRate, kbps = 128 }, { carry }) => {
    const ready = idle.findLastIndex((one) => one.name === name);
    const kept = ready >= 0 ? idle.splice(ready, 1)[0] : undefined;
    const lame = kept?.lame ?? create(sampleRate, kbps);

    const frame = frameLength(sampleRate);
    const frameBytes = Math.floor((frame / 8) * ((kbps * 1000) / sampleRate));
    const dropped = droppedFrames(frame);
    /** Samples before the first one, so that a frame begins with that. */
    const lead = dropped * frame - lag;
    const tail = createTail(lead + 2 * frame);
    /** Samples of this part, counted from a frame's beginning. */
    let taken = 0;
    let given = 0;
    const frames = createFrameReader(frameBytes, dropped);

    function encode(samples: Float32Array): Bytes {
      given += samples.length;
      return frames.keep(lame.encode(samples), Infinity);
    }
    function take(samples: Float32Array): Bytes {
      tail.add(samples);
      taken += samples.length;
      return encode(samples);
    }

    /** The sound is never cut. Silence is, so that the audio is not longer than its samples say. */
    function lastFrameCount(): number {
      const over = taken % frame;
      return tail.peak(over) > inaudible ? Math.ceil(taken / frame) : Math.round(taken / frame);
    }
    /**
     * Neighbouring frames overlap, and the last one must not overlap with sound that it does not know. So a frame of
     * silence is left to the next part, which encodes it together with its own sound.
     */
    function partFrameCount(): number {
      const whole = Math.floor(taken / frame);
      const over = taken % frame;
      if (whole > 0 && tail.peak(over + frame) <= inaudible) return whole - 1;
      return tail.peak(over) <= inaudible ? whole : whole + 1;
    }

    encode(carry ? carry.samples.subarray(0, lead) : new Float32Array(lead));
    if (carry) tail.add(carry.samples.subarray(0, lead));
    let held: Bytes | undefined = carry && take(carry.samples.subarray(lead));

    return {
      encode(samples) {
        const bytes = take(samples);
        if (!held?.length) return bytes;
        const all = Buffer.concat([held, bytes]);
        held = undefined;
        return new Uint8Array(all);
      },
      end(isLast) {
        const count = isLast ? lastFrameCount() : partFrameCount();
        const rest = taken - count * frame;
        const missing = (dropped + count) * frame + lookahead - given;
        const parts = [held ?? new Uint8Array(0)];
        if (missing > 0) parts.push(frames.keep(lame.encode(new Float32Array(missing)), dropped + count));
        parts.push(frames.keep(lame.flush(), dropped + count));
        const bytes = new Uint8Array(Buffer.concat(parts));
        if (isLast) return { bytes, added: 0 };
        const unencoded = Math.max(0, rest);
        const added = Math.max(0, -rest);
        tail.add(new Float32Array(added));
        taken += added;
        return { bytes, added, carry: { samples: tail.last(lead + unencoded), unencoded } };
      },
      heldBack: () => taken - frames.kept() * frame,
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
    kept: () => Math.max(0, begun - dropped),
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
