/** Opus in frames of 20 ms; ogg.ts puts them into a file. A part of an audio goes on where the part before ended. */
import OpusScript from 'opusscript';
import type { Bytes, OpenCodec } from './codec.ts';
import { createTail } from './tail.ts';

/** The number of samples in a frame at 48 kHz. */
export const opusFrame = 960;
/** Decoded sound lags by this many samples: 6.5 ms, at every rate and in every mode. The file's header says so. */
export const opusDelay = 312;
/** The samples before a part that its encoder gets first, to be in the state that the decoder is in. */
const lead = 4 * opusFrame;
/** Sound below this level may wait for the next part of the audio, because nobody misses it. */
const inaudible = 0.004;
/** This value stands in place of a packet's length. The two bytes after it say how many samples to cut from the end. */
export const trimMark = 0xffff;

const setVbr = 4006;
const resetState = 4028;
const setPredictionDisabled = 4046;
/** The number of idle encoders that are kept for each bit rate. */
const maxIdle = 2;

export async function loadOpus(): Promise<OpenCodec> {
  const idle = new Map<number, OpusScript[]>();

  function takeEncoder(kbps: number): OpusScript {
    const ready = idle.get(kbps)?.pop();
    if (ready) {
      ready.encoderCTL(resetState, 0);
      return ready;
    }
    const encoder = new OpusScript(48000, 1, OpusScript.Application.AUDIO);
    encoder.setBitrate(kbps * 1000);
    encoder.encoderCTL(setVbr, 0);
    return encoder;
  }

  function returnEncoder(kbps: number, encoder: OpusScript): void {
    const list = idle.get(kbps) ?? [];
    idle.set(kbps, list);
    if (list.length < maxIdle) list.push(encoder);
    else encoder.delete();
  }

  return ({ kbps = 64 }, { carry }) => {
    const encoder = takeEncoder(kbps);
    const tail = createTail(lead + opusFrame);
    /** Samples that fill no frame yet. */
    const waiting = new Int16Array(opusFrame);
    let waitingLength = 0;
    let frames = 0;
    let taken = 0;

    function encode(samples: Float32Array): Bytes {
      const packets: Buffer[] = [];
      for (let i = 0; i < samples.length; i++) {
        const sample = (samples[i] ?? 0) * 32768;
        waiting[waitingLength++] = Math.max(-32768, Math.min(32767, Math.round(sample)));
        if (waitingLength < opusFrame) continue;
        waitingLength = 0;
        const packet = encoder.encode(Buffer.from(waiting.buffer), opusFrame);
        packets.push(word(packet.length), packet);
        frames += 1;
      }
      return new Uint8Array(Buffer.concat(packets));
    }
    function take(samples: Float32Array): Bytes {
      tail.add(samples);
      taken += samples.length;
      return encode(samples);
    }

    if (carry) {
      // The first packet of a part must not be predicted from packets that no decoder gets.
      encoder.encoderCTL(setPredictionDisabled, 1);
      tail.add(carry.samples.subarray(0, lead));
      encode(carry.samples.subarray(0, lead));
      frames = 0;
      take(carry.samples.subarray(lead));
    }

    return {
      encode(samples) {
        if (frames > 0 || !carry) return take(samples);
        const missing = opusFrame - waitingLength;
        const first = take(samples.subarray(0, missing));
        if (frames > 0) encoder.encoderCTL(setPredictionDisabled, 0);
        return new Uint8Array(Buffer.concat([first, take(samples.subarray(missing))]));
      },
      end(isLast) {
        if (isLast) {
          const needed = Math.ceil((taken + opusDelay) / opusFrame);
          const packets = encode(new Float32Array(needed * opusFrame - taken));
          const cut = needed * opusFrame - taken - opusDelay;
          return { bytes: new Uint8Array(Buffer.concat([packets, word(trimMark), word(cut)])), added: 0 };
        }
        // The decoder gives the last of a sound with the frame after it.
        const isLoud = tail.peak(waitingLength + opusDelay) > inaudible;
        const added = isLoud ? Math.ceil((taken + opusDelay) / opusFrame) * opusFrame - taken : 0;
        const bytes = take(new Float32Array(added));
        const unencoded = waitingLength;
        return { bytes, added, carry: { samples: tail.last(lead + unencoded), unencoded } };
      },
      heldBack: () => taken + opusDelay - frames * opusFrame,
      release() {
        encoder.encoderCTL(setPredictionDisabled, 0);
        returnEncoder(kbps, encoder);
      },
    };
  };
}

function word(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}
