/** Reads wav files without ffmpeg: integer and float samples, in the chunks of RIFF. Other formats are refused with a word for it. */
import { open, type FileHandle } from 'node:fs/promises';
import { MediaUnavailable, MediaUnreadable, type DecodeOptions, type MediaAbout } from './port.ts';

interface WavLayout {
  isFloat: boolean;
  bits: number;
  channels: number;
  sampleRate: number;
  /** Where the samples begin, and how many frames there are. */
  start: number;
  frames: number;
  declaredFrames: number;
}

const formatCodes = { integer: 1, float: 3, extensible: 0xfffe };
const chunkHeader = 8;
/** Frames that are read at a time. */
const framesAtOnce = 16_384;

export async function probeWav(file: string, missing: string): Promise<MediaAbout> {
  const { isFloat, bits, channels, sampleRate, frames, declaredFrames } = await withFile(file, (handle) =>
    readLayout(handle, missing),
  );
  const seconds = frames / sampleRate;
  const codec = isFloat ? `pcm_f${bits}le` : `pcm_s${bits}le`;
  return {
    ...{ container: 'wav', type: 'audio/wav', seconds, declaredSeconds: declaredFrames / sampleRate },
    isTruncated: declaredFrames - frames > Math.max(sampleRate, declaredFrames * 0.05),
    audio: [{ codec, channels, sampleRate }],
    hasVideo: false,
  };
}

/** The rate is changed by linear interpolation, which is what there is without ffmpeg. */
export async function* decodeWav(
  file: string,
  { sampleRate, channels, from = 0, to = Infinity, isRawPcm = false }: DecodeOptions,
  missing: string,
  signal: AbortSignal,
): AsyncGenerator<Float32Array<ArrayBuffer>> {
  const handle = await open(file, 'r');
  try {
    const wav = isRawPcm ? await rawLayout(handle) : await readLayout(handle, missing);
    const last = Math.min(wav.frames, Math.round(to * wav.sampleRate));
    const resample = createLinearResampler(wav.sampleRate, sampleRate);
    for (let frame = Math.round(from * wav.sampleRate); frame < last; frame += framesAtOnce) {
      signal.throwIfAborted();
      const samples = await readFrames(handle, wav, frame, Math.min(framesAtOnce, last - frame), channels);
      const made = resample(samples);
      if (made.length > 0) yield made;
    }
  } finally {
    await handle.close();
  }
}

async function withFile<T>(file: string, read: (handle: FileHandle) => Promise<T>): Promise<T> {
  const handle = await open(file, 'r');
  try {
    return await read(handle);
  } finally {
    await handle.close();
  }
}

async function readAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

async function readLayout(handle: FileHandle, missing: string): Promise<WavLayout> {
  const { size } = await handle.stat();
  if (size === 0) throw new MediaUnreadable('empty', 'the file has no bytes');
  const head = await readAt(handle, 0, 12);
  if (head.toString('latin1', 0, 4) !== 'RIFF' || head.toString('latin1', 8, 12) !== 'WAVE')
    throw new MediaUnavailable(missing);
  let format: Pick<WavLayout, 'isFloat' | 'bits' | 'channels' | 'sampleRate'> | undefined;
  for (let at = 12; at + chunkHeader <= size;) {
    const header = await readAt(handle, at, chunkHeader);
    const id = header.toString('latin1', 0, 4);
    const length = header.readUInt32LE(4);
    if (id === 'fmt ') format = readFormat(await readAt(handle, at + chunkHeader, Math.min(length, 40)), missing);
    if (id === 'data') {
      if (!format) break;
      const start = at + chunkHeader;
      const frameBytes = (format.bits / 8) * format.channels;
      const frames = Math.floor(Math.min(length, size - start) / frameBytes);
      if (frames === 0) throw new MediaUnreadable('damaged', 'there is no sound behind its header');
      // A recorder that never came to the end wrote the largest number, or none.
      const isUnknown = length === 0xffffffff || length === 0;
      return { ...format, start, frames, declaredFrames: isUnknown ? frames : Math.floor(length / frameBytes) };
    }
    at += chunkHeader + length + (length % 2);
  }
  throw new MediaUnreadable('incomplete', 'it has no samples');
}

async function rawLayout(handle: FileHandle): Promise<WavLayout> {
  const frames = Math.floor((await handle.stat()).size / 2);
  return { isFloat: false, bits: 16, channels: 1, sampleRate: 16_000, start: 0, frames, declaredFrames: frames };
}

function readFormat(bytes: Buffer, missing: string) {
  if (bytes.length < 16) throw new MediaUnreadable('damaged', 'its header is too short');
  const code = bytes.readUInt16LE(0);
  const kind = code === formatCodes.extensible && bytes.length >= 26 ? bytes.readUInt16LE(24) : code;
  const [channels, sampleRate, bits] = [bytes.readUInt16LE(2), bytes.readUInt32LE(4), bytes.readUInt16LE(14)];
  const isFloat = kind === formatCodes.float;
  if (!isFloat && kind !== formatCodes.integer) throw new MediaUnavailable(missing);
  const isKnown = isFloat ? bits === 32 || bits === 64 : [8, 16, 24, 32].includes(bits);
  if (!isKnown || channels === 0 || sampleRate === 0)
    throw new MediaUnreadable('damaged', 'its header does not say how the sound is stored');
  return { isFloat, bits, channels, sampleRate };
}

async function readFrames(
  handle: FileHandle,
  wav: WavLayout,
  first: number,
  count: number,
  channels: DecodeOptions['channels'],
): Promise<Float32Array<ArrayBuffer>> {
  const width = wav.bits / 8;
  const bytes = await readAt(handle, wav.start + first * width * wav.channels, count * width * wav.channels);
  const samples = new Float32Array(Math.floor(bytes.length / (width * wav.channels)));
  const read = readerOf(bytes, wav);
  for (let i = 0; i < samples.length; i++) {
    if (channels !== 'mix') {
      samples[i] = channels < wav.channels ? read((i * wav.channels + channels) * width) : 0;
      continue;
    }
    let sum = 0;
    for (let channel = 0; channel < wav.channels; channel++) sum += read((i * wav.channels + channel) * width);
    samples[i] = sum / wav.channels;
  }
  return samples;
}

function readerOf(bytes: Buffer, { isFloat, bits }: WavLayout): (at: number) => number {
  if (isFloat) return bits === 32 ? (at) => bytes.readFloatLE(at) : (at) => bytes.readDoubleLE(at);
  if (bits === 8) return (at) => (bytes.readUInt8(at) - 128) / 128;
  const full = 2 ** (bits - 1);
  return (at) => bytes.readIntLE(at, bits / 8) / full;
}

function createLinearResampler(
  from: number,
  to: number,
): (samples: Float32Array<ArrayBuffer>) => Float32Array<ArrayBuffer> {
  if (from === to) return (samples) => samples;
  const step = from / to;
  /** Where the next sample is read, counted from the first of the chunk; below 0 it is between two chunks. */
  let position = 0;
  let before = 0;
  return (samples) => {
    const made: number[] = [];
    for (; position < samples.length - 1 || position < 0; position += step) {
      const index = Math.floor(position);
      const [a, b] = [index < 0 ? before : (samples[index] ?? 0), samples[index + 1] ?? 0];
      made.push(a + (b - a) * (position - index));
      if (index + 1 >= samples.length) break;
    }
    position -= samples.length;
    before = samples.at(-1) ?? before;
    return Float32Array.from(made);
  };
}
