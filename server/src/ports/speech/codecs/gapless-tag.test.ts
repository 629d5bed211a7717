import { expect, test } from 'vitest';
import { describeFormat, outputFormats } from '#contract/speech/output-formats.ts';
import { hasFfmpeg, playMp3 } from '../testing.ts';
import { loadEncoders } from './encoder.ts';
import { frameLength } from './mp3-section.ts';
import { gaplessTag, gaplessTagBytes } from './gapless-tag.ts';

const encoders = await loadEncoders();
const mp3 = outputFormats.filter((name) => name.startsWith('mp3')).map(describeFormat);

test.skipIf(!hasFfmpeg).each(mp3)(
  '$name: a player that knows the tag plays the sound and nothing more',
  async (format) => {
    const encoder = await encoders.open(format, { isFirst: true });
    // The last 50 ms are silence, as at the end of a speech.
    const sound = Int16Array.from({ length: 34_567 }, (_, i) => (i < 33_400 ? 8000 * Math.sin(i / 20) : 0));
    const bytes = await encoder.encode(sound, 22_050);
    const { audio, seconds } = await encoder.end(true);
    encoder.release();
    const plain = Buffer.concat([bytes, audio]);
    const tag = gaplessTag(format, { begin: plain, bytes: plain.length, seconds });
    const tagged = Buffer.concat([tag, plain]);
    expect(tagged.includes('Info')).toBe(true);
    expect(tag.length).toBe(gaplessTagBytes(format));
    const [ours, theirs] = [playMp3(tagged), playMp3(plain)];
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
