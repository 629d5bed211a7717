import { expect, test } from 'vitest';
import { describeFormat, outputFormats } from '#contract/speech/output-formats.ts';
import { gaplessTagBytes, wholeMp3Bytes } from '../speech/codecs/gapless-tag.ts';
import { hasFfmpeg, playMp3 } from '../speech/testing.ts';
import { createFileEncoder } from './file-encoder.ts';

const mp3 = outputFormats.filter((name) => name.startsWith('mp3')).map(describeFormat);

test.each(mp3)('$name says at its beginning how long it is', async (format) => {
  const { sampleRate } = format;
  const sound = Int16Array.from({ length: 1.37 * sampleRate }, (_, i) =>
    i < 1.3 * sampleRate ? 8000 * Math.sin(i / 20) : 0,
  );
  const encoder = await createFileEncoder(format, sound.length / sampleRate);
  const parts = [encoder.header];
  for (let at = 0; at < sound.length; at += 7000) parts.push(await encoder.encode(sound.subarray(at, at + 7000)));
  parts.push(await encoder.end(new Int16Array(0)));
  encoder.free();
  const file = Buffer.concat(parts);
  const tagAt = file.indexOf('Info');
  expect(tagAt).toBeLessThan(gaplessTagBytes(format));
  expect(file.indexOf('Info', tagAt + 1)).toBe(-1);
  const told = file.readUInt32BE(tagAt + 12);
  expect(Math.abs(told - file.length)).toBeLessThanOrEqual(1);
  expect(told).toBe(wholeMp3Bytes(format, sound.length / sampleRate) + gaplessTagBytes(format));
  // A player that knows the tag plays as many samples as were encoded.
  if (hasFfmpeg) expect(playMp3(file).length).toBe(sound.length);
});
