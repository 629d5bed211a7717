/** Encoders of every output format over 16-bit mono at the engine's rate, for one stretch each. Run in the engine's worker. */
import type { AudioFormat } from '#contract/output-formats.ts';
import type { Bytes, Codec } from './codec.ts';
import { toAlaw, toUlaw } from './g711.ts';
import { loadMp3 } from './mp3.ts';
import { loadResamplers } from './resampler.ts';

export interface Encoder {
  encode(samples: Int16Array): Bytes;
  /**
   * Ends the stretch with `pause` seconds of silence: as exactly as samples can, or longer where the next stretch could
   * not follow otherwise (mp3). Nothing may be encoded after it.
   * @param last nothing follows.
   * @returns what was held back, and the seconds of the whole stretch.
   */
  end(pause: number, last: boolean): { audio: Bytes; seconds: number };
  /** Gives the resources back, ended or not. Once. */
  release(): void;
}

export interface Encoders {
  /** `first`: the beginning of the whole audio, where a file has its header. */
  open(format: AudioFormat, first: boolean): Promise<Encoder>;
}

const bytesOf = (samples: Int16Array): Bytes =>
  samples.byteOffset === 0 && samples.byteLength === samples.buffer.byteLength
    ? new Uint8Array(samples.buffer as ArrayBuffer)
    : new Uint8Array(samples.slice().buffer);

/** @param nativeRate samples per second of everything that will be encoded. */
export async function loadEncoders(nativeRate: number): Promise<Encoders> {
  const [createResampler, mp3] = await Promise.all([loadResamplers(), loadMp3()]);

  const codecs: Record<AudioFormat['codec'], (format: AudioFormat, first: boolean) => Codec | Promise<Codec>> = {
    pcm: () => ({ encode: bytesOf }),
    wav: (format, first) => wav(format.sampleRate, first),
    ulaw: () => ({ encode: toUlaw }),
    alaw: () => ({ encode: toAlaw }),
    mp3,
  };

  return {
    async open(format, first) {
      const { codec: name, sampleRate } = format;
      const codec = await codecs[name](format, first);
      const resampler = sampleRate === nativeRate ? undefined : createResampler(nativeRate, sampleRate);
      /** Samples at the output rate. */
      let made = 0;
      const put = (samples: Int16Array) => {
        made += samples.length;
        return codec.encode(samples);
      };
      return {
        encode: (samples) => put(resampler ? resampler.process(samples) : samples),
        end(pause, last) {
          const tail = resampler?.end() ?? new Int16Array(0);
          const sound = made + tail.length;
          const wanted = sound + Math.round(pause * sampleRate);
          const length = last ? wanted : (codec.joinable?.(sound, wanted) ?? wanted);
          const rest = new Int16Array(length - made);
          rest.set(tail);
          const audio = put(rest);
          const held = codec.end?.(last);
          return { audio: held ? concat([audio, held]) : audio, seconds: length / sampleRate };
        },
        release() {
          resampler?.free();
          codec.release?.();
        },
      };
    },
  };
}

export function concat(parts: Bytes[]): Bytes {
  if (parts.length === 1 && parts[0]) return parts[0];
  const out = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}

function wav(sampleRate: number, first: boolean): Codec {
  let header = first ? wavHeader(sampleRate) : undefined;
  return {
    encode(samples) {
      if (!header) return bytesOf(samples);
      const begin = concat([header, bytesOf(samples)]);
      header = undefined;
      return begin;
    },
  };
}

/** RIFF header of a stream of unknown length: both sizes are the greatest there is, which players take as "to the end". */
export function wavHeader(sampleRate: number): Bytes {
  const header = Buffer.alloc(44);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(0xffffffff, 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20); // PCM
  header.writeUInt16LE(1, 22); // mono
  header.writeUInt32LE(sampleRate, 24);
  header.writeUInt32LE(sampleRate * 2, 28); // bytes per second
  header.writeUInt16LE(2, 32); // bytes per sample
  header.writeUInt16LE(16, 34); // bits per sample
  header.write('data', 36, 'latin1');
  header.writeUInt32LE(0xffffffff, 40);
  return new Uint8Array(header);
}
