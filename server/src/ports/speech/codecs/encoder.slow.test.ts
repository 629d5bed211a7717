import { spawnSync } from 'node:child_process';
import { beforeAll, expect, test } from 'vitest';
import { describeFormat, outputFormats } from '#contract/speech/output-formats.ts';
import type { OutputFormat } from '#contract/speech/output-formats.ts';
import { loadEncoders } from './encoder.ts';
import type { Encoders } from './encoder.ts';
import { toAlaw, toUlaw } from './g711.ts';
import { frameLength } from './mp3-section.ts';
import type { Carry } from './codec.ts';
import { decode, hasFfmpeg, inputOf, samplesOf } from '../testing.ts';

/** Opus is not here: it makes packets, which are no file before a container takes them (opus.test.ts). */
const formats = outputFormats.filter((name) => !name.startsWith('opus'));

let encoders: Encoders;
beforeAll(async () => {
  encoders = await loadEncoders();
});

/** Makes a sine of `hz` for `seconds`, in chunks of odd lengths. */
function* tone(seconds: number, hz: number) {
  const sizes = [1, 2206, 7, 333, 2205, 5000, 2];
  const total = Math.round(seconds * 22050);
  for (let at = 0, i = 0; at < total; i++) {
    const size = Math.min(total - at, sizes[i % sizes.length] ?? 1);
    yield Int16Array.from({ length: size }, (_, k) =>
      Math.round(12000 * Math.sin((2 * Math.PI * hz * (at + k)) / 22050)),
    );
    at += size;
  }
}

async function encodeTone(name: OutputFormat, seconds = 3, hz = 440): Promise<Buffer> {
  return (await encodeTestSound(name, seconds, { hz, first: true })).bytes;
}

/** Encodes a sine and then a pause of `pause` seconds. */
async function encodeTestSound(
  name: OutputFormat,
  length: number,
  { hz = 440, pause = 0, last = true, first = false, carry }: Part = {},
): Promise<{ bytes: Buffer; seconds: number; carry: Carry | undefined }> {
  const encoder = await encoders.open(describeFormat(name), { isFirst: first, carry });
  const parts: Uint8Array[] = [];
  for (const chunk of tone(length, hz)) parts.push(await encoder.encode(chunk, 22050));
  parts.push(await encoder.encode(new Int16Array(Math.round(pause * 22050)), 22050));
  const { audio, seconds, carry: left } = await encoder.end(last);
  encoder.release();
  return { bytes: Buffer.concat([...parts, audio]), seconds, carry: left };
}

interface Part {
  hz?: number;
  pause?: number;
  last?: boolean;
  first?: boolean;
  carry?: Carry | undefined;
}

test.each(outputFormats.filter((name) => name.startsWith('pcm')))(
  '%s has the right length and no clicks',
  async (name) => {
    const { sampleRate } = describeFormat(name);
    const samples = samplesOf(await encodeTone(name));
    expect(Math.abs(samples.length / sampleRate - 3)).toBeLessThan(0.001);
    // A click is a step that is larger than the steepest step of the sine; its hard beginning and end do not count.
    const steepest = (12000 * 2 * Math.PI * 440) / sampleRate;
    let worst = 0;
    for (let i = 200; i < samples.length - 200; i++)
      worst = Math.max(worst, Math.abs((samples[i] ?? 0) - (samples[i - 1] ?? 0)));
    expect(worst).toBeLessThan(steepest * 1.05 + 2);
    // Nothing is shifted in time either: the same sine is still there at its end.
    const k = Math.round(2.5 * sampleRate);
    expect(Math.abs((samples[k] ?? 0) - 12000 * Math.sin((2 * Math.PI * 440 * k) / sampleRate))).toBeLessThan(150);
  },
);

test.skipIf(!hasFfmpeg).each(formats)('ffmpeg reads %s with the right rate, length and bit rate', async (name) => {
  const { codec, sampleRate, kbps } = describeFormat(name);
  const bytes = await encodeTone(name);
  const samples = decode(bytes, inputOf(name), sampleRate);
  // An mp3 consists of whole frames.
  expect(Math.abs(samples.length / sampleRate - 3)).toBeLessThan(codec === 'mp3' ? 0.027 : 0.001);
  if (codec !== 'mp3' && codec !== 'wav') return;
  const probe = spawnSync('ffprobe', ['-v', 'error', '-show_streams', '-of', 'json', '-f', codec, '-'], {
    input: bytes,
  });
  const [stream] = (JSON.parse(probe.stdout.toString()) as { streams: Record<string, unknown>[] }).streams;
  expect(stream).toMatchObject({ channels: 1, sample_rate: String(sampleRate) });
  if (kbps) expect(stream?.bit_rate).toBe(String(kbps * 1000));
});

test.each(outputFormats.filter((name) => name.startsWith('mp3')))(
  '%s consists of plain frames of one size from the first byte',
  async (name) => {
    const { sampleRate, kbps = 0 } = describeFormat(name);
    const bytes = await encodeTone(name);
    // LAME writes its name into padding, which is fine; a frame of Xing data must not be there.
    expect(bytes.includes('Xing') || bytes.includes('Info')).toBe(false);
    const perFrame = sampleRate >= 32000 ? 144 : 72;
    let frames = 0;
    for (let at = 0; at < bytes.length; frames++) {
      expect(bytes.readUInt16BE(at) & 0xffe0).toBe(0xffe0);
      const padding = ((bytes[at + 2] ?? 0) >> 1) & 1;
      at += Math.floor((perFrame * kbps * 1000) / sampleRate) + padding;
      if (at >= bytes.length) expect(at).toBe(bytes.length);
    }
    expect(frames).toBeGreaterThan(50);
  },
);

test.skipIf(!hasFfmpeg)('a used mp3 encoder starts afresh', async () => {
  const sound = async () => decode(await encodeTone('mp3_44100_64'), ['-f', 'mp3'], 44100);
  const first = await sound();
  await encodeTone('mp3_22050_32', 1, 900);
  const unfinished = await encoders.open(describeFormat('mp3_44100_64'), { isFirst: false });
  await unfinished.encode(new Int16Array(9999).fill(5000), 22050);
  unfinished.release();
  const second = await sound();
  expect(second).toEqual(first);
});

test('wav has one header, with unknown length', async () => {
  const { bytes } = await encodeTestSound('wav_16000', 1, { first: true });
  expect(bytes.subarray(0, 4).toString()).toBe('RIFF');
  expect(bytes.readUInt32LE(4)).toBe(0xffffffff);
  expect(bytes.readUInt32LE(24)).toBe(16000);
  expect(bytes.readUInt32LE(40)).toBe(0xffffffff);
  expect((await encodeTestSound('wav_16000', 0, { first: true })).bytes.length).toBe(44);
  expect((await encodeTestSound('wav_16000', 0.1)).bytes.length).toBe(3200);
});

test.each(formats)('%s parts are as long as they report, and hold back less than a frame', async (name) => {
  const { codec, sampleRate, kbps = 0 } = describeFormat(name);
  const bytesPerSecond = codec === 'mp3' ? kbps * 125 : codec.endsWith('law') ? 8000 : 2 * sampleRate;
  for (const length of [0.02, 0.5, 1.2345]) {
    for (const pause of [0, 0.05, 0.3]) {
      const { bytes, seconds, carry } = await encodeTestSound(name, length, { pause, last: false });
      const held = (carry?.unencoded ?? 0) / sampleRate;
      // Only an mp3 is longer than requested: a frame with sound in it is filled up, so that the sound is heard at once.
      const frame = codec === 'mp3' ? frameLength(sampleRate) / sampleRate : 0;
      expect(seconds - length - pause).toBeGreaterThan(-0.0001);
      expect(seconds - length - pause).toBeLessThan(pause > 0.03 ? 0.0001 : frame + 0.0001);
      expect(held).toBeLessThanOrEqual(2 * frame);
      expect(Math.abs(bytes.length - (seconds - held) * bytesPerSecond)).toBeLessThanOrEqual(
        codec === 'mp3' ? 1 : 0.01,
      );
    }
  }
});

test.skipIf(!hasFfmpeg).each(outputFormats.filter((name) => name.startsWith('mp3')))(
  '%s parts join without a gap, a click or drift, and are decoded where they were put in',
  async (name) => {
    const { sampleRate, kbps = 0 } = describeFormat(name);
    const pauses = [0.3, 0, 0.05, 0.11, 0.2, 0, 0, 0.07, 0.3, 0];
    const parts: Buffer[] = [];
    const begins = [0];
    let carry: Carry | undefined;
    for (const [i, pause] of pauses.entries()) {
      const last = i === pauses.length - 1;
      const part = await encodeTestSound(name, 0.4 + i * 0.0377, { pause, last, carry });
      carry = part.carry;
      parts.push(part.bytes);
      begins.push((begins.at(-1) ?? 0) + part.seconds);
    }
    const whole = Buffer.concat(parts);
    const samples = decode(whole, ['-f', 'mp3'], sampleRate);
    const frame = frameLength(sampleRate) / sampleRate;
    expect(Math.abs(samples.length / sampleRate - (begins.at(-1) ?? 0))).toBeLessThanOrEqual(frame);
    expect(Math.abs((whole.length * 8) / (samples.length / sampleRate) / 1000 - kbps)).toBeLessThan(kbps * 0.005);
    for (const [i, begin] of begins.slice(0, -1).entries()) {
      const at = Math.round(begin * sampleRate);
      // There is silence before the sine, the sine begins where it should, and nothing is missing of the one before.
      // A sound that begins at once, with no silence before it, is faded in over half a frame of MPEG-1.
      if ((pauses[i - 1] ?? 0) < 0.1) continue;
      let onset = Math.max(0, at - Math.round(0.03 * sampleRate));
      while (Math.abs(samples[onset] ?? 0) < 3000) onset++;
      expect(Math.abs(onset - at) / sampleRate).toBeLessThan(0.005);
      const before = samples.subarray(at - Math.round(0.04 * sampleRate), at - Math.round(0.006 * sampleRate));
      expect(before.reduce((top, sample) => Math.max(top, Math.abs(sample)), 0)).toBeLessThan(328);
    }
  },
);

test('one sound in parts of two rates is as long as both', async () => {
  const encoder = await encoders.open(describeFormat('pcm_44100'), { isFirst: true });
  const bytes = [await encoder.encode(new Int16Array(22050), 22050), await encoder.encode(new Int16Array(8000), 16000)];
  const { audio, seconds } = await encoder.end(true);
  encoder.release();
  expect(seconds).toBe(1.5);
  expect(Buffer.concat([...bytes, audio]).length).toBe(1.5 * 88200);
});

test.skipIf(!hasFfmpeg)('G.711 is as close as ffmpeg’s for every sample value', () => {
  const all = Int16Array.from({ length: 65536 }, (_, i) => i - 32768);
  for (const [codec, ours] of [
    ['mulaw', toUlaw(all)],
    ['alaw', toAlaw(all)],
  ] as const) {
    const raw = spawnSync(
      'ffmpeg',
      ['-v', 'error', '-f', 's16le', '-ar', '8000', '-i', '-', '-f', codec, '-ar', '8000', '-'],
      {
        input: Buffer.from(all.buffer),
      },
    ).stdout;
    const back = (bytes: Uint8Array) => decode(Buffer.from(bytes), ['-f', codec, '-ar', '8000'], 8000);
    const [mine, theirs] = [back(ours), back(raw)];
    expect(mine.length).toBe(65536);
    let excess = 0;
    // Tables differ where two codes are (nearly) equally far away, but never by more than 1/32 of the value.
    for (let i = 0; i < all.length; i++) {
      const error = Math.abs((mine[i] ?? 0) - (all[i] ?? 0)) - Math.abs((theirs[i] ?? 0) - (all[i] ?? 0));
      excess = Math.max(excess, error - Math.abs(all[i] ?? 0) / 32 - 8);
    }
    expect(excess).toBeLessThanOrEqual(0);
  }
});
