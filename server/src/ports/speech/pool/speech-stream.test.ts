import { expect, test } from 'vitest';
import type { TaskMessage } from './messages.ts';
import { PieceQueue } from './audio-chunk-queue.ts';
import type { SpeechPiece } from '../port.ts';
import { SpeechStream } from './speech-stream.ts';
import { order } from '../testing.ts';

const text = 'This is number one. This is number two. This is number three. ';
const alignment = { characters: ['a'], starts: [0.25], ends: [0.5], words: [], phonemes: [] };
const levels = { peaks: Uint8Array.of(1, 2), energy: 0.5, loudSamples: 10 };
const audio = (byte: number, seconds: number): TaskMessage => ({
  kind: 'audio',
  audio: Uint8Array.of(byte),
  seconds,
  levels,
});
const end = (byte: number, seconds: number): TaskMessage => ({
  kind: 'end',
  audio: Uint8Array.of(byte),
  seconds,
  levels,
  alignment,
});

function begin(text: string) {
  const queue = new PieceQueue({ start() {}, taken() {}, stopped() {} });
  const pieces: SpeechPiece[] = [];
  const all = (async () => {
    for await (const piece of queue) pieces.push(piece);
  })();
  return { stream: new SpeechStream(order(text), queue, 0), queue, pieces, all };
}

test('the second stretch waits for the first sound, the others for nothing', () => {
  const { stream } = begin(text);
  const first = stream.take(1);
  expect(stream.wants('espeak')).toBe(false);
  stream.heard(first, audio(1, 0.1));
  expect(stream.wants('espeak')).toBe(true);
  expect([first, stream.take(2), stream.take(3)].map(({ task }) => [task.first, task.last])).toEqual([
    [true, false],
    [false, false],
    [false, true],
  ]);
  expect(stream.wants('espeak')).toBe(false);
});

test('pieces come in the order of the text, with times from its beginning', async () => {
  const { stream, queue, pieces, all } = begin(text);
  const [one, two, three] = [stream.take(1), stream.take(2), stream.take(3)];
  stream.heard(three, end(7, 1));
  stream.heard(one, audio(1, 0.5));
  stream.heard(two, audio(3, 0.5));
  stream.heard(one, end(2, 2));
  stream.heard(two, audio(4, 0.75));
  stream.heard(two, end(5, 1));
  expect(stream.over).toBe(true);
  queue.end();
  await all;
  expect(pieces.map((piece) => [piece.audio[0], piece.seconds])).toEqual([
    [1, 0.5],
    [2, 2],
    [3, 2.5],
    [4, 2.75],
    [5, 3],
    [7, 4],
  ]);
  expect(pieces.flatMap((piece) => piece.alignment?.starts ?? [])).toEqual([0.25, 2.25, 3.25]);
  // Peaks go on within a stretch and begin anew with the next.
  expect(pieces.map((piece) => piece.levels?.from)).toEqual([0, 0.005, 2, 2.005, 2.01, 3]);
});

test('a stretch that fails lets what comes before it be heard, and nothing after it begin', async () => {
  const { stream, queue, pieces, all } = begin(text);
  const [one, two] = [stream.take(1), stream.take(2)];
  stream.failed(two, 'why');
  expect([stream.over, stream.wants('espeak')]).toEqual([false, false]);
  stream.heard(one, audio(1, 0.1));
  expect(() => stream.heard(one, end(2, 1))).toThrow('why');
  queue.end();
  await all;
  expect(pieces.length).toBe(2);
});

test.each([
  ['seconds', new Uint8Array(1), 16],
  ['bytes', new Uint8Array(600_000), 1],
])('no stretch is begun when enough %s are unread or wait for their turn', (_, bytes, seconds) => {
  const queue = new PieceQueue({ start() {}, taken() {}, stopped() {} });
  const stream = new SpeechStream(order(text.repeat(10)), queue, 0);
  const message = (kind: 'audio' | 'end', seconds: number) => ({ kind, audio: bytes, seconds, levels }) as TaskMessage;
  const [one, two] = [stream.take(1), stream.take(2)];
  stream.heard(two, message('end', seconds));
  stream.heard(one, message('audio', seconds / 2));
  const both = [queue.seconds, queue.bytes];
  expect(both).toEqual([seconds / 2, bytes.length]);
  stream.heard(one, message('end', seconds));
  expect(stream.wants('espeak')).toBe(false);
  void queue.next();
  void queue.next();
  expect(stream.wants('espeak')).toBe(true);
});

test('whoever has fewer workers is first, then whoever has waited longer', () => {
  const [a, b] = [begin(text).stream, begin(text).stream];
  [a.turn, b.turn] = [1, 2];
  expect([a.isBefore(b), b.isBefore(a)]).toEqual([true, false]);
  const part = a.take(3);
  expect([a.isBefore(b), b.isBefore(a)]).toEqual([false, true]);
  a.heard(part, end(1, 1));
  expect(a.isBefore(b)).toBe(true);
});
