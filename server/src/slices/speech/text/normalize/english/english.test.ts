import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { abbreviations } from '#contract/speech/abbreviations.ts';
import { applyEdits } from '../edit.ts';
import { cases } from './english.cases.ts';
import { englishOf } from './english.ts';
import { cardinal, ordinal } from './numbers.ts';

const normalizeEnglish = englishOf();
const speak = (text: string) => applyEdits(text, normalizeEnglish(text));

test.each(Object.entries(cases))('%s', (_, rows) => {
  for (const [written, spoken] of rows) expect(speak(written), written).toBe(spoken);
});

/** Texts with their reading in an accent, for what the cases above leave open. */
const variations = readFileSync(new URL('english.cases.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((row) => row.split('\t'));

test('variations are read as in their accent', () => {
  expect(variations.length).toBeGreaterThan(300);
  const wrong = variations.filter(([accent, written = '', spoken]) => {
    return applyEdits(written, englishOf(accent)(written)) !== spoken;
  });
  expect(wrong).toEqual([]);
});

test('there are many cases, and normalizing twice changes nothing', () => {
  const rows = Object.values(cases).flat();
  expect(rows.length).toBeGreaterThan(200);
  for (const [written, spoken] of rows) expect(speak(spoken), written).toBe(spoken);
});

test('every case also works within a sentence', () => {
  // Cases that end a sentence, or depend on its beginning, are recognised by their surroundings.
  for (const [written, spoken] of Object.values(cases)
    .flat()
    .filter(([written]) => !/\.$|[A-Z]\w*$/.test(written))) {
    expect(speak(`so, ${written}, then`), written).toBe(`so, ${spoken}, then`);
  }
});

test('each part of a date, range or number has its own edit', () => {
  const parts = (text: string) => normalizeEnglish(text).map((edit) => [text.slice(edit.from, edit.to), edit.spoken]);
  expect(parts('pages 10–20')).toEqual([
    ['10', 'ten'],
    ['–', ' to '],
    ['20', 'twenty'],
  ]);
  expect(parts('on 20 November 2026').map(([written]) => written)).toContain('2026');
  expect(parts('12345678901234567890')).toHaveLength(20);
  expect(parts('hello there')).toEqual([]);
});

test('cardinals and ordinals can be parsed back to their number', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 999_999_999_999_999_999n }), (value) => {
      expect(valueOf(cardinal(String(value)))).toBe(value);
      expect(ordinal(String(value))).toMatch(/(?:th|first|second|third)$/);
    }),
  );
});

/** The number that words stand for, reckoned the other way round. */
function valueOf(words: string): bigint {
  const units =
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
      ' ',
    );
  const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
  const scales = ['thousand', 'million', 'billion', 'trillion', 'quadrillion'];
  let total = 0n;
  let group = 0n;
  for (const word of words.split(/[ -]/)) {
    if (word === 'and') continue;
    if (word === 'hundred') group *= 100n;
    else if (scales.includes(word)) [total, group] = [total + group * 1000n ** BigInt(scales.indexOf(word) + 1), 0n];
    else if (tens.includes(word)) group += BigInt((tens.indexOf(word) + 2) * 10);
    else if (units.includes(word)) group += BigInt(units.indexOf(word));
    else throw new Error(`Not a number: ${word}`);
  }
  return total + group;
}

test('abbreviations within a sentence are read in full', () => {
  const surroundings: Record<string, (word: string) => string> = {
    st: (word) => `at ${word} John`,
    no: (word) => `${word} 5`,
  };
  for (const one of abbreviations) {
    const word = `${/^(?:dr|mr|mrs|ms|st|prof|jr|sr)$/.test(one) ? one[0]?.toUpperCase() + one.slice(1) : one}.`;
    const text = one === 'jr' || one === 'sr' ? `John ${word}, who` : (surroundings[one]?.(word) ?? `so ${word} Smith`);
    expect(speak(text), text).not.toContain(word);
  }
});

test('letters and digits are never dropped, whatever surrounds them', () => {
  const tokens = Object.values(cases)
    .flat()
    .flatMap(([written]) => written.split(/(?<=[ .,])|(?=[-–/:])/));
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.constantFrom(...tokens), fc.string({ maxLength: 3 })), { maxLength: 8 }),
      (parts) => {
        const text = parts.join('');
        for (const edit of normalizeEnglish(text)) {
          if (/[\p{L}\p{N}]/u.test(text.slice(edit.from, edit.to))) expect(edit.spoken, text).toMatch(/[\p{L}\p{N}]/u);
        }
        speak(text);
      },
    ),
    { numRuns: 3000 },
  );
});
