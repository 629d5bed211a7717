import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Alignment } from '../../../ports/speech/port.ts';
import { generateText, randomNumbers } from './corpus.ts';
import { prepareText } from './prepare.ts';
import type { PreparedText, PrepareOptions } from './prepared.ts';
import { createTimesMapper } from './times.ts';

const many = ['en', 'ru', 'fr', 'de', 'es', 'ar', 'he', 'ja', 'zh', 'ko', 'hi', 'el', 'th', 'uk'];
const settings: PrepareOptions[] = [
  { languages: ['en'], detectLanguage: false, normalization: 'auto' },
  { languages: many, detectLanguage: true, normalization: 'auto' },
  { languages: ['ru', 'en'], detectLanguage: true, normalization: 'on' },
  { languages: many, detectLanguage: true, normalization: 'off', language: 'fr' },
];

/**
 * Simulates an engine: it cuts the spoken text at random places, and gives every character a later time than the one
 * before.
 */
function fakeAlignments(spoken: string, random: () => number): Alignment[] {
  const characters = Array.from(spoken);
  const alignments: Alignment[] = [];
  let time = 0;
  for (let at = 0; at < characters.length;) {
    const taken = characters.slice(at, at + 1 + Math.floor(random() * 30));
    at += taken.length;
    const starts: number[] = [];
    const ends: number[] = [];
    time += random() < 0.3 ? random() : 0;
    for (const _ of taken) {
      starts.push(time);
      time += random() < 0.1 ? 0 : random() / 10;
      ends.push(time);
    }
    alignments.push({ characters: taken, starts, ends, words: [], phonemes: [] });
  }
  return alignments;
}

function checkJoins(text: string, prepared: PreparedText): void {
  expect(prepared.mappings.map((mapping) => mapping.written).join('')).toBe(text);
  expect(prepared.mappings.map((mapping) => mapping.spoken).join('')).toBe(prepared.spoken);
  expect(prepared.texts.map((input) => input.text).join('')).toBe(prepared.spoken);
  expect(prepared.texts.length).toBeGreaterThan(0);
  expect(prepared.mappings.every((mapping) => mapping.written !== '' || mapping.spoken !== '')).toBe(true);
}

/** No readable character is dropped: only tags and entities are silent. */
function checkNothingDropped(prepared: PreparedText): void {
  for (const { written, spoken } of prepared.mappings) {
    if (written === spoken || /^[<[]|^&#?\w+;$/.test(written) || !/[\p{L}\p{N}]/u.test(written)) continue;
    expect(spoken, written).toMatch(/[\p{L}\p{N}]/u);
  }
}

function checkTimes(text: string, prepared: PreparedText, random: () => number): void {
  const mapper = createTimesMapper(prepared);
  const alignments = fakeAlignments(prepared.spoken, random);
  const end = alignments.at(-1)?.ends.at(-1) ?? 0;
  const told = [...alignments.map((alignment) => mapper.take(alignment)), mapper.rest(end + 0.5)];
  for (const [kind, joined] of [
    ['alignment', text],
    ['normalized_alignment', prepared.spoken],
  ] as const) {
    const characters = told.flatMap((times) => times[kind].characters);
    const starts = told.flatMap((times) => times[kind].character_start_times_seconds);
    const ends = told.flatMap((times) => times[kind].character_end_times_seconds);
    expect(characters.join('')).toBe(joined);
    expect(characters).toEqual(Array.from(joined));
    expect(starts.length).toBe(characters.length);
    expect(ends.length).toBe(characters.length);
    let last = 0;
    for (const [i, start] of starts.entries()) {
      const stop = ends[i] ?? -1;
      // Shared times are sums of fractions.
      if (start < last - 1e-9 || stop < start) throw new Error(`Times run back in ${JSON.stringify(text)}.`);
      last = stop;
    }
  }
  expect(mapper.rest(end + 1).alignment.characters).toEqual([]);
}

test('in 10,000 texts of the corpus every written and every spoken character has a time', () => {
  const lengths = new Set<number>();
  for (let seed = 0; seed < 10_000; seed += 1) {
    const text = generateText(seed);
    const length = Array.from(text).length;
    lengths.add(length);
    if (length < 1 || length > 120 || !text.isWellFormed() || text.includes('\u0000')) throw new Error(`Seed ${seed}`);
    const prepared = prepareText(text, settings[seed % settings.length] ?? (settings[0] as PrepareOptions));
    checkJoins(text, prepared);
    checkNothingDropped(prepared);
    checkTimes(text, prepared, randomNumbers(seed + 1));
  }
  expect(lengths.size).toBeGreaterThan(100);
}, 120_000);

test('the same seed gives the same text, another seed another', () => {
  expect(generateText(7)).toBe(generateText(7));
  expect(new Set(Array.from({ length: 500 }, (_, seed) => generateText(seed))).size).toBeGreaterThan(450);
});

test('any mixture of tags, numbers and letters joins to its text', () => {
  const parts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.constantFrom(
      '<break time="2s"/>',
      '<speak>',
      '</speak>',
      '&amp;',
      '[laughs]',
      '[pause]',
      '<s>',
      '</s>',
      '<emphasis>',
    ),
    fc.constantFrom('<sub alias="Doctor 5">Dr 5</sub>', '<sub alias="x"></sub>', '<phoneme ph="a">5 km</phoneme>'),
    fc.constantFrom(
      '5',
      '$',
      ' ',
      '.',
      '1,000',
      '-',
      'km',
      'Dr.',
      'Привет. ',
      'Hi. ',
      '2026',
      ':',
      '/',
      '@',
      'a.b',
      'V',
      '&#53;',
    ),
  );
  fc.assert(
    fc.property(
      fc.array(parts, { maxLength: 25 }),
      fc.constantFrom(...settings),
      fc.integer(),
      (chunks, options, seed) => {
        const joined = chunks.join('').toWellFormed().replaceAll('\u0000', '');
        for (const text of [joined, `<speak>${joined}</speak>`]) {
          const prepared = prepareText(text, options);
          checkJoins(text, prepared);
          checkNothingDropped(prepared);
          checkTimes(text, prepared, randomNumbers(seed));
          for (const { text, pronunciations = [] } of prepared.texts) {
            const points = Array.from(text).length;
            for (const { from, to } of pronunciations) expect(from < to && to <= points).toBe(true);
          }
        }
      },
    ),
    { numRuns: 800 },
  );
});

test('hostile texts of a megabyte take time in proportion to their length', () => {
  const options = settings[1] as PrepareOptions;
  const seconds = (unit: string, characters: number) => {
    const text = unit.repeat(Math.ceil(characters / unit.length));
    const begin = performance.now();
    prepareText(text, options);
    return (performance.now() - begin) / 1000;
  };
  // Brackets and broken tags: a tenth of this on an idle machine; with a square in it, hours.
  for (const unit of ['<', '[', '[[a', '<p ', "<p a='", '<break time=', '<speak>', '<!--', ']', '<s>']) {
    expect(seconds(unit, 1_000_000), unit).toBeLessThan(2);
  }
  // Numbers and signs are replaced one by one, which costs more.
  for (const unit of [
    '1',
    '1,',
    '1.',
    '1-',
    '1/',
    'A.',
    'a@',
    '#a',
    '$1',
    'A&',
    'www.',
    "5'",
    'a.b@',
    '. ',
    'Я. ',
    '漢',
  ]) {
    expect(seconds(unit, 50_000), unit).toBeLessThan(2);
  }
}, 120_000);
