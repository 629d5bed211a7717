/**
 * Reads the sound that a provider sends: samples as they were asked for, and WAV or MP3 from those that send it all the
 * same, each at its own rate.
 */
import { MPEGDecoder } from 'mpg123-decoder';
import { loadResamplers, type Resampler } from '../../codecs/resampler.ts';
import { ProviderFailure } from '../../../../kernel/outgoing/provider-failure.ts';

/** Samples per second that the engine works with, and that providers are asked for. */
export const remoteRate = 24_000;

export interface SoundReader {
  read(bytes: Uint8Array): Int16Array;
  /** Returns what is left, and releases the resources. */
  end(): Int16Array;
  release(): void;
}

/** Turns bytes into mono samples. */
interface Source {
  rate: number;
  /** Bytes of one moment of all channels, which may be cut in two on the way. */
  frameBytes: number;
  read(bytes: Buffer): Int16Array;
  release?(): void;
}

const minBegin = 16;
const maxHeader = 4096;
const resamplers = loadResamplers();
// A failure is told to whoever awaits it.
resamplers.catch(() => undefined);

/** @param contentType what the provider calls it; empty where it says nothing */
export async function createSoundReader(contentType: string, bytesBefore?: Uint8Array): Promise<SoundReader> {
  const makeResampler = await resamplers;
  const decoder =
    isMp3(contentType) || startsAsMp3(bytesBefore) ? new MPEGDecoder({ enableGapless: false }) : undefined;
  await decoder?.ready;
  let source: Source | undefined = decoder && mp3Source(decoder);
  let resampler: Resampler | undefined;
  let waiting = Buffer.alloc(0);

  const resample = (samples: Int16Array, rate: number): Int16Array => {
    if (rate === remoteRate || samples.length === 0) return samples;
    resampler ??= makeResampler(rate, remoteRate);
    return toInt16(resampler.process(samples));
  };
  const release = () => {
    resampler?.free();
    source?.release?.();
    resampler = source = undefined;
  };
  return {
    read(bytes) {
      waiting = Buffer.concat([waiting, bytes]);
      source ??= detect(waiting, contentType, (rest) => (waiting = Buffer.from(rest)));
      if (!source) return new Int16Array(0);
      const whole = waiting.length - (waiting.length % source.frameBytes);
      const samples = source.read(waiting.subarray(0, whole));
      waiting = Buffer.from(waiting.subarray(whole));
      return resample(samples, source.rate);
    },
    end() {
      const tail = resampler ? toInt16(resampler.end()) : new Int16Array(0);
      release();
      return tail;
    },
    release,
  };
}

const isMp3 = (contentType: string) => /mpeg|mp3/i.test(contentType);
const startsAsMp3 = (bytes: Uint8Array | undefined) =>
  bytes !== undefined && Buffer.from(bytes.subarray(0, 3)).toString('latin1') === 'ID3';

/** @returns undefined until enough is known */
function detect(bytes: Buffer, contentType: string, setRest: (rest: Buffer) => void): Source | undefined {
  if (bytes.length < minBegin) return undefined;
  const begin = bytes.toString('latin1', 0, 4);
  if (begin === 'RIFF') {
    const header = readWavHeader(bytes);
    if (!header && bytes.length > maxHeader) throw new ProviderFailure('it sent a WAV file that cannot be read');
    if (header) setRest(bytes.subarray(header.at));
    return header && pcmSource(header.rate, header.channels);
  }
  if (begin === 'OggS' || begin === 'fLaC')
    throw new ProviderFailure(`it sent ${begin === 'OggS' ? 'Ogg' : 'FLAC'} instead of plain samples (pcm)`);
  const isPage = /^\s*<(?:!doctype|html|\?xml)/i.test(bytes.toString('latin1', 0, minBegin));
  if (isPage || (/^\s*[<{]/.test(begin) && /html|json|xml|text/i.test(contentType)))
    throw new ProviderFailure(`it sent ${isPage ? 'a page of HTML' : 'text'} instead of sound`);
  const rate = Number(/rate=(\d{4,6})/i.exec(contentType)?.[1] ?? remoteRate);
  const channels = Number(/channels=(\d)/i.exec(contentType)?.[1] ?? 1);
  return pcmSource(rate, channels);
}

/** @returns undefined until the header is whole */
function readWavHeader(bytes: Buffer): { rate: number; channels: number; at: number } | undefined {
  let format: { rate: number; channels: number } | undefined;
  for (let at = 12; at + 8 <= bytes.length;) {
    const name = bytes.toString('latin1', at, at + 4);
    const size = bytes.readUInt32LE(at + 4);
    if (name === 'data') return format && { ...format, at: at + 8 };
    if (name === 'fmt ') {
      if (at + 24 > bytes.length) return undefined;
      const bits = bytes.readUInt16LE(at + 22);
      if (bits !== 16) throw new ProviderFailure(`it sent a WAV file with ${bits} bits a sample instead of 16`);
      format = { channels: bytes.readUInt16LE(at + 10), rate: bytes.readUInt32LE(at + 12) };
    }
    at += 8 + size + (size % 2);
  }
  return undefined;
}

function pcmSource(rate: number, channels: number): Source {
  if (!(rate >= 4000 && rate <= 192_000) || (channels !== 1 && channels !== 2))
    throw new ProviderFailure(`it sent sound of ${channels} channels at ${rate} Hz`);
  return {
    rate,
    frameBytes: 2 * channels,
    read(bytes) {
      const count = Math.floor(bytes.length / 2 / channels);
      const samples = new Int16Array(count);
      for (let i = 0; i < count; i++)
        samples[i] =
          channels === 1
            ? bytes.readInt16LE(2 * i)
            : Math.round((bytes.readInt16LE(4 * i) + bytes.readInt16LE(4 * i + 2)) / 2);
      return samples;
    },
  };
}

function mp3Source(decoder: MPEGDecoder): Source {
  const source: Source = {
    rate: remoteRate,
    frameBytes: 1,
    read(bytes) {
      if (bytes.length === 0) return new Int16Array(0);
      const { channelData, samplesDecoded, sampleRate, errors } = decoder.decode(bytes);
      if (errors.length > 0) throw new ProviderFailure('it sent an MP3 file that cannot be read');
      if (sampleRate > 0) source.rate = sampleRate;
      const [left = new Float32Array(0), right = left] = channelData;
      const samples = new Float32Array(samplesDecoded);
      for (let i = 0; i < samplesDecoded; i++) samples[i] = ((left[i] ?? 0) + (right[i] ?? 0)) / 2;
      return toInt16(samples);
    },
    release: () => decoder.free(),
  };
  return source;
}

function toInt16(sound: Float32Array): Int16Array {
  const samples = new Int16Array(sound.length);
  for (let i = 0; i < samples.length; i++)
    samples[i] = Math.max(-32768, Math.min(32767, Math.round((sound[i] ?? 0) * 32768)));
  return samples;
}
