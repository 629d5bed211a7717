import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { describeFormat, outputFormats } from '#contract/speech/output-formats.ts';
import { createOggOpus } from './ogg.ts';
import { loadOpus, opusFrame } from './opus.ts';

const tone = (samples: number, hertz = 440) =>
  Int16Array.from({ length: samples }, (_, i) => 8000 * Math.sin((2 * Math.PI * hertz * i) / 48000));

function decode(file: Uint8Array) {
  const run = spawnSync('ffmpeg', ['-v', 'error', '-i', '-', '-f', 's16le', '-'], { input: file, maxBuffer: 1 << 28 });
  expect(run.stderr.toString()).toBe('');
  return new Int16Array(new Uint8Array(run.stdout).buffer);
}

const formats = outputFormats.filter((name) => name.startsWith('opus')).map(describeFormat);

test.each(formats)('$name: chunks of separate encoders form one file of exact length', async (format) => {
  const open = await loadOpus();
  const container = createOggOpus();
  const parts: Uint8Array[] = [];
  let written = 0;
  for (const [i, sound] of [31_111, 20_000, 7_777].entries()) {
    const codec = open(format, i === 0);
    const isLast = i === 2;
    const bytes: Uint8Array[] = [
      codec.encode(tone(10_000)),
      codec.encode(tone(sound - 10_000 > 0 ? sound - 10_000 : 0)),
    ];
    const taken = 10_000 + Math.max(0, sound - 10_000);
    const length = isLast ? taken : (codec.joinable?.(taken, taken) ?? 0);
    expect(isLast || length % opusFrame).toBe(isLast ? true : 0);
    bytes.push(codec.encode(new Int16Array(length - taken)), codec.end?.(isLast) ?? new Uint8Array(0));
    codec.release?.();
    written += length;
    bytes.forEach((one, n) => parts.push(container.take(one, isLast && n === bytes.length - 1)));
  }
  const file = Buffer.concat(parts);
  const samples = decode(file);
  expect(samples.length).toBe(written);
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  expect(peak).toBeGreaterThan(6_000);
  expect(peak).toBeLessThan(12_000);
  // The sound begins within 2 ms of where it was put in.
  expect(samples.findIndex((sample) => Math.abs(sample) > 3_000)).toBeLessThan(96);
  const kbps = (file.length * 8) / (samples.length / 48);
  expect(kbps / (format.kbps ?? 0)).toBeGreaterThan(0.95);
  expect(kbps / (format.kbps ?? 0)).toBeLessThan(1.2);
});

test('a reused encoder is independent of the previous chunk', async () => {
  const open = await loadOpus();
  const [format] = formats;
  if (!format) throw new Error('no opus format');
  const once = (hertz: number) => {
    const codec = open(format, true);
    const bytes = codec.encode(tone(48_000, hertz));
    codec.release?.();
    return Buffer.from(bytes);
  };
  const first = once(300);
  once(900);
  expect(once(300).equals(first)).toBe(true);
});

test('an end without packets closes the stream', () => {
  const container = createOggOpus();
  container.take(new Uint8Array(0), false);
  const end = Buffer.from(container.take(new Uint8Array(0), true));
  expect(end.subarray(0, 4).toString()).toBe('OggS');
  expect(end[5]).toBe(4);
});
