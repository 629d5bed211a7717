/**
 * Opus in frames of 20 ms. Each chunk consists of whole frames from an encoder that knows no other chunk; ogg.ts joins
 * them to a file in the order of the text.
 */
import OpusScript from 'opusscript';
import type { AudioFormat } from '#contract/speech/output-formats.ts';
import type { Bytes, Codec } from './codec.ts';

/** The number of samples in a frame at 48 kHz. */
export const opusFrame = 960;
/** Decoded sound lags by this many samples: 6.5 ms, at every rate and in every mode. */
export const opusDelay = 312;
/**
 * Opus frames predict from the frames before them, but every chunk has an encoder of its own. So each chunk ends in a
 * frame of silence, which resets a decoder, and starts with an encoder that has had only silence.
 */
const quiet = opusFrame;
/** This value stands in place of a packet's length. The two bytes after it say how many samples to cut from the end. */
export const trimMark = 0xffff;

const setVbr = 4006;
const resetState = 4028;
/** The number of idle encoders that are kept for each bit rate. A chunk has an encoder to itself. */
const idleEach = 2;

export async function loadOpus(): Promise<(format: AudioFormat, first: boolean) => Codec> {
  const idle = new Map<number, OpusScript[]>();
  const silentFrame = Buffer.alloc(opusFrame * 2);

  function take(kbps: number): OpusScript {
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
    if (list.length < idleEach) list.push(encoder);
    else encoder.delete();
  }

  return ({ kbps = 64 }, first) => {
    const encoder = take(kbps);
    for (let i = first ? 3 : 0; i < 3; i++) encoder.encode(silentFrame, opusFrame);
    let rest = new Int16Array(0);
    let frames = 0;
    let taken = 0;

    function encodeFrames(samples: Int16Array): Bytes {
      const all = new Int16Array(rest.length + samples.length);
      all.set(rest);
      all.set(samples, rest.length);
      const whole = Math.floor(all.length / opusFrame);
      const packets: Buffer[] = [];
      for (let i = 0; i < whole; i++) {
        const frame = all.subarray(i * opusFrame, (i + 1) * opusFrame);
        const packet = encoder.encode(Buffer.from(frame.buffer, frame.byteOffset, frame.byteLength), opusFrame);
        packets.push(word(packet.length), packet);
      }
      rest = all.slice(whole * opusFrame);
      frames += whole;
      return new Uint8Array(Buffer.concat(packets));
    }

    return {
      encode(samples) {
        taken += samples.length;
        return encodeFrames(samples);
      },
      joinable: (sound, wanted) => Math.ceil(Math.max(wanted, sound + opusDelay + quiet) / opusFrame) * opusFrame,
      end(last) {
        if (!last) return new Uint8Array(0);
        const needed = Math.ceil((taken + opusDelay) / opusFrame);
        const packets = encodeFrames(new Int16Array(needed * opusFrame - frames * opusFrame - rest.length));
        const cut = needed * opusFrame - taken - opusDelay;
        return new Uint8Array(Buffer.concat([packets, word(trimMark), word(cut)]));
      },
      release: () => returnEncoder(kbps, encoder),
    };
  };
}

function word(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}
