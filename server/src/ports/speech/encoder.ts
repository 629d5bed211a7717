/** Encoders of every output format over 16-bit mono at the engine's rate, chunk by chunk. Run in the engine's worker. */
import { readFile } from 'node:fs/promises';
import { createEncoder } from 'wasm-media-encoders';
import type { AudioFormat } from '#contract/output-formats.ts';
import { toAlaw, toUlaw } from './g711.ts';
import { loadResamplers } from './resampler.ts';
import type { Resampler } from './resampler.ts';

/** Encoded bytes in a buffer of their own, so that it can be transferred. */
type Bytes = Uint8Array<ArrayBuffer>;

export interface Encoder {
  encode(samples: Int16Array): Bytes;
  /** What is still held back. Nothing may be encoded after it. */
  end(): Bytes;
  /** Gives the resources back, ended or not. Once. */
  release(): void;
}

export interface Encoders {
  /** `begun`: the listener already has the beginning of the file, so no header is written. */
  open(format: AudioFormat, begun: boolean): Promise<Encoder>;
}

/** Samples to bytes at the output rate; the shape of every codec. */
interface Codec {
  encode(samples: Int16Array): Bytes;
  end?(): Bytes;
  release?(): void;
}

const bytesOf = (samples: Int16Array): Bytes =>
  samples.byteOffset === 0 && samples.byteLength === samples.buffer.byteLength
    ? new Uint8Array(samples.buffer as ArrayBuffer)
    : new Uint8Array(samples.slice().buffer);

/** @param nativeRate samples per second of everything that will be encoded. */
export async function loadEncoders(nativeRate: number): Promise<Encoders> {
  const [createResampler, mp3] = await Promise.all([loadResamplers(), mp3Pool()]);

  const codecs: Record<AudioFormat['codec'], (format: AudioFormat, begun: boolean) => Codec | Promise<Codec>> = {
    pcm: () => ({ encode: bytesOf }),
    wav: (format, begun) => wav(format.sampleRate, begun),
    ulaw: () => ({ encode: toUlaw }),
    alaw: () => ({ encode: toAlaw }),
    mp3: (format) => mp3(format),
  };

  return {
    async open(format, begun) {
      const codec = await codecs[format.codec](format, begun);
      if (format.sampleRate === nativeRate) return withoutResampling(codec);
      return withResampling(codec, createResampler(nativeRate, format.sampleRate));
    },
  };
}

const nothing = (): Bytes => new Uint8Array(0);

function withoutResampling(codec: Codec): Encoder {
  return {
    encode: codec.encode,
    end: () => codec.end?.() ?? nothing(),
    release: () => codec.release?.(),
  };
}

function withResampling(codec: Codec, resampler: Resampler): Encoder {
  return {
    encode: (samples) => codec.encode(resampler.process(samples)),
    end() {
      const tail = codec.encode(resampler.end());
      const end = codec.end?.();
      return end ? concat([tail, end]) : tail;
    },
    release() {
      resampler.free();
      codec.release?.();
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

function wav(sampleRate: number, begun: boolean): Codec {
  let header = begun ? undefined : wavHeader(sampleRate);
  return {
    encode(samples) {
      if (!header) return bytesOf(samples);
      const first = concat([header, bytesOf(samples)]);
      header = undefined;
      return first;
    },
    end: () => header ?? nothing(),
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

/** Encoders kept for the next speech. Each holds 16 MB of address space; setting one up takes 3 ms. */
const mp3Idle = 4;

async function mp3Pool(): Promise<(format: AudioFormat) => Promise<Codec>> {
  const file = new URL(import.meta.resolve('wasm-media-encoders/wasm/mp3'));
  const module = await WebAssembly.compile(await readFile(file));
  const create = () => createEncoder('audio/mpeg', module);
  type Lame = Awaited<ReturnType<typeof create>>;
  const idle: { name: string; lame: Lame }[] = [];

  const configure = (lame: Lame, format: AudioFormat) => {
    const rates = { sampleRate: format.sampleRate, outputSampleRate: format.sampleRate as 44100 };
    lame.configure({ ...rates, channels: 1, bitrate: (format.kbps ?? 128) as 128 });
  };

  return async (format) => {
    const ready = idle.findLastIndex(({ name }) => name === format.name);
    const lame = (ready >= 0 ? idle.splice(ready, 1)[0] : idle.shift())?.lame ?? (await create());
    if (ready < 0) configure(lame, format);
    let floats = new Float32Array(0);
    return {
      encode(samples) {
        if (floats.length < samples.length) floats = new Float32Array(samples.length);
        for (let i = 0; i < samples.length; i++) floats[i] = (samples[i] ?? 0) / 32768;
        return lame.encode([floats.subarray(0, samples.length)]).slice() as Bytes;
      },
      end: () => lame.finalize().slice() as Bytes,
      release() {
        if (idle.length >= mp3Idle) return;
        // Set up anew for the same format: likely the next one, and then nobody waits for it.
        configure(lame, format);
        idle.push({ name: format.name, lame });
      },
    };
  };
}
