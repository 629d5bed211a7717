import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createBuffer, defaultSchedule, type TextBuffer } from './text-buffer.ts';
import { countCharacters } from '../speech/speech.rules.ts';
import { cpuMsOf } from '../../testing/cpu-time.ts';

const paced = (schedule = defaultSchedule, autoMode = false) => createBuffer({ schedule, autoMode });
/** Adds the texts one by one; what each made ready, empty ones left out. */
function feed(buffer: TextBuffer, texts: string[], isTriggered = false): string[] {
  return texts.flatMap((text) => {
    buffer.add(text);
    const ready = buffer.take(isTriggered);
    return ready ? [ready] : [];
  });
}
const words = (count: number) => Array.from({ length: count }, (_, i) => `word${i} `);

test('texts are as long as the schedule says, and its last step repeats', () => {
  const spoken = feed(paced(), words(400));
  const lengths = spoken.map(countCharacters);
  for (const [i, length] of lengths.entries()) {
    const least = defaultSchedule[Math.min(i, 3)] ?? 0;
    expect(length).toBeGreaterThanOrEqual(least);
    expect(length).toBeLessThan(least + 10);
  }
  expect(lengths.length).toBeGreaterThan(6);
  expect(feed(paced([50, 500]), words(100)).map(countCharacters)[0]).toBeLessThan(60);
});

test('the rest waits, including an unfinished word', () => {
  const buffer = paced([50]);
  expect(feed(buffer, ['x'.repeat(30), ' ', 'y'.repeat(19), 'yy'])).toEqual([`${'x'.repeat(30)} `]);
  expect(buffer.takeAll()).toBe('y'.repeat(21));
  expect(buffer.takeAll()).toBe('');
});

test('characters are counted in code points', () => {
  expect(feed(paced([50]), ['😀 '.repeat(24)])).toEqual([]);
  expect(feed(paced([50]), ['😀 '.repeat(25)])).toEqual(['😀 '.repeat(25)]);
});

test('a trigger takes at least 50 characters', () => {
  const buffer = paced();
  expect(feed(buffer, ['a'.repeat(20) + ' ', 'b'.repeat(20) + ' '], true)).toEqual([]);
  expect(feed(buffer, ['c'.repeat(10) + ' d'], true)).toEqual([
    `${'a'.repeat(20)} ${'b'.repeat(20)} ${'c'.repeat(10)} `,
  ]);
});

test('auto mode takes each complete sentence, and does not wait forever for a long one', () => {
  const buffer = paced(defaultSchedule, true);
  expect(feed(buffer, ['Hel', 'lo there. ', 'How are', ' you?', ' Fine, Dr. ', 'No, '])).toEqual([
    'Hello there. ',
    'How are you?',
  ]);
  expect(buffer.takeAll()).toBe(' Fine, Dr. No, ');
  expect(feed(buffer, ['I came home late.'])).toEqual(['I came home late.']);
  expect(feed(paced(defaultSchedule, true), words(100)).length).toBeGreaterThan(1);
});

test('a single space opens a socket or keeps it alive, and between words it is text', () => {
  const buffer = paced();
  feed(buffer, [' ', ' ', 'one', ' ', 'two']);
  expect(buffer.takeAll()).toBe('one two');
});

test('the texts join to the input, however it is split', () => {
  const chunk = fc.oneof(
    fc.constantFrom('. ', ' ', '<break time="1s"/>', '[sigh] ', '<', '[', '\n\n', '…', '。', '😀', 'x'.repeat(400)),
    fc.string({ maxLength: 30 }),
    fc.string({ maxLength: 12, unit: 'grapheme' }),
  );
  const input = fc.record({
    chunks: fc.array(chunk, { maxLength: 60 }),
    autoMode: fc.boolean(),
    isTriggered: fc.boolean(),
    schedule: fc.array(fc.integer({ min: 50, max: 500 }), { minLength: 1, maxLength: 4 }),
  });
  fc.assert(
    fc.property(input, ({ chunks, isTriggered, ...pace }) => {
      const buffer = createBuffer(pace);
      const taken: string[] = [];
      let sent = '';
      for (const text of chunks) {
        // A lone space into nothing is no text.
        if (text !== ' ' || sent !== taken.join('')) sent += text;
        buffer.add(text);
        taken.push(buffer.take(isTriggered));
      }
      taken.push(buffer.takeAll());
      expect(taken.join('')).toBe(sent);
      for (const text of taken) expect(text.isWellFormed()).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test('each of many small texts costs the same', async () => {
  const buffer = paced([500], true);
  const work = () => {
    for (let i = 0; i < 20_000; i++) {
      buffer.add('x<[');
      buffer.take();
    }
  };
  expect(await cpuMsOf(work)).toBeLessThan(3000);
});
