import { expect, test } from 'vitest';
import { maxSpeakers } from '#contract/speech-to-text/transcripts.ts';
import type { RecognisedWord } from '../port.ts';
import { KnownSpeakers, withoutTooMany } from './speakers.ts';

/** A voice that is unlike every other one, with a little of another. */
const voice = (n: number, like = n): number[] =>
  Array.from({ length: 50 }, (_, i) => (i === n ? 1 : i === like ? 0.3 : 0));
const voices = (count: number) => Array.from({ length: count }, (_, n) => voice(n));

test('forty voices are the most that a transcript can have, and the others have the number of the nearest', () => {
  const known = new KnownSpeakers(undefined);
  const all = [...voices(maxSpeakers), ...Array.from({ length: 8 }, (_, n) => voice(maxSpeakers + n, n + 3))];
  const first = known.recognise(all, {});
  expect(first.merged).toBe(8);
  expect(first.numbers.slice(0, maxSpeakers)).toEqual(Array.from({ length: maxSpeakers }, (_, n) => n));
  expect(first.numbers.slice(maxSpeakers)).toEqual([3, 4, 5, 6, 7, 8, 9, 10]);
  // The voices that were known are known again.
  expect(known.recognise([voice(20), voice(3)], {})).toEqual({ numbers: [20, 3], merged: 0 });
  expect((known.state as unknown[]).length).toBe(maxSpeakers);
});

test('a number of speakers is the most there are, also over several windows', () => {
  const known = new KnownSpeakers(undefined);
  expect(known.recognise(voices(2), { speakers: 2 }).numbers).toEqual([0, 1]);
  expect(known.recognise([voice(1), voice(9, 0), voice(8, 1)], { speakers: 2 }).numbers).toEqual([1, 0, 1]);
});

test('speakers that a service counts beyond the most are told, and their words have none', () => {
  const word = (speaker?: number): RecognisedWord => ({
    ...{ text: 'so', start: 0, end: 1, confidence: 1, kind: 'word' },
    ...(speaker === undefined ? {} : { speaker }),
  });
  const few = [word(0), word(31), word()];
  expect(withoutTooMany(few)).toEqual({ words: few });
  const { words, warning } = withoutTooMany([word(1), word(32), word(39)]);
  expect(words.map(({ speaker }) => speaker)).toEqual([1, undefined, undefined]);
  expect(warning?.code).toBe('too_many_speakers');
});
