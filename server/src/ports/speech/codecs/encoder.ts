/** Encoders of every output format for 16-bit mono at any rate: one encodes a speech from its beginning to its end. */
import type { AudioFormat } from '#contract/speech/output-formats.ts';
import { wavHeader } from '../../../kernel/wav.ts';
import type { Bytes, Carry, Codec, CodecOpening, OpenCodec } from './codec.ts';
import { toAlaw, toUlaw } from './g711.ts';
import { loadMp3Sections, type OpenMp3Section } from './mp3-section.ts';
import { createMp3 } from './mp3.ts';
import { loadOpus } from './opus.ts';
import { loadResamplers, type Resampler } from './resampler.ts';

export interface Encoder {
  /**
   * Encodes the next samples, which may have another rate than those before. It need not be awaited before the next call:
   * bytes come in the order of the calls.
   */
  encode(samples: Int16Array, rate: number): Promise<Bytes>;
  /** Seconds of the samples so far. */
  readonly seconds: number;
  /** Seconds that the bytes so far decode to, counted as `seconds` are: encoders hold a frame or two back. */
  readonly playableSeconds: number;
  /**
   * Nothing may be encoded afterwards.
   * @param isLast nothing follows, neither here nor in another part of the audio
   * @returns the bytes that were held back, the seconds of the whole, and what the next part of the audio begins with
   */
  end(isLast: boolean): Promise<{ audio: Bytes; seconds: number; playableSeconds: number; carry?: Carry }>;
  /** Releases the resources, whether the speech was ended or not. Call it once. */
  release(): void;
}

export interface Opening extends CodecOpening {
  /** Gets every sample at the output rate, from -1 to 1, before it is encoded. It is valid until the function returns. */
  onSamples?(samples: Float32Array): void;
}

export interface Encoders {
  open(format: AudioFormat, opening: Opening): Promise<Encoder>;
}

export interface EncoderOptions {
  openMp3Section: OpenMp3Section;
  /** Where another thread encodes sections of an mp3: opens one there. */
  openMp3SectionElsewhere?(): OpenMp3Section | undefined;
}

export async function loadEncoders(options?: EncoderOptions): Promise<Encoders> {
  const createResampler = await loadResamplers();
  const { openMp3Section, openMp3SectionElsewhere } = options ?? { openMp3Section: await loadMp3Sections() };
  // Opus is loaded on first use, because it is asked for least.
  let opus: ReturnType<typeof loadOpus> | undefined;

  const codecs: Record<AudioFormat['codec'], OpenCodec> = {
    pcm: () => ({ encode: (samples) => bytesOf(toInt16(samples)) }),
    wav: (format, { isFirst }) => wav(format.sampleRate, isFirst),
    ulaw: () => ({ encode: (samples) => toUlaw(toInt16(samples)) }),
    alaw: () => ({ encode: (samples) => toAlaw(toInt16(samples)) }),
    mp3: (format, opening) =>
      createMp3(format, opening, (index, frames) => {
        const elsewhere = index % 2 === 1 ? openMp3SectionElsewhere?.() : undefined;
        return (elsewhere ?? openMp3Section)(format, frames);
      }),
    opus: async (format, opening) => (await (opus ??= loadOpus()))(format, opening),
  };

  return {
    async open(format, opening) {
      const { codec: name, sampleRate } = format;
      const codec = await codecs[name](format, opening);
      let current: { rate: number; taken: number; resampler?: Resampler } | undefined;
      /** Counts samples at the output rate. */
      let made = 0;
      let madeBefore = 0;

      function put(samples: Float32Array): Bytes | Promise<Bytes> {
        made += samples.length;
        opening.onSamples?.(samples);
        return codec.encode(samples);
      }
      /** Ends what came at one rate. */
      function endRate(): Bytes | Promise<Bytes> {
        const rest = current?.resampler ? put(current.resampler.end()) : empty;
        current?.resampler?.free();
        current = undefined;
        madeBefore = made;
        return rest;
      }
      function encodeAt(samples: Int16Array, rate: number): Bytes | Promise<Bytes> {
        current ??= {
          rate,
          taken: 0,
          ...(rate === sampleRate ? {} : { resampler: createResampler(rate, sampleRate) }),
        };
        current.taken += samples.length;
        return put(current.resampler ? current.resampler.process(samples) : toFloats(samples));
      }

      return {
        get seconds() {
          return madeBefore / sampleRate + (current ? current.taken / current.rate : 0);
        },
        get playableSeconds() {
          return (made - (codec.heldBack?.() ?? 0)) / sampleRate;
        },
        async encode(samples, rate) {
          const before = current && current.rate !== rate ? endRate() : empty;
          return concat(await Promise.all([before, encodeAt(samples, rate)]));
        },
        async end(isLast) {
          const [rest, end] = await Promise.all([endRate(), codec.end?.(isLast)]);
          if (!end) return { audio: rest, seconds: made / sampleRate, playableSeconds: made / sampleRate };
          const { bytes, added, carry } = end;
          const seconds = (made + added) / sampleRate;
          const playableSeconds = isLast ? seconds : seconds - (codec.heldBack?.() ?? 0) / sampleRate;
          return { audio: concat([rest, bytes]), seconds, playableSeconds, ...(carry ? { carry } : {}) };
        },
        release() {
          current?.resampler?.free();
          codec.release?.();
        },
      };
    },
  };
}

const empty = new Uint8Array(0);

export function concat(arrays: Bytes[]): Bytes {
  const filled = arrays.filter((array) => array.length > 0);
  if (filled.length === 1 && filled[0]) return filled[0];
  const out = new Uint8Array(filled.reduce((sum, array) => sum + array.length, 0));
  let at = 0;
  for (const array of filled) {
    out.set(array, at);
    at += array.length;
  }
  return out;
}

function toFloats(samples: Int16Array): Float32Array {
  const floats = new Float32Array(samples.length);
  for (let i = 0; i < samples.length; i++) floats[i] = (samples[i] ?? 0) / 32768;
  return floats;
}

function toInt16(samples: Float32Array): Int16Array<ArrayBuffer> {
  const out = new Int16Array(samples.length);
  for (let i = 0; i < samples.length; i++)
    out[i] = Math.max(-32768, Math.min(32767, Math.round((samples[i] ?? 0) * 32768)));
  return out;
}

const bytesOf = (samples: Int16Array<ArrayBuffer>): Bytes => new Uint8Array(samples.buffer);

function wav(sampleRate: number, isFirst: boolean): Codec {
  let header = isFirst ? wavHeader(sampleRate) : undefined;
  return {
    encode(samples) {
      const bytes = bytesOf(toInt16(samples));
      if (!header) return bytes;
      const begin = concat([header, bytes]);
      header = undefined;
      return begin;
    },
    end(isLast) {
      // An audio without a sample still has a header.
      const bytes = isLast && header ? header : empty;
      return { bytes, added: 0 };
    },
  };
}
