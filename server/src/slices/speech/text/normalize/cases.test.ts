import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { applyEdits } from './edit.ts';
import { normalizerOf } from './normalizers.ts';

/**
 * The cases were written from the languages alone, without a look at the rules. A row that a rule misses is changed
 * only where a native listener would also accept what the rule says; otherwise the rule is mended.
 */
const languages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl'];
const categories = new Set(
  (
    'cardinal ordinal year digits decimal negative range fraction roman date time money unit phone address web ' +
    'abbreviation acronym version formula score model isbn percent tag sign mixed unchanged'
  ).split(' '),
);
const minRows = 150;
const minShare = 0.97;

interface Case {
  readonly category: string;
  readonly locale: string;
  readonly written: string;
  /** Every reading that a careful listener accepts. */
  readonly spoken: readonly string[];
}

const folder = new URL('cases/', import.meta.url);

function readCases(language: string): Case[] {
  const [header, ...rows] = readFileSync(new URL(`${language}.tsv`, folder), 'utf8')
    .trimEnd()
    .split('\n');
  expect(header).toBe('category\tlocale\twritten\tspoken');
  return rows.map((row) => {
    const fields = row.split('\t');
    expect(fields, row).toHaveLength(4);
    const [category = '', locale = '', written = '', spoken = ''] = fields;
    return { category, locale, written, spoken: spoken.split(' | ') };
  });
}

/** Case, punctuation and hyphens are not heard, so only the sequence of words is compared. */
const wordsOf = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

function isRight({ category, written, spoken }: Case, got: string): boolean {
  if (category === 'unchanged') return got === written;
  return spoken.some((reading) => wordsOf(reading) === wordsOf(got));
}

describe.each(languages)('the cases of %s', (language) => {
  const cases = readCases(language);

  it('are many, differ, and have known categories', () => {
    expect(cases.length).toBeGreaterThanOrEqual(minRows);
    expect(new Set(cases.map(({ locale, written }) => `${locale} ${written}`)).size).toBe(cases.length);
    expect(new Set(cases.map(({ category }) => category)).difference(categories)).toEqual(new Set());
    expect(cases.filter(({ locale }) => locale.slice(0, 2) !== language)).toEqual([]);
  });

  it('are read as people read them', () => {
    const misses = cases.flatMap((entry) => {
      const normalize = normalizerOf(language, entry.locale.split('-')[1]);
      if (normalize === undefined) throw new Error(`No normalizer is registered for ${entry.locale}.`);
      const got = applyEdits(entry.written, normalize(entry.written));
      if (isRight(entry, got)) return [];
      return [
        `${entry.category} ${entry.locale}: ${entry.written}\n  got    ${got}\n  wanted ${entry.spoken.join('\n      or ')}`,
      ];
    });
    const share = 1 - misses.length / cases.length;
    const summary = `${(share * 100).toFixed(1)} % of ${cases.length} cases are right\n\n${misses.join('\n')}`;
    expect(share, summary).toBeGreaterThanOrEqual(minShare);
  });
});
