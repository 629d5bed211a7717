import { expect, test } from 'vitest';
import type { Alignment } from '../../../ports/speech/port.ts';
import { prepareText } from './prepare.ts';
import { createTimesMapper } from './times.ts';

const prepare = (text: string) =>
  prepareText(text, { languages: ['en'], detectLanguage: false, normalization: 'auto' });

/** A tenth of a second a character, from the tenth `from` on. */
function alignment(text: string, from: number): Alignment {
  const characters = Array.from(text);
  return {
    characters,
    starts: characters.map((_, i) => (from + i) / 10),
    ends: characters.map((_, i) => (from + i + 1) / 10),
    words: [],
    phonemes: [],
  };
}

test('text that is spoken as written keeps its times', () => {
  const { take } = createTimesMapper(prepare('Hi 😀'));
  const told = take(alignment('Hi 😀', 0));
  expect(told.alignment).toEqual(told.normalized_alignment);
  expect(told.alignment).toEqual({
    characters: ['H', 'i', ' ', '😀'],
    character_start_times_seconds: [0, 0.1, 0.2, 0.3],
    character_end_times_seconds: [0.1, 0.2, 0.3, 0.4],
  });
});

test('the time of a replaced word is shared among its written characters', () => {
  const mapper = createTimesMapper(prepare('Dr. A'));
  const { alignment: written } = mapper.take(alignment('Doctor A', 0));
  expect(written.characters).toEqual(['D', 'r', '.', ' ', 'A']);
  expect(written.character_start_times_seconds.map((time) => Math.round(time * 100))).toEqual([0, 20, 40, 60, 70]);
  expect(written.character_end_times_seconds.map((time) => Math.round(time * 100))).toEqual([20, 40, 60, 70, 80]);
});

test('a word across two chunks is reported with the chunk in which it ends', () => {
  const mapper = createTimesMapper(prepare('a 21'));
  const first = mapper.take(alignment('a twenty', 0));
  expect(first.alignment.characters).toEqual(['a', ' ']);
  expect(first.normalized_alignment.characters).toHaveLength(8);
  const second = mapper.take(alignment('-one', 10));
  expect(second.alignment.characters).toEqual(['2', '1']);
  expect(second.alignment.character_start_times_seconds).toEqual([0.2, 0.8]);
  expect(second.alignment.character_end_times_seconds).toEqual([0.8, 1.4]);
});

test('silent characters have no duration, and wait for the next spoken one', () => {
  const mapper = createTimesMapper(prepare('Hi <break time="1s"/>you [laughs]'));
  const first = mapper.take(alignment('Hi ', 0));
  expect(first.alignment.characters.join('')).toBe('Hi ');
  const second = mapper.take(alignment('you ', 13));
  expect(second.alignment.characters.join('')).toBe('<break time="1s"/>you ');
  const tag = second.alignment.characters.length - 4;
  expect(new Set(second.alignment.character_start_times_seconds.slice(0, tag))).toEqual(new Set([1.3]));
  expect(new Set(second.alignment.character_end_times_seconds.slice(0, tag))).toEqual(new Set([1.3]));
  const rest = mapper.rest(2);
  expect(rest.alignment.characters.join('')).toBe('[laughs]');
  expect(new Set(rest.alignment.character_end_times_seconds)).toEqual(new Set([2]));
  expect(rest.normalized_alignment.characters).toEqual([]);
  expect(mapper.rest(3).alignment.characters).toEqual([]);
});

test('when a speech is cut short the remaining characters have no duration', () => {
  const mapper = createTimesMapper(prepare('one 21 two'));
  mapper.take(alignment('one twen', 0));
  expect(mapper.rest(0.8).alignment.characters.join('')).toBe('21 two');
  const other = createTimesMapper(prepare('one two'));
  other.take(alignment('one', 0));
  expect(other.rest(0.3).alignment.characters.join('')).toBe(' two');
});
