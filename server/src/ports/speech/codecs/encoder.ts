/** Encoders of every output format for 16-bit mono at any rate. Each encodes one chunk, in the engine's worker. */
import type { AudioFormat } from '#contract/speech/output-formats.ts';
import { wavHeader } from '../../../kernel/wav.ts';
import type { Bytes, Codec, OpenCodec } from './codec.ts';
import { toAlaw, toUlaw } from './g711.ts';
import { loadMp3 } from './mp3.ts';
import { loadOpus } from './opus.ts';
import { loadResamplers } from './resampler.ts';

export interface Encoder {
  encode(samples: Int16Array): Bytes;
  /**
   * Ends the chunk with `pause` seconds of silence: exact to the sample, or longer where the next chunk could not
   * follow otherwise (mp3). Nothing may be encoded afterwards.
   * @param pause the seconds of silence, or the samples of a decaying sound to put there
   * @param last nothing follows
   * @returns the bytes that were held back, and the seconds of the whole chunk
   */
  end(pause: number | Int16Array, last: boolean): { audio: Bytes; seconds: number };
  /** Releases the resources, whether the chunk was ended or not. Call it once. */
  release(): void;
}

export interface Opening {
  /** This is the beginning of the whole audio, where a file has its header. */
  first: boolean;
  /** The sample rate of the input. */
  nativeRate: number;
  /** The same samples must give the same bytes, whatever was encoded before. */
  isSeeded?: boolean;
  /** Gets every sample at the output rate, as it is encoded. */
  onSamples?(samples: Int16Array): void;
}

export interface Encoders {
  open(format: AudioFormat, opening: Opening): Promise<Encoder>;
}

const bytesOf = (samples: Int16Array): Bytes =>
  samples.byteOffset === 0 && samples.byteLength === samples.buffer.byteLength
    ? new Uint8Array(samples.buffer as ArrayBuffer)
    : new Uint8Array(samples.slice().buffer);

export async function loadEncoders(): Promise<Encoders> {
  const [createResampler, mp3] = await Promise.all([loadResamplers(), loadMp3()]);
  // Opus is loaded on first use, because it is asked for least.
  let opus: ReturnType<typeof loadOpus> | undefined;

  const codecs: Record<AudioFormat['codec'], OpenCodec> = {
    pcm: () => ({ encode: bytesOf }),
    wav: (format, first) => wav(format.sampleRate, first),
    ulaw: () => ({ encode: toUlaw }),
    alaw: () => ({ encode: toAlaw }),
    mp3,
    opus: async (format, first) => (await (opus ??= loadOpus()))(format, first),
  };

  return {
    async open(format, { first, nativeRate, isSeeded: anew, onSamples }) {
      const { codec: name, sampleRate } = format;
      const codec = await codecs[name](format, first, anew);
      const resampler = sampleRate === nativeRate ? undefined : createResampler(nativeRate, sampleRate);
      /** Counts samples at the output rate. */
      let made = 0;
      const put = (samples: Int16Array) => {
        made += samples.length;
        onSamples?.(samples);
        return codec.encode(samples);
      };
      const encode = (samples: Int16Array) => put(resampler ? resampler.process(samples) : samples);
      return {
        encode,
        end(pause, last) {
          const silence = typeof pause === 'number' ? pause : 0;
          const spoken = made;
          const dying = typeof pause === 'number' ? undefined : encode(pause);
          const tail = resampler?.end() ?? new Int16Array(0);
          const heard = made + tail.length;
          const wanted = heard + Math.round(silence * sampleRate);
          // A decaying sound may be cut off where the next chunk begins.
          const length = last ? wanted : (codec.joinable?.(dying ? spoken : heard, wanted) ?? wanted);
          const rest = new Int16Array(length - made);
          rest.set(tail);
          const audio = put(rest);
          const held = codec.end?.(last);
          const arrays = [dying, audio, held].filter((array) => array !== undefined);
          return { audio: concat(arrays), seconds: length / sampleRate };
        },
        release() {
          resampler?.free();
          codec.release?.();
        },
      };
    },
  };
}

export function concat(arrays: Bytes[]): Bytes {
  if (arrays.length === 1 && arrays[0]) return arrays[0];
  const out = new Uint8Array(arrays.reduce((sum, array) => sum + array.length, 0));
  let at = 0;
  for (const array of arrays) {
    out.set(array, at);
    at += array.length;
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
