import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { describeFormat, outputFormats } from '#contract/speech/output-formats.ts';
import type { Carry } from './codec.ts';
import { createOggOpus } from './ogg.ts';
import { loadOpus, opusFrame } from './opus.ts';

const tone = (samples: number, hertz = 440) =>
  Float32Array.from({ length: samples }, (_, i) => 0.25 * Math.sin((2 * Math.PI * hertz * i) / 48000));

function decode(file: Uint8Array) {
  const run = spawnSync('ffmpeg', ['-v', 'error', '-i', '-', '-f', 's16le', '-'], { input: file, maxBuffer: 1 << 28 });
  expect(run.stderr.toString()).toBe('');
  return new Int16Array(new Uint8Array(run.stdout).buffer);
}

const formats = outputFormats.filter((name) => name.startsWith('opus')).map(describeFormat);

test.each(formats)('$name: parts of separate encoders form one file of exact length', async (format) => {
  const open = await loadOpus();
  const container = createOggOpus();
  const file: Uint8Array[] = [];
  let written = 0;
  let carry: Carry | undefined;
  const onsets: number[] = [];
  for (const [i, sound] of [31_111, 20_000, 7_777].entries()) {
    const codec = await open(format, { isFirst: i === 0, carry });
    const isLast = i === 2;
    onsets.push(written);
    const samples = [tone(10_000), tone(Math.max(0, sound - 10_000)), new Float32Array(isLast ? 0 : 4_001)];
    for (const one of samples) file.push(container.take(await codec.encode(one), false));
    const end = await codec.end?.(isLast);
    codec.release?.();
    written += samples.reduce((sum, one) => sum + one.length, 0) + (end?.added ?? 0);
    expect(end?.added).toBe(0);
    file.push(container.take(end?.bytes ?? new Uint8Array(0), isLast));
    carry = end?.carry;
  }
  const whole = Buffer.concat(file);
  const samples = decode(whole);
  expect(samples.length).toBe(written);
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  expect(peak).toBeGreaterThan(6_000);
  expect(peak).toBeLessThan(12_000);
  for (const onset of onsets) {
    // Each part sounds within 2 ms of where it was put in.
    const from = Math.max(0, onset - 1_000);
    expect(
      Math.abs(from + samples.subarray(from).findIndex((sample) => Math.abs(sample) > 3_000) - onset),
    ).toBeLessThan(96);
  }
  const kbps = (whole.length * 8) / (samples.length / 48);
  expect(kbps / (format.kbps ?? 0)).toBeGreaterThan(0.95);
  expect(kbps / (format.kbps ?? 0)).toBeLessThan(1.2);
});

test('sound at the end of a part is heard at once, and goes on with silence', async () => {
  const open = await loadOpus();
  const [format] = formats;
  if (!format) throw new Error('no opus format');
  const codec = await open(format, { isFirst: true });
  await codec.encode(tone(5_000));
  const end = await codec.end?.(false);
  codec.release?.();
  expect((5_000 + (end?.added ?? 0)) % opusFrame).toBe(0);
  expect(end?.carry?.unencoded).toBe(0);
});

test('a reused encoder is independent of the previous speech', async () => {
  const open = await loadOpus();
  const [format] = formats;
  if (!format) throw new Error('no opus format');
  const once = async (hertz: number) => {
    const codec = await open(format, { isFirst: true });
    const bytes = await codec.encode(tone(48_000, hertz));
    codec.release?.();
    return Buffer.from(bytes);
  };
  const first = await once(300);
  await once(900);
  expect((await once(300)).equals(first)).toBe(true);
});

test('an end without packets closes the stream', () => {
  const container = createOggOpus();
  container.take(new Uint8Array(0), false);
  const end = Buffer.from(container.take(new Uint8Array(0), true));
  expect(end.subarray(0, 4).toString()).toBe('OggS');
  expect(end[5]).toBe(4);
});
