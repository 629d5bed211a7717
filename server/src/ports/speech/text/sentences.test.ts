import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pauseSeconds } from '../engines/espeak/espeak-pauses.ts';
import { splitText } from './sentences.ts';
import { cpuMsOf } from '../../../testing/cpu-time.ts';

const texts = (text: string) => splitText(text).map((chunk) => chunk.text);

test('the text is cut after sentences, and every character is kept', () => {
  expect(texts('The first sentence. The second one!  And is this the third? ')).toEqual([
    'The first sentence. ',
    'The second one!  ',
    'And is this the third? ',
  ]);
});

test.each([
  'We asked Dr. Smith about the matter.',
  'It was J. R. Tolkien who wrote the book.',
  'Bring fruit, e.g. Apples, and some bread.',
  'It is Number No. 5 that we always liked.',
  'He lives at St. James street these days.',
  'It costs 3.14 dollars at www.example.com today.',
])('%j is kept whole', (text) => expect(texts(text)).toEqual([text]));

test('short sentences are spoken together with the next', () => {
  expect(texts('Hi! No. I will not go there today. All right.')).toEqual([
    'Hi! No. I will not go there today. ',
    'All right.',
  ]);
});

test('a single line end does not cut, but a blank line does', () => {
  expect(texts('A line that is\nwrapped here')).toEqual(['A line that is\nwrapped here']);
  expect(splitText('A title of a chapter\n\nAnd its text')).toEqual([
    { text: 'A title of a chapter\n\n', pause: 'paragraph' },
    { text: 'And its text', pause: 'none' },
  ]);
  expect(splitText('A sentence is here.\n\nAnd the next one.')).toEqual([
    { text: 'A sentence is here.\n\n', pause: 'paragraph' },
    { text: 'And the next one.', pause: 'none' },
  ]);
});

test('leading white space and trailing signs belong to a chunk', () => {
  expect(texts('  \n Here is a sentence. 🎉')).toEqual(['  \n Here is a sentence. 🎉']);
  expect(texts('...')).toEqual(['...']);
  expect(texts('')).toEqual([]);
});

test('long chunks are cut at clauses, then at spaces, then anywhere', () => {
  const clauses = texts('some words of a clause, '.repeat(60));
  expect(clauses.every((part) => part.endsWith(', ') && part.length <= 400)).toBe(true);
  const spaces = texts('word '.repeat(2000));
  expect(spaces.every((part) => part.endsWith(' ') && part.length <= 400)).toBe(true);
  expect(spaces.length).toBeLessThan(30);
  expect(Math.max(...texts('x'.repeat(10_000)).map((part) => part.length))).toBe(400);
  expect(Math.max(...texts('漢'.repeat(1000)).map((part) => part.length))).toBe(100);
});

test('no cut lies within a character or before an accent', () => {
  for (const text of ['e\u0301'.repeat(1000), '👩‍👩‍👧'.repeat(300), 'x' + '😀'.repeat(900)]) {
    for (const part of texts(text)) {
      expect(part.isWellFormed()).toBe(true);
      expect(part).not.toMatch(/^[\p{M}\u200d]/u);
    }
  }
});

test('no text takes long to cut', async () => {
  const work = () => {
    for (const unit of ['a. ', 'Dr. ', '\n', '! ', '"', '. \n', 'e\u0301', '\u0301', '<>&'])
      texts(unit.repeat(40_000 / unit.length));
  };
  expect(await cpuMsOf(work)).toBeLessThan(3000);
});

test('any text comes back whole, in chunks of bounded length', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 3000 }),
    fc.string({ unit: 'grapheme', maxLength: 3000 }),
  );
  fc.assert(
    fc.property(anything, (text) => {
      const parts = splitText(text);
      expect(parts.map((part) => part.text).join('')).toBe(text);
      for (const part of parts) expect(part.text.length).toBeGreaterThan(0);
    }),
    { numRuns: 300 },
  );
});

test('pauses follow the punctuation mark and the rate', () => {
  expect(
    splitText('Here is a sentence. Here is a warning! Is this a question? The end.').map((part) => part.pause),
  ).toEqual(['sentence', 'exclamation', 'sentence', 'none']);
  expect(pauseSeconds('sentence', 175)).toBeCloseTo(0.301);
  expect(pauseSeconds('sentence', 190)).toBeGreaterThan(pauseSeconds('sentence', 200));
  expect(pauseSeconds('sentence', 80)).toBeCloseTo(0.885);
  expect(pauseSeconds('paragraph', 450)).toBeLessThan(0.05);
  expect(pauseSeconds('none', 100)).toBe(0);
});
