import { expect, test } from 'vitest';
import type { SpeechAudio } from '#contract/speech-sockets/types.ts';
import { messagesOf, type Position } from './audio-messages.ts';
import type { TimedAudioChunk } from '../speech/speech.rules.ts';

const times = (text: string, start: number, each: number) => ({
  characters: [...text],
  character_start_times_seconds: [...text].map((_, i) => start + i * each),
  character_end_times_seconds: [...text].map((_, i) => start + (i + 1) * each),
});
const sound = (bytes: number, seconds: number): TimedAudioChunk => ({ audio: new Uint8Array(bytes).fill(7), seconds });
const end = (chunk: TimedAudioChunk, text: string, start: number, each: number): TimedAudioChunk => ({
  ...chunk,
  alignment: times(text, start, each),
  normalized_alignment: times(text.toUpperCase(), start, each),
});

async function messages(chunks: TimedAudioChunk[], position: Position = { seconds: 0 }): Promise<SpeechAudio[]> {
  async function* all() {
    yield* chunks;
  }
  return Array.fromAsync(messagesOf(all(), position));
}
const bytesOf = (all: SpeechAudio[]) => Buffer.concat(all.map((one) => Buffer.from(one.audio, 'base64'))).length;

test('each chunk is a message, with times from its own start', async () => {
  const position = { seconds: 1 };
  const all = await messages(
    [sound(10, 1.1), end(sound(20, 1.5), 'ab', 1, 0.25), end(sound(5, 2), 'c', 1.5, 0.5)],
    position,
  );
  expect(all.map((one) => one.alignment)).toEqual([
    { chars: ['a', 'b'], charStartTimesMs: [0, 250], charDurationsMs: [250, 250], charsDurationsMs: [250, 250] },
    { chars: ['c'], charStartTimesMs: [0], charDurationsMs: [500], charsDurationsMs: [500] },
  ]);
  expect(all[0]?.normalizedAlignment?.chars).toEqual(['A', 'B']);
  expect(bytesOf(all)).toBe(35);
  expect(position.seconds).toBe(2);
});

test('audio after the last chunk has no times, and no audio is no message', async () => {
  const all = await messages([end(sound(0, 0.5), 'a', 0, 0.5), sound(3, 0.6), sound(0, 0.6)]);
  expect(all.map((one) => [one.audio.length > 0, one.alignment === null])).toEqual([
    [false, false],
    [true, true],
  ]);
  expect(await messages([sound(0, 0)])).toEqual([]);
  expect(await messages([])).toEqual([]);
});

test('a long chunk is split into messages of a common size, each with the characters of its own audio', async () => {
  const text = 'abcdefghijklmnopqrstuvwxyz'.repeat(10);
  const chunks = Array.from({ length: 30 }, (_, i) => sound(100_000, i + 1));
  const last = end(chunks.pop() as TimedAudioChunk, text, 0, 30 / text.length);
  const all = await messages([...chunks, last]);
  expect(all.length).toBe(10);
  for (const one of all) expect(JSON.stringify(one).length).toBeLessThan(1024 * 1024);
  expect(bytesOf(all)).toBe(3_000_000);
  expect(all.flatMap((one) => one.alignment?.chars ?? []).join('')).toBe(text);
  for (const one of all) {
    const starts = one.alignment?.charStartTimesMs ?? [];
    expect(Math.min(...starts)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...starts)).toBeLessThan(3000);
    expect(starts).toEqual([...starts].sort((a, b) => a - b));
  }
});
