import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { describeFormat, outputFormats } from '#contract/speech/output-formats.ts';
import { hasFfmpeg, samplesOf } from '../testing.ts';
import { loadEncoders } from './encoder.ts';
import { frameLength } from './mp3.ts';
import { withGaplessTag } from './gapless-tag.ts';

const encoders = await loadEncoders();
const mp3 = outputFormats.filter((name) => name.startsWith('mp3')).map(describeFormat);

const folder = mkdtempSync(path.join(tmpdir(), 'gapless-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** From a file, because players compare the tag with the size. */
function decode(mp3: Buffer, name: string): Int16Array {
  const file = path.join(folder, `${name}.mp3`);
  writeFileSync(file, mp3);
  const { stdout, stderr } = spawnSync('ffmpeg', ['-v', 'error', '-i', file, '-f', 's16le', '-'], {
    maxBuffer: 1 << 28,
  });
  expect(stderr.toString()).toBe('');
  return samplesOf(stdout);
}

test.skipIf(!hasFfmpeg).each(mp3)(
  '$name: a player that knows the tag plays the sound and nothing more',
  async (format) => {
    const encoder = await encoders.open(format, { isFirst: true });
    // The last 50 ms are silence, as at the end of a speech.
    const sound = Int16Array.from({ length: 34_567 }, (_, i) => (i < 33_400 ? 8000 * Math.sin(i / 20) : 0));
    const bytes = encoder.encode(sound, 22_050);
    const { audio, seconds } = encoder.end(true);
    encoder.release();
    const plain = Buffer.concat([bytes, audio]);
    const tagged = Buffer.from(withGaplessTag(plain, format, seconds));
    expect(tagged.includes('Info')).toBe(true);
    const [ours, theirs] = [decode(tagged, 'tagged'), decode(plain, 'plain')];
    // Our mp3 ends with the nearest frame, so some silence may be missing; nothing is too much.
    expect(ours.length).toBeLessThanOrEqual(Math.round(seconds * format.sampleRate) + 60);
    expect(Math.abs(ours.length - Math.round(seconds * format.sampleRate))).toBeLessThanOrEqual(
      frameLength(format.sampleRate) / 2,
    );
    // The sound is where it is without the tag.
    const off = ours
      .subarray(1000, 20_000)
      .reduce((top, s, i) => Math.max(top, Math.abs(s - (theirs[i + 1000] ?? 0))), 0);
    expect(off).toBeLessThan(20);
  },
);
