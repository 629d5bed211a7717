import { expect, test } from 'vitest';
import type { SynthesisMessage } from './messages.ts';
import { AudioChunkQueue } from './audio-chunk-queue.ts';
import type { AudioChunk } from '../port.ts';
import { SpeechStream } from './speech-stream.ts';
import { engines, speechInput } from '../testing.ts';

const text = 'This is number one. This is number two. This is number three. ';
const alignment = { characters: ['a'], starts: [0.25], ends: [0.5], words: [], phonemes: [] };
const levels = { peaks: Uint8Array.of(1, 2), energy: 0.5, loudSamples: 10 };
const audio = (byte: number, seconds: number): SynthesisMessage => ({
  kind: 'audio',
  audio: Uint8Array.of(byte),
  seconds,
  levels,
});
const end = (byte: number, seconds: number): SynthesisMessage => ({
  kind: 'end',
  audio: Uint8Array.of(byte),
  seconds,
  levels,
  alignment,
});

function begin(text: string) {
  const queue = new AudioChunkQueue({ start() {}, taken() {}, stopped() {} });
  const chunks: AudioChunk[] = [];
  const all = (async () => {
    for await (const chunk of queue) chunks.push(chunk);
  })();
  return { stream: new SpeechStream(speechInput(text), engines, queue, 0), queue, chunks, all };
}

test('the second chunk waits for the first sound, and the others do not wait', () => {
  const { stream } = begin(text);
  const first = stream.beginNext(1);
  expect(stream.canBeginWith('espeak')).toBe(false);
  stream.receive(first, audio(1, 0.1));
  expect(stream.canBeginWith('espeak')).toBe(true);
  expect([first, stream.beginNext(2), stream.beginNext(3)].map(({ task }) => [task.isFirst, task.isLast])).toEqual([
    [true, false],
    [false, false],
    [false, true],
  ]);
  expect(stream.canBeginWith('espeak')).toBe(false);
});

test('audio chunks come in the order of the text, with times from its beginning', async () => {
  const { stream, queue, chunks, all } = begin(text);
  const [one, two, three] = [stream.beginNext(1), stream.beginNext(2), stream.beginNext(3)];
  stream.receive(three, end(7, 1));
  stream.receive(one, audio(1, 0.5));
  stream.receive(two, audio(3, 0.5));
  stream.receive(one, end(2, 2));
  stream.receive(two, audio(4, 0.75));
  stream.receive(two, end(5, 1));
  expect(stream.isOver).toBe(true);
  queue.end();
  await all;
  expect(chunks.map((chunk) => [chunk.audio[0], chunk.seconds])).toEqual([
    [1, 0.5],
    [2, 2],
    [3, 2.5],
    [4, 2.75],
    [5, 3],
    [7, 4],
  ]);
  expect(chunks.flatMap((chunk) => chunk.alignment?.starts ?? [])).toEqual([0.25, 2.25, 3.25]);
  // Peaks go on within a chunk and begin anew with the next.
  expect(chunks.map((chunk) => chunk.levels?.from)).toEqual([0, 0.005, 2, 2.005, 2.01, 3]);
});

test('after a failed chunk the audio before it is still delivered, and no later chunk begins', async () => {
  const { stream, queue, chunks, all } = begin(text);
  const [one, two] = [stream.beginNext(1), stream.beginNext(2)];
  stream.fail(two, 'why');
  expect([stream.isOver, stream.canBeginWith('espeak')]).toEqual([false, false]);
  stream.receive(one, audio(1, 0.1));
  expect(() => stream.receive(one, end(2, 1))).toThrow('why');
  queue.end();
  await all;
  expect(chunks.length).toBe(2);
});

test.each([
  ['seconds', new Uint8Array(1), 16],
  ['bytes', new Uint8Array(600_000), 1],
])('no chunk begins while enough %s are unread or wait for their turn', (_, bytes, seconds) => {
  const queue = new AudioChunkQueue({ start() {}, taken() {}, stopped() {} });
  const stream = new SpeechStream(speechInput(text.repeat(10)), engines, queue, 0);
  const message = (kind: 'audio' | 'end', seconds: number) =>
    ({ kind, audio: bytes, seconds, levels }) as SynthesisMessage;
  const [one, two] = [stream.beginNext(1), stream.beginNext(2)];
  stream.receive(two, message('end', seconds));
  stream.receive(one, message('audio', seconds / 2));
  const both = [queue.seconds, queue.bytes];
  expect(both).toEqual([seconds / 2, bytes.length]);
  stream.receive(one, message('end', seconds));
  expect(stream.canBeginWith('espeak')).toBe(false);
  void queue.next();
  void queue.next();
  expect(stream.canBeginWith('espeak')).toBe(true);
});

test('the speech with fewer workers is first, then the one that has waited longer', () => {
  const [a, b] = [begin(text).stream, begin(text).stream];
  [a.turn, b.turn] = [1, 2];
  expect([a.isBefore(b), b.isBefore(a)]).toEqual([true, false]);
  const part = a.beginNext(3);
  expect([a.isBefore(b), b.isBefore(a)]).toEqual([false, true]);
  a.receive(part, end(1, 1));
  expect(a.isBefore(b)).toBe(true);
});
