import { expect, test } from 'vitest';
import { align, findGap, shiftAlignment, repair } from './alignment.ts';
import type { EngineEvent } from './alignment.ts';
import { toEngineText } from '../engines/espeak/espeak-text.ts';

const word = (position: number, length: number, at: number): EngineEvent => ({
  kind: 'word',
  position,
  length,
  at,
  symbol: '',
});
const phoneme = (symbol: string, at: number): EngineEvent => ({ kind: 'phoneme', symbol, at, position: 0, length: 0 });

test('letters share the time of their word, and other characters fill the gap', () => {
  const events = [
    word(0, 2, 0),
    phoneme('ɒ', 0),
    phoneme('', 0.4),
    word(4, 2, 0.8),
    phoneme('n', 0.8),
    phoneme('', 1.2),
  ];
  const result = shiftAlignment(align('of, it', events, 1.5), 10, 11.5);
  expect(result.starts).toEqual([10, 10.2, 10.4, 10.6, 10.8, 11]);
  expect(result.ends).toEqual([10.2, 10.4, 10.6, 10.8, 11, 11.2]);
  expect(result.words).toEqual([
    { text: 'of', start: 10, end: 10.4 },
    { text: 'it', start: 10.8, end: 11.2 },
  ]);
  expect(result.phonemes).toEqual([
    { text: 'ɒ', start: 10, end: 10.4 },
    { text: 'n', start: 10.8, end: 11.2 },
  ]);
});

test('a word that the engine spoke with the previous one shares its time', () => {
  const result = align('of the', [word(0, 2, 0), phoneme('ə', 0)], 0.6);
  expect(result.words.map(({ start, end }) => [start, end])).toEqual([
    [0, expect.closeTo(0.2)],
    [expect.closeTo(0.3), 0.6],
  ]);
});

test('a narrow space without a break ends a word', () => {
  const { words } = align('Ⰰ\u202fa\u202f', [], 1);
  expect(words.map(({ text }) => text)).toEqual(['Ⰰ', 'a']);
});

test('without any event letters have no duration', () => {
  const result = shiftAlignment(align('abc', [], 1), 1, 2);
  expect(result.starts).toEqual([1, 1, 1]);
  expect(result.ends).toEqual([1, 1, 1]);
});

test('events that are out of order or out of the text do no harm', () => {
  const events = [
    word(3, 9, 0.5),
    word(1, 2, 0.2),
    word(3, 1, 0.6),
    word(99, 1, 0.7),
    word(4, 2, 0.4),
    phoneme('a', 7),
    phoneme('b', 3),
  ];
  expect(findGap(align('a b c d', events, 1), 'a b c d', 1)).toBeUndefined();
});

test('the shares never exceed the whole', () => {
  for (const length of [0.2329705215419501, 0.1, 0.7, 1 / 3])
    for (const text of ['...', '......', 'abc']) expect(findGap(align(text, [], length), text, length)).toBeUndefined();
});

test('faults are found and repaired', () => {
  const good = align('a b', [word(0, 1, 0), word(2, 1, 0.5)], 1);
  expect(findGap(good, 'a b', 1)).toBeUndefined();
  const broken = [
    { ...good, starts: [0, 0.9, 0.5] },
    { ...good, ends: [0.1, 0.2, 7] },
    { ...good, starts: [0, Number.NaN, 0.5] },
    { ...good, starts: [0], ends: [0.1] },
    { ...good, characters: ['a', 'b'] },
  ];
  for (const alignment of broken) {
    expect(findGap(alignment, 'a b', 1)).toBeTypeOf('string');
    expect(findGap(repair(alignment, 'a b', 1), 'a b', 1)).toBeUndefined();
  }
});

test('engine commands in the text are escaped, with a map back', () => {
  expect(toEngineText('a<b')).toEqual({ text: 'a&lt;b', origin: [0, 1, 1, 1, 1, 2] });
  expect(toEngineText('&amp;').text).toBe('&amp;amp;');
  expect(toEngineText('[[h@l]]').text).toBe('[(h@l]]');
  expect(toEngineText('[\u200e[x').text).toBe('[(x');
  expect(toEngineText('a\u0001b\u0000\ud800c\n').text).toBe('a b  c\n');
  expect(toEngineText('so\u00adft 😀x')).toEqual({ text: 'soft 😀x', origin: [0, 1, 3, 4, 5, 6, 7] });
});
