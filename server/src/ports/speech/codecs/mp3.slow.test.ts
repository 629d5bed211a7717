/** An mp3 is encoded in sections by two threads; nothing of that is heard, or seen in its bytes. */
import { MessageChannel } from 'node:worker_threads';
import { beforeAll, describe, expect, test } from 'vitest';
import { describeFormat, outputFormats, type OutputFormat } from '#contract/speech/output-formats.ts';
import { openMp3 } from '../../audio/mp3-decoder.ts';
import { seeded } from '../sound/seeded.ts';
import { loadEncoders, type Encoders } from './encoder.ts';
import { connectMp3Peer } from './mp3-peer.ts';
import { frameLength, loadMp3Sections, type OpenMp3Section } from './mp3-section.ts';

const formats = outputFormats.filter((name) => name.startsWith('mp3'));
const inputRate = 22_050;

let openSection: OpenMp3Section;
let alone: Encoders;
beforeAll(async () => {
  openSection = await loadMp3Sections();
  alone = await loadEncoders({ openMp3Section: openSection });
});

/** Ends of a channel between two threads, both in this one. */
function connect() {
  const { port1, port2 } = new MessageChannel();
  connectMp3Peer(port2, openSection);
  const peer = connectMp3Peer(port1, openSection);
  return { peer, port: port1 };
}

/** Syllables with the spectrum of a voice, never silent, with harder onsets than speech has. */
function syllables(seconds: number): Int16Array {
  const next = seeded(3);
  return Int16Array.from({ length: Math.round(seconds * inputRate) }, (_, i) => {
    const time = i / inputRate;
    const swell = 0.2 + 0.8 * Math.max(0, Math.sin(2 * Math.PI * 2.7 * time)) ** 3;
    let voice = 0;
    for (let harmonic = 1; harmonic < 25; harmonic++)
      voice += Math.sin(2 * Math.PI * 140 * harmonic * time) / harmonic ** 1.2;
    return 5000 * swell * voice + 300 * next();
  });
}

async function encode(encoders: Encoders, name: OutputFormat, sound: Int16Array, sizes: number[]): Promise<Buffer> {
  const encoder = await encoders.open(describeFormat(name), { isFirst: true });
  const parts: Promise<Uint8Array>[] = [];
  for (let at = 0, i = 0; at < sound.length; i++) {
    const size = sizes[i % sizes.length] ?? inputRate;
    parts.push(encoder.encode(sound.slice(at, at + size), inputRate));
    at += size;
  }
  const end = encoder.end(true);
  const bytes = Buffer.concat([...(await Promise.all(parts)), (await end).audio]);
  encoder.release();
  return bytes;
}

test.each(formats)('%s: the same bytes come out, whoever encodes a section', async (name) => {
  const sound = syllables(10.3);
  const { peer, port } = connect();
  let elsewhere = 0;
  const shared = await loadEncoders({
    openMp3Section: openSection,
    openMp3SectionElsewhere() {
      elsewhere += 1;
      return peer.open;
    },
  });
  const expected = await encode(alone, name, sound, [inputRate]);
  const actual = await encode(shared, name, sound, [1, 2206, 40_000, 7, 333, 22_050]);
  port.close();
  expect(elsewhere).toBe(1);
  expect(actual.equals(expected)).toBe(true);
});

describe.each(formats)('%s', (name) => {
  test('the sound is as good where sections join as elsewhere', async () => {
    const { sampleRate, kbps = 0 } = describeFormat(name);
    const seconds = 16;
    const sound = syllables(seconds);
    const bytes = await encode(alone, name, sound, [inputRate]);
    const frame = frameLength(sampleRate);
    expect(Math.abs(bytes.length - seconds * kbps * 125)).toBeLessThan((frame / sampleRate) * kbps * 125);
    const plain = await encode(alone, `pcm_${sampleRate}` as OutputFormat, sound, [inputRate]);
    const original = new Int16Array(new Uint8Array(plain).buffer);
    const decoder = await openMp3();
    const decoded = decoder.decode(bytes);
    decoder.free?.();
    /** Decibels of the sound over what the encoder changed, in the two frames around a border. */
    const quality = (border: number) => {
      let [signal, error] = [0, 1];
      for (let i = (border - 1) * frame; i < (border + 1) * frame; i++) {
        const sample = original[i] ?? 0;
        signal += sample * sample;
        error += (sample - (decoded[i] ?? 0)) ** 2;
      }
      return 10 * Math.log10(signal / error);
    };
    const borders = Array.from({ length: Math.floor(original.length / frame) - 4 }, (_, i) => i + 2);
    const all = borders.map(quality).toSorted((a, b) => a - b);
    const joins = [147, 147 + 196, 2 * 147 + 196].filter((border) => border <= (borders.at(-1) ?? 0)).map(quality);
    expect(joins.length).toBeGreaterThanOrEqual(2);
    // No join is worse than what the worst hundredth of the other borders is, by more than a rounding.
    expect(Math.min(...joins)).toBeGreaterThan((all[Math.floor(all.length * 0.01)] ?? Infinity) - 0.2);
  });
});

test('a speech is told when the other thread ends before it has answered', async () => {
  const { peer, port } = connect();
  const shared = await loadEncoders({ openMp3Section: openSection, openMp3SectionElsewhere: () => peer.open });
  const encoder = await shared.open(describeFormat('mp3_44100_128'), { isFirst: true });
  const sound = syllables(6);
  const encoded = encoder.encode(sound, inputRate);
  port.close();
  await expect(encoded).rejects.toThrow('the other encoder has ended');
  expect(peer.isThere).toBe(false);
  encoder.release();
});
